import { toast } from '@tessera/shared/events';
import { loadMessages, messagesIn } from '@tessera/shared/i18n';
import { shareMessages } from '../../../messages/share';

/** Hands the page's address to the device's own way of sharing; where there is none it is copied. */
export async function shareProduct(name: string): Promise<void> {
  await loadMessages([shareMessages]);
  const text = messagesIn(shareMessages);
  const url = location.href;
  if (typeof navigator.share === 'function') {
    // whoever closes the device's sheet has changed their mind
    await navigator.share({ title: name, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url).then(
    () => toast.success(text.copied, { id: 'share' }),
    () => toast.error(text.notCopied, { id: 'share' }),
  );
}

import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { useRef } from 'react';
import { wishlistMessages } from '../../messages/wishlist';
import styles from './wishlist-page.module.css';

interface SharePanelProps {
  url: string;
  pending: boolean;
  onRevoke: () => void;
}

/** The link to a shared list, to copy and to take back. */
export function SharePanel({ url, pending, onRevoke }: SharePanelProps) {
  const text = useMessages(wishlistMessages);
  const field = useRef<HTMLInputElement>(null);

  async function handleCopy(): Promise<void> {
    field.current?.select();
    try {
      // only secure contexts have a clipboard
      await navigator.clipboard.writeText(url);
      toast.success(text.copied, { id: 'wishlist-share' });
    } catch {
      toast.info(text.notCopied, { id: 'wishlist-share' });
    }
  }

  return (
    <section className={styles.Share} aria-label={text.share}>
      <TextField ref={field} label={text.shareLink} hint={text.shareTitle} value={url} readOnly />
      <div className={styles.ShareWays}>
        <Button onClick={() => void handleCopy()}>{text.copy}</Button>
        <Button variant="quiet" pending={pending} onClick={onRevoke}>
          {text.revoke}
        </Button>
      </div>
    </section>
  );
}

import type { Profile } from '@tessera/shared/contract';
import { Alert, Button } from '@tessera/shared/ui';
import styles from './email-notice.module.css';
import { texts } from './email-texts';
import { useResendLink } from './use-resend-link';

/** For an address that waits for its link to be opened: says which, and sends the link again. */
export function EmailNotice({ profile }: { profile: Profile }) {
  const { email, email_verified, pending_email } = profile;
  const resend = useResendLink();
  if (email_verified && !pending_email) return null;
  return (
    <Alert tone={pending_email ? 'info' : 'warning'}>
      <p className={styles.Title}>{pending_email ? texts.pendingTitle : texts.confirmTitle}</p>
      <p>{pending_email ? texts.pendingText(pending_email, email) : texts.confirmText(email)}</p>
      <div className={styles.Action}>
        <Button variant="secondary" size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
          {texts.resend}
        </Button>
      </div>
    </Alert>
  );
}

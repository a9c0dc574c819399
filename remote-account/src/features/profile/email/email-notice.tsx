import type { Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { emailMessages } from '../../../messages/email';
import styles from './email-notice.module.css';
import { useResendLink } from './use-resend-link';

/** For addresses that wait for their link to be opened: says which, and what to do when no mail came. */
export function EmailNotice({ profile }: { profile: Profile }) {
  const texts = useMessages(emailMessages);
  const { email, email_verified, pending_email } = profile;
  const resend = useResendLink();
  return (
    <>
      {pending_email !== null && (
        <Alert>
          <p className={styles.Title}>{texts.pendingTitle}</p>
          <p>{texts.pendingText(pending_email, email)}</p>
        </Alert>
      )}
      {!email_verified && (
        <Alert tone="warning">
          <p className={styles.Title}>{texts.confirmTitle}</p>
          <p>{texts.confirmText(email)}</p>
          <div className={styles.Action}>
            <Button variant="secondary" size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
              {texts.resend}
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}

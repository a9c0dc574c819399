import type { PayLaterAccount } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { payLaterMessages } from '../../messages/pay-later';
import { ApplicationSection } from './application/application-section';
import { overdueOf } from './account/overdue';
import styles from './account/pay-later.module.css';

/** What there is to know before anything can be bought so: how to apply, that it is being looked at, or why not. */
export function AccountState({ account }: { account: PayLaterAccount }) {
  const text = useMessages(payLaterMessages);
  const { state, reason, can_apply } = account;
  const why = reason && <p>{text.reason(reason)}</p>;
  return (
    <>
      {state === 'pending' && (
        <Alert>
          <p className={styles.Strong}>{text.pendingTitle}</p>
          <p>{text.pendingText}</p>
        </Alert>
      )}
      {state === 'refused' && (
        <Alert tone="warning">
          <p className={styles.Strong}>{text.refusedTitle}</p>
          {why}
        </Alert>
      )}
      {state === 'suspended' && (
        <Alert tone="warning">
          <p className={styles.Strong}>{text.suspendedTitle}</p>
          <p>{text.suspendedText}</p>
          {why}
        </Alert>
      )}
      {state === 'active' && overdueOf(account) && (
        <Alert tone="warning">
          <p className={styles.Strong}>{text.overdueTitle}</p>
          <p>{text.overdueText}</p>
        </Alert>
      )}
      {can_apply && <ApplicationSection account={account} />}
    </>
  );
}

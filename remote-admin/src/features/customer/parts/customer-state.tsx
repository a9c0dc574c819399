import type { CustomerRecord } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { customerMessages } from '../../../messages/customers/customer';
import styles from './customer.module.css';

/** What is to be known before anything else: that nobody signs in, or that there is nobody. */
export function CustomerState({ customer }: { customer: CustomerRecord }) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  const { suspended_at, suspension_reason, anonymised_at } = customer;
  if (anonymised_at !== null) {
    return (
      <div className={styles.State}>
        <Alert>
          <p>
            <strong>{text.goneTitle}</strong>
          </p>
          <p>{text.goneText}</p>
          <p>{text.anonymisedAt(momentOf(anonymised_at, locale))}</p>
        </Alert>
      </div>
    );
  }
  if (suspended_at === null) return null;
  return (
    <div className={styles.State}>
      <Alert tone="warning">
        <p>
          <strong>{text.suspendedTitle}</strong>
        </p>
        <p>{text.suspendedText(momentOf(suspended_at, locale))}</p>
        {suspension_reason && <p className={styles.Words}>{text.suspendedWhy(suspension_reason)}</p>}
      </Alert>
    </div>
  );
}

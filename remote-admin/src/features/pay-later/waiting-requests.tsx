import type { PayLaterRequests } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import { adminPaths } from '../../paths';
import styles from './waiting-requests.module.css';

/** What waits for a second person, each with the way to its account; nothing while none does. */
export function WaitingRequests({ requests }: { requests: PayLaterRequests | undefined }) {
  const text = useMessages(payLaterMessages);
  const locale = useLocale();
  if (!requests || requests.items.length === 0) return null;
  const { items, currency } = requests;
  return (
    <div className={styles.Waiting}>
      <Alert tone="warning">
        <p>
          <strong>{text.requests.title(items.length)}</strong>
        </p>
        <ul>
          {items.map(({ id, account_id, account_name, kind, amount, order_number, requested_by_name }) => (
            <li key={id}>
              <Link to={adminPaths.payLaterAccount(account_id)}>{account_name ?? text.nobody}</Link>
              {': '}
              {text.requests.of(text.kinds[kind], formatMoney(amount, currency, locale), order_number)}
              {requested_by_name && `, ${text.requests.by(requested_by_name)}`}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import { ReturnBadge } from '../../../returns/return-states';
import styles from './customer.module.css';

interface CustomerReturnsProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** What they have sent back lately, and the way to all of it. */
export function CustomerReturns({ customer: { id, returns }, now }: CustomerReturnsProps) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  return (
    <Card title={text.returns}>
      {returns.length === 0 && <p className={rows.Quiet}>{text.noReturns}</p>}
      <ul className={rows.Rows}>
        {returns.map((one) => (
          <li key={one.id} className={rows.Row}>
            <p className={rows.Head}>
              <Link className={rows.Link} to={adminPaths.return(one.id)}>
                {one.number}
              </Link>
              <ReturnBadge state={one.state} />
            </p>
            <p className={rows.Quiet}>
              {text.ofOrder(one.order_number)} · <TimeAgo at={one.created_at} now={now} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
      {returns.length > 0 && (
        <p className={styles.All}>
          <Link className={rows.Link} to={`${adminPaths.returns()}?${new URLSearchParams({ customer_id: id })}`}>
            {text.allReturns}
          </Link>
        </p>
      )}
    </Card>
  );
}

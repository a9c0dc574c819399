import type { AdminInquiry } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { StatusBadge } from '../../../orders/state-badges';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

interface InquiryOrdersProps {
  inquiry: Pick<AdminInquiry, 'orders'>;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** The latest orders of whoever wrote, or why they are not shown. */
export function InquiryOrders({ inquiry: { orders }, now }: InquiryOrdersProps) {
  const text = useMessages(inquiryMessages);
  const locale = useLocale();
  return (
    <Card title={text.orders}>
      {orders === null && <p className={rows.Quiet}>{text.ordersHidden}</p>}
      {orders?.length === 0 && <p className={rows.Quiet}>{text.noOrders}</p>}
      <ul className={rows.Rows}>
        {orders?.map(({ id, number, status, total, currency, placed_at, matched_by }) => (
          <li key={id} className={rows.Row}>
            <p className={rows.Head}>
              <Link className={rows.Link} to={paths.adminOrder(number)}>
                {number}
              </Link>
              <StatusBadge status={status} />
              <span className={rows.End}>{formatMoney(total, currency, locale)}</span>
            </p>
            <p className={rows.Quiet}>
              <TimeAgo at={placed_at} now={now} locale={locale} />
              {matched_by === 'email' && ` · ${text.byAddress}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

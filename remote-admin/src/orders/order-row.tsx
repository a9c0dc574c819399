import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { TimeAgo } from '../format/time-ago';
import rows from '../page/rows.module.css';

interface OrderRowProps {
  order: { number: string; total: number; currency: string; placed_at: string };
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** how it stands */
  badges: ReactNode;
  /** what else is told of it, behind the time */
  children?: ReactNode;
}

/** An order in a card of another record. */
export function OrderRow({ order: { number, total, currency, placed_at }, now, badges, children }: OrderRowProps) {
  const locale = useLocale();
  return (
    <li className={rows.Row}>
      <p className={rows.Head}>
        <Link className={rows.Link} to={paths.adminOrder(number)}>
          {number}
        </Link>
        {badges}
        <span className={rows.End}>{formatMoney(total, currency, locale)}</span>
      </p>
      <p className={rows.Quiet}>
        <TimeAgo at={placed_at} now={now} locale={locale} />
        {children}
      </p>
    </li>
  );
}

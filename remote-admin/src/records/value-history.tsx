import type { StoredValueEntry } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { giftCardMessages } from '../messages/gift-cards';
import rows from '../page/rows.module.css';
import { adminPaths } from '../paths';

interface ValueEntryProps {
  entry: StoredValueEntry;
  currency: string;
}

/** One entry: what it was, how much, when, by whom or for which order, and why. */
function ValueEntry({ entry, currency }: ValueEntryProps) {
  const { entries, redeemedBy } = useMessages(giftCardMessages);
  const locale = useLocale();
  const { kind, amount, reason, by, redeemed_by, order_number, created_at } = entry;
  return (
    <li className={rows.Row}>
      <p className={rows.Head}>
        <span className={rows.Strong}>{entries[kind]}</span>
        {order_number !== null && (
          <Link className={rows.Link} to={paths.adminOrder(order_number)}>
            {order_number}
          </Link>
        )}
        {redeemed_by !== null && (
          <Link className={rows.Link} to={adminPaths.customer(redeemed_by.customer_id)}>
            {redeemedBy(redeemed_by.name)}
          </Link>
        )}
        <span className={rows.End}>
          {amount > 0 && '+'}
          {formatMoney(amount, currency, locale)}
        </span>
      </p>
      {reason !== '' && <p className={rows.Words}>{reason}</p>}
      <p className={rows.Quiet}>
        <time dateTime={created_at}>{momentOf(created_at, locale)}</time>
        {by !== null && ` · ${by}`}
      </p>
    </li>
  );
}

interface ValueHistoryProps {
  entries: readonly StoredValueEntry[];
  currency: string;
}

/** What was put on a gift card or a store credit and taken, the latest first. */
export function ValueHistory({ entries, currency }: ValueHistoryProps) {
  const { noEntries } = useMessages(giftCardMessages);
  if (entries.length === 0) return <p className={rows.Quiet}>{noEntries}</p>;
  return (
    <ul className={rows.Rows}>
      {entries.map((entry) => (
        <ValueEntry key={entry.id} entry={entry} currency={currency} />
      ))}
    </ul>
  );
}

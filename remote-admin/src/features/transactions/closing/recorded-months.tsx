import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { monthName } from '../../../format/days';
import { closingMessages } from '../../../messages/transactions/closing';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import { recordedMonthsQuery } from './closing.queries';

/** The months that were recorded, each with the way to it; nothing where there are none. */
export function RecordedMonths({ locale }: { locale: string }) {
  const text = useMessages(closingMessages);
  const months = useQuery(recordedMonthsQuery()).data?.items ?? [];
  if (months.length === 0) return null;
  return (
    <Card title={text.cards.months}>
      <ul className={rows.Rows}>
        {months.map(({ id, month, closed_by, closed_at }) => (
          <li key={id} className={rows.Row}>
            <Link className={rows.Link} to={adminPaths.closing(month)}>
              {monthName(month, locale)}
            </Link>
            <span className={rows.Quiet}>
              {text.recordedBy(closed_by || text.somebodyGone, momentOf(closed_at, locale))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../messages/admin';
import { auditMessages } from '../messages/settings/audit';
import { ordersMessages } from '../messages/orders/orders';
import { settingsMessages } from '../messages/settings/settings';
import { LoadFailure } from '../page/load-failure';
import { adminPaths } from '../paths';
import { AuditEntry } from './audit-entry';
import { EntryList } from './entry-list';
import { historyQuery } from './history.queries';
import styles from './record-history.module.css';

export const messages = [auditMessages, ordersMessages, settingsMessages];

interface HistoryEntriesProps {
  type: string;
  id: string;
  version: number;
}

const EXPECTED = 3;

/** The latest entries of the audit log about one record, and the way to all of them. */
export default function HistoryEntries({ type, id, version }: HistoryEntriesProps) {
  const text = useMessages(auditMessages);
  const { history } = useMessages(adminMessages);
  const locale = useLocale();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const query = historyQuery(type, id, version);
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = useQuery(query);
  if (error && !data) {
    return <LoadFailure what={history} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.items.length === 0) return <p className={styles.Quiet}>{text.historyNone}</p>;
  return (
    <>
      <EntryList label={history} expected={EXPECTED} stale={isPlaceholderData}>
        {data?.items.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} currency={currency} locale={locale} now={dataUpdatedAt} />
        ))}
      </EntryList>
      <Link to={adminPaths.historyOf(type, id)} className={styles.All}>
        {text.historyAll}
      </Link>
    </>
  );
}

import type { RemotePromotion } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { personOf } from '../../../audit/audit-words';
import { TimeAgo } from '../../../format/time-ago';
import { remotesMessages } from '../../../messages/settings/remotes';
import { LoadFailure } from '../../../page/load-failure';
import styles from './promotions.module.css';
import { remoteHistoryQuery } from './remotes.queries';

function whatOf({ kind, version }: RemotePromotion): string {
  const { entries } = messagesIn(remotesMessages);
  return kind === 'retire' || version === null ? entries.retire : entries[kind](version);
}

/** What was live of a part of the shop, who made it so, and why. */
export function Promotions({ name }: { name: string }) {
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(remoteHistoryQuery(name));
  if (error && !data) {
    return <LoadFailure what={text.history} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.items.length === 0) return <p className={styles.Quiet}>{text.historyNone}</p>;
  return (
    <ol className={styles.List}>
      {data.items.map((promotion) => (
        <li key={promotion.id} className={styles.Entry} data-kind={promotion.kind}>
          <p className={styles.What}>
            {whatOf(promotion)}
            {promotion.from_version !== null && promotion.kind !== 'retire' && (
              <span className={styles.Quiet}> {text.entries.instead(promotion.from_version)}</span>
            )}
          </p>
          {promotion.reason && <p className={styles.Reason}>{promotion.reason}</p>}
          <p className={styles.Quiet}>
            {personOf(promotion)} · <TimeAgo at={promotion.created_at} now={dataUpdatedAt} locale={locale} />
          </p>
        </li>
      ))}
    </ol>
  );
}

import type { AdminPage } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { TimeAgo } from '../../../../format/time-ago';
import { pagesMessages } from '../../../../messages/content/pages';
import { LoadFailure } from '../../../../page/load-failure';
import { CompareDialog } from './compare-dialog';
import { textVersionsQuery } from './versions.queries';
import versions from '../../../../page/versions.module.css';
import styles from '../../versions/versions.module.css';

export interface VersionListProps {
  text: AdminPage;
  /** why nothing can be restored */
  reason: string | undefined;
}

/** The saves that are kept, the latest first, each with the way to compare it with what is now. */
export default function VersionList({ text, reason }: VersionListProps) {
  const words = useMessages(pagesMessages).versions;
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(textVersionsQuery(text));
  const [compared, setCompared] = useState<number>();
  if (error && !data) {
    return <LoadFailure what={words.what} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  return (
    <>
      <ul className={versions.List}>
        {data.items.map(({ version, is_published, saved_at, saved_by }) => (
          <li key={version} className={styles.Version}>
            <span className={versions.Number}>{words.number(version.toLocaleString(locale))}</span>
            {is_published && <Badge tone="success">{words.published}</Badge>}
            <span className={versions.Quiet}>
              <TimeAgo at={saved_at} now={dataUpdatedAt} locale={locale} /> {saved_by && words.by(saved_by.name)}
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${words.compare}: ${words.number(version.toLocaleString(locale))}`}
              onClick={() => setCompared(version)}
            >
              {words.compare}
            </Button>
          </li>
        ))}
      </ul>
      {compared !== undefined && (
        <CompareDialog text={text} version={compared} reason={reason} onClose={() => setCompared(undefined)} />
      )}
    </>
  );
}

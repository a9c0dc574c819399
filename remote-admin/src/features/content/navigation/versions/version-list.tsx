import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { TimeAgo } from '../../../../format/time-ago';
import { navigationMessages } from '../../../../messages/content/navigation';
import { LoadFailure } from '../../../../page/load-failure';
import versions from '../../../../page/versions.module.css';
import styles from '../../versions/versions.module.css';
import { navigationVersionsQuery } from '../navigation.queries';
import { VersionDialog, type NavigationVersionsProps } from './version-dialog';

/** The saves that are kept, the latest first, each with the way to compare it with what is now. */
export default function VersionList(props: NavigationVersionsProps) {
  const words = useMessages(navigationMessages).versions;
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(navigationVersionsQuery(props.settings.version));
  const [compared, setCompared] = useState<number>();
  if (error && !data) {
    return <LoadFailure what={words.what} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.items.length === 0) return <p className={versions.Quiet}>{words.none}</p>;
  return (
    <>
      <ul className={versions.List}>
        {data.items.map(({ version, saved_at, saved_by }) => (
          <li key={version} className={styles.Version}>
            <span className={versions.Number}>{words.number(version.toLocaleString(locale))}</span>
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
      {compared !== undefined && <VersionDialog {...props} version={compared} onClose={() => setCompared(undefined)} />}
    </>
  );
}

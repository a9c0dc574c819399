import { useLocale } from '@tessera/shared/query';
import { Badge, Button, Skeleton } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import { TimeAgo } from '../../../format/time-ago';
import { LoadFailure } from '../../../page/load-failure';
import versions from '../../../versions/versions.module.css';
import styles from './versions.module.css';

interface SavedVersion {
  version: number;
  saved_at: string;
  saved_by: { name: string } | null;
}

interface VersionRowsProps {
  /** what the versions' query says */
  result: {
    data: { items: SavedVersion[] } | undefined;
    error: Error | null;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  };
  /** the one that shoppers see, where saving and publishing are two things */
  shown?: number | null;
  words: {
    what: string;
    number: (shown: string) => string;
    by: (name: string) => string;
    compare: string;
    published?: string;
    /** what is said where nothing was saved yet */
    none?: string;
  };
  /** the dialog that compares a version with what is now */
  compare: (version: number, close: () => void) => ReactNode;
}

/** The saves that are kept, the latest first, each with the way to compare it with what is now. */
export function VersionRows({ result, shown, words, compare }: VersionRowsProps) {
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = result;
  const [compared, setCompared] = useState<number>();
  if (error && !data) {
    return <LoadFailure what={words.what} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.items.length === 0 && words.none !== undefined) return <p className={versions.Quiet}>{words.none}</p>;
  return (
    <>
      <ul className={versions.List}>
        {data.items.map(({ version, saved_at, saved_by }) => (
          <li key={version} className={styles.Version}>
            <span className={versions.Number}>{words.number(version.toLocaleString(locale))}</span>
            {version === shown && <Badge tone="success">{words.published}</Badge>}
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
      {compared !== undefined && compare(compared, () => setCompared(undefined))}
    </>
  );
}

import { useLocale } from '@tessera/shared/query';
import { Dialog, Skeleton } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../page/load-failure';
import styles from './versions.module.css';

interface CompareFrameProps<Kept> {
  version: number;
  words: { compareTitle: (shown: string) => string; number: (shown: string) => string };
  /** what the version's query says */
  result: { data: Kept | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  onClose: () => void;
  /** the version beside what is now */
  children: (kept: Kept) => ReactNode;
}

/** The dialog in which a version that is kept is compared with what is now, or why it could not be read. */
export function CompareFrame<Kept>({ version, words, result, onClose, children }: CompareFrameProps<Kept>) {
  const shown = version.toLocaleString(useLocale());
  const { data, error, isFetching, refetch } = result;
  return (
    <Dialog open onClose={onClose} title={words.compareTitle(shown)} size="lg">
      <div className={styles.Compare}>
        {data && children(data)}
        {!data && !error && <Skeleton shape="block" />}
        {!data && error && (
          <LoadFailure what={words.number(shown)} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    </Dialog>
  );
}

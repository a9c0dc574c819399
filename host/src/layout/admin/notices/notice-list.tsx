import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { StaffNotice } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import styles from './bell.module.css';
import { NoticeRow } from './notice-row';
import { noticesMessages } from './notices-messages';

interface NoticeListProps {
  /** undefined: not known (yet) */
  notices: readonly StaffNotice[] | undefined;
  failed: boolean;
  remotes: RegisteredRemote[];
  locale: string;
  onFollow: (notice: StaffNotice) => void;
  onRetry: () => void;
}

/** What has happened, the newest first; or that nothing has, or that it could not be asked for. */
export function NoticeList({
  notices,
  failed,
  remotes,
  locale,
  onFollow,
  onRetry,
}: NoticeListProps): JSX.Element | null {
  const text = useMessages(noticesMessages);
  if (!notices) {
    if (!failed) return null;
    return (
      <p className={styles.Quiet}>
        {text.failed}{' '}
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {text.retry}
        </Button>
      </p>
    );
  }
  if (notices.length === 0) return <p className={styles.Quiet}>{text.none}</p>;
  return (
    <ul className={styles.List}>
      {notices.map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          remotes={remotes}
          locale={locale}
          onFollow={() => onFollow(notice)}
        />
      ))}
    </ul>
  );
}

import { useId, useRef, type JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { ICONS, RailIcon } from '../rail-icon';
import styles from './bell.module.css';
import { badgeOf, factsOf } from './notice.model';
import { NoticeList } from './notice-list';
import { noticesMessages } from './notices-messages';
import { markRead, noticesQuery } from './notices.queries';

export interface BellProps {
  /** whose notices */
  userId: string | undefined;
  remotes: RegisteredRemote[];
}

/** Where the bell will be, so that nothing beside it moves when it comes. */
export const BellRoom = (): JSX.Element => (
  <div className={styles.Bell}>
    <div className={styles.Room} />
  </div>
);

/**
 * The bell, with how much is unread, and below it, once pressed, what has happened. The browser's own popover: Escape and a
 * press beside it close it, and the focus goes back to the bell. What is new is said to who cannot see it.
 */
export function Bell({ userId, remotes }: BellProps): JSX.Element {
  const text = useMessages(noticesMessages);
  const locale = useLocale();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const query = noticesQuery(userId);
  const { data, isError, refetch } = useQuery(query);
  const unread = badgeOf(data?.unread);
  const newest = data?.items.find(({ is_read }) => !is_read);

  async function read(ids?: string[]): Promise<void> {
    // what could not be noted stays unread, and is marked again with the next press
    await markRead(ids).catch(() => undefined);
    await client.invalidateQueries({ queryKey: query.queryKey });
  }

  return (
    <div className={styles.Bell}>
      <button
        type="button"
        className={styles.Toggle}
        popoverTarget={id}
        aria-label={text.bell(unread)}
        data-tip={text.title}
      >
        <RailIcon path={ICONS.bell} />
        {unread && (
          <span className={styles.Count} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{newest && text.kinds[newest.kind](factsOf(newest, locale))}</VisuallyHidden>
      <div ref={panel} id={id} popover="auto" role="group" aria-label={text.title} className={styles.Panel}>
        <div className={styles.Head}>
          <h2 className={styles.Title}>{text.title}</h2>
          <Button variant="quiet" size="sm" disabled={!unread} onClick={() => void read()}>
            {text.markAll}
          </Button>
        </div>
        <NoticeList
          notices={data?.items}
          failed={isError}
          remotes={remotes}
          locale={locale}
          onRetry={() => void refetch()}
          onFollow={(notice) => {
            panel.current?.hidePopover?.();
            if (!notice.is_read) void read([notice.id]);
          }}
        />
      </div>
    </div>
  );
}

import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { VisuallyHidden } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../format/time-ago';
import { notesMessages } from '../messages/orders/notes';
import type { TimelineEntry } from './timeline.model';
import styles from './timeline.module.css';

interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** milliseconds since the epoch: when they were read */
  now: number;
  /** what can be done about an entry, below it */
  actionOf?: (entry: TimelineEntry) => ReactNode;
}

/** What happened to a record and what was noted about it, in the order of the entries. */
export function Timeline({ entries, now, actionOf }: TimelineProps) {
  const text = useMessages(notesMessages);
  const locale = useLocale();
  return (
    <ol className={styles.Entries}>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.Entry} data-kind={entry.kind}>
          <p className={styles.Head}>
            <span className={styles.Title}>
              {entry.kind === 'note' && <VisuallyHidden>{text.noteBy('')}</VisuallyHidden>}
              {entry.title}
            </span>
            <span className={styles.When}>
              <TimeAgo at={entry.at} now={now} locale={locale} />
            </span>
          </p>
          {entry.detail && <p className={styles.Detail}>{entry.detail}</p>}
          {actionOf?.(entry)}
        </li>
      ))}
    </ol>
  );
}

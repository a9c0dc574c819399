import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { VisuallyHidden } from '@tessera/shared/ui';
import { TimeAgo } from '../../../format/time-ago';
import { orderMessages } from '../../../messages/order';
import { timelineOf } from '../model/timeline.model';
import { Card } from '../../../page/card';
import { NoteForm } from './note-form';
import styles from './order-timeline.module.css';

interface OrderTimelineProps {
  order: AdminOrder;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** why no note can be added */
  reason: string | undefined;
}

/** What happened and what was noted, the latest first, and a place for the next note. */
export function OrderTimeline({ order, now, reason }: OrderTimelineProps) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  return (
    <Card title={text.timeline}>
      <NoteForm order={order} reason={reason} />
      <ol className={styles.Entries}>
        {timelineOf(order, locale).map(({ key, at, kind, title, detail }) => (
          <li key={key} className={styles.Entry} data-kind={kind}>
            <p className={styles.Head}>
              <span className={styles.Title}>
                {kind === 'note' && <VisuallyHidden>{text.noteBy('')}</VisuallyHidden>}
                {title}
              </span>
              <span className={styles.When}>
                <TimeAgo at={at} now={now} locale={locale} />
              </span>
            </p>
            {detail && <p className={styles.Detail}>{detail}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { absoluteTime, relativeTime } from './relative-time';
import styles from './time-ago.module.css';

interface TimeAgoProps {
  /** RFC 3339 */
  at: string;
  /** milliseconds since the epoch: when the data was read */
  now: number;
  locale: string;
}

/** A moment as people speak of it, with the exact one in the tooltip. */
export function TimeAgo({ at, now, locale }: TimeAgoProps) {
  return (
    <time className={styles.TimeAgo} dateTime={at} title={absoluteTime(at, locale)}>
      {relativeTime(at, now, locale)}
    </time>
  );
}

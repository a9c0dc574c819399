import { absoluteTime, relativeTime } from './relative-time';

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
    <time dateTime={at} title={absoluteTime(at, locale)}>
      {relativeTime(at, now, locale)}
    </time>
  );
}

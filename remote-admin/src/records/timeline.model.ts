import type { StaffNote } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { notesMessages } from '../messages/orders/notes';

/** Something that happened to a record, or that somebody noted. */
export interface TimelineEntry {
  key: string;
  /** RFC 3339 */
  at: string;
  kind: 'event' | 'note';
  title: string;
  /** what is to be known of it; of a note its text */
  detail: string;
}

/** Events and notes together, the latest first. */
export function timelineOf(events: readonly TimelineEntry[], notes: readonly StaffNote[]): TimelineEntry[] {
  const text = messagesIn(notesMessages);
  const noted = notes.map(({ id, created_at, author_name, text: words }): TimelineEntry => ({
    key: id,
    at: created_at,
    kind: 'note',
    title: author_name || text.someone,
    detail: words,
  }));
  // What happened last of what happened at once comes first, too.
  return [...events, ...noted].reverse().sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** What an event is called; a later API may tell of some that have no words yet. */
export const titleOf = (titles: Readonly<Record<string, string>>, event: string): string =>
  Object.hasOwn(titles, event) ? (titles[event] ?? event) : event.replaceAll('_', ' ');

import type { AdminOrder, OrderEvent } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { orderMessages } from '../../../messages/order';

/** Something that happened to an order, or that somebody noted. */
export interface TimelineEntry {
  key: string;
  /** RFC 3339 */
  at: string;
  kind: 'event' | 'note';
  title: string;
  /** what is to be known of it; of a note its text */
  detail: string;
}

type Words = ReturnType<typeof messagesIn<(typeof orderMessages)['loaded']['en'] & object>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an event's data say, in words; '' where they say nothing that the event itself does not. */
function detailOf({ event, data }: OrderEvent, currency: string, locale: string, text: Words): string {
  const { carrier, tracking_number, reason, amount, by } = data;
  const parts = [
    textOf(carrier),
    textOf(tracking_number),
    event !== 'placed' && typeof amount === 'number' && amount > 0 ? formatMoney(amount, currency, locale) : '',
    event === 'cancelled' && Object.hasOwn(text.cancelledBy, textOf(by))
      ? text.cancelledBy[textOf(by) as keyof Words['cancelledBy']] // checked in the line above
      : '',
    event === 'placed' && by === 'staff' ? text.byStaff : '',
    reason === 'not_paid' ? text.notPaidInTime : textOf(reason),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Everything that happened and was noted, the latest first. */
export function timelineOf(
  { timeline, notes, currency }: Pick<AdminOrder, 'timeline' | 'notes' | 'currency'>,
  locale: string,
): TimelineEntry[] {
  const text = messagesIn(orderMessages);
  const events = timeline.map((event, index): TimelineEntry => {
    // a later API may tell of events that have no sentence yet
    const titles: Record<string, string> = text.events;
    return {
      key: `event-${index}`,
      at: event.at,
      kind: 'event',
      title: Object.hasOwn(titles, event.event)
        ? (titles[event.event] ?? event.event)
        : event.event.replaceAll('_', ' '),
      detail: detailOf(event, currency, locale, text),
    };
  });
  const noted = notes.map(({ id, created_at, author_name, text: words }): TimelineEntry => ({
    key: id,
    at: created_at,
    kind: 'note',
    title: author_name || text.someone,
    detail: words,
  }));
  return [...events, ...noted].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

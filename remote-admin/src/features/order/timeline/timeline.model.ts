import type { AdminOrder, OrderEvent } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { mailsMessages } from '../../../messages/orders/mails';
import { orderMessages } from '../../../messages/orders/order';
import { timelineOf, titleOf, type TimelineEntry } from '../../../records/timeline.model';

type Words = ReturnType<typeof messagesIn<(typeof orderMessages)['loaded']['en'] & object>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a mail is called, by the name of its template. */
export const mailName = (template: string): string => {
  const { names, other } = messagesIn(mailsMessages);
  const known: Record<string, string> = names;
  return Object.hasOwn(known, template) ? (known[template] ?? other) : other;
};

type Told = Pick<AdminOrder, 'payments' | 'currency'>;

/** How a dispute was decided; '' of anything else. */
const decidedOf = (outcome: unknown, { disputeOutcomes }: Words): string =>
  outcome === 'won' || outcome === 'lost' ? disputeOutcomes[outcome] : '';

/** Why it happened. A payment's own sentence is in the reader's language, the event's in that of when it was written. */
function whyOf({ event, data }: OrderEvent, { payments }: Told, text: Words): string {
  const { reason, payment_id } = data;
  if (reason === 'not_paid') return text.notPaidInTime;
  const failed = event === 'payment_failed' ? payments.find(({ id }) => id === payment_id) : undefined;
  return failed?.message ?? textOf(reason);
}

/** What an event's data say, in words; '' where they say nothing that the event itself does not. */
function detailOf(told: OrderEvent, order: Told, locale: string, text: Words): string {
  const { event, data } = told;
  const { carrier, tracking_number, return_number, replacement_order, amount, by, template, sent_to, outcome } = data;
  const parts = [
    textOf(carrier),
    textOf(tracking_number),
    textOf(return_number),
    textOf(replacement_order),
    event !== 'placed' && typeof amount === 'number' && amount > 0 ? formatMoney(amount, order.currency, locale) : '',
    event === 'cancelled' && Object.hasOwn(text.cancelledBy, textOf(by))
      ? text.cancelledBy[textOf(by) as keyof Words['cancelledBy']] // checked in the line above
      : '',
    event === 'placed' && by === 'staff' ? text.byStaff : '',
    event === 'mail_sent_again' ? mailName(textOf(template)) : '',
    textOf(sent_to),
    decidedOf(outcome, text),
    whyOf(told, order, text),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Everything that happened to an order and was noted, the latest first; the key of an event is its id. */
export function orderTimeline(
  { timeline, notes, ...order }: Pick<AdminOrder, 'timeline' | 'notes' | 'payments' | 'currency'>,
  locale: string,
): TimelineEntry[] {
  const text = messagesIn(orderMessages);
  const events = timeline.map((event): TimelineEntry => ({
    key: event.id,
    at: event.at,
    kind: 'event',
    title: titleOf(text.events, event.event),
    detail: detailOf(event, order, locale, text),
  }));
  return timelineOf(events, notes);
}

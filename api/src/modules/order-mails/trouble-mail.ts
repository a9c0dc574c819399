import type { MailOrder } from '../mail/mail.service';
import type { OrderView } from '../orders/order/orders.schemas';
import type { HappenedEvent } from './mail-of-event';
import type { Recipient } from './order-mail-data';

type TroubleKind = MailOrder<'money-trouble'>['data']['happened'];

const KINDS: Record<string, TroubleKind> = {
  capture_failed: 'capture_failed',
  capture_waits: 'money_waits',
  refund_waits: 'money_waits',
  refund_failed: 'refund_failed',
  pay_back_failed: 'refund_failed',
  instalment_returned: 'instalment_returned',
  dispute_opened: 'dispute_opened',
  credit_disputed: 'credit_disputed',
};

/** A card that is declined is its buyer's to deal with; one whose reservation is lost is the shop's. */
function kindOf({ event, data }: HappenedEvent): TroubleKind | undefined {
  if (event === 'payment_failed') return data['lost'] === true ? 'payment_lost' : undefined;
  if (event === 'dispute_closed') return data['outcome'] === 'won' ? 'dispute_won' : 'dispute_lost';
  return Object.hasOwn(KINDS, event) ? KINDS[event] : undefined;
}

/** Something has gone wrong with an order's money that a person has to know of. */
export const isTrouble = (happened: HappenedEvent): boolean => kindOf(happened) !== undefined;

/** The mail about it to the shop's own address; undefined where none is written about an event. */
export function troubleMailOf(
  { number, currency, totals }: OrderView,
  event: HappenedEvent,
  shop: Pick<Recipient, 'to' | 'language'>,
): MailOrder<'money-trouble'> | undefined {
  const happened = kindOf(event);
  if (!happened) return undefined;
  const { amount, respond_by } = event.data;
  const data = {
    number,
    happened,
    currency,
    amount: typeof amount === 'number' ? amount : totals.total,
    respond_by: typeof respond_by === 'string' ? respond_by : null,
  };
  return { ...shop, template: 'money-trouble', data };
}

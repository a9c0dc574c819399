import type { AdminOrder } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { ordersMessages } from '../../../messages/orders/orders';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const piecesOf = ({ items }: AdminOrder) => items.map(({ id, quantity }) => [id, quantity]);

/**
 * What is different about an order since somebody began to work on it, in sentences: what they should know before they go on.
 * Empty where nothing that matters has changed.
 */
export function changesOf(before: AdminOrder, now: AdminOrder, locale: string): string[] {
  const text = messagesIn(orderDialogsMessages).changes;
  const states = messagesIn(ordersMessages);
  const money = (amount: number) => formatMoney(amount, now.currency, locale);
  const said: [changed: boolean, sentence: string][] = [
    [!same(piecesOf(before), piecesOf(now)), text.lines(money(now.totals.total))],
    [before.status !== now.status, text.status(states.statuses[now.status])],
    [before.payment_status !== now.payment_status, text.payment(states.payments[now.payment_status])],
    [before.fulfilment_status !== now.fulfilment_status, text.shipment(states.shipments[now.fulfilment_status])],
    [before.shipments.length < now.shipments.length, text.parcels(now.shipments.length - before.shipments.length)],
    [before.totals.refunded !== now.totals.refunded, text.refunded(money(now.totals.refunded))],
    [before.refundable !== now.refundable, text.refundable(money(now.refundable))],
    [!before.hold && now.hold !== null, text.held(now.hold?.reason ?? '')],
    [before.hold !== null && !now.hold, text.released],
    [!same(before.shipping_address, now.shipping_address), text.address],
    [!same(before.tags, now.tags), text.tags(now.tags.join(', '))],
    [before.notes.length < now.notes.length, text.note(now.notes.at(-1)?.text ?? '')],
  ];
  return said.filter(([changed]) => changed).map(([, sentence]) => sentence);
}

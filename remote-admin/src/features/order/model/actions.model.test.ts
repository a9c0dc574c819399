import type { AdminOrder } from '@tessera/shared/contract';
import fc from 'fast-check';
import { adminOrder, shipment, unpaidOrder } from '../../../testing/sales/order-fixtures';
import { blockOf, isPieces, leftToShip, primaryAction, rightFor, type OrderAction } from './actions.model';

const sent = adminOrder({
  fulfilment_status: 'shipped',
  can_ship: false,
  can_cancel: false,
  can_edit_address: false,
  shipments: [shipment()],
});

const invoice: AdminOrder['documents'][number] = {
  kind: 'invoice',
  number: '2026-000001',
  url: '/api/orders/K-1042/documents/2026-000001.pdf',
  total: 12_400,
  issued_at: '2026-11-20T08:00:00Z',
  refers_to: null,
  replaced_by: null,
};

describe('what comes next', () => {
  const hold = { reason: 'Wrong address', held_at: '2026-11-20T09:00:00Z', held_by_name: 'Bo' };
  const arrived: AdminOrder = {
    ...sent,
    fulfilment_status: 'delivered',
    shipments: [shipment({ delivered_at: '2026-11-23T08:00:00Z' })],
  };
  test.each<[string, AdminOrder, OrderAction | undefined]>([
    ['is the money, where staff must tell of it', unpaidOrder(), 'mark_paid'],
    [
      'is the money of a transfer, though it could be sent',
      unpaidOrder({ status: 'open', can_ship: true }),
      'mark_paid',
    ],
    [
      'is nothing, while a card is waited for',
      { ...unpaidOrder(), owed: 12_400, payment: adminOrder().payment },
      undefined,
    ],
    [
      'is nothing, where what a card had reserved was lost',
      adminOrder({ payment_status: 'failed', owed: 12_400, can_ship: false }),
      undefined,
    ],
    ['is the parcel, once it is paid', adminOrder(), 'ship'],
    ['is the release of what is held', adminOrder({ hold, can_ship: false }), 'release'],
    ['is the arrival of what was sent', sent, 'deliver'],
    [
      'is the money of what was brought unpaid',
      { ...arrived, payment_status: 'awaiting', payment: unpaidOrder().payment },
      'mark_paid',
    ],
    ['is nothing, once it has arrived', arrived, undefined],
    ['is nothing of what is cancelled', adminOrder({ status: 'cancelled', can_ship: false }), undefined],
  ])('%s', (_, order, action) => expect(primaryAction(order)).toBe(action));
});

describe('what cannot be done says why', () => {
  test.each<[OrderAction, Partial<AdminOrder>, string | undefined]>([
    ['ship', {}, undefined],
    ['ship', { can_ship: false, status: 'cancelled' }, 'cancelled'],
    ['ship', { can_ship: false, payment_status: 'failed' }, 'payment_lost'],
    ['ship', { can_ship: false, status: 'awaiting_payment' }, 'not_paid'],
    ['ship', { can_ship: false }, 'all_sent'],
    ['mark_paid', {}, 'already_paid'],
    ['mark_paid', { payment_status: 'authorised' }, 'not_by_hand'],
    ['mark_paid', { status: 'awaiting_payment', payment_status: 'awaiting', owed: 12_400 }, undefined],
    ['mark_paid', { payment_status: 'failed', owed: 12_400 }, undefined],
    ['capture', {}, 'nothing_reserved'],
    ['capture', { can_capture: true }, undefined],
    ['deliver', {}, 'nothing_under_way'],
    ['deliver', { shipments: [shipment()] }, undefined],
    ['refund', { refundable: 0 }, 'nothing_to_refund'],
    ['cancel', { can_cancel: false }, 'on_its_way'],
    ['cancel', { can_cancel: false, status: 'cancelled' }, 'cancelled'],
    ['hold', { status: 'completed' }, 'completed'],
    ['address', { can_edit_address: false }, 'on_its_way'],
    ['billing', { can_edit_address: false }, undefined],
    ['billing', { status: 'cancelled' }, 'cancelled'],
    ['billing', { documents: [invoice] }, 'invoiced'],
    ['correct_invoice', {}, 'not_invoiced'],
    ['correct_invoice', { documents: [invoice] }, undefined],
    ['correct_invoice', { documents: [invoice, { ...invoice, kind: 'credit_note' }] }, 'all_credited'],
  ])('%s of %o: %s', (action, overrides, block) => expect(blockOf(action, adminOrder(overrides))).toBe(block));
});

test('the primary action is never one that cannot be taken', () => {
  const orders = fc.record({
    status: fc.constantFrom<AdminOrder['status']>('awaiting_payment', 'open', 'completed', 'cancelled'),
    payment_status: fc.constantFrom<AdminOrder['payment_status']>(
      'awaiting',
      'authorised',
      'paid',
      'refunded',
      'failed',
    ),
    can_ship: fc.boolean(),
    can_capture: fc.boolean(),
    shipments: fc.constantFrom<AdminOrder['shipments'][]>([], [shipment()]),
    payment: fc.constantFrom(adminOrder().payment, unpaidOrder().payment),
  });
  fc.assert(
    fc.property(orders, (overrides) => {
      const order = adminOrder(overrides);
      const action = primaryAction(order);
      if (action) expect(blockOf(action, order)).toBeUndefined();
    }),
  );
});

test('what is left of a line is what was neither sent nor refunded before', () => {
  expect(leftToShip({ quantity: 5, quantity_shipped: 2, quantity_unsent: 1 })).toBe(2);
  expect(leftToShip({ quantity: 5, quantity_shipped: 5, quantity_unsent: 0 })).toBe(0);
});

test('pieces are whole and there', () => {
  expect([0, 1, 2].map((count) => isPieces(count, 2))).toEqual([true, true, true]);
  expect([3, -1, 1.5, NaN].map((count) => isPieces(count, 2))).toEqual([false, false, false, false]);
});

test('what may give money back needs the right to refund', () => {
  const asked: OrderAction[] = ['refund', 'cancel', 'undelivered', 'ship', 'mark_paid', 'edit'];
  expect(asked.filter((action) => rightFor(action) === 'orders.refund')).toEqual(['refund', 'cancel', 'undelivered']);
});

import { adminOrder } from '../../../testing/sales/order-fixtures';
import { orderTimeline } from './timeline.model';

test('events and notes stand in one timeline, the latest first, with what is to be known', () => {
  const entries = orderTimeline(
    adminOrder({
      timeline: [
        { id: 'event-1', at: '2026-11-20T08:00:00Z', event: 'placed', data: { total: 12_400 } },
        {
          id: 'event-2',
          at: '2026-11-21T08:00:00Z',
          event: 'shipped',
          data: { carrier: 'UPS', tracking_number: '1Z999' },
        },
        { id: 'event-3', at: '2026-11-23T08:00:00Z', event: 'refunded', data: { amount: 2400, reason: 'Broken' } },
        {
          id: 'event-4',
          at: '2026-11-24T08:00:00Z',
          event: 'cancelled',
          data: { by: 'shop', reason: 'not_paid', refund: 0 },
        },
        { id: 'event-5', at: '2026-11-25T08:00:00Z', event: 'flown_to_moon', data: {} },
        {
          id: 'event-9',
          at: '2026-11-26T08:00:00Z',
          event: 'mail_sent_again',
          data: { template: 'order-shipped', sent_to: 'ada@example.com' },
        },
      ],
      notes: [{ id: 'note-1', text: 'Call first', created_at: '2026-11-22T08:00:00Z', author_name: 'Bo' }],
    }),
    'en-US',
  );
  expect(entries.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
    'Mail sent again: Parcel on its way · ada@example.com',
    'flown to moon: ',
    'Order cancelled: by itself · not paid in time',
    'Refunded: $24.00 · Broken',
    'Bo: Call first',
    'Parcel sent: UPS · 1Z999',
    'Order placed: ',
  ]);
});

test('names the return that a step is of, and the order that takes its place', () => {
  const data = { return_id: 'return-1', return_number: 'R-7K2M9QX' };
  const timeline = [
    { id: 'event-1', at: '2026-11-20T08:00:00Z', event: 'return_approved', data },
    {
      id: 'event-2',
      at: '2026-11-21T08:00:00Z',
      event: 'return_exchanged',
      data: { ...data, replacement_order: 'K-2' },
    },
  ];
  const entries = orderTimeline(adminOrder({ timeline }), 'en-US');
  expect(entries.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
    'Return exchanged: R-7K2M9QX · K-2',
    'Return approved: R-7K2M9QX',
  ]);
});

test('says how a dispute was decided, and why a payment failed in the words of the language that is read', () => {
  const [payment] = adminOrder().payments;
  if (!payment) throw new Error('No payment');
  const failed = { ...payment, status: 'failed' as const, message: 'Diese Karte ist abgelaufen.' };
  const data = { payment_id: payment.id, reason: 'This card has expired.' };
  const timeline = [
    { id: 'event-1', at: '2026-11-20T08:00:00Z', event: 'payment_failed', data },
    { id: 'event-2', at: '2026-11-21T08:00:00Z', event: 'payment_failed', data: { ...data, payment_id: 'gone' } },
    { id: 'event-3', at: '2026-11-22T08:00:00Z', event: 'dispute_closed', data: { amount: 700, outcome: 'lost' } },
    { id: 'event-4', at: '2026-11-23T08:00:00Z', event: 'dispute_closed', data: { amount: 700, outcome: 'won' } },
  ];
  const entries = orderTimeline(adminOrder({ payments: [failed], timeline }), 'en-US');
  expect(entries.map(({ detail }) => detail)).toEqual([
    '$7.00 · won',
    '$7.00 · lost',
    'This card has expired.',
    'Diese Karte ist abgelaufen.',
  ]);
});

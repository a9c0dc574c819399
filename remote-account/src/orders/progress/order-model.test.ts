import { deliveredOrder, order } from '../../testing/fixtures';
import { orderProgress } from './order-progress.model';
import { orderState } from './order-state';

const byMail = { ...order().delivery, code: 'by-mail', name: 'By e-mail' };

const shown = (overrides: Parameters<typeof order>[0] = {}) =>
  orderProgress(order(overrides)).map(({ step, state }) => `${step} ${state}`);

describe('how an order is, in a word', () => {
  test.each([
    [{}, 'preparing'],
    [{ status: 'awaiting_payment', payment_status: 'awaiting' }, 'awaiting_payment'],
    [{ status: 'awaiting_payment', payment_status: 'failed' }, 'payment_failed'],
    [{ fulfilment_status: 'partly_shipped' }, 'partly_shipped'],
    [{ status: 'completed', fulfilment_status: 'delivered' }, 'delivered'],
    [{ status: 'cancelled', payment_status: 'refunded' }, 'cancelled'],
    [{ status: 'completed', fulfilment_status: 'delivered', payment_status: 'refunded' }, 'refunded'],
    [{ payment_status: 'authorised' }, 'preparing'],
    [{ payment_status: 'failed' }, 'payment_failed'],
    [{ status: 'completed', fulfilment_status: 'delivered', delivery: byMail }, 'issued'],
  ] as const)('%o is %s', (overrides, state) => expect(orderState(order(overrides))).toBe(state));
});

describe('the steps to the door', () => {
  test('are done one after the other', () => {
    expect(shown()).toEqual(['placed done', 'paid done', 'shipped now', 'delivered to_come']);
    expect(shown({ status: 'awaiting_payment', payment_status: 'awaiting' })).toEqual([
      'placed done',
      'paid now',
      'shipped to_come',
      'delivered to_come',
    ]);
    expect(orderProgress(deliveredOrder()).every(({ state }) => state === 'done')).toBe(true);
  });

  test('say confirmed where it is paid later', () => {
    expect(shown({ payment_status: 'authorised' })[1]).toBe('confirmed done');
  });

  test('end with the gift cards where an order is nothing else', () => {
    const [placed, paid] = shown({ delivery: byMail, status: 'awaiting_payment', payment_status: 'awaiting' });
    expect([placed, paid]).toEqual(['placed done', 'paid now']);
    const timeline = [...order().timeline, { at: '2026-11-20T08:00:06Z', event: 'gift_cards_issued', data: {} }];
    const issued = order({ delivery: byMail, status: 'completed', fulfilment_status: 'delivered', timeline });
    expect(orderProgress(issued).at(-1)).toEqual({ step: 'issued', state: 'done', at: '2026-11-20T08:00:06Z' });
    expect(orderProgress(issued)).toHaveLength(3);
  });

  test('tell when the last parcel came', () => {
    const [parcel] = deliveredOrder().shipments;
    if (!parcel) throw new Error('no parcel');
    const second = { ...parcel, id: 'shipment-2', delivered_at: '2026-11-25T10:00:00Z' };
    expect(orderProgress(deliveredOrder({ shipments: [second, parcel] })).at(-1)?.at).toBe('2026-11-25T10:00:00Z');
  });
});

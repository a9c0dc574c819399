import { newId } from '../../../infra/basics/ids';
import type { CheckoutPayments } from '../../checkout/checkout-payments.port';
import type { PaymentView } from '../../../schemas/payment';
import type { OrderPayments, PaymentOrders, PreparedPayment } from '../order/order-payments.port';

export interface PaymentsDouble extends CheckoutPayments, OrderPayments {
  /** what was asked of it, in order: 'start <order>', 'cancel <order>', … */
  calls: string[];
  /** what becomes of a card */
  answer: 'paid' | 'failed' | 'pending';
  /** the next calls of the gateway fail */
  away: boolean;
  fee: number;
}

const PREPARED: Record<string, Omit<PreparedPayment, 'shown'>> = {
  'test-card': { payment_status: 'awaiting', hold_minutes: 15, open: false },
  'bank-transfer': { payment_status: 'awaiting', hold_minutes: 14 * 24 * 60, open: true },
  'cash-on-delivery': { payment_status: 'authorised', hold_minutes: null, open: true },
};

/** The payments module for tests of orders: it keeps nothing, and does what it is told to. */
export function createPaymentsDouble(
  orders: PaymentOrders,
  run: (work: Parameters<RunTransaction>[0]) => Promise<void>,
): PaymentsDouble {
  const started = new Map<string, PaymentView>();
  const keys = new Map<string, string>();
  const double: PaymentsDouble = {
    calls: [],
    answer: 'paid',
    away: false,
    fee: 0,
    methodsFor: () =>
      Promise.resolve(async () => [
        { code: 'test-card', name: 'Card', available: true, reason: null, fee: 0 },
        { code: 'bank-transfer', name: 'Bank transfer', available: true, reason: null, fee: 0 },
        { code: 'cash-on-delivery', name: 'Cash', available: true, reason: null, fee: double.fee },
        { code: 'pay-later', name: 'Pay later', available: false, reason: 'You have no account yet.', fee: 0 },
      ]),
    prepare: (_trx, { method }) => {
      const prepared = PREPARED[method];
      if (!prepared) return Promise.reject(new Error(`no ${method} here`));
      return Promise.resolve({ ...prepared, shown: Promise.resolve(null) });
    },
    async start(order_id, { key }) {
      double.calls.push(`start ${order_id}`);
      if (keys.get(order_id) === key) return;
      let order: Awaited<ReturnType<PaymentOrders['lock']>>;
      await run(async (trx) => {
        order = await orders.lock(trx, order_id);
        if (order?.payment_method !== 'test-card') return;
        const { answer: status } = double;
        const change = { order_id, payment_id: newId(), method: 'test-card' as const, status, amount: order.total };
        await orders.paymentChanged(trx, change);
      });
      const payment: PaymentView = {
        id: newId(),
        method: order?.payment_method ?? 'test-card',
        amount: order?.total ?? 0,
        status: order?.payment_method === 'test-card' ? double.answer : 'pending',
        message: null,
        action: null,
      };
      keys.set(order_id, key);
      started.set(order_id, payment);
    },
    listCurrent: () => Promise.resolve(started),
    listAll: () => Promise.resolve([]),
    listTaken: () => Promise.resolve([]),
    listPayBacks: () => Promise.resolve([]),
    listDisputes: () => Promise.resolve([]),
    payBackAgain: () => Promise.resolve(false),
    payBackByHand: () => Promise.resolve(false),
    follow: () => Promise.resolve(),
    dropDifferences: () => Promise.resolve(),
    findSchedule: () => Promise.resolve(null),
    findScheduleAfter: () => Promise.resolve(null),
    release: (_trx, order_id) => Promise.resolve(void double.calls.push(`release ${order_id}`)),
    cancel: (order_id) => gateway(`cancel ${order_id}`),
    capture: (order_id) => gateway(`capture ${order_id}`),
    async refund({ refund_id }) {
      await gateway(`refund ${refund_id}`);
      await run((trx) => orders.refundSettled(trx, { refund_id, done: true }));
    },
    async markPaid(trx, order_id) {
      const order = await orders.lock(trx, order_id);
      if (!order) return;
      const { payment_method: method, owed: amount } = order;
      const purpose = order.payment_status === 'partially_paid' ? 'difference' : 'order';
      await orders.paymentChanged(trx, { order_id, payment_id: newId(), method, status: 'paid', amount, purpose });
    },
  };

  function gateway(call: string): Promise<void> {
    double.calls.push(call);
    return double.away ? Promise.reject(new Error('the gateway is away')) : Promise.resolve();
  }

  return double;
}

type RunTransaction = (work: (trx: Parameters<PaymentOrders['lock']>[0]) => Promise<void>) => Promise<void>;

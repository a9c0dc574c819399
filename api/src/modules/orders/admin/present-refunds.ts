import { pick } from '../../../infra/basics/pick';
import type { PaymentMethodCode } from '../../../schemas/payment';
import type { PayBack } from '../order/order-payments.port';
import type { OrderRow } from '../order/orders.repository';
import { isOpenFailure } from '../order/refunds.repository';
import type { RefundRow } from '../order/refunds.repository';
import type { AdminOrderView } from './admin-orders.schemas';

type RefundView = AdminOrderView['refunds'][number];
/** without the way to pay, which the payments know */
type Presented = Omit<RefundView, 'method'>;

/** The order's refunds and what was to go back beside them, oldest first, with what can be done about each. */
export function presentRefunds(
  { payment_method }: Pick<OrderRow, 'payment_method'>,
  refunds: readonly RefundRow[],
  backs: readonly PayBack[],
  payments: AdminOrderView['payments'],
): RefundView[] {
  const methods = new Map(payments.map(({ id, method }) => [id, method]));
  // the order's own way to pay is one of these: nothing else is written
  const methodOf = (payment_id: string | null) =>
    methods.get(payment_id ?? '') ?? (payment_method as PaymentMethodCode);
  const own = refunds.map((refund) => ({
    at: refund.created_at,
    payment_id: refund.payment_id,
    view: presentOwn(
      refund,
      backs.find(({ id }) => id === refund.id),
      payment_method,
    ),
  }));
  const surplus = backs
    .filter((back) => wasTrouble(back, backs))
    .map((back) => ({ at: back.created_at, payment_id: back.payment_id, view: beside(back) }));
  return [...own, ...surplus]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ view, payment_id }) => ({ ...view, method: isByPayment(view) ? methodOf(payment_id) : null }));
}

/** It goes back by the way in which it was paid. */
const isByPayment = ({ made }: Pick<RefundView, 'made'>): boolean => made === 'shop' || made === 'provider';

/** What goes back beside the order's refunds and does so at once is nobody's concern. */
const wasTrouble = ({ id, for_order, state, by_hand }: PayBack, backs: readonly PayBack[]): boolean =>
  !for_order && (state !== 'done' || by_hand !== null || backs.some(({ followed_by }) => followed_by === id));

function presentOwn(refund: RefundRow, tried: PayBack | undefined, payment_method: string): Presented {
  const { state, message, created_at } = refund;
  const is_open = isOpenFailure(refund);
  return {
    ...pick(refund, ['id', 'amount', 'purpose', 'made', 'reason', 'state', 'followed_by']),
    message: tried?.message ?? message,
    attempts: tried?.attempts ?? 0,
    next_try_at: state === 'pending' ? (tried?.next_try_at ?? null) : null,
    can_retry: is_open || state === 'pending',
    can_settle_by_hand: is_open && payment_method !== 'pay-later',
    can_close: is_open,
    created_at: created_at.toISOString(),
  };
}

function beside(back: PayBack): Presented {
  const { state, message, followed_by, by_hand, created_at } = back;
  const is_open = state === 'failed' && followed_by === null && by_hand === null;
  return {
    ...pick(back, ['id', 'amount', 'reason', 'attempts', 'next_try_at', 'followed_by']),
    purpose: 'surplus',
    made: by_hand === null ? 'shop' : 'by_hand',
    state: by_hand === null ? state : 'done',
    message: by_hand ?? message,
    can_retry: is_open || state === 'pending',
    can_settle_by_hand: is_open,
    can_close: false,
    created_at: created_at.toISOString(),
  };
}

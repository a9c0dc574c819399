import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { OrdersTable } from '../../../infra/database/tables/orders';
import { newId } from '../../../infra/basics/ids';
import { inPipeline } from '../../../infra/database/pipeline';
import type { PaymentMethodCode } from '../../../schemas/payment';
import type { CheckoutContext, PreparedCheckout } from '../../checkout/checkout.service';
import type { PromotionsService } from '../../promotions/promotions.service';
import type { OrderEventsService } from '../events/order-events.service';
import type { OrderPayments, PreparedPayment } from '../order/order-payments.port';
import { isNumberTaken, ordersRepository } from '../order/orders.repository';
import type { OrderItemRow } from '../order/orders.repository';
import type { StockService } from '../stock/stock.service';
import { orderItems, orderRow } from './new-order';
import type { Buyer, NewOrder } from './new-order';
import type { MadeOrder } from '../views/order-views.service';

export interface OrderWriterDeps extends Pick<Infra, 'clock'> {
  promotions: Pick<PromotionsService, 'take'>;
  payments: Pick<OrderPayments, 'prepare'>;
  stock: Pick<StockService, 'take'>;
  events: Pick<OrderEventsService, 'emit'>;
}

/** What staff do for somebody: who, why at this price, and how the buyer is asked to pay. */
export interface ByStaff {
  /** whoever placed it */
  user_id: string;
  /** why something was taken off; empty: nothing was */
  discount_reason: string;
  /** 'link': by a payment link; 'paid': the money is there; 'promised': as a checkout would */
  way: 'link' | 'paid' | 'promised';
}

export interface OrderToWrite {
  /** null: of somebody without an account */
  user_id: string | null;
  buyer: Buyer;
  /** drawn for it, and perhaps given to another before */
  number: string;
  context: CheckoutContext;
  prepared: PreparedCheckout;
  payment: { method: PaymentMethodCode; plan: string | null; token: string | null };
  /** how its payment stands where nothing is prepared for it: how it is paid is chosen later, by a link */
  unprepared?: Omit<PreparedPayment, 'shown'>;
  request?: Pick<OrdersTable, 'idempotency_key' | 'request_hash'>;
  by_staff?: ByStaff;
  /** writes what becomes of that which it was made of */
  leave: () => Promise<unknown>[];
}

export interface WrittenOrder {
  id: string;
  /** its lines, sent and to be waited for: here, or with the commit */
  items: Promise<OrderItemRow[]>;
  /** what is shown of it beside them; null where its payment is only about to begin */
  made: Pick<MadeOrder, 'row' | 'timeline' | 'payment'> | null;
}

export type OrderWriter = ReturnType<typeof createOrderWriter>;

const MOST_DRAWS = 5;

/** Begins anew where the number that was drawn had been given before. */
export async function withFreeNumber<Result>(place: () => Promise<Result>): Promise<Result> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await place();
    } catch (error) {
      if (draw >= MOST_DRAWS || !isNumberTaken(error)) throw error;
    }
  }
}

/** How an order comes to be, whoever places it: its row, lines and payment, the goods that it takes, and what is told. */
export function createOrderWriter({ clock, promotions, payments, stock, events }: OrderWriterDeps) {
  async function takeGoods(trx: Trx, { lines, coupon }: PreparedCheckout): Promise<Map<string, number>> {
    const wanted = lines.map(({ id, variant_id, quantity, allow_backorder, track_stock }) => ({
      product_id: id,
      variant_id,
      quantity,
      allow_backorder,
      track_stock,
    }));
    const { taken, short } = await stock.take(trx, wanted);
    if (short.length > 0) throw new AppError('checkout.out_of_stock');
    const gone = coupon?.benefit && !(await promotions.take(trx, coupon.shown.code));
    if (gone) throw new AppError('checkout.changed.coupon');
    return taken;
  }

  /** Everything but its lines, in one round trip where its payment asks nothing. */
  async function writeOrder(trx: Trx, order: NewOrder, wanted: OrderToWrite, preparing: Promise<PreparedPayment>) {
    const { id, method, now, prepared } = order;
    const { request, by_staff } = wanted;
    const { total } = prepared.quote.totals;
    const { payment_status, hold_minutes, open, shown } = await preparing;
    const paid = payment_status === 'paid';
    const row = {
      ...orderRow(order),
      ...request,
      status: open ? ('open' as const) : ('awaiting_payment' as const),
      payment_status,
      held_until: hold_minutes === null ? null : new Date(now.getTime() + hold_minutes * 60_000),
      paid_at: paid ? now : null,
      ...(by_staff && { placed_by: by_staff.user_id, discount_reason: by_staff.discount_reason }),
    };
    const told = by_staff && { by: 'staff', way: by_staff.way };
    return inPipeline(
      ordersRepository.insert(trx, row),
      shown,
      events.emit(trx, { order_id: id, event: 'placed', data: { method, total, ...told } }),
      paid ? events.emit(trx, { order_id: id, event: 'paid', data: { method, amount: total } }) : Promise.resolve(null),
      takeGoods(trx, prepared),
    );
  }

  return {
    /**
     * Writes the order as part of `trx`; last it takes the goods, because everybody else waits for them until the commit.
     * @throws AppError `checkout.out_of_stock`, `checkout.changed`, and what the payments module refuses; an error that is
     * `isNumberTaken` where the number has been given before (`withFreeNumber`)
     */
    async write(trx: Trx, wanted: OrderToWrite): Promise<WrittenOrder> {
      const { user_id, buyer, number, context, prepared, unprepared, leave } = wanted;
      const { method, plan, token } = wanted.payment;
      const id = newId();
      const now = clock.now();
      const { language, currency } = context;
      const payment = { order_id: id, order_number: number, user_id, method, plan, token };
      const { total, credit = 0 } = prepared.quote.totals;
      const due = { amount: total - credit, credit, currency, language, placed_at: now };
      const preparing = unprepared
        ? Promise.resolve({ ...unprepared, shown: Promise.resolve(null) })
        : payments.prepare(trx, { ...payment, ...due });
      const order = { id, number, user_id, buyer, now, context, prepared, method, plan };
      const [[row, shown, was_placed, was_paid, taken]] = await inPipeline(
        writeOrder(trx, order, wanted, preparing),
        ...leave(),
      );
      const items = ordersRepository.insertItems(trx, orderItems(id, prepared, taken));
      const timeline = was_paid ? [was_placed, was_paid] : [was_placed];
      return { id, items, made: shown && { row, timeline, payment: shown } };
    },
  };
}

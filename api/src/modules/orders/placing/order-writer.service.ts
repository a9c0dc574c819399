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
import type { StockService } from '../stock/stock.service';
import { orderItems, orderRow } from './new-order';
import type { Buyer } from './new-order';

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
  unprepared?: PreparedPayment;
  request?: Pick<OrdersTable, 'idempotency_key' | 'request_hash'>;
  by_staff?: ByStaff;
  /** writes what becomes of that which it was made of */
  leave: () => Promise<unknown>[];
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

  return {
    /**
     * Writes the order as part of `trx`; last it takes the goods, because everybody else waits for them until the commit.
     * @returns its id
     * @throws AppError `checkout.out_of_stock`, `checkout.changed`, and what the payments module refuses; an error that is
     * `isNumberTaken` where the number has been given before (`withFreeNumber`)
     */
    async write(trx: Trx, wanted: OrderToWrite): Promise<string> {
      const { user_id, buyer, number, context, prepared, unprepared, request, by_staff, leave } = wanted;
      const { method, plan, token } = wanted.payment;
      const id = newId();
      const now = clock.now();
      const { language, currency } = context;
      const { total } = prepared.quote.totals;
      const payment = { order_id: id, order_number: number, user_id, method, plan, token };
      const due = { amount: total, currency, language, placed_at: now };
      const [{ payment_status, hold_minutes, open }] = await inPipeline(
        unprepared ? Promise.resolve(unprepared) : payments.prepare(trx, { ...payment, ...due }),
        ...leave(),
      );
      const paid = payment_status === 'paid';
      const order = {
        ...orderRow({ id, number, user_id, buyer, now, context, prepared, method, plan }),
        ...request,
        status: open ? ('open' as const) : ('awaiting_payment' as const),
        payment_status,
        held_until: hold_minutes === null ? null : new Date(now.getTime() + hold_minutes * 60_000),
        paid_at: paid ? now : null,
        ...(by_staff && { placed_by: by_staff.user_id, discount_reason: by_staff.discount_reason }),
      };
      const told = by_staff && { by: 'staff', way: by_staff.way };
      const [, , , taken] = await inPipeline(
        ordersRepository.insert(trx, order),
        events.emit(trx, { order_id: id, event: 'placed', data: { method, total, ...told } }),
        paid ? events.emit(trx, { order_id: id, event: 'paid', data: { method, amount: total } }) : Promise.resolve(),
        takeGoods(trx, prepared),
      );
      await ordersRepository.insertItems(trx, orderItems(id, prepared, taken));
      return id;
    },
  };
}

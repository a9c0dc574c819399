import { createHash } from 'node:crypto';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { inPipeline } from '../../../infra/database/pipeline';
import { drawReference } from '../../../infra/basics/references';
import { withTransaction } from '../../../infra/database/transaction';
import { createSemaphore } from '../../../infra/basics/semaphore';
import type { Language } from '../../../core/languages';
import type { PaymentView } from '../../../schemas/payment';
import type { CartChangesService } from '../../cart/cart-changes.service';
import type { CheckoutContext, CheckoutService, PreparedCheckout } from '../../checkout/checkout.service';
import type { PromotionsService } from '../../promotions/promotions.service';
import type { UsersService } from '../../users/users.service';
import { orderItems, orderRow } from './new-order';
import type { Buyer } from './new-order';
import type { OrderEventsService } from '../events/order-events.service';
import type { OrderPayments } from '../order/order-payments.port';
import type { OrderSettingsService } from '../views/order-settings.service';
import { notFound } from '../views/order-views.service';
import type { OrderViewsService } from '../views/order-views.service';
import { isNumberTaken, ordersRepository } from '../order/orders.repository';
import type { RequestedOrder } from '../order/orders.repository';
import type { OrderRequest, OrderView } from '../order/orders.schemas';
import type { StockService } from '../stock/stock.service';

export interface PlacingDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  cartChanges: Pick<CartChangesService, 'lock' | 'removeOrdered'>;
  checkout: Pick<CheckoutService, 'begin' | 'prepare' | 'finish' | 'get'>;
  users: Pick<UsersService, 'getById'>;
  promotions: Pick<PromotionsService, 'take'>;
  payments: Pick<OrderPayments, 'prepare' | 'start'>;
  stock: Pick<StockService, 'take'>;
  events: Pick<OrderEventsService, 'emit'>;
  settings: OrderSettingsService;
  views: Pick<OrderViewsService, 'find'>;
}

/** About what one process places within the time that a browser waits. */
const MOST_WAITING = 1_000;
/** How much of the connections orders may take: what is left is for everybody else. */
const SHARE_OF_POOL = 0.7;
const MOST_DRAWS = 5;

interface Placing {
  user_id: string;
  key: string;
  request: OrderRequest;
  context: CheckoutContext;
}

/** What is read and locked before anything is written. */
interface Read {
  buyer: Buyer;
  /** drawn for it, and perhaps given to another before */
  number: string;
  cart_id: string;
  prepared: PreparedCheckout;
}

export type PlacingService = ReturnType<typeof createPlacingService>;

/** The same request gives the same hash, whatever the order of its fields. */
function hashOf({ expected_total, payment }: OrderRequest): Buffer {
  const { method, token, plan } = payment;
  return createHash('sha256')
    .update(JSON.stringify([expected_total, method, token ?? null, plan ?? null]))
    .digest();
}

/**
 * Placing an order: one transaction, in which prices and stock are read anew, and nothing else. The payment begins
 * after it; whoever asks again with the same key gets the same order, and its payment goes on.
 */
export function createPlacingService(deps: PlacingDeps) {
  const { db, clock, config, cartChanges, checkout, users, promotions, payments, stock, events, settings, views } =
    deps;

  // A crowd that wants the same goods waits here, where it costs nothing, and not with a connection in its hands:
  // else the last pieces of one thing would keep everybody from everything.
  const semaphore = createSemaphore({
    at_once: Math.max(1, Math.floor(config.database_pool_max * SHARE_OF_POOL)),
    waiting: MOST_WAITING,
    busy: 'server.busy.ordering',
  });

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

  /** Writes what becomes of the checkout; last it takes the goods, because everybody else waits for them until the commit. */
  async function write(trx: Trx, placing: Placing, { buyer, number, cart_id, prepared }: Read): Promise<string> {
    const { user_id, key, request, context } = placing;
    const { method, plan = null, token = null } = request.payment;
    const id = newId();
    const now = clock.now();
    const { language, currency } = context;
    const { total } = prepared.quote.totals;
    const payment = { order_id: id, order_number: number, user_id, method, plan, token };
    const due = { amount: total, currency, language, placed_at: now };
    const [{ payment_status, hold_minutes, open }] = await inPipeline(
      payments.prepare(trx, { ...payment, ...due }),
      cartChanges.removeOrdered(
        trx,
        cart_id,
        prepared.lines.map(({ variant_id }) => variant_id),
      ),
      checkout.finish(trx, user_id),
    );
    const paid = payment_status === 'paid';
    const order = {
      ...orderRow({ id, number, user_id, buyer, now, context, prepared, method, plan }),
      idempotency_key: key,
      request_hash: hashOf(request),
      status: open ? ('open' as const) : ('awaiting_payment' as const),
      payment_status,
      held_until: hold_minutes === null ? null : new Date(now.getTime() + hold_minutes * 60_000),
      paid_at: paid ? now : null,
    };
    const [, , , taken] = await inPipeline(
      ordersRepository.insert(trx, order),
      events.emit(trx, { order_id: id, event: 'placed', data: { method, total } }),
      paid ? events.emit(trx, { order_id: id, event: 'paid', data: { method, amount: total } }) : Promise.resolve(),
      takeGoods(trx, prepared),
    );
    await ordersRepository.insertItems(trx, orderItems(id, prepared, taken));
    return id;
  }

  /** The order of this key: a new one, or the one that it made before. */
  const placeOnce = (placing: Placing): Promise<string> =>
    withTransaction(db, async (trx) => {
      const { user_id, key, request, context } = placing;
      const choice = { method: request.payment.method, plan: request.payment.plan ?? null };
      // Orders of one person take turns at the lock; what is read behind it is what the first of a double click left.
      const [cart_id, known, prepared, buyer, { number_prefix }] = await inPipeline(
        cartChanges.lock(trx, user_id),
        ordersRepository.findByKey(trx, user_id, key),
        checkout.prepare(trx, context, choice),
        users.getById(user_id, trx),
        settings.get(trx),
      );
      if (known) {
        refuseOther(known, request);
        return known.id;
      }
      refuseChanged(prepared, request.expected_total);
      return write(trx, placing, { buyer, number: drawReference(number_prefix), cart_id, prepared });
    });

  /** Begins anew where the number that was drawn had been given before. */
  async function placeNumbered(placing: Placing): Promise<string> {
    for (let draw = 1; ; draw += 1) {
      try {
        return await placeOnce(placing);
      } catch (error) {
        if (draw >= MOST_DRAWS || !isNumberTaken(error)) throw error;
      }
    }
  }

  /** With a refusal comes the checkout as it is now. */
  async function explain(error: unknown, user_id: string, language: Language): Promise<never> {
    if (!(error instanceof AppError) || !error.code.startsWith('checkout.')) throw error;
    Object.assign(error.extensions, { checkout: await checkout.get(user_id, language) });
    throw error;
  }

  return {
    /**
     * @param key the buyer's Idempotency-Key: one makes one order, for good
     * @throws AppError `checkout.changed` and `checkout.out_of_stock` with the checkout as it is now,
     * `idempotency.mismatch`, and what the payments module refuses
     */
    async place(
      user_id: string,
      key: string,
      request: OrderRequest,
      language: Language,
    ): Promise<{ order: OrderView; payment: PaymentView }> {
      const { method, token = null } = request.payment;
      const id = await semaphore(async () => {
        const context = await checkout.begin(user_id, language);
        return placeNumbered({ user_id, key, request, context }).catch((error: unknown) =>
          explain(error, user_id, language),
        );
      });
      await payments.start(id, { method, key, token });
      const order = await views.find(db, id, language);
      if (!order) throw notFound();
      return { order, payment: order.payment };
    },
  };
}

function refuseChanged({ problems, quote }: PreparedCheckout, expected_total: number): void {
  const blocking = problems.filter(({ blocking: stands }) => stands);
  const short = problems.some(({ code }) => code === 'items.stock_short' || code === 'items.sold_out');
  if (blocking.length === 0 && quote.totals.total === expected_total) return;
  // A coupon that gives nothing any more keeps nobody from ordering, but says why the total is another one.
  const reason = blocking[0] ?? problems.find(({ code }) => code === 'items.coupon');
  if (!reason) throw new AppError(short ? 'checkout.out_of_stock.since' : 'checkout.changed');
  const problem = reason.sentence;
  throw new AppError(short ? 'checkout.out_of_stock.problem' : 'checkout.changed.problem', { problem });
}

function refuseOther({ request_hash }: RequestedOrder, request: OrderRequest): void {
  if (request_hash?.equals(hashOf(request))) return;
  throw new AppError('idempotency.mismatch');
}

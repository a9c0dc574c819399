import { createHash } from 'node:crypto';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { inPipeline } from '../../../infra/database/pipeline';
import { drawReference } from '../../../infra/basics/references';
import { withTransaction } from '../../../infra/database/transaction';
import { createSemaphore } from '../../../infra/basics/semaphore';
import type { Language } from '../../../core/languages';
import type { PaymentView } from '../../../schemas/payment';
import type { CartChangesService } from '../../cart/cart-changes.service';
import type { CheckoutContext, CheckoutService, PreparedCheckout } from '../../checkout/checkout.service';
import type { UsersService } from '../../users/users.service';
import { withFreeNumber } from './order-writer.service';
import type { OrderWriter } from './order-writer.service';
import type { OrderPayments } from '../order/order-payments.port';
import type { OrderSettingsService } from '../views/order-settings.service';
import { notFound } from '../views/order-views.service';
import type { MadeOrder, OrderViewsService } from '../views/order-views.service';
import { ordersRepository } from '../order/orders.repository';
import type { RequestedOrder } from '../order/orders.repository';
import type { OrderRequest, OrderView } from '../order/orders.schemas';

export interface PlacingDeps extends Pick<Infra, 'db' | 'config'> {
  cartChanges: Pick<CartChangesService, 'lock' | 'removeOrdered'>;
  checkout: Pick<CheckoutService, 'begin' | 'prepare' | 'finish' | 'get'>;
  users: Pick<UsersService, 'getById'>;
  payments: Pick<OrderPayments, 'start'>;
  orderWriter: OrderWriter;
  settings: OrderSettingsService;
  views: Pick<OrderViewsService, 'find' | 'presentNew'>;
}

/** About what one process places within the time that a browser waits. */
const MOST_WAITING = 1_000;
/** How much of the connections orders may take: what is left is for everybody else. */
const SHARE_OF_POOL = 0.7;

interface Placing {
  user_id: string;
  key: string;
  request: OrderRequest;
  context: CheckoutContext & { user_id: string };
}

interface Placed {
  id: string;
  /** all that is shown of it, unless more has to be asked for */
  made: (Omit<MadeOrder, 'items'> & { items: Promise<MadeOrder['items']> }) | null;
}

export type PlacingService = ReturnType<typeof createPlacingService>;

/** The same request gives the same hash, whatever the order of its fields. */
function hashOf({ expected_total, expected_credit = 0, payment }: OrderRequest): Buffer {
  const { method, token, plan } = payment;
  return (
    createHash('sha256')
      // Keys of before know nothing of credit.
      .update(
        JSON.stringify([
          expected_total,
          method,
          token ?? null,
          plan ?? null,
          ...(expected_credit > 0 ? [expected_credit] : []),
        ]),
      )
      .digest()
  );
}

/**
 * Placing an order: one transaction, in which prices and stock are read anew, and nothing else. The payment begins
 * after it; whoever asks again with the same key gets the same order, and its payment goes on.
 */
export function createPlacingService(deps: PlacingDeps) {
  const { db, config, cartChanges, checkout, users, payments, orderWriter, settings, views } = deps;

  // A crowd that wants the same goods waits here, where it costs nothing, and not with a connection in its hands:
  // else the last pieces of one thing would keep everybody from everything.
  const semaphore = createSemaphore({
    at_once: Math.max(1, Math.floor(config.database_pool_max * SHARE_OF_POOL)),
    waiting: MOST_WAITING,
    busy: 'server.busy.ordering',
  });

  /** The order of this key: a new one, or the one that it made before. */
  const placeOnce = (placing: Placing): Promise<Placed> =>
    withTransaction(db, async (trx, withCommit) => {
      const { user_id, key, request, context } = placing;
      const choice = { method: request.payment.method, plan: request.payment.plan ?? null };
      // Orders of one person take turns at the lock; what is read behind it is what the first of a double click left.
      const [cart_id, known, prepared, buyer, { number_prefix, return_days }] = await inPipeline(
        cartChanges.lock(trx, user_id),
        ordersRepository.findByKey(trx, user_id, key),
        checkout.prepare(trx, context, choice),
        users.getById(user_id, trx),
        settings.get(trx),
      );
      if (known) {
        refuseOther(known, request);
        return { id: known.id, made: null };
      }
      refuseChanged(prepared, request);
      const { method, plan, token = null } = { plan: null, ...request.payment };
      const ordered = prepared.lines.map(({ variant_id }) => variant_id);
      const { id, items, made } = await orderWriter.write(trx, {
        user_id,
        buyer,
        number: drawReference(number_prefix),
        context,
        prepared,
        payment: { method, plan, token },
        request: { idempotency_key: key, request_hash: hashOf(request) },
        leave: () => [cartChanges.removeOrdered(trx, cart_id, ordered), checkout.finish(trx, user_id)],
      });
      withCommit(items);
      return { id, made: made && { ...made, items, return_days } };
    });

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
      const { id, made } = await semaphore(async () => {
        const context = await checkout.begin(user_id, language);
        return withFreeNumber(() => placeOnce({ user_id, key, request, context })).catch((error: unknown) =>
          explain(error, user_id, language),
        );
      });
      await payments.start(id, { method, key, token });
      const order = made ? views.presentNew({ ...made, items: await made.items }) : await views.find(db, id, language);
      if (!order) throw notFound();
      return { order, payment: order.payment };
    },
  };
}

function refuseChanged(
  { problems, quote }: PreparedCheckout,
  { expected_total, expected_credit = 0 }: Pick<OrderRequest, 'expected_total' | 'expected_credit'>,
): void {
  const blocking = problems.filter(({ blocking: stands }) => stands);
  const short = problems.some(({ code }) => code === 'items.stock_short' || code === 'items.sold_out');
  const { total, credit = 0 } = quote.totals;
  if (blocking.length === 0 && total === expected_total && credit === expected_credit) return;
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

import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { drawReference } from '../../infra/basics/references';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { Actor } from '../../framework/routes/http';
import type { PaymentMethodCode, PaymentOfferView } from '../../schemas/payment';
import type { AuditService } from '../audit/audit.service';
import type { CheckoutContext, PreparedCheckout } from '../checkout/checkout.service';
import type { OrderPayments, PaymentOrders } from '../orders/order/order-payments.port';
import { withFreeNumber } from '../orders/placing/order-writer.service';
import type { OrderToWrite, OrderWriter } from '../orders/placing/order-writer.service';
import type { OrderSettingsService } from '../orders/views/order-settings.service';
import type { ExchangesService, LockedReturn } from '../returns/exchanges.service';
import type { PaymentLinksService } from '../payment-links/payment-links.service';
import type { StaffService } from '../staff/staff.service';
import type { DraftQuotes } from './draft-quotes.service';
import { draftWords } from './records/draft-words';
import { orderDraftsRepository } from './records/order-drafts.repository';
import type { OrderDraftRow } from './records/order-drafts.repository';
import type { OrderDraftProblemView, PlaceDraftRequest } from './records/order-drafts.schemas';
import { draftProblems } from './records/present-draft';
import type { DraftExchange } from './records/present-draft';

export interface DraftPlacingDeps extends Pick<Infra, 'db' | 'clock'> {
  draftQuotes: DraftQuotes;
  orderWriter: OrderWriter;
  orderSettings: OrderSettingsService;
  payments: Pick<OrderPayments, 'markPaid' | 'start'>;
  paymentOrders: Pick<PaymentOrders, 'findPayable'>;
  paymentLinks: Pick<PaymentLinksService, 'make'>;
  returnExchanges: Pick<ExchangesService, 'lock' | 'settle' | 'tryRefund'>;
  audit: Pick<AuditService, 'record'>;
  staff: Pick<StaffService, 'isOwnMatter'>;
}

interface Placing {
  actor: Actor & { user_id: string };
  request: PlaceDraftRequest;
  context: CheckoutContext;
  /** of whoever places it */
  language: Language;
  /** whether whoever places it may give money back, which an exchange for less does */
  may_refund: boolean;
}

interface Placed {
  order_id: string;
  number: string;
  is_new: boolean;
}

/** With what is left to do after the commit. */
interface Written extends Placed {
  refund_id: string | null;
}

/** What is ordered, at this moment. */
interface Ready {
  prepared: PreparedCheckout;
  exchange: DraftExchange | null;
}

export type DraftPlacingService = ReturnType<typeof createDraftPlacing>;

const DAY_MINUTES = 24 * 60;

/** How a draft becomes an order: by the same writing as a shopper's, in one transaction with whatever asks for its money. */
export function createDraftPlacing(deps: DraftPlacingDeps) {
  const { db, clock, draftQuotes, orderWriter, orderSettings, payments, paymentOrders, paymentLinks } = deps;
  const { returnExchanges, audit, staff } = deps;

  /** @throws AppError `order_drafts.changed` with the problem */
  async function prepare(trx: Trx, row: OrderDraftRow, placing: Placing): Promise<Ready> {
    const { request, context, language, may_refund } = placing;
    const { payment, expected_total } = request;
    const { all, prepared, exchange } = await draftQuotes.prepare(trx, row, context);
    refuse(draftProblems({ row, all, prepared, exchange, language }));
    if (exchange && exchange.goes_back > 0 && !may_refund) {
      throw new AppError('staff.right_missing', { right: 'orders.refund' });
    }
    // As the draft's page shows it: without the fee of a way to pay, which is chosen last.
    if (prepared.quote.totals.total !== expected_total) throw new AppError('order_drafts.changed');
    if (payment.way !== 'promised') return { prepared, exchange };
    const promised = { method: payment.method, plan: payment.plan ?? null };
    const with_fee = (await draftQuotes.prepare(trx, row, context, promised)).prepared;
    refuseMethod(with_fee.payment_offers, promised.method);
    return { prepared: with_fee, exchange };
  }

  /** The order itself, and what asks for its money. */
  async function write(trx: Trx, row: OrderDraftRow, placing: Placing, { prepared, exchange }: Ready): Promise<Placed> {
    const { actor, request, context, language } = placing;
    const { payment } = request;
    const { number_prefix } = await orderSettings.get(trx);
    const number = drawReference(number_prefix);
    const discount_reason = exchange
      ? draftWords(language).exchange(exchange.return_number)
      : (row.discount?.reason ?? '');
    const { id: order_id, items } = await orderWriter.write(trx, {
      user_id: row.user_id,
      buyer: { email: row.email, first_name: row.first_name, last_name: row.last_name },
      number,
      context,
      prepared,
      ...paymentOf(payment, prepared),
      by_staff: { user_id: actor.user_id, discount_reason, way: payment.way },
      leave: () => [],
    });
    await items;
    await orderDraftsRepository.update(trx, row.id, { order_id, last_modified_at: clock.now() });
    // What costs nothing is paid already.
    if (prepared.quote.totals.total > 0) {
      if (payment.way === 'paid') {
        if (await staff.isOwnMatter(trx, actor, row.user_id)) throw new AppError('orders.own_payment');
        await payments.markPaid(trx, order_id);
      }
      if (payment.way === 'link') await paymentLinks.make(trx, actor, order_id, { days: payment.days, send: true });
    }
    return { order_id, number, is_new: true };
  }

  /** The return that is exchanged ends with the order. */
  async function settle(trx: Trx, { actor }: Placing, returned: LockedReturn | null, placed: Placed, ready: Ready) {
    if (!returned) return null;
    const { order_id, number } = placed;
    const { used, goes_back } = ready.exchange ?? { used: 0, goes_back: 0 };
    return returnExchanges.settle(trx, actor, returned, { order_id, number, used, goes_back });
  }

  const placeOnce = (id: string, placing: Placing): Promise<Written> =>
    withTransaction(db, async (trx) => {
      const row = await orderDraftsRepository.lock(trx, id);
      if (!row) throw new AppError('order_drafts.not_found');
      if (row.order_id !== null) {
        const order = await paymentOrders.findPayable(trx, row.order_id);
        return { order_id: row.order_id, number: order?.number ?? '', is_new: false, refund_id: null };
      }
      const { request, context } = placing;
      if (row.version !== request.version || row.user_id !== context.user_id) throw new AppError('order_drafts.stale');
      // Before goods are taken: whoever takes the return's goods in holds it first, too.
      const returned = row.return_id === null ? null : await returnExchanges.lock(trx, row.return_id);
      const ready = await prepare(trx, row, placing);
      const placed = await write(trx, row, placing, ready);
      const refund_id = await settle(trx, placing, returned, placed, ready);
      await audit.record(trx, placing.actor, {
        action: 'order_drafts.place',
        record_type: 'order',
        record_id: placed.order_id,
        after: {
          draft_id: id,
          number: placed.number,
          payment: placing.request.payment,
          discount: row.discount,
          ...(ready.exchange && { return_number: ready.exchange.return_number }),
        },
        ...(row.user_id !== null && { person: row.user_id }),
      });
      return { ...placed, refund_id };
    });

  /** With a refusal comes the draft as it is now: nothing of it is lost. */
  async function explain(error: unknown, id: string, language: Language): Promise<never> {
    if (!(error instanceof AppError)) throw error;
    // The plan's first part would be paid with the order, by a card that staff have not.
    if (error.errors?.['payment.token']) throw new AppError('order_drafts.not_possible.plan_needs_card');
    const short = error.code === 'checkout.out_of_stock' ? new AppError('order_drafts.changed.short') : error;
    if (short.code !== 'order_drafts.changed' && short.code !== 'order_drafts.stale') throw short;
    const row = await orderDraftsRepository.find(db, id);
    if (row) Object.assign(short.extensions, { current: await draftQuotes.present(row, language) });
    throw short;
  }

  return {
    /**
     * Once: whoever asks again gets the same order.
     * @throws AppError `order_drafts.not_found`; `order_drafts.stale` and `order_drafts.changed` with the draft as it is
     * now; what payments refuse
     */
    async place(
      actor: Placing['actor'],
      id: string,
      request: PlaceDraftRequest,
      { language, key, may_refund }: { language: Language; key: string; may_refund: boolean },
    ): Promise<Placed> {
      const row = await orderDraftsRepository.find(db, id);
      if (!row) throw new AppError('order_drafts.not_found');
      // Written from the list of languages. Names in the order are in its customer's.
      const context = await draftQuotes.begin(row.user_id, row.language as Language);
      const { refund_id, ...placed } = await withFreeNumber(() =>
        placeOnce(id, { actor, request, context, language, may_refund }),
      ).catch((error: unknown) => explain(error, id, language));
      const { payment } = request;
      if (payment.way === 'promised' && placed.is_new)
        await payments.start(placed.order_id, { method: payment.method, key, token: null });
      await returnExchanges.tryRefund(refund_id);
      return placed;
    },
  };
}

/** How the order is said to be paid, and whether its payment is begun with it. */
function paymentOf(
  payment: PlaceDraftRequest['payment'],
  { payment_offers, quote }: PreparedCheckout,
): Pick<OrderToWrite, 'payment' | 'unprepared'> {
  const free = quote.totals.total === 0;
  if (payment.way !== 'link') {
    const plan = payment.way === 'promised' ? (payment.plan ?? null) : null;
    return { payment: { method: payment.method, plan, token: null } };
  }
  const chosen = { payment: { method: onlineMethod(payment_offers, free), plan: null, token: null } };
  const hold_minutes = payment.days * DAY_MINUTES;
  return free ? chosen : { ...chosen, unprepared: { payment_status: 'awaiting', hold_minutes, open: false } };
}

function refuse([problem]: readonly OrderDraftProblemView[]): void {
  if (problem) throw new AppError('order_drafts.changed.problem', { problem: problem.sentence });
}

function refuseMethod(offers: readonly PaymentOfferView[], method: PaymentMethodCode): void {
  const offer = offers.find(({ code }) => code === method);
  if (offer?.available) return;
  if (!offer?.reason) throw new AppError('payments.method_not_available.for_order');
  throw new AppError('payments.method_not_available.reason', { reason: offer.reason });
}

const ONLINE: readonly PaymentMethodCode[] = ['stripe', 'test-card'];

/** What the order is said to be paid by until its customer chooses. @throws AppError where the shop takes nothing online */
function onlineMethod(offers: readonly PaymentOfferView[], free: boolean): PaymentMethodCode {
  const offer = offers.find(({ code, available }) => available && ONLINE.includes(code));
  if (offer) return offer.code;
  if (free) return 'bank-transfer';
  throw new AppError('order_drafts.not_possible.no_online_payment');
}

import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { isId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { PaymentMethodCode, PaymentOfferView, PaymentView } from '../../schemas/payment';
import type { OrderPayments, PayableOrder, PaymentOrders } from '../orders/order/order-payments.port';
import type { LedgerService } from '../pay-later/ledger/ledger.service';
import type { PayLaterService } from '../pay-later/accounts/pay-later.service';
import { wrongCodeMessage } from './records/failure-messages';
import { giveBackInstalments } from './recording/give-back-instalments';
import type { CreditRelease } from './paying/credit-release.service';
import { createMarkedPaid } from './paying/marked-paid';
import { createPayBacks } from './paying/pay-backs.service';
import { createTakenPayments, wasTaken } from './paying/taken-payments.service';
import { feeOf, hasSameTerms, isDifference } from './paying/what-is-owed';
import { createFollowing } from './recording/following';
import type { MethodsService } from './paying/methods.service';
import { paymentTasksRepository } from './records/payment-tasks.repository';
import { paymentsRepository } from './records/payments.repository';
import type { PaymentRow } from './records/payments.repository';
import type { PaymentPresenter } from './recording/present-payment.service';
import { isByHand } from './providers/by-hand';
import { ProviderRefused } from './providers/provider';
import type { PaymentProvider } from './providers/provider';
import { isCard } from './recording/recorder.service';
import type { RecorderService } from './recording/recorder.service';
import type { PreparedStart, StarterService } from './paying/starter.service';
import type { TaskRunnerService } from './recording/task-runner.service';

export interface PaymentsDeps extends Pick<Infra, 'db' | 'clock'> {
  methods: MethodsService;
  starter: StarterService;
  recorder: RecorderService;
  tasks: TaskRunnerService;
  creditRelease: Pick<CreditRelease, 'release'>;
  presenter: PaymentPresenter;
  ledger: LedgerService;
  payLater: Pick<PayLaterService, 'findSchedule' | 'findScheduleAfter'>;
  providerOf: (method: PaymentRow['method']) => PaymentProvider;
  orders: PaymentOrders;
}

export interface Attempt {
  method: PaymentMethodCode;
  token: string | null;
  plan: string | null;
  /** the buyer's Idempotency-Key */
  key: string;
  language: Language;
}

/** Whose payments: an account's, or those of the one order that somebody has a link for. */
export type Payer = { user_id: string } | { order_id: string };

export type PaymentsService = ReturnType<typeof createPaymentsService>;

const OPEN = new Set<PaymentRow['status']>(['pending', 'needs_confirmation', 'authorised']);

/** By another way than the shop's own: what is left of an order that store credit has paid a part of. */
const paysRest = (method: PaymentMethodCode): boolean => method !== 'store-credit' && method !== 'pay-later';

/** Somebody is asked for the money after the order has been placed, and has a say in what becomes of it. */
const isAsked = (payment: Pick<PaymentRow, 'method'>): boolean => isCard(payment) || payment.method === 'pay-later';

/** Paying orders: what the orders module asks for, and what buyers do about it. */
export function createPaymentsService(deps: PaymentsDeps) {
  const {
    db,
    clock,
    methods,
    starter,
    recorder,
    tasks,
    creditRelease,
    presenter,
    ledger,
    payLater,
    providerOf,
    orders,
  } = deps;

  /** Marks what is open of an order's payments as given up, and lets their providers be told. */
  async function giveUp(trx: Trx, order_id: string): Promise<void> {
    await giveUpAll(trx, [
      ...(await paymentsRepository.listOfOrder(trx, order_id)),
      ...(await paymentsRepository.listInstalmentPayments(trx, order_id)),
      ...(await paymentsRepository.listDifferences(trx, order_id)),
    ]);
  }

  async function dropDifferences(trx: Trx, order_id: string): Promise<void> {
    await giveUpAll(trx, await paymentsRepository.listDifferences(trx, order_id));
  }

  async function giveUpAll(trx: Trx, rows: readonly PaymentRow[]): Promise<void> {
    for (const row of rows) {
      // One that failed can be confirmed again at some providers.
      const open = OPEN.has(row.status) || (row.status === 'failed' && row.method === 'stripe');
      if (!open) continue;
      await recorder.note(trx, row.id, { facts: [{ kind: 'cancelled' }] }, 'shop');
      if (!isCard(row)) continue;
      await paymentTasksRepository.dropCaptures(trx, row.id, clock.now());
      await recorder.want(trx, row.id, { kind: 'cancel', reason: 'given_up' });
    }
  }

  async function releaseSchedule(trx: Trx, order_id: string): Promise<void> {
    const { pay_back } = await ledger.release(trx, order_id);
    await giveBackInstalments(trx, recorder, order_id, pay_back, 'order_cancelled');
  }

  async function getOwn(id: string, payer: Payer): Promise<PaymentRow> {
    const row = isId(id) ? await paymentsRepository.find(db, id) : undefined;
    const is_theirs = 'user_id' in payer ? row?.user_id === payer.user_id : row?.order_id === payer.order_id;
    if (row && is_theirs) return row;
    throw new AppError('payments.not_found');
  }

  async function offersFor(order: PayableOrder, plan: string | null, language: Language): Promise<PaymentOfferView[]> {
    const { user_id, owed, currency, country, gift_cards } = order;
    const offerMethods = await methods.listFor(db, user_id);
    const total = owed - feeOf(order);
    return offerMethods({ currency, total, country, plan, language, gift_cards, order_id: order.id });
  }

  /** By what an order of an account can be paid that is not: the order's sum stays what it is. */
  async function listForOrder(order: PayableOrder, plan: string | null, language: Language) {
    const offers = (await offersFor(order, plan, language)).filter(
      (offer) => offer.available && hasSameTerms(order, offer),
    );
    return order.credit > 0 ? offers.filter(({ code }) => paysRest(code)) : offers;
  }

  /** What can be paid at once by whoever it is; the order's sum stays what it is. */
  const listOnline = async (order: PayableOrder, language: Language): Promise<PaymentOfferView[]> =>
    (await offersFor(order, null, language)).filter(({ code, available }) => available && isCard({ method: code }));

  async function requireMethod(order: PayableOrder, { method, plan, language }: Attempt, payer: Payer) {
    const by_link = 'order_id' in payer;
    const offers = by_link ? await listOnline(order, language) : await offersFor(order, plan, language);
    const offer = offers.find(({ code }) => code === method);
    if (offer?.available && (by_link || hasSameTerms(order, offer))) return;
    const reason = offer?.reason ?? null;
    if (reason === null) throw new AppError('payments.method_not_available.for_order');
    throw new AppError('payments.method_not_available.reason', { reason });
  }

  /** What is certain of a further attempt before anybody is asked. @throws AppError where the order does not take it */
  async function tellOrder(trx: Trx, { row, payment_status, hold_minutes }: PreparedStart): Promise<void> {
    const { id: payment_id, order_id, method, amount } = await row;
    const change = { order_id, payment_id, method, amount };
    if (payment_status !== 'awaiting') {
      const { taken } = await orders.paymentChanged(trx, { ...change, status: payment_status });
      if (!taken) throw notPayable();
    } else if (isByHand(method) && hold_minutes !== null) {
      // nobody is asked who would tell the order of it, and a transfer takes its days
      await orders.paymentChanged(trx, { ...change, status: 'pending' });
      await orders.keepUntil(trx, order_id, new Date(clock.now().getTime() + hold_minutes * 60_000));
    }
  }

  /** A further attempt, in the place of those before; the same key begins one. */
  async function prepareAgain(order: PayableOrder, payer: Payer, attempt: Attempt): Promise<void> {
    const { method, plan, key, token, language } = attempt;
    const { user_id } = order;
    await requireMethod(order, attempt, payer);
    if (order.credit > 0 && !paysRest(method)) throw new AppError('payments.method_not_available.for_order');
    await withTransaction(db, async (trx) => {
      const now = await orders.lock(trx, order.id);
      const known = await paymentsRepository.findByKey(trx, order.id, key);
      if (known) return refuseOther(known, attempt);
      if (!now?.payable) throw notPayable();
      const { id: order_id, number: order_number, owed: amount, currency, placed_at } = now;
      // What store credit pays of it was taken with the order.
      const payment = { order_id, order_number, user_id, method, plan, amount, currency, placed_at, language, token };
      if (isDifference(now)) {
        if (!isCard({ method })) throw notPayable();
        await dropDifferences(trx, order_id);
        const { row } = await starter.prepare(trx, payment, key, 'difference');
        await row;
        return;
      }
      await giveUp(trx, order.id);
      if (method !== 'pay-later') await releaseSchedule(trx, order.id);
      await tellOrder(trx, await starter.prepare(trx, payment, key));
    });
    await tasks.tryForOrder(order.id);
  }

  /** Another try to pay an order, which was found for this payer. */
  async function pay(order: PayableOrder | undefined, payer: Payer, attempt: Attempt): Promise<PaymentView> {
    if (!order) throw new AppError('payments.order_not_found');
    const known = await paymentsRepository.findByKey(db, order.id, attempt.key);
    if (known) refuseOther(known, attempt);
    if (!known && !order.payable) throw notPayable();
    if (!known) await prepareAgain(order, payer, attempt);
    const begun = await starter.begin(order.id, attempt.key, attempt.token);
    if (!begun) throw new AppError('payments.not_found');
    return presenter.one(begun, attempt.language);
  }

  const taken = createTakenPayments({ orders });
  const following = createFollowing({ orders, recorder, ledger, giveUp, releaseSchedule });

  const forOrders: OrderPayments = {
    ...createPayBacks(deps),

    async prepare(trx, payment) {
      if (payment.credit) await starter.takeCredit(trx, payment);
      const { row, ...prepared } = await starter.prepare(trx, payment);
      const shown = row.then((written) => (isAsked(payment) ? null : presenter.one(written, payment.language, trx)));
      return { ...prepared, shown };
    },

    async start(order_id, { method, key, token }) {
      if (isAsked({ method })) await starter.begin(order_id, key, token);
    },

    listCurrent: (handle, order_ids, language) => presenter.latest(handle, order_ids, language),
    listAll: (handle, order_id, language) => presenter.all(handle, order_id, language),
    findSchedule: (handle, order_id, language) => payLater.findSchedule(handle, order_id, language),
    findScheduleAfter: payLater.findScheduleAfter,

    listTaken: taken.list,

    follow: (trx, order_id, change) => following.follow(trx, order_id, change),
    dropDifferences,

    async release(trx, order_id) {
      const rows = await paymentsRepository.listOfOrder(trx, order_id);
      const isTaken = rows.some(({ method, status }) => method === 'pay-later' && wasTaken({ status }));
      await giveUp(trx, order_id);
      // What was paid, or refunded in part, goes back by a refund of the order's.
      if (!isTaken) await releaseSchedule(trx, order_id);
      await creditRelease.release(trx, order_id);
    },

    cancel: (order_id) => tasks.runForOrder(order_id),

    async capture(order_id) {
      await withTransaction(db, async (trx) => {
        await orders.lock(trx, order_id);
        const row = (await paymentsRepository.listOfOrder(trx, order_id)).findLast(({ status }) => OPEN.has(status));
        if (row?.status !== 'authorised' || !isCard(row)) return;
        const wanted = await paymentTasksRepository.listOfPayment(trx, row.id);
        if (!wanted.some(({ kind, state }) => kind === 'capture' && state !== 'refused'))
          await recorder.want(trx, row.id, { kind: 'capture' });
      });
      await tasks.runForOrder(order_id);
    },

    async refund({ refund_id, order_id, payment_id = null, amount, reason }) {
      await withTransaction(db, async (trx) => {
        const first = await taken.find(trx, order_id);
        const row = payment_id === null ? first : await paymentsRepository.find(trx, payment_id);
        const known = await paymentTasksRepository.find(trx, refund_id);
        if (known) return;
        const left = row ? row.amount - (await paymentTasksRepository.sumRefunds(trx, row.id)) : 0;
        if (!row || amount > left) {
          await orders.refundSettled(trx, { refund_id, done: false, reason: 'nothing_to_give_back' });
          return;
        }
        await recorder.want(trx, row.id, { id: refund_id, kind: 'refund', amount, reason, for_order: true });
      });
      await tasks.runForOrder(order_id);
    },

    markPaid: createMarkedPaid({ orders, starter, recorder, giveUp, dropDifferences, releaseSchedule }),
  };

  return {
    ...forOrders,
    methodsFor: methods.listFor,

    /**
     * Another try to pay an order, by the same method or another one.
     * @throws AppError `payments.order_not_found`, `payments.not_payable`, `payments.method_not_available`,
     * `validation.failed` (no token where the method needs one), `idempotency.mismatch`
     */
    payAgain: async (order_id: string, user_id: string, attempt: Attempt): Promise<PaymentView> =>
      pay(await orders.findPayable(db, order_id, user_id), { user_id }, attempt),

    /** The same by whoever has a link to pay it: online and at once, by nobody's account. @throws as `payAgain` */
    payByLink: async (order_id: string, attempt: Omit<Attempt, 'plan'>): Promise<PaymentView> =>
      pay(await orders.findPayable(db, order_id), { order_id }, { ...attempt, plan: null }),

    /** By what it can be paid so. */
    listOnline,

    /** By what `payAgain` can pay it; nothing once it is paid. @throws AppError `payments.order_not_found` */
    async listAgain(order_id: string, user_id: string, language: Language): Promise<PaymentOfferView[]> {
      const order = await orders.findPayable(db, order_id, user_id);
      if (!order) throw new AppError('payments.order_not_found');
      return order.payable ? listForOrder(order, order.plan, language) : [];
    },

    /** @throws AppError `payments.not_found` */
    get: async (id: string, user_id: string, language: Language): Promise<PaymentView> =>
      presenter.one(await getOwn(id, { user_id }), language),

    /**
     * Hands the buyer's code on to the provider.
     * @returns the payment, or the one of the order that waits for it
     * @throws AppError `payments.not_found`, `payments.nothing_to_confirm`
     */
    async confirm(id: string, payer: Payer, code: string, language: Language): Promise<PaymentView> {
      const row = await getOwn(id, payer);
      const { confirm } = providerOf(row.method);
      if (!confirm || row.status !== 'needs_confirmation') {
        throw new AppError('payments.nothing_to_confirm');
      }
      const answer = await confirm(row, code).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error;
        return { facts: [{ kind: 'failed' as const, reason: error.reason }] };
      });
      await recorder.record(row, answer, 'answer');
      await tasks.tryForOrder(row.order_id);
      const after = await getOwn(row.parent_id ?? row.id, payer);
      const view = await presenter.one(after, language);
      const again = after.status === 'needs_confirmation';
      return again ? { ...view, message: wrongCodeMessage(language) } : view;
    },

    /** What somebody paid, for their export. */
    listOf: (user_id: string) => paymentsRepository.listOfUser(db, user_id),
  };
}

function notPayable(): AppError {
  return new AppError('payments.not_payable');
}

/** One key begins one attempt: by another method or plan it is another request. */
function refuseOther(known: PaymentRow, { method, plan }: Attempt): void {
  if (known.method === method && (plan === null || known.plan === plan)) return;
  throw new AppError('idempotency.mismatch');
}

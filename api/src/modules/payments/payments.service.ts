import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { isId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { PaymentMethodCode, PaymentView } from '../../schemas/payment';
import type { OrderPayments, PayableOrder, PaymentOrders } from '../orders/order/order-payments.port';
import type { LedgerService } from '../pay-later/ledger/ledger.service';
import type { PayLaterService } from '../pay-later/accounts/pay-later.service';
import { wrongCodeMessage } from './records/failure-messages';
import { giveBackInstalments } from './recording/give-back-instalments';
import type { MethodsService } from './paying/methods.service';
import { paymentTasksRepository } from './records/payment-tasks.repository';
import { paymentsRepository } from './records/payments.repository';
import type { PaymentRow } from './records/payments.repository';
import type { PaymentPresenter } from './recording/present-payment.service';
import { ProviderRefused } from './providers/provider';
import type { PaymentProvider } from './providers/provider';
import { isCard } from './recording/recorder.service';
import type { RecorderService } from './recording/recorder.service';
import type { StarterService } from './paying/starter.service';
import type { TaskRunnerService } from './recording/task-runner.service';

export interface PaymentsDeps extends Pick<Infra, 'db' | 'clock'> {
  methods: MethodsService;
  starter: StarterService;
  recorder: RecorderService;
  tasks: TaskRunnerService;
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

export type PaymentsService = ReturnType<typeof createPaymentsService>;

const OPEN = new Set<PaymentRow['status']>(['pending', 'needs_confirmation', 'authorised']);
const TAKEN = new Set<PaymentRow['status']>(['paid', 'partially_refunded']);

/** Paying orders: what the orders module asks for, and what buyers do about it. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { db, clock, methods, starter, recorder, tasks, presenter, ledger, payLater, providerOf, orders } = deps;

  /** Marks what is open of an order's payments as given up, and lets their providers be told. */
  async function giveUp(trx: Trx, order_id: string): Promise<void> {
    const rows = [
      ...(await paymentsRepository.listOfOrder(trx, order_id)),
      ...(await paymentsRepository.listInstalmentPayments(trx, order_id)),
    ];
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

  async function getOwn(id: string, user_id: string): Promise<PaymentRow> {
    const row = isId(id) ? await paymentsRepository.find(db, id) : undefined;
    if (row && row.user_id === user_id) return row;
    throw new AppError('payments.not_found');
  }

  async function requireMethod(order: PayableOrder, { method, plan, language }: Attempt, user_id: string) {
    const { total, fee, currency, country } = order;
    const question = { user_id, currency, total: total - fee, country, plan, language, order_id: order.id };
    const offer = (await methods.list(db, question)).find(({ code }) => code === method);
    const same_terms = offer?.fee === fee && method !== 'bank-transfer';
    if (offer?.available && same_terms) return;
    const reason = offer?.reason ?? null;
    if (reason === null) throw new AppError('payments.method_not_available.for_order');
    throw new AppError('payments.method_not_available.reason', { reason });
  }

  /** A further attempt, in the place of those before; the same key begins one. */
  async function prepareAgain(order: PayableOrder, user_id: string, attempt: Attempt): Promise<void> {
    const { method, plan, key, token, language } = attempt;
    await requireMethod(order, attempt, user_id);
    await withTransaction(db, async (trx) => {
      const now = await orders.lock(trx, order.id);
      const known = await paymentsRepository.findByKey(trx, order.id, key);
      if (known) return refuseOther(known, attempt);
      if (!now?.payable) throw notPayable();
      await giveUp(trx, order.id);
      if (method !== 'pay-later') await releaseSchedule(trx, order.id);
      const { id: order_id, number: order_number, total: amount, currency, placed_at } = now;
      const payment = { order_id, order_number, user_id, method, plan, amount, currency, placed_at, language, token };
      const prepared = await starter.prepare(trx, payment, key);
      const row = await paymentsRepository.findByKey(trx, order_id, key);
      if (!row || prepared.payment_status !== 'authorised') return;
      const change = { order_id, payment_id: row.id, method, status: 'authorised' as const, amount };
      const { taken } = await orders.paymentChanged(trx, change);
      if (!taken) throw notPayable();
    });
    await tasks.tryForOrder(order.id);
  }

  /**
   * The payment that money goes back from: the one that the order counts on, else the one that was taken or that it was
   * promised with. Another one may have been taken, too, and be on its way back.
   */
  async function refundable(trx: Trx, order_id: string): Promise<PaymentRow | undefined> {
    const order = await orders.lock(trx, order_id);
    const rows = await paymentsRepository.listOfOrder(trx, order_id);
    const promised = (row: PaymentRow): boolean => row.method === 'pay-later' && row.status === 'authorised';
    const taken = rows.filter(({ status }) => TAKEN.has(status));
    return taken.find(({ id }) => id === order?.payment_id) ?? taken.at(-1) ?? rows.findLast(promised);
  }

  const forOrders: OrderPayments = {
    prepare: (trx, payment) => starter.prepare(trx, payment),

    async start(order_id, { method, key, token }) {
      if (isCard({ method }) || method === 'pay-later') await starter.begin(order_id, key, token);
    },

    listCurrent: (handle, order_ids, language) => presenter.latest(handle, order_ids, language),
    listAll: (handle, order_id, language) => presenter.all(handle, order_id, language),
    findSchedule: (handle, order_id, language) => payLater.findSchedule(handle, order_id, language),
    findScheduleAfter: payLater.findScheduleAfter,

    async release(trx, order_id) {
      const rows = await paymentsRepository.listOfOrder(trx, order_id);
      const isTaken = rows.some(({ method, status }) => method === 'pay-later' && TAKEN.has(status));
      await giveUp(trx, order_id);
      // What was paid, or refunded in part, goes back by a refund of the order's.
      if (!isTaken) await releaseSchedule(trx, order_id);
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

    async refund({ refund_id, order_id, amount, reason }) {
      await withTransaction(db, async (trx) => {
        const row = await refundable(trx, order_id);
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

    async markPaid(trx, order_id) {
      await orders.lock(trx, order_id);
      const row = (await paymentsRepository.listOfOrder(trx, order_id)).at(-1);
      const by_hand = row?.method === 'bank-transfer' || row?.method === 'cash-on-delivery';
      if (!row || !by_hand || !OPEN.has(row.status)) {
        throw new AppError('payments.not_payable.by_staff');
      }
      await recorder.recordIn(trx, row.id, { facts: [{ kind: 'captured', amount: row.amount }] }, 'staff');
    },
  };

  return {
    ...forOrders,
    methodsFor: methods.list,

    /**
     * Another try to pay an order, by the same method or another one.
     * @throws AppError `payments.order_not_found`, `payments.not_payable`, `payments.method_not_available`,
     * `validation.failed` (no token where the method needs one), `idempotency.mismatch`
     */
    async payAgain(order_id: string, user_id: string, attempt: Attempt): Promise<PaymentView> {
      const order = await orders.findPayable(db, order_id, user_id);
      if (!order) throw new AppError('payments.order_not_found');
      const known = await paymentsRepository.findByKey(db, order.id, attempt.key);
      if (known) refuseOther(known, attempt);
      if (!known && !order.payable) throw notPayable();
      if (!known) await prepareAgain(order, user_id, attempt);
      const begun = await starter.begin(order.id, attempt.key, attempt.token);
      if (!begun) throw new AppError('payments.not_found');
      return presenter.one(begun, attempt.language);
    },

    /** @throws AppError `payments.not_found` */
    get: async (id: string, user_id: string, language: Language): Promise<PaymentView> =>
      presenter.one(await getOwn(id, user_id), language),

    /**
     * Hands the buyer's code on to the provider.
     * @returns the payment, or the one of the order that waits for it
     * @throws AppError `payments.not_found`, `payments.nothing_to_confirm`
     */
    async confirm(id: string, user_id: string, code: string, language: Language): Promise<PaymentView> {
      const row = await getOwn(id, user_id);
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
      const after = await getOwn(row.parent_id ?? row.id, user_id);
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

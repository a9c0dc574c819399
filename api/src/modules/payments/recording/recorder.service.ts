import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { createSecretBox } from '../../../infra/basics/secret-box';
import { withTransaction } from '../../../infra/database/transaction';
import type { PaymentOrders } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import { failureMessage } from '../records/failure-messages';
import { nextCheck } from '../records/next-check';
import type { PaymentSettingsService } from '../settings/payment-settings.service';
import { refundedOf, stateOfFacts, statusOf } from '../records/payment-state';
import type { PaymentFact } from '../records/payment-state';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { FactSource, PaymentRow } from '../records/payments.repository';
import type { ProviderAnswer } from '../providers/provider';
import { createTellRefunds } from './tell-refunds';
import type { Step } from './tell-refunds';

export interface RecorderDeps extends Pick<Infra, 'db' | 'clock' | 'config' | 'logger'> {
  settings: Pick<PaymentSettingsService, 'get'>;
  ledger: LedgerService;
  orders: PaymentOrders;
}

export type RecorderService = ReturnType<typeof createRecorder>;

const CARDS = new Set<PaymentRow['method']>(['test-card', 'stripe']);
export const isCard = ({ method }: Pick<PaymentRow, 'method'>): boolean => CARDS.has(method);

const MOVED = new Set<PaymentRow['status']>(['authorised', 'paid']);

/** Writes down what happened to a payment and draws the consequences: for the order, the ledger and the provider. */
export function createRecorder({ db, clock, config, logger, settings, ledger, orders }: RecorderDeps) {
  const box = createSecretBox(config.shop_secret, 'payment-actions');
  const tellRefunds = createTellRefunds({ orders, ledger });

  /** @returns the task's id */
  async function want(
    trx: Trx,
    payment_id: string,
    task: { kind: 'capture' | 'cancel' | 'refund'; amount?: number; reason?: string; id?: string; for_order?: boolean },
  ): Promise<string> {
    const now = clock.now();
    const { id = newId(), amount = 0, reason = '', kind, for_order = false } = task;
    await paymentTasksRepository.insert(trx, {
      id,
      payment_id,
      kind,
      amount,
      reason,
      for_order,
      try_at: now,
      last_error: null,
      created_at: now,
      settled_at: null,
      followed_by: null,
      by_hand: null,
    });
    return id;
  }

  /** Adds facts to a locked payment and brings its columns up to date. */
  async function write(trx: Trx, id: string, answer: ProviderAnswer, source: FactSource): Promise<Step | undefined> {
    const row = await paymentsRepository.lock(trx, id);
    if (!row) return undefined;
    const before = stateOfFacts(await paymentsRepository.listFacts(trx, id));
    await paymentsRepository.addFacts(trx, id, answer.facts, source, clock.now());
    const after = stateOfFacts(await paymentsRepository.listFacts(trx, id));
    const tasks = await paymentTasksRepository.listOfPayment(trx, id);
    const status = statusOf(after);
    const unsettled = tasks.some(
      (task) =>
        task.kind === 'refund' &&
        task.state !== 'refused' &&
        !(task.id in after.refunds) &&
        !(task.id in after.failed_refunds),
    );
    const values = {
      status,
      authorised_amount: after.authorised,
      captured_amount: after.captured,
      refunded_amount: refundedOf(after),
      failure: after.failure,
      provider_ref: row.provider_ref ?? answer.provider_ref ?? null,
      sealed_action: sealedAction(row, answer, status),
      card_brand: row.card_brand ?? answer.card?.brand ?? null,
      card_last4: row.card_last4 ?? answer.card?.last4 ?? null,
      check_at: nextCheck({ ...row, status, unsettled }, clock.now()),
      last_modified_at: clock.now(),
    };
    await paymentsRepository.update(trx, id, values);
    return { payment: { ...row, ...values }, before, after };
  }

  function sealedAction(row: PaymentRow, { client_secret }: ProviderAnswer, status: PaymentRow['status']) {
    const over = ['paid', 'cancelled', 'refunded', 'partially_refunded'].includes(status);
    if (over) return null;
    return client_secret === undefined ? row.sealed_action : box.seal(Buffer.from(client_secret));
  }

  async function isLatest(trx: Trx, { id, order_id }: PaymentRow): Promise<boolean> {
    return (await paymentsRepository.listOfOrder(trx, order_id)).at(-1)?.id === id;
  }

  /** Tells the order how its payment stands. @returns false where the order has no use for the money */
  async function tellOrder(trx: Trx, payment: PaymentRow, isNewlyTaken = false): Promise<boolean> {
    const { id, order_id, method, amount, failure } = payment;
    // Taken and given back between two looks at it: first it was taken.
    const status = isNewlyTaken ? 'paid' : payment.status;
    if (status === 'refunded' || status === 'partially_refunded') return true;
    // An attempt that was given up says nothing about the one after it; money that moved always does.
    if (!MOVED.has(status) && !(await isLatest(trx, payment))) return true;
    const reason = failure === null ? null : failureMessage(failure, 'en');
    const purpose = payment.purpose === 'difference' ? 'difference' : 'order';
    const change = { order_id, payment_id: id, purpose, method, status, amount, reason } as const;
    const { taken } = await orders.paymentChanged(trx, change);
    return taken;
  }

  /** Money that the order has no use for goes back: what was reserved is given up, what was taken is refunded. */
  async function undo(trx: Trx, payment: PaymentRow, reason: string): Promise<void> {
    const due = payment.captured_amount - (await paymentTasksRepository.sumRefunds(trx, payment.id));
    if (payment.captured_amount === 0) await want(trx, payment.id, { kind: 'cancel', reason });
    else if (due > 0) await want(trx, payment.id, { kind: 'refund', amount: due, reason });
  }

  /** What the order's news of a payment bring about: it is taken, or goes back. */
  async function afterTelling(trx: Trx, payment: PaymentRow, hasPlace: boolean): Promise<void> {
    if (!hasPlace) return undo(trx, payment, 'order_not_payable');
    if (payment.status !== 'authorised' || !isCard(payment)) return;
    // The order waits for a difference: nothing is sent before it is there.
    const at_once = payment.purpose === 'difference' || (await settings.get(trx)).capture === 'at_once';
    if (at_once) await want(trx, payment.id, { kind: 'capture' });
  }

  async function followOrder(trx: Trx, step: Step): Promise<void> {
    const { payment, before, after } = step;
    const isNewlyTaken = before.captured === 0 && after.captured > 0;
    // Of money that was taken before only refunds are news, told below: one that came to nothing is for staff to ask for again.
    const isNews = isNewlyTaken || (before.captured === 0 && statusOf(before) !== payment.status);
    const hasPlace = !isNews || (await tellOrder(trx, payment, isNewlyTaken));
    await tellRefunds(trx, step);
    if (isNews) return afterTelling(trx, payment, hasPlace);
    // Reserved after it had been given up: what was reserved then is given up, too.
    const isLate = payment.status === 'cancelled' && after.authorised > before.authorised && isCard(payment);
    if (isLate) await undo(trx, payment, 'cancelled');
  }

  /** The first instalment of a plan: its order's payment follows it. */
  async function followParent(trx: Trx, { payment }: Step): Promise<boolean> {
    if (payment.parent_id === null) return true;
    const parent = await paymentsRepository.find(trx, payment.parent_id);
    if (!parent) return false;
    const fact = parentFact(payment, parent);
    if (!fact) return true;
    const step = await write(trx, parent.id, { facts: [fact] }, 'shop');
    if (!step) return false;
    if (statusOf(step.before) === step.payment.status) return step.payment.status !== 'cancelled';
    const taken = await tellOrder(trx, step.payment);
    if (!taken) await write(trx, parent.id, { facts: [{ kind: 'cancelled' }] }, 'shop');
    return taken;
  }

  async function followInstalment(trx: Trx, step: Step): Promise<void> {
    const { payment, before, after } = step;
    if (after.captured > before.captured) {
      const { left, settled } = await ledger.receive(trx, payment, after.captured - before.captured);
      if (left > 0) await want(trx, payment.id, { kind: 'refund', amount: left, reason: 'nothing_open' });
      if (settled) await settleOrder(trx, payment.order_id);
      return;
    }
    if (statusOf(before) === payment.status) return;
    const followed = await followParent(trx, step);
    if (payment.status !== 'authorised') return;
    const under_way = await paymentTasksRepository.sumCapturesUnderWay(trx, payment.order_id);
    const open = await ledger.lockOpen(trx, payment.order_id);
    if (followed && open - under_way >= payment.amount) {
      await want(trx, payment.id, { kind: 'capture' });
      return;
    }
    await write(trx, payment.id, { facts: [{ kind: 'failed', reason: 'nothing_open' }] }, 'shop');
    await want(trx, payment.id, { kind: 'cancel', reason: 'nothing_open' });
  }

  /** Every instalment of its schedule is paid, so the order is, unless something of it was written off and never paid. */
  async function settleOrder(trx: Trx, order_id: string): Promise<void> {
    if (await ledger.isWrittenOff(trx, order_id)) return;
    const payments = await paymentsRepository.listOfOrder(trx, order_id);
    const payment = payments.findLast(({ method, status }) => method === 'pay-later' && status === 'authorised');
    if (payment) await recordIn(trx, payment.id, { facts: [{ kind: 'captured', amount: payment.amount }] }, 'shop');
  }

  /** As `record`, in a transaction that holds the order's lock. */
  async function recordIn(trx: Trx, id: string, answer: ProviderAnswer, source: FactSource): Promise<void> {
    const step = await write(trx, id, answer, source);
    if (!step) return;
    if (step.payment.purpose !== 'instalment') return followOrder(trx, step);
    await followInstalment(trx, step);
    await tellRefunds(trx, step);
  }

  /**
   * Writes down what is known of a payment now. Any order, any repetition: the result is the same.
   * @param also part of the same transaction, before; answers false where nothing is to be written
   */
  async function record(
    payment: Pick<PaymentRow, 'id' | 'order_id'>,
    answer: ProviderAnswer,
    source: FactSource,
    also: (trx: Trx) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<void> {
    await withTransaction(db, async (trx) => {
      await orders.lock(trx, payment.order_id);
      if (!(await also(trx))) return;
      await recordIn(trx, payment.id, answer, source);
    });
    logger.debug({ payment: payment.id, facts: answer.facts.map(({ kind }) => kind) }, 'facts of a payment');
  }

  return {
    want,
    record,
    recordIn,

    /** Facts alone, for a caller who draws the consequences itself. */
    note: write,

    settleOrder,

    /** What the browser needs to go on with a payment. */
    openAction: (sealed: Buffer): string => box.open(sealed).toString(),
  };
}

/** What the first instalment's news mean for the payment that waits for it. */
function parentFact(instalment: PaymentRow, parent: PaymentRow): PaymentFact | undefined {
  switch (instalment.status) {
    case 'authorised':
    case 'paid':
      return { kind: 'authorised', amount: parent.amount };
    case 'failed':
      return { kind: 'failed', reason: instalment.failure ?? 'first_part_failed' };
    case 'needs_confirmation':
      return { kind: 'confirmation_needed' };
    default:
      return undefined;
  }
}

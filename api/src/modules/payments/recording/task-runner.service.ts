import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { reasonOf } from '../../../infra/basics/reason-of';
import type { PaymentOrders } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import { giveBackInstalments } from './give-back-instalments';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import type { TaskRow } from '../records/payment-tasks.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import { ProviderRefused } from '../providers/provider';
import type { PaymentProvider, ProviderAnswer } from '../providers/provider';
import type { RecorderService } from './recorder.service';

export interface TaskRunnerDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  providerOf: (method: PaymentRow['method']) => PaymentProvider;
  recorder: RecorderService;
  ledger: LedgerService;
  orders: PaymentOrders;
}

export type TaskRunnerService = ReturnType<typeof createTaskRunner>;

const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 3600_000;
const BATCH = 50;
/** About ten minutes without an answer: it is tried on, and staff hear of it. */
const LATE_AFTER = 7;
const WAITS = { capture: 'capture_waits', refund: 'refund_waits' } as const;
/** A task may want another one (a capture that comes too late, its refund): this many rounds are enough for all. */
const ROUNDS = 4;

/** Does what the shop wants of providers: after the commit that wanted it, and again until it is done. */
export function createTaskRunner({ db, clock, logger, providerOf, recorder, ledger, orders }: TaskRunnerDeps) {
  function ask(task: TaskRow, payment: PaymentRow): Promise<ProviderAnswer> {
    const provider = providerOf(payment.method);
    const { id: key, amount, reason } = task;
    switch (task.kind) {
      case 'capture':
        return provider.capture(payment, key);
      case 'cancel':
        return provider.cancel(payment, key);
      case 'refund':
        return provider.refund(payment, { key, amount, reason });
    }
  }

  /** Its answer and the end of the task are one transaction; an answer that comes twice is written once. */
  const settle = (task: TaskRow, payment: PaymentRow, answer: ProviderAnswer, refused: string | null): Promise<void> =>
    recorder.record(payment, answer, 'answer', async (trx) => {
      await paymentTasksRepository.settle(trx, task.id, refused === null ? 'done' : 'refused', refused, clock.now());
      return true;
    });

  /** Pay-later has no gateway: its schedule is planned anew, and what was paid too much goes back payment by payment. */
  const refundSchedule = (task: TaskRow, payment: PaymentRow): Promise<void> =>
    withTransaction(db, async (trx) => {
      await orders.lock(trx, payment.order_id);
      const found = await paymentTasksRepository.find(trx, task.id);
      if (found?.state !== 'wanted') return;
      const taken = await ledger.refund(trx, payment.order_id, task.amount, task.id);
      if (!taken) {
        // The order was cancelled meanwhile: with its schedule everything has gone back.
        await paymentTasksRepository.settle(trx, task.id, 'refused', 'released', clock.now());
        await recorder.recordIn(trx, payment.id, { facts: [{ kind: 'refund_failed', key: task.id }] }, 'shop');
        return;
      }
      await giveBackInstalments(trx, recorder, payment.order_id, taken.pay_back, 'refund');
      await paymentTasksRepository.settle(trx, task.id, 'done', null, clock.now());
      const fact = { kind: 'refunded' as const, key: task.id, amount: task.amount };
      await recorder.recordIn(trx, payment.id, { facts: [fact] }, 'shop');
    });

  async function refuse(task: TaskRow, payment: PaymentRow, error: ProviderRefused): Promise<void> {
    logger.error({ payment: payment.id, task: task.id, kind: task.kind, reason: error.reason }, 'a provider refused');
    const { reason } = error;
    const facts = task.kind === 'refund' ? [{ kind: 'refund_failed' as const, key: task.id, reason }] : [];
    // What it refused tells that it knows more than we do.
    const present = await providerOf(payment.method)
      .fetch(payment)
      .catch(() => ({ facts: [] }));
    const answer = { ...present, facts: [...present.facts, ...facts] };
    await withTransaction(db, async (trx) => {
      await orders.lock(trx, payment.order_id);
      await paymentTasksRepository.settle(trx, task.id, 'refused', reason, clock.now());
      await recorder.recordIn(trx, payment.id, answer, 'answer');
      if (task.kind === 'capture') await tellCapture(trx, task, payment, reason);
    });
  }

  /** Money that was not taken: the order's own payment tells by itself where it was lost altogether. */
  async function tellCapture(trx: Trx, task: TaskRow, { id, order_id }: PaymentRow, reason: string): Promise<void> {
    const now = await paymentsRepository.find(trx, id);
    if (!now || now.captured_amount > 0) return;
    if (now.purpose !== 'instalment' && now.status !== 'authorised') return;
    await orders.tellTrouble(trx, { order_id, event: 'capture_failed', about: task.id, amount: now.amount, reason });
  }

  /** It will be tried again, and again; once that has lasted, somebody should know. */
  async function noteFailure(task: TaskRow, { order_id, amount }: PaymentRow, reason: string): Promise<void> {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** task.attempts, LONGEST_RETRY_MS);
    const try_at = new Date(clock.now().getTime() + wait);
    const attempts = await paymentTasksRepository.noteFailure(db, task.id, reason, try_at);
    if (attempts !== LATE_AFTER || task.kind === 'cancel') return;
    const event = WAITS[task.kind];
    const money = { amount: task.kind === 'refund' ? task.amount : amount, reason: '' };
    await withTransaction(db, async (trx) => {
      await orders.lock(trx, order_id);
      await orders.tellTrouble(trx, { order_id, event, about: task.id, ...money });
    });
  }

  /** @throws Error when it is to be tried again */
  async function run(task: TaskRow): Promise<void> {
    const payment = await paymentsRepository.find(db, task.payment_id);
    if (!payment) return;
    try {
      if (payment.method === 'pay-later' && task.kind === 'refund') await refundSchedule(task, payment);
      else await settle(task, payment, await ask(task, payment), null);
    } catch (error) {
      if (error instanceof ProviderRefused) return refuse(task, payment, error);
      await noteFailure(task, payment, reasonOf(error));
      throw error;
    }
  }

  return {
    /** Everything that is wanted of an order's payments, now. @throws Error when something is to be tried again */
    async runForOrder(order_id: string): Promise<void> {
      for (let round = 0; round < ROUNDS; round += 1) {
        const tasks = await paymentTasksRepository.listWantedOfOrder(db, order_id);
        if (tasks.length === 0) return;
        for (const task of tasks) await run(task);
      }
    },

    /** The same for a caller who has done what matters: what fails is left to the job. */
    async tryForOrder(order_id: string): Promise<void> {
      await this.runForOrder(order_id).catch((error: unknown) =>
        logger.warn({ reason: reasonOf(error), order_id }, 'a task of a payment waits for its next try'),
      );
    },

    /** Everything whose time has come. */
    async runDue(): Promise<void> {
      for (const task of await paymentTasksRepository.listDue(db, clock.now(), BATCH)) {
        await run(task).catch((error: unknown) =>
          logger.warn({ reason: reasonOf(error), task: task.id }, 'a task of a payment waits for its next try'),
        );
      }
    },
  };
}

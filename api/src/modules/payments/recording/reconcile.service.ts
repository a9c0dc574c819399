import type { Infra } from '../../../infra';
import { reasonOf } from '../../../infra/basics/reason-of';
import { nextCheck } from '../records/next-check';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import type { PaymentProvider, ProviderAnswer } from '../providers/provider';
import type { RecorderService } from './recorder.service';
import type { TaskRunnerService } from './task-runner.service';

export interface ReconcileDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  providerOf: (method: PaymentRow['method']) => PaymentProvider;
  recorder: RecorderService;
  tasks: TaskRunnerService;
}

const BATCH = 50;
/** Longer than a request of ours to a provider can take. */
const LOST_AFTER_MS = 60_000;
const LOST: ProviderAnswer = { facts: [{ kind: 'failed', reason: 'processing_error' }] };

/** Asks providers about payments of which nothing more was heard: a message may have been lost. */
export function createReconcileService({ db, clock, logger, providerOf, recorder, tasks }: ReconcileDeps) {
  async function check(payment: PaymentRow): Promise<void> {
    // Noted first: a provider that is away is not asked again at once.
    const next = nextCheck({ ...payment, checks: payment.checks + 1, unsettled: true }, clock.now());
    await paymentsRepository.noteCheck(db, payment.id, next);
    const answer = await providerOf(payment.method).fetch(payment);
    await recorder.record(payment, isLost(payment, answer) ? LOST : answer, 'poll');
    await tasks.tryForOrder(payment.order_id);
  }

  /** The call never arrived, and whoever made it is long gone: the buyer is told, and may pay again. */
  const isLost = ({ status, provider_ref, created_at }: PaymentRow, { unheard }: ProviderAnswer): boolean =>
    Boolean(unheard) &&
    status === 'pending' &&
    provider_ref === null &&
    clock.now().getTime() - created_at.getTime() > LOST_AFTER_MS;

  return {
    /** Everything whose time has come: questions, and what was wanted of providers and has not been done. */
    async run(): Promise<void> {
      await tasks.runDue();
      for (const payment of await paymentsRepository.listToCheck(db, clock.now(), BATCH)) {
        await check(payment).catch((error: unknown) =>
          logger.warn({ reason: reasonOf(error), payment: payment.id }, 'a provider did not say how a payment stands'),
        );
      }
    },
  };
}

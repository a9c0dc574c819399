import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import { reasonOf } from '../../../infra/basics/reason-of';
import { withTransaction } from '../../../infra/database/transaction';
import type { StaffNoticesService } from '../../staff-notices/staff-notices.service';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import { MessageNotValid } from '../providers/provider';
import type { PaymentProvider, ProviderAnswer, ProviderEvent } from '../providers/provider';
import type { DisputesService } from './disputes.service';
import type { RecorderService } from './recorder.service';
import type { TaskRunnerService } from './task-runner.service';

export interface WebhooksDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  findProvider: (name: string) => Promise<PaymentProvider | undefined>;
  providerOf: (method: PaymentRow['method']) => PaymentProvider;
  recorder: RecorderService;
  disputes: DisputesService;
  tasks: Pick<TaskRunnerService, 'tryForOrder'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** Of a number that a provider gives, so much is kept. */
const MOST_OF_A_NUMBER = 200;

/** What providers tell us, in whatever order and as often as they like. */
export function createWebhooksService(deps: WebhooksDeps) {
  const { db, clock, logger, findProvider, providerOf, recorder, disputes, tasks, staffNotices } = deps;

  async function read(provider: string, body: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | null> {
    const found = await findProvider(provider);
    if (!found?.readWebhook) {
      throw new AppError('payments.provider_not_found');
    }
    try {
      return await found.readWebhook(body, headers, clock.now());
    } catch (error) {
      if (!(error instanceof MessageNotValid)) throw error;
      throw new AppError('payments.webhook_not_valid.unsigned', {}, { cause: error });
    }
  }

  /** By our own number where it was handed on, else by the provider's. Its own provider alone speaks of a payment. */
  async function paymentOf(provider: string, event: ProviderEvent): Promise<PaymentRow | undefined> {
    const { payment_id, provider_ref } = event;
    const own = payment_id !== null && isId(payment_id) ? await paymentsRepository.find(db, payment_id) : undefined;
    const found =
      own ?? (provider_ref === null ? undefined : await paymentsRepository.findByRef(db, provider, provider_ref));
    return found?.method === provider ? found : undefined;
  }

  /** Nobody's: it is kept as long as messages are, and staff are told, once a day. */
  async function keepUnknown(provider: string, event: ProviderEvent): Promise<void> {
    const { event_id, type, payment_id, provider_ref } = event;
    const reference = (provider_ref ?? payment_id ?? event_id).slice(0, MOST_OF_A_NUMBER);
    logger.warn({ provider, event: event_id, reference }, 'a message speaks of a payment that is not known');
    await withTransaction(db, async (trx) => {
      const now = clock.now();
      const kept = { provider, event_id, payment_id: null, about: JSON.stringify({ type, reference }) };
      if (!(await paymentsRepository.insertEvent(trx, kept, now))) return;
      await staffNotices.notify(trx, {
        kind: 'payment_unknown',
        subject_id: reference,
        data: { provider, reference, event: type },
        once: `payment_unknown:${provider}:${now.toISOString().slice(0, 10)}`,
      });
    });
  }

  /** All that is known of the payment, where the message itself does not say it. */
  async function answerOf(payment: PaymentRow, event: ProviderEvent): Promise<ProviderAnswer> {
    const { provider_ref, facts, incomplete } = event;
    if (!incomplete) return { provider_ref, facts };
    try {
      return await providerOf(payment.method).fetch(payment);
    } catch (error) {
      logger.warn({ reason: reasonOf(error), payment: payment.id }, 'a provider did not say what it told of');
      // The message comes again.
      throw new AppError('server.unavailable', {}, { cause: error });
    }
  }

  return {
    /**
     * Takes a message, once; one that is of no concern is taken and forgotten, one about a payment that is not known is
     * kept.
     * @throws AppError `payments.webhook_not_valid` when it is not the provider's, or too old; `server.unavailable` when
     * the provider has to be asked what it means, and does not answer
     */
    async receive(provider: string, body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
      const event = await read(provider, body, headers);
      if (!event) return;
      const payment = await paymentOf(provider, event);
      if (!payment) return keepUnknown(provider, event);
      const { event_id, dispute } = event;
      const known = { provider, event_id, payment_id: payment.id, about: null };
      await recorder.record(payment, await answerOf(payment, event), 'webhook', async (trx) => {
        const isNew = await paymentsRepository.insertEvent(trx, known, clock.now());
        if (isNew && dispute) await disputes.note(trx, payment, dispute);
        return isNew;
      });
      await tasks.tryForOrder(payment.order_id);
    },
  };
}

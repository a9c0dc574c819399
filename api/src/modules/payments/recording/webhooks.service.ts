import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import { MessageNotValid } from '../providers/provider';
import type { PaymentProvider, ProviderEvent } from '../providers/provider';
import type { RecorderService } from './recorder.service';
import type { TaskRunnerService } from './task-runner.service';

export interface WebhooksDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  providers: Partial<Record<PaymentRow['method'], PaymentProvider>>;
  recorder: RecorderService;
  tasks: Pick<TaskRunnerService, 'tryForOrder'>;
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** What providers tell us, in whatever order and as often as they like. */
export function createWebhooksService({ db, clock, logger, providers, recorder, tasks }: WebhooksDeps) {
  async function read(provider: string, body: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | null> {
    const found = Object.entries(providers).find(([name]) => name === provider)?.[1];
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

  return {
    /**
     * Takes a message, once; one that is of no concern is taken and forgotten.
     * @throws AppError `payments.webhook_not_valid` when it is not the provider's, or too old
     */
    async receive(provider: string, body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
      const event = await read(provider, body, headers);
      if (!event || !isId(event.payment_id)) return;
      const payment = await paymentsRepository.find(db, event.payment_id);
      // Its own provider alone speaks of a payment.
      if (payment?.method !== provider) {
        logger.warn({ provider, event: event.event_id }, 'a message speaks of a payment that is not known');
        return;
      }
      const { event_id, provider_ref, facts } = event;
      await recorder.record(payment, { provider_ref, facts }, 'webhook', (trx) =>
        paymentsRepository.insertEvent(trx, { provider, event_id, payment_id: payment.id }, clock.now()),
      );
      await tasks.tryForOrder(payment.order_id);
    },
  };
}

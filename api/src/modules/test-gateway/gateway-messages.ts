import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { createOutbox } from '../../infra/queue/outbox';
import { reasonOf } from '../../infra/basics/reason-of';
import type { GatewayEvent, GatewayPayment } from './gateway-payment';
import { SIGNATURE_HEADER, signWebhook } from './signature';
import { testGatewayRepository as repository } from './test-gateway.repository';
import type { DueMessage, GatewayMessage } from './test-gateway.repository';

export interface GatewayMessagesDeps extends Pick<Infra, 'db' | 'clock' | 'config' | 'queue' | 'logger'> {
  secret: Buffer;
  newNumber: (prefix: string) => string;
  /** how long a message may take to be taken, milliseconds */
  delivery_ms: number;
}

/** How long a message waits at most. */
const LOOK_MS = 500;
const AT_ONCE = 20;
/** Many times what so many take; a worker that died holds them so long. */
const EXPIRE_MS = 60_000;
/** Together about ten minutes; the shop asks by itself long before. */
const TRIES = 9;
const RETRY_MS = 2_000;

/** The signed messages by which the gateway tells what has happened: an outbox, handed over by HTTP. */
export function createGatewayMessages(deps: GatewayMessagesDeps) {
  const { db, clock, config, queue, logger, secret, newNumber, delivery_ms } = deps;

  /** @throws Error when it was not taken */
  async function post({ body }: GatewayMessage): Promise<void> {
    const answer = await fetch(`${config.api_url}/api/payments/webhooks/test-card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(delivery_ms),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The shop answered ${answer.status} to a message of the test gateway`);
  }

  const putOff = (id: string, try_at: Date | null): Promise<void> => repository.messages.setTryAt(db, id, try_at);

  /** @returns whether it was taken; else it has its turn again, unless that was the last */
  async function handOver(message: DueMessage): Promise<boolean> {
    try {
      for (let copy = 0; copy < message.copies; copy += 1) await post(message);
      return true;
    } catch (error) {
      logger.warn({ reason: reasonOf(error), message: message.id }, 'a message was not taken');
      const again_at = new Date(clock.now().getTime() + RETRY_MS * 2 ** message.tries);
      await putOff(message.id, message.tries + 1 < TRIES ? again_at : null);
      return false;
    }
  }

  const outbox = createOutbox<DueMessage>({
    clock,
    logger,
    most: AT_ONCE,
    expire_ms: EXPIRE_MS,
    tries: TRIES,
    retry_ms: RETRY_MS,
    take: (now, again_at, most) => repository.messages.take(db, { now, again_at, most }),
    countTry: ({ id }) => repository.messages.countTry(db, id),
    putOff: ({ id }, try_at) => putOff(id, try_at),
    // One that nobody takes holds up no other.
    async workOn(messages) {
      const taken = await Promise.all(messages.map(handOver));
      await repository.settleMessages(
        db,
        messages.filter((_, index) => taken[index]).map(({ id }) => id),
        clock.now(),
      );
    },
  });

  return {
    /** Writes down that a payment has changed, and that it is to be told: once, twice or never, as its card says. */
    async tell(trx: Trx, payment: GatewayPayment, scenario: string): Promise<GatewayMessage> {
      const now = clock.now();
      const event: GatewayEvent = {
        id: newNumber('evt'),
        type: 'payment.updated',
        created_at: now.toISOString(),
        payment,
      };
      const message = { id: event.id, body: JSON.stringify(event) };
      const copies = { webhook_never: 0, webhook_twice: 2 }[scenario] ?? 1;
      const try_at = copies > 0 ? now : null;
      await repository.insertMessage(trx, { ...message, payment_id: payment.id, copies, try_at, created_at: now });
      return message;
    },

    /** Hands one over at once; where it is not taken it has its turn with the others. */
    deliverNow: (message: GatewayMessage): Promise<void> =>
      post(message).catch((error: unknown) => logger.warn({ reason: reasonOf(error) }, 'a message was not taken')),

    /** Hands over what is due, at most twenty messages. @returns whether there may be more */
    deliverDue: (): Promise<boolean> => outbox.round(),

    /** Hands messages over in this process. */
    work: (): void => void queue.repeat('test-gateway', LOOK_MS, () => outbox.round()),
  };
}

import { GatewayRefused, SIGNATURE_HEADER } from '../../test-gateway/test-gateway.service';
import type { GatewayEvent, GatewayPayment, TestGatewayService } from '../../test-gateway/test-gateway.service';
import type { PaymentFact } from '../records/payment-state';
import { ProviderLate, ProviderRefused, MessageNotValid } from './provider';
import type { PaymentProvider, ProviderAnswer, ProviderPayment } from './provider';

/** The shop does not wait longer for this gateway: the message, or a question later, tells how it ended. */
const PATIENCE_MS = 3000;

/** Cards of the built-in test gateway. */
export function createTestCardProvider(
  gateway: TestGatewayService,
  patience_ms: number = PATIENCE_MS,
): PaymentProvider {
  const answered = async (call: Promise<GatewayPayment>): Promise<ProviderAnswer> =>
    toAnswer(await inTime(call, patience_ms).catch(explain));

  return {
    authorise: ({ id, amount, currency }, { token }) => {
      if (token === null) throw new ProviderRefused('token_not_valid');
      return answered(gateway.authorise({ key: `authorise:${id}`, reference: id, token, amount, currency }));
    },
    confirm: (payment, code) => answered(gateway.confirm(refOf(payment), code)),
    capture: (payment, key) => answered(gateway.capture(key, refOf(payment), payment.amount)),
    async cancel(payment, key) {
      const found = await search(gateway, payment);
      // It never heard of it: the token was not good, or the call did not arrive.
      if (!found) return { facts: [{ kind: 'cancelled' }] };
      return answered(gateway.cancel(key, found.id));
    },
    refund: (payment, { key, amount }) => answered(gateway.refund(key, refOf(payment), amount)),
    async fetch(payment) {
      const found = await search(gateway, payment);
      return found ? toAnswer(found) : { facts: [], unheard: true };
    },
    readWebhook(body, headers, now) {
      const signature = headers[SIGNATURE_HEADER];
      if (!gateway.isGenuine(body, typeof signature === 'string' ? signature : undefined, now)) {
        throw new MessageNotValid('the signature does not fit');
      }
      const { id, type, payment } = parse(body);
      return { event_id: id, type, payment_id: payment.reference, provider_ref: payment.id, facts: factsOf(payment) };
    },
  };
}

function parse(body: Buffer): GatewayEvent {
  try {
    // The signature says that the gateway wrote it, which is typed.
    return JSON.parse(body.toString()) as GatewayEvent;
  } catch (error) {
    throw new MessageNotValid('the message cannot be read', { cause: error });
  }
}

function search(gateway: TestGatewayService, { id, provider_ref }: ProviderPayment) {
  return gateway.find(provider_ref === null ? { reference: id } : { id: provider_ref });
}

function refOf({ provider_ref }: ProviderPayment): string {
  if (provider_ref === null) throw new Error('The test gateway has not answered yet');
  return provider_ref;
}

function explain(error: unknown): never {
  if (error instanceof GatewayRefused) throw new ProviderRefused(error.code);
  throw error;
}

async function inTime<T>(call: Promise<T>, patience_ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderLate('The test gateway took too long')), patience_ms);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

function toAnswer(payment: GatewayPayment): ProviderAnswer {
  const { id, card } = payment;
  return { provider_ref: id, facts: factsOf(payment), ...(card && { card }) };
}

function factsOf({ status, decline_code, amount, captured_amount, refunds }: GatewayPayment): PaymentFact[] {
  const returned = refunds.map(({ key, amount: back }) => ({ kind: 'refunded' as const, key, amount: back }));
  switch (status) {
    case 'requires_confirmation':
      return [{ kind: 'confirmation_needed' }];
    case 'declined':
      return [{ kind: 'failed', reason: decline_code ?? 'card_declined' }];
    case 'cancelled':
      return [{ kind: 'cancelled' }];
    case 'authorised':
      return [{ kind: 'authorised', amount }];
    case 'captured':
      return [{ kind: 'authorised', amount }, { kind: 'captured', amount: captured_amount }, ...returned];
  }
}

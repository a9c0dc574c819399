import Stripe from 'stripe';
import type { StripeConfig } from '../../../core/config';
import type { PaymentProvider, ProviderAnswer, ProviderPayment } from './provider';
import { ProviderRefused, MessageNotValid } from './provider';
import { answerOf, eventOf, factsOfRefund } from './stripe-facts';

const TIMEOUT_MS = 8000;
const RETRIES = 1;
/**
 * By which card it was paid, which only its charge says. Asked for with what is read alone: what has an idempotency key must ask in
 * the same words as the version of the shop before this one.
 */
const EXPAND = ['latest_charge'];
/** how old a signed message may be, seconds */
const TOLERANCE = 300;

/**
 * Cards by Stripe: a PaymentIntent for each payment, which the buyer's browser confirms with Stripe itself; a card
 * number never comes here. Money is reserved first and taken when the order has it (`capture_method: manual`).
 */
export function createStripeProvider(keys: StripeConfig): PaymentProvider {
  const stripe = clientOf(keys);

  const retrieve = (id: string): Promise<Stripe.PaymentIntent> =>
    stripe.paymentIntents.retrieve(id, { expand: EXPAND });

  async function begin({ id, order_id, amount, currency }: ProviderPayment): Promise<ProviderAnswer> {
    const metadata = { payment_id: id, order_id };
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        capture_method: 'manual',
        // Ways to pay that lead away from the shop and back would need a page to come back to.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata,
      },
      { idempotencyKey: `authorise:${id}` },
    );
    return answerOf(intent);
  }

  async function fetchState(payment: ProviderPayment): Promise<ProviderAnswer> {
    // Never begun, or the answer was lost: without its secret nobody can pay it.
    // Without its number the buyer's browser got nothing to pay with, so nothing can have been paid.
    if (payment.provider_ref === null) return { facts: [], unheard: true };
    const [intent, refunds] = await Promise.all([
      retrieve(payment.provider_ref),
      stripe.refunds.list({ payment_intent: payment.provider_ref, limit: 100 }),
    ]);
    return answerOf(intent, refunds.data);
  }

  /** An intent that is in another state than we thought is no failure: how it is, is the answer. */
  async function orPresent(payment: ProviderPayment, call: () => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
    try {
      return await call();
    } catch (error) {
      if (!isUnexpectedState(error)) throw explained(error);
      return fetchState(payment).catch((failure: unknown) => Promise.reject(explained(failure)));
    }
  }

  return {
    authorise: (payment) => orPresent(payment, () => begin(payment)),
    capture: (payment, key) =>
      orPresent(payment, async () =>
        answerOf(
          await stripe.paymentIntents.capture(
            refOf(payment),
            { amount_to_capture: payment.amount },
            { idempotencyKey: key },
          ),
        ),
      ),
    cancel: (payment, key) =>
      orPresent(payment, async () => {
        if (payment.provider_ref === null) return { facts: [{ kind: 'cancelled' }] };
        return answerOf(await stripe.paymentIntents.cancel(payment.provider_ref, {}, { idempotencyKey: key }));
      }),
    refund: (payment, { key, amount, reason }) =>
      orPresent(payment, async () => {
        const metadata = { refund_key: key, payment_id: payment.id, reason: reason.slice(0, 400) };
        const refund = await stripe.refunds.create(
          { payment_intent: refOf(payment), amount, metadata },
          { idempotencyKey: key },
        );
        return { facts: factsOfRefund(refund) };
      }),
    fetch: (payment) => orPresent(payment, () => fetchState(payment)),
    readWebhook(body, headers, now) {
      const signature = headers['stripe-signature'];
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          typeof signature === 'string' ? signature : '',
          keys.webhook_secret,
          TOLERANCE,
          undefined,
          now.getTime(),
        );
        return eventOf(event);
      } catch (error) {
        throw new MessageNotValid('the signature does not fit', { cause: error });
      }
    },
  };
}

function clientOf({ secret_key, api_base }: StripeConfig): Stripe {
  return new Stripe(secret_key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(api_base === null ? {} : addressOf(api_base)),
  });
}

/**
 * Asks Stripe for a payment by a key that is not used yet.
 * @returns 'unknown': it is none of Stripe's keys, or was revoked; 'too_little': it is a restricted one that may not see
 * payments; 'unheard': no answer came
 */
export async function tryStripeKey(keys: StripeConfig): Promise<'known' | 'unknown' | 'too_little' | 'unheard'> {
  try {
    await clientOf(keys).paymentIntents.list({ limit: 1 });
    return 'known';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'unknown';
    return error instanceof Stripe.errors.StripePermissionError ? 'too_little' : 'unheard';
  }
}

function addressOf(api_base: string): { protocol: 'http' | 'https'; host: string; port: number } {
  const { protocol, hostname, port } = new URL(api_base);
  const secure = protocol === 'https:';
  return { protocol: secure ? 'https' : 'http', host: hostname, port: Number(port) || (secure ? 443 : 80) };
}

function refOf({ provider_ref }: ProviderPayment): string {
  if (provider_ref === null) throw new Error('Stripe has not answered yet');
  return provider_ref;
}

function isUnexpectedState(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    ['payment_intent_unexpected_state', 'charge_already_captured', 'charge_already_refunded'].includes(error.code ?? '')
  );
}

/**
 * What Stripe refuses for good, apart from what may be tried again: a payment that it does not know was begun by the keys of
 * another account or mode, and waits for those. Its words are kept, its request is not.
 */
function explained(error: unknown): Error {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new ProviderRefused(error.decline_code ?? error.code ?? 'card_declined', error.message);
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'resource_missing') {
    return new ProviderRefused(error.code ?? 'invalid_request', error.message);
  }
  return error instanceof Error ? error : new Error(String(error));
}

import type Stripe from 'stripe';
import type { PaymentFact } from '../records/payment-state';
import type { ProviderAnswer } from './provider';

/** What a PaymentIntent says has happened (https://docs.stripe.com/payments/paymentintents/lifecycle). */
export function factsOfIntent(intent: Stripe.PaymentIntent): PaymentFact[] {
  const { status, amount, amount_capturable, amount_received, last_payment_error } = intent;
  switch (status) {
    case 'requires_capture':
      return [{ kind: 'authorised', amount: amount_capturable || amount }];
    case 'succeeded':
      return [
        { kind: 'authorised', amount },
        { kind: 'captured', amount: amount_received },
      ];
    case 'canceled':
      return [{ kind: 'cancelled' }];
    case 'requires_payment_method':
      // Before the first try there is no error: nothing has happened yet.
      return last_payment_error ? [{ kind: 'failed', reason: reasonOf(last_payment_error) }] : [];
    default:
      return [];
  }
}

/** Refunds that somebody made in Stripe's own dashboard carry no number of ours; theirs takes its place. */
export function factsOfRefund({ id, status, amount, metadata }: Stripe.Refund): PaymentFact[] {
  const key = metadata?.['refund_key'] ?? id;
  if (status === 'succeeded') return [{ kind: 'refunded', key, amount }];
  if (status === 'failed' || status === 'canceled') return [{ kind: 'refund_failed', key }];
  return [];
}

export function answerOf(intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[] = []): ProviderAnswer {
  const facts = [...factsOfIntent(intent), ...refunds.flatMap(factsOfRefund)];
  return {
    provider_ref: intent.id,
    facts,
    ...(intent.client_secret === null ? {} : { client_secret: intent.client_secret }),
  };
}

function reasonOf(error: { decline_code?: string | null; code?: string | null }): string {
  return error.decline_code ?? error.code ?? 'card_declined';
}

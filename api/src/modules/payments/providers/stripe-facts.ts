import type Stripe from 'stripe';
import type { PaymentFact } from '../records/payment-state';
import type { ProviderAnswer, ProviderDispute, ProviderEvent } from './provider';

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
export function factsOfRefund({ id, status, amount, metadata, failure_reason }: Stripe.Refund): PaymentFact[] {
  const key = metadata?.['refund_key'] ?? id;
  if (status === 'succeeded') return [{ kind: 'refunded', key, amount }];
  if (status === 'failed' || status === 'canceled') {
    return [{ kind: 'refund_failed', key, reason: failure_reason ?? status }];
  }
  return [];
}

/** What a message of Stripe's tells of a payment; null where it is about anything else. */
export function eventOf({ id: event_id, type, created, data }: Stripe.Event): ProviderEvent | null {
  const { object } = data;
  const base = { event_id, type };
  switch (object.object) {
    case 'payment_intent': {
      const payment_id = object.metadata['payment_id'];
      // One of another program at the same account.
      if (payment_id === undefined) return null;
      return { ...base, payment_id, provider_ref: object.id, facts: factsOfIntent(object) };
    }
    case 'refund':
      return { ...base, ...ofPayment(object), facts: factsOfRefund(object) };
    case 'charge':
      // It says how much has gone back in all, not by which refunds.
      return object.amount_refunded > 0 ? { ...base, ...ofPayment(object), facts: [], incomplete: true } : null;
    case 'dispute':
      return { ...base, ...ofPayment(object), facts: [], dispute: disputeOf(object, created) };
    default:
      return null;
  }
}

/** Whose payment: our own number where it was handed on, and Stripe's. */
function ofPayment({ metadata, payment_intent }: Pick<Stripe.Refund, 'metadata' | 'payment_intent'>) {
  const provider_ref = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
  return { payment_id: metadata?.['payment_id'] ?? null, provider_ref };
}

/** A warning is an inquiry that may become a dispute; one that is closed has cost nothing. */
const ENDED_WELL = new Set<string>(['won', 'warning_closed', 'prevented']);

function disputeOf(dispute: Stripe.Dispute, created: number): ProviderDispute {
  const { id, amount, currency, reason, status, evidence_details } = dispute;
  const { due_by } = evidence_details;
  return {
    dispute_id: id,
    amount,
    currency: currency.toUpperCase(),
    reason,
    state: status === 'lost' ? 'lost' : ENDED_WELL.has(status) ? 'won' : 'open',
    respond_by: due_by === null ? null : new Date(due_by * 1000),
    said_at: new Date(created * 1000),
  };
}

export function answerOf(intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[] = []): ProviderAnswer {
  const facts = [...factsOfIntent(intent), ...refunds.flatMap(factsOfRefund)];
  const card = cardOf(intent);
  return {
    provider_ref: intent.id,
    facts,
    ...(card && { card }),
    ...(intent.client_secret === null ? {} : { client_secret: intent.client_secret }),
  };
}

/** Where its charge was asked for, which it is not in messages. */
function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): ProviderAnswer['card'] {
  const card = charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined;
}

function reasonOf(error: { decline_code?: string | null; code?: string | null }): string {
  return error.decline_code ?? error.code ?? 'card_declined';
}

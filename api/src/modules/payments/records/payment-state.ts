import type { PaymentStatus } from '../../../infra/database/tables/payments';

export type FactKind =
  | 'confirmation_needed'
  | 'authorised'
  | 'captured'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'refund_failed';

/** Something that happened to a payment, whoever told it: an answer, a webhook, a poll, staff. */
export interface PaymentFact {
  kind: FactKind;
  /** which refund it speaks of; empty for all others */
  key?: string;
  /** minor units: all that has been authorised or captured by then, or the one refund */
  amount?: number;
  /** a stable word, e.g. 'insufficient_funds' */
  reason?: string;
}

export interface PaymentState {
  readonly confirmation_needed: boolean;
  readonly authorised: number;
  readonly captured: number;
  readonly cancelled: boolean;
  /** null: it has not failed */
  readonly failure: string | null;
  /** by the refund's number; 0 for one that came to nothing */
  readonly refunds: Readonly<Record<string, number>>;
  /** why, by the refund's number; '' where nobody said */
  readonly failed_refunds: Readonly<Record<string, string>>;
}

export const NO_FACTS: PaymentState = {
  confirmation_needed: false,
  authorised: 0,
  captured: 0,
  cancelled: false,
  failure: null,
  refunds: {},
  failed_refunds: {},
};

/**
 * Adds a fact to what is known. Each field only ever grows (a maximum, a set, the first of two words in their order),
 * so facts may come in any order and as often as they like: the state is the same.
 */
export function addFact(state: PaymentState, fact: PaymentFact): PaymentState {
  return { ...state, ...CHANGES[fact.kind](state, { key: '', amount: 0, reason: '', ...fact }) };
}

const CHANGES: Record<FactKind, (state: PaymentState, fact: Required<PaymentFact>) => Partial<PaymentState>> = {
  confirmation_needed: () => ({ confirmation_needed: true }),
  authorised: ({ authorised }, { amount }) => ({ authorised: Math.max(authorised, amount) }),
  captured: ({ captured }, { amount }) => ({ captured: Math.max(captured, amount) }),
  cancelled: () => ({ cancelled: true }),
  failed: ({ failure }, { reason }) => ({ failure: failure === null || reason < failure ? reason : failure }),
  refunded: ({ refunds }, { key, amount }) => ({
    refunds: { ...refunds, [key]: Math.max(refunds[key] ?? 0, amount) },
  }),
  refund_failed: ({ failed_refunds }, { key, reason }) => ({
    failed_refunds: { ...failed_refunds, [key]: firstWord(failed_refunds[key] ?? '', reason) },
  }),
};

/** The first of two words in their order; one that says nothing comes after all. */
const firstWord = (one: string, other: string): string =>
  one === '' || other === '' ? one || other : one < other ? one : other;

export const stateOfFacts = (facts: readonly PaymentFact[]): PaymentState => facts.reduce(addFact, NO_FACTS);

/** What has gone back, minor units. */
export function refundedOf({ refunds, failed_refunds }: PaymentState): number {
  return Object.entries(refunds).reduce((sum, [key, amount]) => (key in failed_refunds ? sum : sum + amount), 0);
}

/** Money that moved outranks every word about it: a capture that is known of is not undone by a late 'failed'. */
export function statusOf(state: PaymentState): PaymentStatus {
  const secured = state.captured > 0 ? state.captured : state.authorised;
  const refunded = refundedOf(state);
  if (refunded > 0 && secured > 0) return refunded >= secured ? 'refunded' : 'partially_refunded';
  if (state.captured > 0) return 'paid';
  if (state.cancelled) return 'cancelled';
  if (state.authorised > 0) return 'authorised';
  if (state.failure !== null) return 'failed';
  return state.confirmation_needed ? 'needs_confirmation' : 'pending';
}

import fc from 'fast-check';
import { NO_FACTS, addFact, refundedOf, stateOfFacts, statusOf } from './payment-state';
import type { PaymentFact } from './payment-state';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const refund_key = fc.constantFrom('r1', 'r2', 'r3');
const fact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.record({ kind: fc.constantFrom('authorised' as const, 'captured' as const), amount }),
  fc.record({ kind: fc.constant('failed' as const), reason: fc.constantFrom('card_declined', 'expired_card', '') }),
  fc.record({ kind: fc.constantFrom('confirmation_needed' as const, 'cancelled' as const) }),
  fc.record({ kind: fc.constant('refunded' as const), key: refund_key, amount }),
  fc.record({ kind: fc.constant('refund_failed' as const), key: refund_key, reason: fc.constantFrom('', 'b', 'a') }),
);

describe('the state of a payment', () => {
  it('is the same whatever the order of the facts and however often each of them is told', () => {
    const stories = fc.array(fact, { maxLength: 12 }).chain((facts) =>
      fc.record({
        facts: fc.constant(facts),
        told: fc
          .shuffledSubarray(facts, { minLength: facts.length })
          .chain((shuffled) =>
            facts.length === 0
              ? fc.constant(shuffled)
              : fc.array(fc.constantFrom(...facts), { maxLength: 12 }).map((again) => [...again, ...shuffled]),
          ),
      }),
    );
    fc.assert(
      fc.property(stories, ({ facts, told }) => {
        expect(stateOfFacts(told)).toEqual(stateOfFacts(facts));
        expect(statusOf(stateOfFacts(told))).toBe(statusOf(stateOfFacts(facts)));
      }),
    );
  });

  it('forgets nothing: money that is known to have been taken stays taken', () => {
    fc.assert(
      fc.property(fc.array(fact), amount, (facts, taken) => {
        const state = stateOfFacts([...facts, { kind: 'captured', amount: taken }]);
        expect(state.captured).toBeGreaterThanOrEqual(taken);
        expect(['paid', 'refunded', 'partially_refunded']).toContain(statusOf(state));
      }),
    );
  });

  const status = (...facts: PaymentFact[]): string => statusOf(stateOfFacts(facts));

  it('is pending until anything is known, and each fact says what it is then', () => {
    expect(statusOf(NO_FACTS)).toBe('pending');
    expect(status({ kind: 'confirmation_needed' })).toBe('needs_confirmation');
    expect(status({ kind: 'failed', reason: 'card_declined' })).toBe('failed');
    expect(status({ kind: 'authorised', amount: 500 })).toBe('authorised');
    expect(status({ kind: 'authorised', amount: 500 }, { kind: 'cancelled' })).toBe('cancelled');
    expect(status({ kind: 'captured', amount: 500 })).toBe('paid');
  });

  it('is decided by what happened to the money, not by the last word about it', () => {
    expect(status({ kind: 'captured', amount: 500 }, { kind: 'failed', reason: 'late' })).toBe('paid');
    expect(status({ kind: 'cancelled' }, { kind: 'captured', amount: 500 })).toBe('paid');
    expect(status({ kind: 'failed', reason: 'card_declined' }, { kind: 'authorised', amount: 500 })).toBe('authorised');
  });

  it('counts each refund once, and none that came to nothing', () => {
    const paid = addFact(NO_FACTS, { kind: 'captured', amount: 500 });
    const twice = [
      { kind: 'refunded' as const, key: 'a', amount: 200 },
      { kind: 'refunded' as const, key: 'a', amount: 200 },
    ].reduce(addFact, paid);
    expect([refundedOf(twice), statusOf(twice)]).toEqual([200, 'partially_refunded']);
    const all = addFact(twice, { kind: 'refunded', key: 'b', amount: 300 });
    expect([refundedOf(all), statusOf(all)]).toEqual([500, 'refunded']);
    const failed = addFact(all, { kind: 'refund_failed', key: 'b' });
    expect([refundedOf(failed), statusOf(failed)]).toEqual([200, 'partially_refunded']);
  });
});

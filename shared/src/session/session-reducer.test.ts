import fc from 'fast-check';
import { sessionReducer } from '@tessera/shared/session';
import type { SessionFact, SessionState } from '@tessera/shared/session';
import { fakeTokens } from '@tessera/shared/testing';

const restoring: SessionState = { status: 'restoring' };
const out: SessionState = { status: 'signed-out' };
const old = fakeTokens({ sub: 'old' });
const fresh = fakeTokens({ sub: 'new' });
const signedIn = (tokens = old) => sessionReducer(out, { type: 'signed-in', tokens });

describe('SPEC.md §3: the role is read from the access token', () => {
  test('ADMIN when the claim says so', () => {
    expect(signedIn(fakeTokens({ role: 'ADMIN' })).role).toBe('ADMIN');
  });

  test.each(['', 'a.b.c', 'not-a-token', 'e30.e30.x', 'e30.bnVsbA.x'])(
    'REGULAR for the unreadable token %j',
    (access) => {
      expect(signedIn({ access, refresh: 'r' })).toMatchObject({ status: 'signed-in', role: 'REGULAR' });
    },
  );
});

describe('SPEC.md §4: transitions', () => {
  test('a stored session is restored', () => {
    const stored = { tokens: old, role: 'REGULAR' as const };
    expect(sessionReducer(restoring, { type: 'restored', stored })).toMatchObject({
      status: 'signed-in',
      userId: 'old',
    });
  });

  test('without a stored session the user is logged out', () => {
    expect(sessionReducer(restoring, { type: 'restored', stored: null })).toEqual(out);
  });

  test('a failed refresh logs out', () => {
    expect(sessionReducer(signedIn(), { type: 'expired', from: old.refresh })).toEqual(out);
  });
});

test('the answer to an old session’s refresh never touches the present one', () => {
  const facts = fc.constantFrom<SessionFact>(
    { type: 'refreshed', from: old.refresh, tokens: old },
    { type: 'expired', from: old.refresh },
  );
  const states = fc.constantFrom(restoring, out, signedIn(fresh));
  fc.assert(
    fc.property(states, facts, (state, fact) => {
      expect(sessionReducer(state, fact)).toBe(state);
    }),
  );
});

test('tokens exist exactly when signed in, whatever happens', () => {
  const tokens = fc.constantFrom(old, fresh);
  const stored = fc.option(tokens.map((pair) => ({ tokens: pair, role: 'REGULAR' as const })));
  const fact: fc.Arbitrary<SessionFact> = fc.oneof(
    fc.record({ type: fc.constant('signed-in' as const), tokens }),
    fc.record({ type: fc.constant('refreshed' as const), tokens, from: tokens.map(({ refresh }) => refresh) }),
    fc.record({ type: fc.constant('expired' as const), from: tokens.map(({ refresh }) => refresh) }),
    fc.constant<SessionFact>({ type: 'signed-out' }),
    fc.record({ type: fc.constantFrom('restored' as const, 'synced' as const), stored }),
  );
  fc.assert(
    fc.property(fc.array(fact), (facts) => {
      const state = facts.reduce(sessionReducer, restoring);
      expect(state.tokens !== undefined).toBe(state.status === 'signed-in');
    }),
  );
});

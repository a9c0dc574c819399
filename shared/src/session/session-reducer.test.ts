import fc from 'fast-check';
import { sessionReducer } from '@tessera/shared/session';
import type { SessionFact, SessionState } from '@tessera/shared/session';
import { fakeTokens } from '@tessera/shared/doubles';

const restoring: SessionState = { status: 'restoring' };
const out: SessionState = { status: 'signed-out' };
const old = fakeTokens({ sub: 'old' });
const renewed = fakeTokens({ sub: 'old', serial: 2 });
const fresh = fakeTokens({ sub: 'new' });
const signedIn = (tokens = old) => sessionReducer(out, { type: 'signed-in', tokens });

describe('docs/product.md §3: the role is read from the access token', () => {
  test('ADMIN when the claim says so', () => {
    expect(signedIn(fakeTokens({ role: 'ADMIN' })).role).toBe('ADMIN');
  });

  test.each(['', 'a.b.c', 'not-a-token', 'e30.e30.x', 'e30.bnVsbA.x'])(
    'REGULAR for the unreadable token %j',
    (access) => {
      expect(signedIn({ access, refresh: 'r' })).toMatchObject({ status: 'signed-in', role: 'REGULAR' });
    },
  );

  test('REGULAR for whatever text', () => {
    fc.assert(
      fc.property(fc.string(), fc.base64String(), fc.json(), (text, base64, json) => {
        for (const access of [text, `${text}.${base64}.x`, `a.${btoa(encodeURIComponent(json))}.x`])
          expect(signedIn({ access, refresh: 'r' })).toMatchObject({ status: 'signed-in', role: 'REGULAR' });
      }),
    );
  });

  test('a stored role that the token does not have is not believed', () => {
    const stored = { tokens: old, role: 'ADMIN' as const };
    expect(sessionReducer(restoring, { type: 'restored', stored }).role).toBe('REGULAR');
  });
});

/** A life of a session as the list of what happened, and how it ended. */
const lives: [string, SessionFact[], SessionState][] = [
  ['nothing is stored', [{ type: 'restored', stored: null }], out],
  [
    'a stored session is restored (docs/product.md §4)',
    [{ type: 'restored', stored: { tokens: old, role: 'REGULAR' } }],
    signedIn(),
  ],
  [
    'login',
    [
      { type: 'restored', stored: null },
      { type: 'signed-in', tokens: old },
    ],
    signedIn(),
  ],
  ['logout', [{ type: 'signed-in', tokens: old }, { type: 'signed-out' }], out],
  [
    'a failed token refresh (docs/product.md §4)',
    [
      { type: 'signed-in', tokens: old },
      { type: 'expired', from: old.refresh },
    ],
    out,
  ],
  [
    'a refresh',
    [
      { type: 'signed-in', tokens: old },
      { type: 'refreshed', from: old.refresh, tokens: renewed },
    ],
    signedIn(renewed),
  ],
  [
    'a refresh that is answered twice',
    [
      { type: 'signed-in', tokens: old },
      { type: 'refreshed', from: old.refresh, tokens: renewed },
      { type: 'refreshed', from: old.refresh, tokens: old },
    ],
    signedIn(renewed),
  ],
  [
    'a refresh that is answered with somebody else’s tokens',
    [
      { type: 'signed-in', tokens: old },
      { type: 'refreshed', from: old.refresh, tokens: fresh },
    ],
    signedIn(),
  ],
  [
    'a refresh that is answered after signing out',
    [{ type: 'signed-in', tokens: old }, { type: 'signed-out' }, { type: 'refreshed', from: old.refresh, tokens: old }],
    out,
  ],
  [
    'a refusal that arrives after another sign-in',
    [
      { type: 'signed-in', tokens: old },
      { type: 'signed-in', tokens: fresh },
      { type: 'expired', from: old.refresh },
    ],
    signedIn(fresh),
  ],
  [
    'signing out in another tab',
    [
      { type: 'signed-in', tokens: old },
      { type: 'synced', stored: null },
    ],
    out,
  ],
  [
    'another tab’s refresh before this one’s is refused',
    [
      { type: 'signed-in', tokens: old },
      { type: 'synced', stored: { tokens: renewed, role: 'REGULAR' } },
      { type: 'expired', from: old.refresh },
    ],
    signedIn(renewed),
  ],
];

test.each(lives)('%s', (_name, facts, end) => {
  expect(facts.reduce(sessionReducer, restoring)).toEqual(end);
});

/** Sessions of three users with three pairs of tokens each. */
const pairs = ['ada', 'ben', 'cyd'].flatMap((sub) => [1, 2, 3].map((serial) => fakeTokens({ sub, serial })));
const tokens = fc.constantFrom(...pairs);
const from = tokens.map(({ refresh }) => refresh);
const stored = fc.option(tokens.map((pair) => ({ tokens: pair, role: 'REGULAR' as const })));
const answer: fc.Arbitrary<Extract<SessionFact, { from: string }>> = fc.oneof(
  fc.record({ type: fc.constant('refreshed' as const), tokens, from }),
  fc.record({ type: fc.constant('expired' as const), from }),
);
const fact: fc.Arbitrary<SessionFact> = fc.oneof(
  fc.record({ type: fc.constant('signed-in' as const), tokens }),
  fc.constant<SessionFact>({ type: 'signed-out' }),
  fc.record({ type: fc.constantFrom('restored' as const, 'synced' as const), stored }),
  answer,
);
const facts = fc.array(fact, { maxLength: 30 });
const live = (all: SessionFact[]) => all.reduce(sessionReducer, restoring);

describe('whatever happens, in whatever order', () => {
  test('tokens, role and user are there exactly when somebody is signed in', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const { status, ...rest } = live(all);
        expect(Object.keys(rest).sort()).toEqual(status === 'signed-in' ? ['role', 'tokens', 'userId'] : []);
      }),
    );
  });

  test('the answer to an older session’s refresh changes nothing', () => {
    fc.assert(
      fc.property(facts, answer, (all, late) => {
        const state = live(all);
        fc.pre(state.tokens?.refresh !== late.from);
        expect(sessionReducer(state, late)).toBe(state);
      }),
    );
  });

  test('the answers to the refreshes of a session cannot bring it back after its end', () => {
    fc.assert(
      fc.property(facts, fc.array(answer), (all, late) => {
        const ended = sessionReducer(live(all), { type: 'signed-out' });
        expect(late.reduce<SessionState>(sessionReducer, ended)).toBe(ended);
      }),
    );
  });

  test('nobody becomes somebody else but by signing in, here or in another tab', () => {
    fc.assert(
      fc.property(facts, fact, (all, next) => {
        const before = live(all);
        const after = sessionReducer(before, next);
        const changes = after.status === 'signed-in' && after.userId !== before.userId;
        if (changes) expect(['signed-in', 'restored', 'synced']).toContain(next.type);
      }),
    );
  });

  test('a fact that says what is known already gives the very same state', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('restored' as const, 'synced' as const), (all, type) => {
        const state = live(all);
        fc.pre(state.status !== 'restoring');
        const known = state.tokens ? { tokens: state.tokens, role: 'REGULAR' as const } : null;
        expect(sessionReducer(state, { type, stored: known })).toBe(state);
      }),
    );
  });
});

import { api } from '@tessera/shared/client';
import { on } from '@tessera/shared/events';
import { dispatch, sessionStore } from '@tessera/shared/session';
import { fakeTokens, signedInAs } from '@tessera/shared/doubles';
import { controlClock, until } from './testing/controlled-clock';
import { half, hang, json, raw, reset, startFaultyServer } from './testing/faulty-server';
import type { Behaviour, FaultyServer, Seen } from './testing/faulty-server';
import { createTokenServer } from './testing/token-server';

const RENEWAL = 'auth/refresh-token';
/** A renewing tab waits so long for what another one may just have stored. */
const SETTLE = 50;
const OK = { ok: true };

let clock: ReturnType<typeof controlClock>;
let server: FaultyServer;
let tokens: ReturnType<typeof createTokenServer>;
const expired = jest.fn();
const off = on('session-expired', expired);
afterAll(off);

beforeEach(() => {
  dispatch(signedInAs({}));
  clock = controlClock();
  tokens = createTokenServer();
  tokens.expire();
  expired.mockClear();
  const request = (_name: string, _options: object, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  clock.release();
  await server.stop();
});

async function serve(renewal: Behaviour | Behaviour[], page: Behaviour = tokens.guard): Promise<void> {
  server = await startFaultyServer({ 'users/me': page, [RENEWAL]: renewal });
}

const settled = <T>(call: Promise<T>) => call.catch((error: Error) => error);
const bearer = ({ headers }: Seen) => headers.authorization;
const arrivals = () => {
  const renewals = server.seen.filter(({ path }) => path === RENEWAL);
  return renewals.map(({ at }) => at - (renewals[0]?.at ?? 0));
};
const stillSignedIn = () => {
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', tokens: fakeTokens() });
  expect(localStorage.getItem('auth')).toContain(fakeTokens().refresh);
  expect(expired).not.toHaveBeenCalled();
};

describe('docs/product.md §7, §9: one refresh', () => {
  test('serves 10 requests that are refused at once, and each is repeated once', async () => {
    await serve(tokens.handOut);
    const calls = Promise.all(Array.from({ length: 10 }, () => api.get('users/me')));
    await clock.pass(SETTLE);
    expect(await calls).toEqual(Array(10).fill(OK));
    expect(server.count(RENEWAL)).toBe(1);
    expect(server.count('users/me')).toBe(20);
  });

  test('serves a request whose refusal comes when it is already done', async () => {
    const late: (() => void)[] = [];
    const slow: Behaviour = (response, request) => {
      const isFirst = bearer(request) === `Bearer ${fakeTokens().access}` && late.length === 0;
      if (isFirst) late.push(() => tokens.guard(response, request));
      else tokens.guard(response, request);
    };
    await serve(tokens.handOut, slow);
    const slowCall = api.get('users/me');
    await until(() => late.length === 1);
    const call = api.get('users/me');
    await clock.pass(SETTLE);
    expect(await call).toEqual(OK);
    late[0]?.();
    expect(await slowCall).toEqual(OK);
    expect(server.count(RENEWAL)).toBe(1);
  });

  test('for each request: a token that is refused again is not renewed again', async () => {
    await serve(tokens.handOut, json({ detail: 'Given token not valid.' }, 401));
    const call = settled(api.get('users/me'));
    await clock.pass(SETTLE);
    expect(await call).toMatchObject({ status: 401 });
    expect([server.count('users/me'), server.count(RENEWAL)]).toEqual([2, 1]);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  test.each([-1, 1])('whatever the clock says (%d day off)', async (days) => {
    jest.setSystemTime(Date.now() + days * 86_400_000);
    await serve(tokens.handOut);
    const call = api.get('users/me');
    await clock.pass(SETTLE);
    expect(await call).toEqual(OK);
    expect(await api.get('users/me')).toEqual(OK);
    expect(server.count(RENEWAL)).toBe(1);
  });
});

describe('a renewal whose answer is lost is asked for again within the server’s 10 s', () => {
  test.each([
    ['the connection is reset', reset],
    ['the answer breaks off', half('breaks')],
    ['a proxy answers in its place', raw('<p>504', { 'content-type': 'text/html' }, 504)],
    ['half a document arrives', raw('{"access":"a', { 'content-type': 'application/json' })],
    ['something else arrives', json({ access: { a: 1 }, refresh: 7 })],
  ])('%s', async (_name, loss) => {
    await serve([tokens.lose(loss), tokens.lose(loss), tokens.handOut]);
    const call = api.get('users/me');
    for (const wait of [SETTLE, 1000, 2000]) await clock.pass(wait);
    expect(await call).toEqual(OK);
    expect(arrivals()).toEqual([0, 1000, 3000]);
    expect(sessionStore.getState().tokens).toEqual(fakeTokens({ serial: 2 }));
  });

  test('no answer comes: the attempts before the last one are given 2.5 s', async () => {
    await serve([tokens.lose(hang), tokens.lose(half('stays')), tokens.handOut]);
    const call = api.get('users/me');
    await clock.pass(SETTLE);
    for (const [index, wait] of [2500, 1000, 2500, 2000].entries()) {
      await server.arrived(RENEWAL, 1 + Math.floor(index / 2));
      // a busy computer is late with everything
      jest.setSystemTime(Date.now() + 100);
      await clock.pass(wait);
    }
    expect(await call).toEqual(OK);
    expect(arrivals()).toEqual([0, 3700, 8400]);
    expect(tokens.hasEnded()).toBe(false);
  });

  test('the last attempt waits 20 s for a slow server', async () => {
    let answer = () => undefined as void;
    await serve([hang, hang, (response, request) => (answer = () => tokens.handOut(response, request))]);
    const call = api.get('users/me');
    for (const wait of [SETTLE, 2500, 1000, 2500, 2000]) await clock.pass(wait);
    await server.arrived(RENEWAL, 3);
    await jest.advanceTimersByTimeAsync(19_000);
    answer();
    expect(await call).toEqual(OK);
  });
});

describe('nobody is signed out, and nothing is stored, by', () => {
  const page = { 'content-type': 'text/html' };
  test.each<[string, Behaviour, number[]]>([
    ['a network that is down', reset, [1000, 2000, 3000]],
    ['a server that fails', json({}, 503), [1000, 2000, 3000]],
    ['a page with status 200', raw('<p>Sign in to the hotel', page), [1000, 2000, 3000]],
    ['an answer without a token', json({}), [1000, 2000, 3000]],
    ['a token that fits in no header', json({ access: 'a\nb', refresh: 'é' }), [1000, 2000, 3000]],
    ['no answer', hang, [2500, 1000, 2500, 2000, 20_000]],
    ['a guard before the API', raw('<p>Forbidden', page, 403), []],
    ['too many requests', json({ code: 'rate_limited' }, 429), []],
  ])('%s', async (_name, renewal, waits) => {
    await serve(renewal);
    const call = settled(api.get('users/me'));
    await clock.pass(SETTLE);
    for (const wait of waits) {
      if (wait >= 2500) await server.arrived(RENEWAL);
      await clock.pass(wait);
    }
    expect(await call).toMatchObject({ name: 'ApiError', message: 'An unexpected error occurred' });
    stillSignedIn();
    expect(server.count('users/me')).toBe(1);
  });
});

describe('a refusal ends the session', () => {
  test.each([
    ['401', json({}, 401)],
    ['the API’s own 422', json({ code: 'validation.failed' }, 422)],
    ['401 after a lost answer and the grace', undefined],
  ])('%s', async (_name, renewal) => {
    await serve(renewal ?? [tokens.lose(hang), hang, hang, tokens.handOut]);
    const call = settled(api.get('users/me'));
    await clock.pass(SETTLE);
    for (const wait of renewal ? [] : [2500, 1000, 2500, 2000, 20_000]) await clock.pass(wait);
    if (!renewal) {
      expect(await call).toMatchObject({ code: 'timeout' });
      stillSignedIn();
      const again = settled(api.get('users/me'));
      await clock.pass(SETTLE);
      expect(await again).toMatchObject({ status: 401 });
    }
    await call;
    expect(expired).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('auth')).toBeNull();
  });
});

describe('a renewal under way', () => {
  const other = fakeTokens({ sub: 'user-2' });
  const meanwhile: [string, () => void][] = [
    ['signs out', () => dispatch({ type: 'signed-out' })],
    ['signs in as another', () => dispatch({ type: 'signed-in', tokens: other })],
    ['signs in as another in a second tab', () => store({ tokens: other, role: 'REGULAR' })],
  ];
  function store(session: object): void {
    localStorage.setItem('auth', JSON.stringify(session));
  }

  test.each(meanwhile)('touches nothing when the person %s before it is answered', async (_name, act) => {
    for (const ending of [tokens.handOut, json({}, 401)]) {
      dispatch(signedInAs({}));
      let answer = () => undefined as void;
      await serve((response, request) => (answer = () => ending(response, request)));
      const call = settled(api.get('users/me'));
      await clock.pass(SETTLE);
      await server.arrived(RENEWAL);
      act();
      const stored = localStorage.getItem('auth');
      answer();
      expect(await call).toMatchObject({ status: 401 });
      expect(localStorage.getItem('auth')).toBe(stored);
      expect(sessionStore.getState().userId).toBe(stored ? 'user-2' : undefined);
      expect(server.seen.map(bearer)).not.toContain(`Bearer ${other.access}`);
      expect(expired).not.toHaveBeenCalled();
      await server.stop();
    }
  });
});

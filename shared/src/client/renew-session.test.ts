import { api } from '@tessera/shared/client';
import { on } from '@tessera/shared/events';
import { dispatch, sessionStore } from '@tessera/shared/session';
import { fakeTokens, mockApi, problem, signedInAs } from '@tessera/shared/doubles';
import type { MockCall, MockHandler } from '@tessera/shared/doubles';

const renewed = fakeTokens({ serial: 2 });
const NOT_VALID = () => problem(401, { detail: 'Given token not valid.' });
const isRenewed = ({ headers }: MockCall) => headers.get('authorization') === `Bearer ${renewed.access}`;
/** Answers only a renewed token. */
const guarded = (call: MockCall) => (isRenewed(call) ? { ok: true } : NOT_VALID());

const expired = jest.fn();
let off: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  expired.mockClear();
  off = on('session-expired', expired);
  dispatch(signedInAs({}));
});
afterEach(() => {
  off();
  jest.useRealTimers();
});

function arrange(refresh: MockHandler, page: MockHandler = guarded) {
  const calls = mockApi({ 'POST auth/refresh-token': refresh, 'GET users/me': page, 'POST orders': page });
  return { calls, count: (path: string) => calls.filter((call) => call.path === path).length };
}

async function settle<T>(promise: Promise<T>, milliseconds = 1000): Promise<T | Error> {
  const outcome = promise.catch((error: Error) => error);
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

describe('docs/product.md §7: on a 401 or 403 the client refreshes once and repeats the request', () => {
  test.each([401, 403])('status %d', async (status) => {
    const { calls } = arrange(renewed, (call: MockCall) => (isRenewed(call) ? { ok: true } : problem(status)));
    expect(await settle(api.get('users/me'))).toEqual({ ok: true });
    expect(calls.map(({ path }) => path)).toEqual(['users/me', 'auth/refresh-token', 'users/me']);
    expect(calls[1]?.body).toEqual({ refreshToken: fakeTokens().refresh });
    expect(sessionStore.getState().tokens).toEqual(renewed);
  });

  test('one refresh serves all requests', async () => {
    const { count } = arrange(renewed);
    const answers = await settle(Promise.all([api.get('users/me'), api.get('users/me'), api.get('users/me')]));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(count('auth/refresh-token')).toBe(1);
  });

  test('in a browser that keeps nothing, too', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    arrange(renewed);
    expect(await settle(api.get('users/me'))).toEqual({ ok: true });
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', tokens: renewed });
    for (const spy of spies) spy.mockRestore();
  });

  test('a repeated write keeps its Idempotency-Key', async () => {
    const { calls } = arrange(renewed);
    await settle(api.post('orders', { json: {} }));
    const [first, , second] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('an answer with the access token alone keeps the refresh token', async () => {
    arrange({ access: renewed.access });
    await settle(api.get('users/me'));
    expect(sessionStore.getState().tokens).toEqual({ access: renewed.access, refresh: fakeTokens().refresh });
  });

  test('a 403 after a good refresh goes to the caller and keeps the session', async () => {
    const { count } = arrange(renewed, () =>
      problem(403, { detail: 'You do not have permission to perform this action.' }),
    );
    expect(await settle(api.get('users/me'))).toMatchObject({ status: 403 });
    expect([count('users/me'), count('auth/refresh-token')]).toEqual([2, 1]);
    expect(sessionStore.getState().status).toBe('signed-in');
  });
});

test('if refresh fails the storage is cleared and the expiry is reported, once', async () => {
  arrange(NOT_VALID);
  const answers = await settle(Promise.allSettled([api.get('users/me'), api.get('users/me')]));
  expect(answers).toMatchObject([{ reason: { status: 401 } }, { reason: { status: 401 } }]);
  expect(expired).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('auth')).toBeNull();
});

describe('a failure of the network or the server never signs anybody out', () => {
  test.each([
    [
      'no response',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    ['status 500', () => problem(500)],
    ['status 429', () => problem(429)],
    ['an answer without a token', () => ({})],
  ])('%s', async (_name, refresh) => {
    arrange(refresh);
    expect(await settle(api.get('users/me'), 10_000)).toMatchObject({ name: 'ApiError' });
    expect(sessionStore.getState().status).toBe('signed-in');
    expect(expired).not.toHaveBeenCalled();
  });
});

describe('no refresh', () => {
  test('without a session: the 401 goes to the caller', async () => {
    dispatch(signedInAs(null));
    const { calls } = arrange(renewed);
    expect(await settle(api.get('users/me'))).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });

  test('for auth/*', async () => {
    const calls = mockApi({ 'POST auth/login': NOT_VALID });
    expect(await settle(api.post('auth/login', { json: {} }))).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });
});

describe('several tabs', () => {
  test('the fresh tokens of another tab are adopted instead of asking again', async () => {
    const { count } = arrange(() => problem(500));
    localStorage.setItem('auth', JSON.stringify({ tokens: renewed, role: 'REGULAR' }));
    expect(await settle(api.get('users/me'))).toEqual({ ok: true });
    expect(count('auth/refresh-token')).toBe(0);
  });

  test('while another tab refreshes, this one waits for it', async () => {
    const { count } = arrange(() => problem(500));
    localStorage.setItem('auth-refresh', `other:${Date.now() + 5000}`);
    const call = api.get('users/me');
    await jest.advanceTimersByTimeAsync(3000);
    expect(count('users/me')).toBe(1);
    localStorage.setItem('auth', JSON.stringify({ tokens: renewed, role: 'REGULAR' }));
    localStorage.removeItem('auth-refresh');
    expect(await settle(call)).toEqual({ ok: true });
    expect(count('auth/refresh-token')).toBe(0);
  });

  test('a tab that died while refreshing holds nobody up for long', async () => {
    arrange(renewed);
    localStorage.setItem('auth-refresh', `dead:${Date.now() + 5000}`);
    expect(await settle(api.get('users/me'), 6000)).toEqual({ ok: true });
    expect(localStorage.getItem('auth-refresh')).toBeNull();
  });

  test('a lease that the clock has left in the future holds nobody up', async () => {
    arrange(renewed);
    localStorage.setItem('auth-refresh', `dead:${Date.now() + 86_400_000}`);
    expect(await settle(api.get('users/me'))).toEqual({ ok: true });
  });

  test('a storage that has no room for the lease does not keep the session from being renewed', async () => {
    const setItem = Storage.prototype.setItem;
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
      if (key === 'auth-refresh') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    arrange(renewed);
    expect(await settle(api.get('users/me'))).toEqual({ ok: true });
    spy.mockRestore();
  });

  describe('the lock is the browser’s own where it has one', () => {
    type Work = () => Promise<void>;
    const provide = (request: (name: string, options: LockOptions, work: Work) => Promise<void>) =>
      Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'locks');
      jest.restoreAllMocks();
    });

    test('for every renewal', async () => {
      const names: string[] = [];
      provide((name, _options, work) => {
        names.push(name);
        return work();
      });
      arrange(renewed);
      expect(await settle(api.get('users/me'))).toEqual({ ok: true });
      expect(names).toEqual(['auth-refresh']);
    });

    test('denied by the browser, it is done without', async () => {
      provide(() => Promise.reject(new DOMException('denied', 'SecurityError')));
      const { count } = arrange(renewed);
      expect(await settle(api.get('users/me'))).toEqual({ ok: true });
      expect(count('auth/refresh-token')).toBe(1);
    });

    test('held by a tab that is asleep, it is waited for longer than any renewal takes and no longer', async () => {
      const patience = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
      provide((_name, { signal }) => Promise.reject(signal?.reason));
      arrange(renewed);
      expect(await settle(api.get('users/me'))).toEqual({ ok: true });
      expect(patience).toHaveBeenCalledWith(35_000);
    });
  });
});

describe('an answer to an old session', () => {
  const other = fakeTokens({ sub: 'user-2' });

  test('never repeats a request in another user’s name', async () => {
    const { count } = arrange(renewed, () => {
      dispatch({ type: 'signed-in', tokens: other });
      return NOT_VALID();
    });
    expect(await settle(api.post('orders', { json: {} }))).toMatchObject({ status: 401 });
    expect([count('orders'), count('auth/refresh-token')]).toEqual([1, 0]);
    expect(sessionStore.getState().tokens).toEqual(other);
  });

  test('a refresh that comes too late changes nothing', async () => {
    arrange(() => {
      dispatch({ type: 'signed-in', tokens: other });
      return NOT_VALID();
    });
    expect(await settle(api.get('users/me'))).toMatchObject({ status: 401 });
    expect(sessionStore.getState().tokens).toEqual(other);
    expect(expired).not.toHaveBeenCalled();
  });

  test('one whose token was renewed meanwhile is repeated without another refresh', async () => {
    const { count } = arrange(
      () => problem(500),
      (call: MockCall) => {
        if (isRenewed(call)) return { ok: true };
        dispatch({ type: 'refreshed', from: fakeTokens().refresh, tokens: renewed });
        return NOT_VALID();
      },
    );
    expect(await settle(api.get('users/me'))).toEqual({ ok: true });
    expect(count('auth/refresh-token')).toBe(0);
  });
});

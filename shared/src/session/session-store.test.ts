import { on } from '@tessera/shared/events';
import {
  dispatch,
  requireSignIn,
  restoreSession,
  sessionStore,
  signIn,
  takePendingAction,
} from '@tessera/shared/session';
import { fakeTokens, startSession } from '@tessera/shared/testing';

const tokens = fakeTokens();
const stored = JSON.stringify({ tokens, role: 'REGULAR' });
const clearCookie = () => (document.cookie = 'auth-browser-session=; path=/; max-age=0');

function fromOtherTab(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  startSession(null);
  clearCookie();
});

describe('SPEC.md §3: the storage key is auth', () => {
  test('keeps tokens and role there, and nothing after signing out', () => {
    signIn(tokens);
    expect(localStorage.getItem('auth')).toBe(stored);
    dispatch({ type: 'signed-out' });
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('restores what is stored', () => {
    localStorage.setItem('auth', stored);
    restoreSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', tokens });
  });

  test.each(['', '{', 'null', '[]', '{"tokens":{"access":"a"},"role":"REGULAR"}', JSON.stringify({ tokens })])(
    'a stored %j is no session',
    (text) => {
      localStorage.setItem('auth', text);
      restoreSession();
      expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
    },
  );
});

describe('Remember me', () => {
  test('a session that was not to be remembered ends with the browser', () => {
    signIn(tokens, { remember: false });
    restoreSession();
    expect(sessionStore.getState().status).toBe('signed-in');
    clearCookie();
    restoreSession();
    expect(sessionStore.getState().status).toBe('signed-out');
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('a remembered one outlives it', () => {
    signIn(tokens, { remember: false });
    signIn(fakeTokens({ serial: 2 }), { remember: true });
    clearCookie();
    restoreSession();
    expect(sessionStore.getState().status).toBe('signed-in');
  });
});

describe('tabs keep in step', () => {
  beforeEach(() => restoreSession());

  test('signs in and out with another tab and says where it came from', () => {
    const heard: unknown[] = [];
    const offs = [on('signed-in', (event) => heard.push(event)), on('signed-out', (event) => heard.push(event))];
    fromOtherTab('auth', stored);
    expect(sessionStore.getState().tokens).toEqual(tokens);
    fromOtherTab('auth', null);
    expect(sessionStore.getState().status).toBe('signed-out');
    expect(heard).toEqual([{ role: 'REGULAR', origin: 'other-tab' }, { origin: 'other-tab' }]);
    offs.forEach((off) => off());
  });

  test('signs out when the whole storage was cleared', () => {
    startSession({});
    fromOtherTab(null, null);
    expect(sessionStore.getState().status).toBe('signed-out');
  });

  test('other keys mean nothing', () => {
    startSession({});
    fromOtherTab('theme', null);
    expect(sessionStore.getState().status).toBe('signed-in');
  });
});

test('works without any storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  restoreSession();
  signIn(tokens, { remember: false });
  expect(sessionStore.getState().status).toBe('signed-in');
  dispatch({ type: 'signed-out' });
  expect(sessionStore.getState().status).toBe('signed-out');
  spies.forEach((spy) => spy.mockRestore());
});

describe('what needs a session', () => {
  test('is done at once with one', () => {
    startSession({});
    const then = jest.fn();
    requireSignIn({ then });
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('waits without one, says why, and is handed over once (SPEC.md §6)', () => {
    const said: string[] = [];
    const asked = jest.fn();
    const offs = [on('toast', ({ text }) => said.push(text)), on('sign-in-requested', asked)];
    const then = jest.fn();
    window.history.replaceState(null, '', '/products?page=2');
    requireSignIn({ reason: 'Please login to view your cart!', then });
    expect(said).toEqual(['Please login to view your cart!']);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(takePendingAction()).toEqual({ run: then, from: '/products?page=2' });
    expect(takePendingAction()).toBeUndefined();
    expect(then).not.toHaveBeenCalled();
    offs.forEach((off) => off());
  });
});

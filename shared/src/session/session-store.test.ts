import { on } from '@tessera/shared/events';
import {
  dispatch,
  requireSignIn,
  restoreSession,
  sessionStore,
  signIn,
  takePendingAction,
} from '@tessera/shared/session';
import { fakeTokens, signedInAs } from '@tessera/shared/doubles';

const tokens = fakeTokens();
const stored = JSON.stringify({ tokens, role: 'REGULAR' });
const clearCookie = () => (document.cookie = 'auth-browser-session=; path=/; max-age=0');

/** Another tab writes the storage; `heard` false: its storage event never comes. */
function fromOtherTab(key: string, newValue: string | null, heard = true): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  if (heard) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** A browser whose storage refuses some of its methods. */
function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
}
afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  dispatch(signedInAs(null));
  clearCookie();
});

describe('docs/product.md §3: the storage key is auth', () => {
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

  test.each([
    '',
    '{',
    'null',
    '[]',
    stored.slice(0, -20),
    '{"tokens":{"access":"a"},"role":"REGULAR"}',
    JSON.stringify({ tokens }),
    JSON.stringify({ tokens: { access: '', refresh: '' }, role: 'REGULAR' }),
    JSON.stringify({ tokens: { access: 'a\nb', refresh: 'ü' }, role: 'REGULAR' }),
    JSON.stringify({ tokens: { access: {}, refresh: 7 }, role: 'REGULAR' }),
  ])('a stored %j is no session', (text) => {
    localStorage.setItem('auth', text);
    restoreSession();
    expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
  });
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

  test('off: signing out leaves nothing in the storage', () => {
    signIn(tokens, { remember: false });
    dispatch({ type: 'signed-out' });
    expect({ ...localStorage }).toEqual({});
  });

  test('off: the cookie holds nothing of the session', () => {
    signIn(tokens, { remember: false });
    expect(document.cookie).toBe('auth-browser-session=1');
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
    expect(heard).toEqual([
      { role: 'REGULAR', origin: 'other-tab' },
      { origin: 'other-tab', expired: false },
    ]);
    offs.forEach((off) => off());
  });

  test('signs out when the whole storage was cleared', () => {
    dispatch(signedInAs({}));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(sessionStore.getState().status).toBe('signed-out');
  });

  test('other keys mean nothing', () => {
    dispatch(signedInAs({}));
    fromOtherTab('theme', null);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  test.each([
    ['a tab that was in the background', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a page that the back button brings back', () => window.dispatchEvent(new Event('pageshow'))],
  ])('%s catches up with what it did not hear', (_name, wake) => {
    dispatch(signedInAs({}));
    fromOtherTab('auth', null, false);
    expect(sessionStore.getState().status).toBe('signed-in');
    wake();
    expect(sessionStore.getState().status).toBe('signed-out');
  });

  test('a storage event that comes late brings no older session back', () => {
    dispatch(signedInAs({}));
    const newer = fakeTokens({ sub: 'user-2' });
    dispatch({ type: 'signed-in', tokens: newer });
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: stored }));
    expect(sessionStore.getState().tokens).toEqual(newer);
  });

  test.each(['refreshed', 'expired'] as const)(
    'the answer %s to a session that another tab has replaced touches neither tab nor storage',
    (type) => {
      dispatch(signedInAs({}));
      const newer = JSON.stringify({ tokens: fakeTokens({ sub: 'user-2' }), role: 'REGULAR' });
      fromOtherTab('auth', newer, false);
      dispatch({ type, from: tokens.refresh, tokens: fakeTokens({ serial: 2 }) });
      expect(localStorage.getItem('auth')).toBe(newer);
      expect(sessionStore.getState().userId).toBe('user-2');
    },
  );

  test('a renewal that is answered after signing out in another tab signs nobody in', () => {
    dispatch(signedInAs({}));
    fromOtherTab('auth', null, false);
    dispatch({ type: 'refreshed', from: tokens.refresh, tokens: fakeTokens({ serial: 2 }) });
    expect(sessionStore.getState().status).toBe('signed-out');
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('says whether a session that ended in another tab was ended by the server', () => {
    const heard: unknown[] = [];
    const off = on('signed-out', (event) => heard.push(event));
    dispatch(signedInAs({}));
    localStorage.setItem('auth-expired', '1');
    fromOtherTab('auth', null);
    expect(heard).toEqual([{ origin: 'other-tab', expired: true }]);
    off();
  });
});

describe('a storage that fails', () => {
  test.each([
    ['blocked', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)('%s: the session lives in its tab', (_name, methods) => {
    refuse(...methods);
    restoreSession();
    signIn(tokens, { remember: false });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sessionStore.getState().status).toBe('signed-in');
    dispatch({ type: 'refreshed', from: tokens.refresh, tokens: fakeTokens({ serial: 2 }) });
    expect(sessionStore.getState().tokens).toEqual(fakeTokens({ serial: 2 }));
    dispatch({ type: 'signed-out' });
    expect(sessionStore.getState().status).toBe('signed-out');
  });

  test('one that takes everything and keeps nothing, too', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    signIn(tokens);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  test('full: leaves no older session behind, whose tokens may be used up', () => {
    signIn(tokens);
    refuse('setItem');
    dispatch({ type: 'refreshed', from: tokens.refresh, tokens: fakeTokens({ serial: 2 }) });
    expect(localStorage.getItem('auth')).toBeNull();
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  test('full: a session that was not to be remembered is not stored without its mark', () => {
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, key, value) {
      if (key !== 'auth') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    signIn(tokens, { remember: false });
    expect(localStorage.getItem('auth')).toBeNull();
    expect(sessionStore.getState().status).toBe('signed-in');
  });
});

describe('what needs a session', () => {
  test('is done at once with one', () => {
    dispatch(signedInAs({}));
    const then = jest.fn();
    requireSignIn({ then });
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('waits without one, says why, and is handed over once (docs/product.md §6)', () => {
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

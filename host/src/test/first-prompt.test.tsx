import { act, screen } from '@testing-library/react';
import { emit } from '@tessera/shared/events';
import { pressEscape } from '@tessera/shared/testing';
import { KEPT_ATTRIBUTE } from '../loader/keep-script';
import { renderShop } from './shop';
import type { ShopOptions } from './shop';

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const answers = { 'GET users/me': {}, 'GET wishlist': {} };

/** Loads a page as a browser does, and waits until it is painted and whatever opens by itself has opened. */
async function load(options: ShopOptions) {
  jest.useFakeTimers();
  const view = await renderShop({ prompt: 'always', api: answers, ...options });
  await pass(500);
  // the dialog's code is a file of its own
  await act(async () => void (await import('../auth/dialog/auth-dialog')));
  await pass(500);
  return view;
}

const forgetVisit = () => (document.cookie = 'sign-in-prompted=; path=/; max-age=0');

beforeEach(() => void forgetVisit());
afterEach(() => jest.useRealTimers());

describe('docs/product.md §2: an unauthenticated visitor is shown the sign-in dialog on load', () => {
  test.each(['/', '/products?search=mug', '/products/ember-mug', '/cart'])('of %s, over the page', async (url) => {
    await load({ url });
    expect(dialog()).toHaveAccessibleName('Welcome Back');
    expect(screen.getByText(`at ${url}`)).toBeInTheDocument();
  });

  test('after the content is painted, however long that takes', async () => {
    let arrive: (module: { Page: () => string }) => void = () => undefined;
    const page = new Promise<{ Page: () => string }>((resolve) => (arrive = resolve));
    await load({ page: () => page });
    await pass(10_000);
    expect(dialog()).toBeNull();
    await act(async () => arrive({ Page: () => 'Painted' }));
    await pass(500);
    expect(screen.getByText('Painted')).toBeInTheDocument();
    expect(dialog()).toHaveAccessibleName('Welcome Back');
  });

  test('not over what somebody has begun: who types in a field goes on typing', async () => {
    let arrive: (module: { Page: () => string }) => void = () => undefined;
    const page = new Promise<{ Page: () => string }>((resolve) => (arrive = resolve));
    const suggested = { terms: [], categories: [], products: [], redirect: null };
    await load({ page: () => page, api: { ...answers, 'GET products/suggest': suggested } });
    const box = screen.getAllByRole('combobox', { hidden: true })[0];
    act(() => box?.focus());
    await act(async () => arrive({ Page: () => 'Painted' }));
    await pass(1_000);
    expect(dialog()).toBeNull();
    expect(box).toHaveFocus();
  });

  test('not while something that was pressed waits to be done', async () => {
    document.body.setAttribute(KEPT_ATTRIBUTE, '');
    await load({});
    document.body.removeAttribute(KEPT_ATTRIBUTE);
    await pass(1_000);
    expect(dialog()).toBeNull();
  });

  test('not with a session', async () => {
    await load({ session: {} });
    expect(dialog()).toBeNull();
  });

  test.each([
    ['sign-in', '/auth/login'],
    ['mail-link', '/auth/reset-password'],
    ['mail-link', '/auth/verify-email'],
    ['back office', '/admin'],
    ['404', '/no/such/page'],
    ['404', '/products/gone'],
  ])('not on a %s page, %s, nor after going on from there', async (_kind, url) => {
    const { router } = await load({ url });
    expect(dialog()).toBeNull();
    await act(() => router.navigate('/products'));
    await pass(1000);
    expect(dialog()).toBeNull();
  });

  test('not over a part that failed', async () => {
    for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
    await load({ url: '/products/broken' });
    expect(dialog()).toBeNull();
    jest.restoreAllMocks();
  });

  test('not by navigation inside the page', async () => {
    const { router } = await load({});
    act(() => pressEscape(screen.getByRole('dialog')));
    await act(() => router.navigate('/products'));
    await pass(1000);
    expect(dialog()).toBeNull();
    await act(() => router.navigate('/cart'));
    await pass(1000);
    expect(dialog()).toBeNull();
  });

  test('not on a page that the visitor has gone on to meanwhile', async () => {
    jest.useFakeTimers();
    const { router } = await renderShop({ prompt: 'always', api: answers });
    await act(() => router.navigate('/products'));
    await pass(1000);
    expect(screen.getByText('at /products')).toBeInTheDocument();
    expect(dialog()).toBeNull();
  });
});

describe('the store says when', () => {
  test('once a visit: not again until the browser was closed', async () => {
    for (const isShown of [true, false, false]) {
      const { unmount } = await load({ prompt: 'once' });
      expect(dialog() !== null).toBe(isShown);
      unmount();
      jest.useRealTimers();
    }
    forgetVisit();
    await load({ prompt: 'once' });
    expect(dialog()).not.toBeNull();
  });

  test('never', async () => {
    await load({ prompt: 'never' });
    expect(dialog()).toBeNull();
  });

  test('never on a page that a mail’s link leads to', async () => {
    await load({ prompt: 'always', url: '/pay/a-link' });
    expect(screen.getByText('at /pay/a-link')).toBeVisible();
    expect(dialog()).toBeNull();
  });

  test.each(['once', 'never'] as const)(
    '%s: a page that needs a session asks all the same, and stays',
    async (prompt) => {
      document.cookie = 'sign-in-prompted=1; path=/';
      await load({ prompt, url: '/cart' });
      expect(dialog()).toHaveAccessibleName('Welcome Back');
      act(() => pressEscape(screen.getByRole('dialog')));
      await pass(0);
      expect(dialog()).toBeNull();
      expect(screen.getByText('at /cart')).toBeVisible();
    },
  );
});

test('a dialog that the visitor has opened stays as it is', async () => {
  jest.useFakeTimers();
  await renderShop({ prompt: 'always', api: answers });
  await pass(0);
  act(() => emit('sign-in-requested', { tab: 'create-account' }));
  await pass(1000);
  expect(dialog()).toHaveAccessibleName('Create Account');
});

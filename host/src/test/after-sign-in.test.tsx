import { act, screen, waitFor, within } from '@testing-library/react';
import { addToCart } from '@tessera/shared/cart';
import { emit } from '@tessera/shared/events';
import { dispatch, requireSignIn, restoreSession, sessionStore } from '@tessera/shared/session';
import { fakeTokens, pressEscape } from '@tessera/shared/testing';
import { destinationAfterSignIn } from '../auth/flow/after-sign-in';
import { listenToToasts, renderShop } from './shop';

const cart = { cart_items: [], currency: 'USD', item_count: 0, subtotal: 0 };
const item = { product: { id: 'p1', name: 'Ember Mug' }, variant: { id: 'v1' }, quantity: 1, line_total: 100 };
const answers = {
  'POST auth/login': fakeTokens(),
  'GET users/me': { id: 'user-1', first_name: 'Mara', cart },
  'POST cart/join': { ...cart, cart_items: [item], notices: [], item_count: 1 },
};
const adminAnswers = {
  ...answers,
  'POST auth/login': fakeTokens({ role: 'ADMIN' }),
  'GET admin/me': {
    user: { id: 'user-1', first_name: 'Mara', last_name: 'Lane', email: 'mara@example.com' },
    role: { id: 'role-1', key: 'owner', name: 'Owner' },
    rights: [],
    awaits_second_factor: false,
  },
  'GET admin/notices': { items: [], unread: 0, next_cursor: null },
  'GET admin/counts': {},
};

let toasts: ReturnType<typeof listenToToasts>;
beforeEach(() => (toasts = listenToToasts()));
afterEach(() => toasts.stop());
// else it arrives after a test that does not wait for it
beforeAll(() => import('../notifications/toaster'));

type View = Awaited<ReturnType<typeof renderShop>>;

async function fillIn({ user }: View) {
  const form = within(await screen.findByRole('form', { name: 'Sign in' }));
  await user.type(form.getByLabelText('Email'), 'mara@example.com');
  await user.type(form.getByLabelText('Password'), 'Kiln2Oak');
  await user.click(form.getByRole('button', { name: 'Sign In' }));
}

/** Signs in over `url`, in the dialog that somebody opened there; waits until everything that follows is done. */
async function signInOver(url: string, api: typeof answers, ask = () => emit('sign-in-requested', {})) {
  const view = await renderShop({ url, api });
  await act(async () => ask());
  await fillIn(view);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return view;
}

describe('docs/product.md §4: /admin for an admin, else /', () => {
  test.each([
    ['/auth/login', answers, 'at /'],
    ['/auth/login', adminAnswers, 'at /admin'],
    ['/admin/auth/login', adminAnswers, 'at /admin'],
    ['/admin/auth/login', answers, 'at /'],
  ])('from %s', async (url, api, address) => {
    const view = await renderShop({ url, api });
    await fillIn(view);
    expect(await screen.findByText(address)).toBeVisible();
  });

  test.each([
    ['/', answers, 'at /'],
    ['/', adminAnswers, 'at /admin'],
    ['/no/such/page', answers, 'at /'],
  ])('from the dialog over %s', async (url, api, address) => {
    await signInOver(url, api);
    expect(await screen.findByText(address)).toBeVisible();
  });

  test('somebody who has a session already goes on at once', async () => {
    await renderShop({ url: '/auth/login', api: answers, session: {} });
    expect(await screen.findByText('at /')).toBeVisible();
  });
});

describe('unless there is something to stay for', () => {
  test.each(['/products?search=mug', '/products/ember-mug', '/cart'])(
    'the dialog leaves visitors on %s',
    async (url) => {
      await signInOver(url, answers);
      expect(screen.getByText(`at ${url}`)).toBeVisible();
    },
  );

  test('a guarded page that was asked for is opened (docs/product.md §4, §6)', async () => {
    const view = await renderShop({ api: adminAnswers });
    await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ }));
    expect(screen.getByText('at /')).toBeInTheDocument();
    expect(toasts.texts).toEqual(['Please login to view your cart!']);
    await fillIn(view);
    expect(await screen.findByText('at /cart')).toBeVisible();
  });

  test('an add that waits is done, and the visitor stays (docs/product.md §6)', async () => {
    const add = () => void addToCart({ product_id: 'p1', variant_id: 'v1', name: 'Ember Mug' });
    const { calls } = await signInOver('/products/ember-mug', adminAnswers, add);
    await waitFor(() => expect(toasts.texts.at(-1)).toBe('Ember Mug added to cart'));
    expect(toasts.texts[0]).toBe('Please login to add to cart!');
    expect(calls.find(({ path }) => path === 'cart/join')?.body).toMatchObject({
      items: [{ variant_id: 'v1', quantity: 1, name: 'Ember Mug' }],
    });
    expect(screen.getByText('at /products/ember-mug')).toBeVisible();
  });

  test('who does not sign in at the cart’s link is shown what this browser keeps, if anything', async () => {
    const view = await renderShop({ url: '/products/ember-mug', api: answers });
    const dismiss = async () => {
      const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
      act(() => pressEscape(dialog));
    };
    const pressCart = async () => {
      await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ }));
      await dismiss();
    };
    await pressCart();
    expect(screen.getByText('at /products/ember-mug')).toBeVisible();
    await act(() => addToCart({ product_id: 'p1', variant_id: 'v1', name: 'Ember Mug' }));
    await dismiss();
    expect(screen.getByText('at /products/ember-mug')).toBeVisible();
    await pressCart();
    expect(await screen.findByText('at /cart')).toBeVisible();
  });

  test('asked for before going to /auth/login, it is done where it was asked for', async () => {
    const view = await renderShop({ url: '/products/ember-mug', api: answers });
    const then = jest.fn();
    await act(async () => requireSignIn({ then }));
    await act(() => view.router.navigate('/auth/login'));
    await fillIn(view);
    expect(await screen.findByText('at /products/ember-mug')).toBeVisible();
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('what was asked for is forgotten when the dialog is closed instead', async () => {
    const view = await renderShop({ url: '/products/ember-mug', api: answers });
    const then = jest.fn();
    await act(async () => requireSignIn({ then }));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    act(() => pressEscape(dialog));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => emit('sign-in-requested', {}));
    await fillIn(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStore.getState().status).toBe('signed-in');
    expect(then).not.toHaveBeenCalled();
  });

  test('a sign-in in another tab closes the dialog, and what waited is done', async () => {
    await renderShop({ url: '/products', api: answers });
    const then = jest.fn();
    await act(async () => requireSignIn({ then }));
    await screen.findByRole('dialog');
    restoreSession();
    const stored = JSON.stringify({ tokens: fakeTokens(), role: 'REGULAR' });
    localStorage.setItem('auth', stored);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: stored })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(then).toHaveBeenCalledTimes(1);
  });
});

test('the page on which a session expired while something was being typed is led back to', async () => {
  const view = await renderShop({ url: '/products/ember-mug', api: answers, session: {} });
  const draft = { values: { title: 'Warm' }, from: '/products/ember-mug', at: Date.now() };
  sessionStorage.setItem('drafts', JSON.stringify({ user_id: 'user-1', drafts: { review: draft } }));
  await act(async () => dispatch({ type: 'expired', from: fakeTokens().refresh }));
  expect(await screen.findByText('at /')).toBeVisible();
  act(() => emit('sign-in-requested', {}));
  await fillIn(view);
  expect(await screen.findByText('at /products/ember-mug')).toBeVisible();
});

describe('where a visitor goes', () => {
  test.each([
    ['REGULAR', '/auth/login', false, undefined, '/'],
    ['ADMIN', '/auth/login', false, undefined, '/admin'],
    ['REGULAR', '/faq', false, undefined, '/'],
    ['REGULAR', '/products', true, undefined, undefined],
    ['ADMIN', '/products', true, undefined, undefined],
    ['ADMIN', '/', true, undefined, '/admin'],
    ['REGULAR', '/auth/login', false, '/products/ember-mug', '/products/ember-mug'],
    ['ADMIN', '/', true, '/', undefined],
  ] as const)('%s on %s (shopping: %s) with %s waiting: %s', (role, pathname, isShopping, asked, expected) => {
    expect(destinationAfterSignIn(role, { pathname, isShopping }, asked)).toBe(expected);
  });
});

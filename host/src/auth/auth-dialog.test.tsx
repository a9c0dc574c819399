import { act, screen, waitFor, within } from '@testing-library/react';
import { addToCart } from '@tessera/shared/cart';
import { emit } from '@tessera/shared/events';
import { dispatch, requireSignIn, restoreSession, sessionStore } from '@tessera/shared/session';
import { fakeTokens, pressEscape, problem } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { AuthDialogHost } from './auth-dialog-host';
import { listenToToasts, renderShell } from './testing';

const emptyCart = { cart_items: [], currency: 'USD', item_count: 0, subtotal: 0 };
const profile = { id: 'user-1', first_name: 'Mara', cart: emptyCart };
const api = {
  'POST auth/login': { ...fakeTokens(), message: 'Login Successful!' },
  'POST auth/register': () => Response.json({ message: 'Account created.' }, { status: 201 }),
  'GET users/me': profile,
  'POST products/add-to-cart': { ...emptyCart, item_count: 1 },
};

let toasts: ReturnType<typeof listenToToasts>;
beforeEach(() => (toasts = listenToToasts()));
afterEach(() => {
  toasts.stop();
  jest.useRealTimers();
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const field = (name: string) => within(dialog()).getByLabelText(name);
const button = (name: string) => within(dialog()).getByRole('button', { name });
const ask = (tab: 'sign-in' | 'create-account' = 'sign-in') => act(() => emit('sign-in-requested', { tab }));

function open(options: RenderPageOptions = {}) {
  const view = renderShell(<AuthDialogHost />, { api, ...options });
  return view;
}

async function fillSignIn(user: ReturnType<typeof open>['user']) {
  await user.type(field('Email'), 'mara@example.com');
  await user.type(field('Password'), 'Kiln2Oak');
  await user.click(button('Sign In'));
}

describe('SPEC.md §2, Sign In dialog', () => {
  test('has its title, text, fields and buttons', () => {
    open();
    ask();
    expect(dialog()).toHaveAccessibleName('Welcome Back');
    expect(dialog()).toHaveAccessibleDescription('Sign in to your account to continue shopping');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Remember me')).toBeChecked();
    expect(button('Forgot password?')).toBeVisible();
    expect(button('Sign In')).toHaveAttribute('type', 'submit');
  });

  test('the password can be shown and hidden', async () => {
    const { user } = open();
    ask();
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  test('Forgot password? goes to /auth/forgot-password', async () => {
    const { user } = open();
    ask();
    await user.click(button('Forgot password?'));
    expect(screen.getByText('at /auth/forgot-password')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opened by the visitor it has the focus on its first field', async () => {
    open();
    ask();
    await waitFor(() => expect(field('Email')).toHaveFocus());
  });

  test('closes by Escape', () => {
    open();
    ask();
    act(() => pressEscape(dialog()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an e-mail that was typed is there on the other tab', async () => {
    const { user } = open();
    ask();
    await user.type(field('Email'), 'mara@example.com');
    await user.click(screen.getByRole('tab', { name: 'Create Account' }));
    expect(field('Email')).toHaveValue('mara@example.com');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
    expect(dialog()).toHaveAccessibleName('Welcome Back');
  });
});

describe('SPEC.md §4: logged out to logged in', () => {
  test('tokens and role are kept, the user data refreshed, the dialog closes', async () => {
    const { user, calls } = open();
    ask();
    await fillSignIn(user);
    expect(await screen.findByText('Login Successful!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.body).toEqual({ email: 'mara@example.com', password: 'Kiln2Oak' });
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ tokens: fakeTokens(), role: 'REGULAR' });
    expect(calls.some(({ path }) => path === 'users/me')).toBe(true);
  });

  test('an ADMIN goes to /admin', async () => {
    const admin = { ...api, 'POST auth/login': fakeTokens({ role: 'ADMIN' }) };
    const { user } = open({ url: '/products', api: admin });
    ask();
    await fillSignIn(user);
    expect(await screen.findByText('at /admin')).toBeVisible();
  });

  test('opened over a page of the shop it leaves the visitor there', async () => {
    const { user } = open({ url: '/products?search=mug' });
    ask();
    await fillSignIn(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('at /products?search=mug')).toBeVisible();
  });

  test('without Remember me the session ends with the browser', async () => {
    const { user } = open();
    ask();
    await user.click(field('Remember me'));
    await fillSignIn(user);
    await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
    document.cookie = 'auth-browser-session=; path=/; max-age=0';
    act(() => restoreSession());
    expect(sessionStore.getState().status).toBe('signed-out');
  });

  test('a sign-in in another tab closes it, and what waited is done', () => {
    open();
    const then = jest.fn();
    act(() => requireSignIn({ then }));
    expect(dialog()).toBeVisible();
    restoreSession();
    const stored = JSON.stringify({ tokens: fakeTokens(), role: 'REGULAR' });
    localStorage.setItem('auth', stored);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: stored })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(then).toHaveBeenCalledTimes(1);
  });
});

describe('SPEC.md §8: login failure shows the server’s message or detail in the general banner', () => {
  test.each([
    [problem(401, { message: 'Wrong e-mail or password.' }), 'Wrong e-mail or password.'],
    [problem(429, { detail: 'Too many attempts.' }), 'Too many attempts.'],
    [problem(400), 'Login failed. Please try again.'],
  ])('case %#', async (answer, sentence) => {
    const { user } = open({ api: { 'POST auth/login': answer } });
    ask();
    await fillSignIn(user);
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(sentence);
    expect(sessionStore.getState().status).toBe('signed-out');
  });
});

describe('SPEC.md §5: login checks only the email', () => {
  test('errors vanish from sight after 2 s and stay for assistive technology until the field is edited', async () => {
    const { user, calls } = open();
    ask();
    await user.click(field('Email'));
    await screen.findByLabelText('Email');
    jest.useFakeTimers();
    await user.click(button('Sign In'));
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    const form = within(dialog()).getByRole('form');
    expect(form).toHaveAttribute('data-errors', 'shown');
    await act(() => jest.advanceTimersByTimeAsync(2));
    expect(form).toHaveAttribute('data-errors', 'faded');
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    await user.type(field('Email'), 'm');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
    expect(calls).toHaveLength(0);
  });

  test('nothing that was typed before the form came alive is lost', async () => {
    const { user, calls } = open();
    ask();
    // as a password manager does: no focus, no key
    field('Email').setAttribute('value', 'mara@example.com');
    field('Password').setAttribute('value', 'Kiln2Oak');
    await user.click(button('Sign In'));
    await waitFor(() => expect(calls[0]?.body).toEqual({ email: 'mara@example.com', password: 'Kiln2Oak' }));
  });
});

describe('SPEC.md §2, Create Account dialog', () => {
  async function fill(user: ReturnType<typeof open>['user']) {
    ask('create-account');
    const values = {
      'First Name': 'Mara',
      'Last Name': 'Lind',
      Username: 'mara',
      Email: 'mara@example.com',
      Password: 'Kiln2Oak',
      'Confirm Password': 'Kiln2Oak',
    };
    for (const [name, value] of Object.entries(values)) await user.type(field(name), value);
    await user.click(field('I agree to the Terms of Service and Privacy Policy'));
  }

  test('has its title and text, with the store’s name', () => {
    open();
    ask('create-account');
    expect(dialog()).toHaveAccessibleName('Create Account');
    expect(dialog()).toHaveAccessibleDescription('Join Kiln & Oak and start shopping today');
  });

  test('tells every wrong field its sentence', async () => {
    const { user } = open();
    ask('create-account');
    await user.click(button('Create Account'));
    await waitFor(() => expect(field('First Name')).toHaveAccessibleDescription('First name is required'));
    expect(field('Last Name')).toHaveAccessibleDescription('Last name is required');
    expect(field('Username')).toHaveAccessibleDescription('Username is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Password')).toHaveAccessibleDescription('Password is required');
    expect(field('I agree to the Terms of Service and Privacy Policy')).toHaveAccessibleDescription(
      'You must agree to the terms and conditions',
    );
  });

  test('success: form reset, and 1 s later at /auth/login without the dialog (SPEC.md §4, §9)', async () => {
    const { user, calls, router } = open({ url: '/products' });
    await fill(user);
    jest.useFakeTimers();
    await user.click(button('Create Account'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Account created.');
    expect(field('Email')).toHaveValue('');
    expect(calls[0]?.body).toEqual({
      first_name: 'Mara',
      last_name: 'Lind',
      username: 'mara',
      email: 'mara@example.com',
      password: 'Kiln2Oak',
    });
    await act(() => jest.advanceTimersByTimeAsync(990));
    expect(dialog()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('at /auth/login')).toBeVisible();
    expect(router.state.location.state).toEqual({ email: 'mara@example.com' });
  });

  test('reads Creating... while pending', async () => {
    const { user } = open({ api: { 'POST auth/register': () => new Promise(() => undefined) } });
    await fill(user);
    await user.click(button('Create Account'));
    expect(await within(dialog()).findByRole('button', { name: 'Creating...' })).toBeVisible();
  });

  test.each([
    [problem(422, { message: 'Invalid.', errors: { email: ['Taken.'] } }), 'Taken.'],
    [problem(422, { message: 'Invalid.', errors: { username: ['Taken.'] } }), 'Invalid.'],
    [problem(400), 'Signup failed. Please try again.'],
  ])('failure shows the first email error or the message (SPEC.md §7, §8), case %#', async (answer, sentence) => {
    const { user } = open({ api: { 'POST auth/register': answer } });
    await fill(user);
    await user.click(button('Create Account'));
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(sentence);
    expect(field('Email')).toHaveValue('mara@example.com');
  });
});

describe('what waits for the sign-in', () => {
  test('an add to the cart is done and the visitor stays (SPEC.md §6)', async () => {
    const { user, calls } = open({ url: '/products/ember-mug' });
    await act(() => addToCart({ product_id: 'p1', variant_id: 'v1', name: 'Ember Mug' }));
    expect(toasts.texts).toEqual(['Please login to add to cart!']);
    await fillSignIn(user);
    await waitFor(() => expect(toasts.texts.at(-1)).toBe('Ember Mug added to cart'));
    expect(calls.find(({ path }) => path === 'products/add-to-cart')?.body).toEqual({
      product_id: 'p1',
      variant_id: 'v1',
      quantity: 1,
    });
    expect(screen.getByText('at /products/ember-mug')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('SPEC.md §2: an unauthenticated visitor is shown it on load', () => {
  const load = (options: Parameters<typeof renderShell>[1]) => {
    jest.useFakeTimers();
    const view = renderShell(<AuthDialogHost />, { api, prompt: 'always', ...options });
    return { ...view, paint: () => act(() => jest.advanceTimersByTimeAsync(100)) };
  };

  test('after the content is painted', async () => {
    const { paint } = load({});
    expect(screen.queryByRole('dialog')).toBeNull();
    await paint();
    expect(dialog()).toHaveAccessibleName('Welcome Back');
  });

  test('not with a session', async () => {
    const { paint } = load({ session: {} });
    await paint();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['/auth/login', '/admin', '/admin/auth/login'])('not on %s, nor after going on from there', async (url) => {
    const { paint, router } = load({ url });
    await paint();
    await act(() => router.navigate('/'));
    await paint();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('not by navigation inside the page', async () => {
    const { paint, router } = load({});
    await paint();
    act(() => pressEscape(dialog()));
    await act(() => router.navigate('/products'));
    await paint();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('only once when the store says once, never when it says never', async () => {
    for (const [prompt, shown] of [
      ['once', true],
      ['once', false],
      ['never', false],
    ] as const) {
      const { paint, unmount } = load({ prompt });
      await paint();
      expect(screen.queryByRole('dialog') !== null).toBe(shown);
      unmount();
    }
  });
});

describe('the end of a session', () => {
  test('SPEC.md §4: logging out says so, clears the storage and goes to /', async () => {
    open({ url: '/account', session: {} });
    act(() => dispatch({ type: 'signed-out' }));
    expect(await screen.findByText('at /')).toBeVisible();
    expect(toasts.texts).toEqual(['You have been logged out.']);
    expect(localStorage.getItem('auth')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SPEC.md §7: an expired one says so and goes to /', async () => {
    open({ url: '/account', session: {} });
    act(() => dispatch({ type: 'expired', from: fakeTokens().refresh }));
    expect(await screen.findByText('at /')).toBeVisible();
    expect(toasts.texts).toEqual(['Session expired, please signin again.']);
  });

  test('a page in another tab stays where it is', () => {
    open({ url: '/products', session: {} });
    restoreSession();
    localStorage.removeItem('auth');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null })));
    expect(screen.getByText('at /products')).toBeVisible();
    expect(toasts.texts).toEqual(['You have been logged out.']);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { requireSignIn, takePendingAction } from '@tessera/shared/session';
import { fakeTokens } from '@tessera/shared/testing';
import { destinationAfterSignIn } from './after-sign-in';
import { Page as AdminLoginPage } from './admin-login-page';
import { Page as ForgotPasswordPage } from './forgot-password-page';
import { Page as LoginPage } from './login-page';
import { Page as SignupPage } from './signup-page';
import { renderShell } from './testing';

const api = { 'POST auth/login': fakeTokens(), 'GET users/me': { id: 'user-1' } };

afterEach(() => {
  takePendingAction();
  jest.useRealTimers();
});

async function signIn(user: ReturnType<typeof renderShell>['user']) {
  await user.type(screen.getByLabelText('Email'), 'mara@example.com');
  await user.type(screen.getByLabelText('Password'), 'Kiln2Oak');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('/auth/login', () => {
  test('shows the sign-in form with a heading, and the way to an account', () => {
    renderShell(<LoginPage />, { url: '/auth/login' });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/signup');
  });

  test('goes to / after signing in (SPEC.md §4)', async () => {
    const { user } = renderShell(<LoginPage />, { url: '/auth/login', api });
    await signIn(user);
    expect(await screen.findByText('at /')).toBeVisible();
  });

  test('goes back to the page that asked, and does what waited there', async () => {
    const { user, router } = renderShell(<LoginPage />, { url: '/products/ember-mug', api });
    const then = jest.fn();
    requireSignIn({ then });
    await act(() => router.navigate('/auth/login'));
    await signIn(user);
    expect(await screen.findByText('at /products/ember-mug')).toBeVisible();
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('has the e-mail of a fresh account filled in', async () => {
    const { router } = renderShell(<LoginPage />, { url: '/auth/login' });
    await act(() => router.navigate('/auth/login', { state: { email: 'mara@example.com' } }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com'));
  });

  test('somebody who has a session goes on at once', async () => {
    renderShell(<LoginPage />, { url: '/auth/login', session: {} });
    expect(await screen.findByText('at /')).toBeVisible();
  });
});

describe('/admin/auth/login', () => {
  test('takes an admin to /admin', async () => {
    const { user } = renderShell(<AdminLoginPage />, {
      url: '/admin/auth/login',
      api: { ...api, 'POST auth/login': fakeTokens({ role: 'ADMIN' }) },
    });
    await signIn(user);
    expect(await screen.findByText('at /admin')).toBeVisible();
  });
});

describe('/auth/signup', () => {
  test('goes to /auth/login a second after success (SPEC.md §4, §9)', async () => {
    const { user, router } = renderShell(<SignupPage />, {
      url: '/auth/signup',
      api: { 'POST auth/register': { message: 'Account created.' } },
    });
    expect(screen.getByText('Join Kiln & Oak and start shopping today')).toBeVisible();
    const names = ['First Name', 'Last Name', 'Username'];
    for (const name of names) await user.type(screen.getByLabelText(name), 'Mara');
    await user.type(screen.getByLabelText('Email'), 'mara@example.com');
    await user.type(screen.getByLabelText('Password'), 'Kiln2Oak');
    await user.type(screen.getByLabelText('Confirm Password'), 'Kiln2Oak');
    await user.click(screen.getByRole('checkbox'));
    jest.useFakeTimers();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await act(() => jest.advanceTimersByTimeAsync(990));
    expect(screen.getByText('Account created.')).toBeVisible();
    expect(screen.getByText('at /auth/signup')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(screen.getByText('at /auth/login')).toBeVisible();
    expect(router.state.location.state).toEqual({ email: 'mara@example.com' });
  });
});

test('/auth/forgot-password tells how to reach the store', () => {
  renderShell(<ForgotPasswordPage />, { url: '/auth/forgot-password' });
  expect(screen.getByRole('link', { name: 'hello@kiln-and-oak.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kiln-and-oak.example',
  );
  expect(screen.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199');
});

describe('where a visitor goes after signing in', () => {
  test.each([
    ['REGULAR', '/auth/login', undefined, '/'],
    ['ADMIN', '/auth/login', undefined, '/admin'],
    ['ADMIN', '/products', undefined, '/admin'],
    ['REGULAR', '/products', undefined, undefined],
    ['REGULAR', '/auth/login', '/products/ember-mug', '/products/ember-mug'],
    ['ADMIN', '/products/ember-mug', '/products/ember-mug', undefined],
    ['REGULAR', '/admin/auth/login', undefined, '/'],
  ] as const)('%s on %s with %s waiting: %s', (role, pathname, from, expected) => {
    expect(destinationAfterSignIn(role, pathname, from)).toBe(expected);
  });
});

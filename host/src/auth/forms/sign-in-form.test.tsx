import { act, screen, waitFor } from '@testing-library/react';
import { restoreSession, sessionStore } from '@tessera/shared/session';
import { fakeTokens, problem } from '@tessera/shared/testing';
import type { MockHandler } from '@tessera/shared/testing';
import { renderShell } from '../../testing/render-shell';
import { SignInForm } from './sign-in-form';

// one for each test: a sign-in that a test did not wait for must not count in the next
let handleSignedIn = jest.fn();
const answers = { 'POST auth/login': fakeTokens(), 'GET users/me': { id: 'user-1' } };

const field = (name: string) => screen.getByLabelText(name);
const button = () => screen.getByRole('button', { name: 'Sign In' });
const form = () => screen.getByRole('form', { name: 'Sign in' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function show(api: Record<string, MockHandler> = answers) {
  return renderShell(<SignInForm onSignedIn={handleSignedIn} onForgotPassword={() => undefined} />, { api });
}

async function signIn(user: ReturnType<typeof show>['user']) {
  await user.type(field('Email'), 'mara@example.com');
  await user.type(field('Password'), 'Kiln2Oak');
  await user.click(button());
}

beforeEach(() => {
  handleSignedIn = jest.fn();
});
afterEach(() => jest.useRealTimers());

describe('docs/product.md §2: a green success banner', () => {
  test('with the server’s message', async () => {
    const { user } = show({ ...answers, 'POST auth/login': { ...fakeTokens(), message: 'Nice to see you.' } });
    await signIn(user);
    expect(await screen.findByRole('status')).toHaveTextContent('Nice to see you.');
  });

  test('with ‘Login Successful!’ when the server sends none', async () => {
    const { user } = show();
    await signIn(user);
    expect(await screen.findByRole('status')).toHaveTextContent('Login Successful!');
  });

  test('in a live region that was there before', async () => {
    const { user } = show();
    const region = form().querySelector('[aria-live=polite]');
    await signIn(user);
    expect(region).toContainElement(await screen.findByRole('status'));
  });
});

describe('docs/product.md §4: logged out to logged in', () => {
  test('exactly tokens and role are kept, and the user data refreshed before it goes on', async () => {
    const { user, calls } = show();
    await signIn(user);
    await waitFor(() => expect(handleSignedIn).toHaveBeenCalledWith('REGULAR'));
    expect(calls.map(({ path }) => path)).toEqual(['auth/login', 'users/me']);
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ tokens: fakeTokens(), role: 'REGULAR' });
  });

  test('docs/product.md §3: e-mail and password are sent and nothing else, whether it is remembered or not', async () => {
    const { user, calls } = show();
    await user.click(field('Remember me'));
    await signIn(user);
    await waitFor(() => expect(calls[0]?.body).toEqual({ email: 'mara@example.com', password: 'Kiln2Oak' }));
  });

  test('without Remember me the session ends with the browser', async () => {
    const { user } = show();
    await user.click(field('Remember me'));
    await signIn(user);
    await waitFor(() => expect(sessionStore.getState().status).toBe('signed-in'));
    act(() => restoreSession());
    expect(sessionStore.getState().status).toBe('signed-in');
    document.cookie = 'auth-browser-session=; path=/; max-age=0';
    act(() => restoreSession());
    expect(sessionStore.getState().status).toBe('signed-out');
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('pressing twice signs in once', async () => {
    const { user, calls } = show();
    await signIn(user);
    await user.click(button());
    await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
    await user.click(button());
    expect(calls.filter(({ path }) => path === 'auth/login')).toHaveLength(1);
  });
});

describe('docs/product.md §8: a red error banner', () => {
  test.each([
    [
      'the message',
      problem(401, { message: 'The email or the password is wrong.' }),
      'The email or the password is wrong.',
    ],
    ['the detail', problem(429, { detail: 'Too many attempts.' }), 'Too many attempts.'],
    ['its own message without one', problem(400), 'Login failed. Please try again.'],
    ['its own message when no tokens came', { message: 'Fine.' }, 'Login failed. Please try again.'],
  ])('says %s', async (_case, answer, message) => {
    const { user } = show({ 'POST auth/login': answer });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(sessionStore.getState().status).toBe('signed-out');
    expect(field('Password')).toHaveValue('Kiln2Oak');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('docs/product.md §5: login checks only the email', () => {
  /** Real time until the form's logic is here: from then on it answers at once. */
  async function submitEmpty(user: ReturnType<typeof show>['user']) {
    await user.click(field('Email'));
    await act(async () => void (await import('./form-logic')));
    jest.useFakeTimers();
    await user.click(button());
    await pass(0);
  }

  test.each([
    ['', 'Email is required'],
    ['mara@kiln', 'Email is invalid'],
  ])('%j is told %j; the password is not looked at, nothing is sent', async (email, message) => {
    const { user, calls } = show();
    if (email) await user.type(field('Email'), email);
    await user.click(button());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(message));
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).not.toHaveAttribute('aria-invalid');
    expect(calls).toHaveLength(0);
  });

  test('an empty password is sent: the server says what it thinks of it', async () => {
    const { user, calls } = show();
    await user.type(field('Email'), 'mara@example.com');
    await user.click(button());
    await waitFor(() => expect(calls[0]?.body).toEqual({ email: 'mara@example.com', password: '' }));
  });

  test('docs/product.md §9: messages vanish from sight after 2 s, and for assistive technology with the next edit', async () => {
    const { user } = show();
    await submitEmpty(user);
    await pass(1999);
    expect(form()).toHaveAttribute('data-errors', 'shown');
    await pass(1);
    expect(form()).toHaveAttribute('data-errors', 'faded');
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    await user.type(field('Password'), 'x');
    await pass(0);
    expect(field('Email')).toBeInvalid();
    await user.type(field('Email'), 'm');
    await pass(0);
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Email')).not.toHaveAccessibleDescription();
  });

  test('the 2 s begin anew with each submit', async () => {
    const { user } = show();
    await submitEmpty(user);
    await pass(1500);
    await user.click(button());
    await pass(1500);
    expect(form()).toHaveAttribute('data-errors', 'shown');
    await pass(500);
    expect(form()).toHaveAttribute('data-errors', 'faded');
    await user.click(button());
    await pass(0);
    expect(form()).toHaveAttribute('data-errors', 'shown');
  });
});

test('a server’s error stands at the field that it is about, until that is edited', async () => {
  const answer = problem(422, { message: 'Invalid.', errors: { password: ['Passwords are shorter than that.'] } });
  const { user } = show({ 'POST auth/login': answer });
  await signIn(user);
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription('Passwords are shorter than that.'));
  expect(field('Password')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid.');
  await user.type(field('Password'), 'x');
  await waitFor(() => expect(field('Password')).not.toHaveAttribute('aria-invalid'));
});

test('nothing that was typed before the form came alive is lost', async () => {
  const { user, calls } = show();
  // as a password manager does: no focus, no key
  field('Email').setAttribute('value', 'mara@example.com');
  field('Password').setAttribute('value', 'Kiln2Oak');
  await user.click(button());
  await waitFor(() => expect(calls[0]?.body).toEqual({ email: 'mara@example.com', password: 'Kiln2Oak' }));
});

test('the keyboard alone fills it in and sends it', async () => {
  const { user, calls } = show();
  await user.tab();
  expect(field('Email')).toHaveFocus();
  await user.keyboard('mara@example.com{Tab}Kiln2Oak{Tab}');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await user.keyboard('{Tab} {Tab}');
  expect(field('Remember me')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Forgot password?' })).toHaveFocus();
  await user.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(calls[0]?.path).toBe('auth/login'));
});

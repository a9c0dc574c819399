import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '@tessera/shared/testing';
import type { MockHandler } from '@tessera/shared/testing';
import { renderShop } from './shop';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));
const isNoindex = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex';

describe('the screens of signing in and up are pages too', () => {
  test.each([
    ['/auth/login', 'Welcome Back', 'Sign in to your account to continue shopping'],
    ['/auth/signup', 'Create Account', 'Join Kiln & Oak and start shopping today'],
    ['/admin/auth/login', 'Staff sign in', 'Sign in to run the store'],
    ['/auth/forgot-password', 'Forgot your password?', 'Tell us your e-mail address'],
    ['/auth/reset-password', 'This link does not work', 'ask for a new one'],
    ['/auth/verify-email', 'This link does not work', 'ask for a new one'],
  ])('%s has a heading and a sentence, and is not for search engines', async (url, title, text) => {
    await renderShop({ url });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    await waitFor(() => expect(isNoindex()).toBe(true));
  });

  test('signing in leads to signing up and back', async () => {
    const { user } = await renderShop({ url: '/auth/login' });
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(await heading('Welcome Back')).toBeVisible();
  });

  test('Forgot password? takes the typed address along', async () => {
    const { user } = await renderShop({ url: '/auth/login' });
    await user.type(await screen.findByLabelText('Email'), 'mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await heading('Forgot your password?')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
  });
});

describe('/auth/forgot-password', () => {
  const show = async (answer: MockHandler) => {
    const view = await renderShop({ url: '/auth/forgot-password', api: { 'POST auth/forgot-password': answer } });
    const email = await screen.findByLabelText('Email');
    const send = () => view.user.click(screen.getByRole('button', { name: 'Send the link' }));
    return { ...view, email, send };
  };
  const sent = { message: 'If there is an account for this address, we have sent it a link to set a new password.' };

  test('asks for the mail and says what the server says', async () => {
    const { user, email, send, calls } = await show(sent);
    expect(email).toHaveAttribute('autocomplete', 'username');
    await user.type(email, ' mara@example.com ');
    await send();
    expect(await main().findByRole('status')).toHaveTextContent(sent.message);
    expect(calls.find(({ path }) => path === 'auth/forgot-password')?.body).toEqual({ email: 'mara@example.com' });
  });

  test('may be asked again', async () => {
    const { user, email, send, calls } = await show(sent);
    await user.type(email, 'mara@example.com');
    await send();
    await main().findByRole('status');
    await send();
    await waitFor(() => expect(calls.filter(({ path }) => path === 'auth/forgot-password')).toHaveLength(2));
  });

  test('says ‘Request successful!’ when the server sends no message (docs/product.md §2)', async () => {
    const { user, email, send } = await show({});
    await user.type(email, 'mara@example.com');
    await send();
    expect(await main().findByRole('status')).toHaveTextContent('Request successful!');
  });

  test('checks the address by docs/product.md §5', async () => {
    const { email, send } = await show(sent);
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'));
  });

  test.each([
    [problem(429, { message: 'Too many attempts. Please wait a minute.' }), 'Too many attempts. Please wait a minute.'],
    [problem(400), 'An unexpected error occurred'],
  ])('a failure says the server’s message, else docs/product.md §8’s, case %#', async (answer, message) => {
    const { user, email, send } = await show(answer);
    await user.type(email, 'mara@example.com');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('tells how to reach the store', async () => {
    await show(sent);
    const mail = screen.getByRole('main').querySelector('a[href^="mailto:"]');
    expect(mail).toHaveTextContent('hello@kiln-and-oak.example');
    expect(screen.getByRole('main').querySelector('a[href="tel:+15550100199"]')).toHaveTextContent('+1 (555) 010-0199');
  });
});

/** As after `hideMailToken`: the secret is in the entry's state alone. */
async function openMailLink(url: string, api: Record<string, MockHandler>, session?: object) {
  const view = await renderShop({ url: '/', api, session });
  await act(() => view.router.navigate(url, { state: { token: 'secret-of-the-mail' } }));
  return view;
}

const used = problem(410, {
  code: 'auth.link_not_valid',
  message: 'This link is no longer valid. Please ask for a new one.',
});

describe('/auth/reset-password', () => {
  const changed = { message: 'Your password has been changed. You can sign in now.' };
  const open = (answer: MockHandler) => openMailLink('/auth/reset-password', { 'POST auth/reset-password': answer });
  const password = () => screen.findByLabelText('Password');

  async function save(user: Awaited<ReturnType<typeof open>>['user'], first = 'Kiln2Oak', second = first) {
    await user.type(await password(), first);
    await user.type(screen.getByLabelText('Confirm Password'), second);
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  }

  test('sets the new password and leads to signing in', async () => {
    const { user, calls } = await open(changed);
    expect(await password()).toHaveAttribute('autocomplete', 'new-password');
    await save(user);
    const title = await heading('Your password is set');
    expect(title).toHaveFocus();
    expect(screen.getByText(changed.message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
    expect(calls.find(({ path }) => path === 'auth/reset-password')?.body).toEqual({
      token: 'secret-of-the-mail',
      password: 'Kiln2Oak',
    });
  });

  test('a used or old link says so, with the way to a new one', async () => {
    const { user } = await open(used);
    await save(user);
    expect(await screen.findByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/auth/forgot-password');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('has the rules of docs/product.md §5, and the server’s word stands at the field', async () => {
    const errors = { password: ['Choose a password that is not your old one.'] };
    const { user } = await open(problem(422, { message: 'Invalid.', errors }));
    await save(user, 'kiln', 'oak');
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('Password must be at least 8 characters'),
    );
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    await user.clear(await password());
    await user.clear(screen.getByLabelText('Confirm Password'));
    await save(user);
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('Choose a password that is not your old one.'),
    );
  });

  test('a failure keeps what was typed and the link', async () => {
    const { user } = await open(problem(400));
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
    expect(await password()).toHaveValue('Kiln2Oak');
  });
});

describe('/auth/verify-email', () => {
  const confirmed = { message: 'Your e-mail address is confirmed.' };
  const verify = 'POST auth/verify-email';

  test('opening it confirms the address, once', async () => {
    const { router, calls } = await openMailLink('/auth/verify-email', { [verify]: confirmed });
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible();
    expect(await heading('E-mail address confirmed')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
    await act(() => router.navigate('/products'));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible();
    const sent = calls.filter(({ path }) => path === 'auth/verify-email');
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'secret-of-the-mail' }]);
  });

  test('with a session it leads to the account, which shows it confirmed', async () => {
    const profile = jest.fn(() => ({ id: 'user-1' }));
    await openMailLink('/auth/verify-email', { [verify]: confirmed, 'GET users/me': profile }, {});
    const link = await screen.findByRole('link', { name: 'Go to your account' });
    expect(link).toHaveAttribute('href', '/account');
    await waitFor(() => expect(profile.mock.calls.length).toBeGreaterThanOrEqual(1));
  });

  test('a used or old link says so, with a way on', async () => {
    await openMailLink('/auth/verify-email', { [verify]: used });
    expect(await screen.findByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on shopping' })).toHaveAttribute('href', '/');
  });

  test('with a session it sends a new one', async () => {
    const api = {
      [verify]: used,
      'GET users/me': { id: 'user-1' },
      'POST users/me/verification': { message: 'Please check your mail.' },
    };
    const { user } = await openMailLink('/auth/verify-email', api, {});
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await main().findByRole('status')).toHaveTextContent('Please check your mail.');
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  });

  test('a failure that is not the link’s keeps it for another try', async () => {
    let answer: unknown = problem(400);
    const { user } = await openMailLink('/auth/verify-email', { [verify]: () => answer });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer = confirmed;
    await user.click(again);
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible();
  });
});

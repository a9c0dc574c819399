import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '@tessera/shared/testing';
import type { MockHandler } from '@tessera/shared/testing';
import { renderShop } from './shop';

const created = () => Response.json({ message: 'Account created.' }, { status: 201 });
const values = {
  'First Name': 'Mara',
  'Last Name': 'Lind',
  Username: 'mara',
  Email: 'mara@example.com',
  Password: 'Kiln2Oak',
  'Confirm Password': 'Kiln2Oak',
};
const TERMS = 'I agree to the Terms of Service and Privacy Policy';
const UNTICKED = 'You must agree to the terms and conditions';

const form = () => screen.getByRole('form', { name: 'Create account' });
const field = (name: string) => within(form()).getByLabelText(name);
const submit = () => within(form()).getByRole('button', { name: /^Creat/ });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
type User = Awaited<ReturnType<typeof renderShop>>['user'];

afterEach(() => jest.useRealTimers());

/** Opens the form as the dialog over a page, or as the page of its own. */
async function show(url = '/products', answer: MockHandler = created) {
  const view = await renderShop({ url, api: { 'POST auth/register': answer } });
  if (url === '/products') await view.user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('form', { name: 'Create account' });
  return view;
}

async function fill(user: User, changes: Partial<typeof values> = {}) {
  for (const [name, value] of Object.entries({ ...values, ...changes })) {
    if (value) await user.type(field(name), value);
  }
  await user.click(field(TERMS));
}

describe('docs/product.md §5: each field is told its message', () => {
  test('all at once, and the first wrong field has the focus', async () => {
    const { user, calls } = await show('/auth/signup');
    await user.click(submit());
    await waitFor(() => expect(field('First Name')).toHaveAccessibleDescription('First name is required'));
    expect(field('First Name')).toHaveFocus();
    expect(field('Last Name')).toHaveAccessibleDescription('Last name is required');
    expect(field('Username')).toHaveAccessibleDescription('Username is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Password')).toHaveAccessibleDescription('Password is required');
    expect(field(TERMS)).toHaveAccessibleDescription(UNTICKED);
    await user.click(field(TERMS));
    await waitFor(() => expect(field(TERMS)).not.toHaveAttribute('aria-invalid'));
    expect(calls.some(({ path }) => path === 'auth/register')).toBe(false);
  });

  test.each([
    ['Username', { Username: ' ' }, 'Username is required'],
    ['Email', { Email: 'mara' }, 'Email is invalid'],
    ['Password', { Password: 'Kiln2', 'Confirm Password': 'Kiln2' }, 'Password must be at least 8 characters'],
    [
      'Password',
      { Password: 'kilnkiln', 'Confirm Password': 'kilnkiln' },
      'Password must contain uppercase, lowercase, and number',
    ],
    ['Confirm Password', { 'Confirm Password': 'Kiln3Oak' }, 'Passwords do not match'],
  ])('%s, with %j: %s', async (name, changes, message) => {
    const { user } = await show('/auth/signup');
    await fill(user, changes);
    await user.click(submit());
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  });
});

describe.each([
  ['in the dialog', '/products'],
  ['on /auth/signup', '/auth/signup'],
])('signing up %s', (_place, url) => {
  test('docs/product.md §2: reads Creating... while pending, and sends once', async () => {
    const { user, calls } = await show(url, () => new Promise(() => undefined));
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(submit()).toHaveAccessibleName('Creating...'));
    await user.click(submit());
    expect(calls.filter(({ path }) => path === 'auth/register')).toHaveLength(1);
  });

  test('docs/product.md §4, §9: 1 s after success: form reset, dialog closed, /auth/login has the e-mail', async () => {
    const { user, calls } = await show(url);
    await fill(user);
    await act(async () => void (await import('../auth/pages/login.route')));
    jest.useFakeTimers();
    await user.click(submit());
    await pass(0);
    expect(within(form()).getByRole('status')).toHaveTextContent('Account created.');
    expect(calls.find(({ path }) => path === 'auth/register')?.body).toEqual({
      first_name: 'Mara',
      last_name: 'Lind',
      username: 'mara',
      email: 'mara@example.com',
      password: 'Kiln2Oak',
    });
    await pass(990);
    expect(location.pathname).toBe(url);
    const inputs = [...form().querySelectorAll('input')];
    await pass(10);
    await pass(200);
    expect(inputs.map((input) => input.value)).toEqual(['', '', '', '', '', '', 'on']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe('/auth/login');
    expect(screen.getByLabelText('Email')).toHaveValue('mara@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

test('docs/product.md §2: the green banner says ‘Request successful!’ when the server sends no message', async () => {
  const { user } = await show('/auth/signup', () => Response.json({}, { status: 201 }));
  await fill(user);
  await user.click(submit());
  expect(await within(form()).findByRole('status')).toHaveTextContent('Request successful!');
});

describe('docs/product.md §7, §8: failure', () => {
  test.each([
    ['the first email error', problem(422, { message: 'Invalid.', errors: { email: ['Taken.', 'Bad.'] } }), 'Taken.'],
    ['the message', problem(422, { message: 'Invalid.', errors: { username: ['Taken.'] } }), 'Invalid.'],
    ['its own message without one', problem(400), 'Signup failed. Please try again.'],
  ])('the red banner says %s, and nothing typed is lost', async (_case, answer, message) => {
    const { user } = await show('/auth/signup', answer);
    await fill(user);
    await user.click(submit());
    expect(await within(form()).findByRole('alert')).toHaveTextContent(message);
    for (const [name, value] of Object.entries(values)) expect(field(name)).toHaveValue(value);
  });

  test('what the server says of a field stands at that field, and the first of these has the focus', async () => {
    const errors = { email: ['This e-mail is taken.'], username: ['This username is taken.'] };
    const { user } = await show('/auth/signup', problem(422, { message: 'Invalid.', errors }));
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('This e-mail is taken.'));
    expect(field('Username')).toHaveAccessibleDescription('This username is taken.');
    expect(field('Username')).toHaveFocus();
  });
});

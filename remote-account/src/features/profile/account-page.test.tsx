import { on } from '@tessera/shared/events';
import { problem, renderPage, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { profile, store } from '../../testing/fixtures';
import { Page } from './account-page';

function renderAccount(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    url: '/account',
    session: {},
    api: { 'GET users/me': profile(), 'GET store': store(), ...api },
  });
}

async function edit(user: ReturnType<typeof renderAccount>['user'], label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

test('shows names, username, e-mail and since when the shopper is a member', async () => {
  renderAccount();
  expect(await screen.findByText('Ada Lane')).toBeInTheDocument();
  expect(screen.getByText('ada')).toBeInTheDocument();
  expect(screen.getByText('ada@example.com')).toHaveTextContent('Confirmed');
  expect(screen.getByText('January 2026')).toHaveAttribute('datetime', '2026-01-05T08:00:00Z');
});

test('invites a visitor without a session to sign in and stays on the page', async () => {
  const asked = jest.fn();
  const off = on('sign-in-requested', asked);
  const { user, router } = renderPage(<Page />, { url: '/account', api: { 'GET store': store() } });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  off();
  expect(asked.mock.calls).toEqual([[{ reason: undefined }], [{ tab: 'create-account' }]]);
  expect(router.state.location.pathname).toBe('/account');
});

test('says that it is loading in the places of the facts to come', () => {
  renderAccount({ 'GET users/me': () => new Promise(() => undefined) });
  expect(screen.getByRole('status', { name: 'Loading your account' })).toHaveAttribute('aria-busy', 'true');
});

test('offers another try after a failure, without a reload', async () => {
  let isDown = true;
  const { user } = renderAccount({ 'GET users/me': () => (isDown ? problem(400, {}) : profile()) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Ada Lane')).toBeInTheDocument();
});

test('saves an edit with the version it started from, and gives the focus back', async () => {
  let present = profile();
  const { user, calls } = renderAccount({
    'GET users/me': () => present,
    'PATCH users/me': () => (present = profile({ last_name: 'Lund', version: 4 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
  await edit(user, 'Last Name', 'Lund');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Ada Lund')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { body: { first_name: 'Ada', last_name: 'Lund', username: 'ada', version: 3 } },
  ]);
});

test('refuses blank names with the messages of the sign-up form (docs/product.md §5)', async () => {
  const { user, calls } = renderAccount();
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByLabelText('Username');
  await edit(user, 'Username', '  ');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Username is required')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true');
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('puts the server’s message on its field', async () => {
  const { user } = renderAccount({
    'PATCH users/me': problem(422, { code: 'validation.failed', errors: { username: ['Username is taken'] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Username is taken')).toBeInTheDocument();
});

test('says what went wrong when no field is to blame, and keeps what was typed', async () => {
  const { user } = renderAccount({ 'PATCH users/me': problem(400, { message: 'Not today' }) });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByLabelText('First Name');
  await edit(user, 'First Name', 'Ida');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not today');
  expect(screen.getByLabelText('First Name')).toHaveValue('Ida');
});

test('an edit that came too late shows the present state and is saved over it only when asked again', async () => {
  let present = profile();
  const { user, calls } = renderAccount({
    'GET users/me': () => present,
    'PATCH users/me': ({ body }: MockCall) => {
      const { version, ...names } = Object(body);
      if (version !== present.version) return problem(409, { code: 'conflict' });
      return (present = profile({ ...names, version: version + 1 }));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByLabelText('First Name');
  await edit(user, 'First Name', 'Ida');
  present = profile({ first_name: 'Eda', username: 'eda', version: 9 });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('First Name: saved is “Eda”, yours is “Ida”')).toBeInTheDocument();
  expect(screen.getByLabelText('First Name')).toHaveValue('Ida');
  expect(screen.getByLabelText('Username')).toHaveValue('eda');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Ida Lane')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'PATCH').at(-1)).toMatchObject({
    body: { first_name: 'Ida', username: 'eda', version: 9 },
  });
});

test('cancelling changes nothing', async () => {
  const { user, calls } = renderAccount();
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByLabelText('First Name');
  await edit(user, 'First Name', 'Ida');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Ada Lane')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

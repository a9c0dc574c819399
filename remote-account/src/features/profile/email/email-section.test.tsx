import type { Profile } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { profile, store } from '../../../testing/fixtures';
import { Page } from '../account-page';

const texts = hearToasts();

function renderAccount(changes: Partial<Profile>, api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    url: '/account',
    session: {},
    api: { 'GET users/me': profile(changes), 'GET store': store(), ...api },
  });
}

async function openForm(changes: Partial<Profile>, api: Record<string, MockHandler> = {}) {
  const view = renderAccount(changes, api);
  await view.user.click(await screen.findByRole('button', { name: 'Change e-mail address' }));
  await waitFor(() => expect(screen.getByLabelText('New e-mail address')).toHaveFocus());
  return view;
}

test('an address that is not confirmed says so and has the link sent again', async () => {
  const { user } = renderAccount({ email_verified: false }, { 'POST users/me/verification': { message: 'Sent.' } });
  expect(await screen.findByText('Not confirmed yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(texts).toEqual(['Sent.']));
});

test('says why the link was not sent again', async () => {
  const answer = problem(429, { message: 'Please wait a while.' });
  const { user } = renderAccount({ email_verified: false }, { 'POST users/me/verification': answer });
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(texts).toEqual(['Please wait a while.']));
});

test('a confirmed address needs no notice', async () => {
  renderAccount({});
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});

test('is changed with the password by keyboard alone, and waits until it is confirmed', async () => {
  let pending_email: string | null = null;
  const { user, calls } = await openForm(
    {},
    {
      'GET users/me': () => profile({ pending_email }),
      'POST users/me/email': () => {
        pending_email = 'eda@example.com';
        return { message: 'We have sent a mail.' };
      },
    },
  );
  await user.keyboard('eda@example.com');
  await user.tab();
  await user.keyboard('Kiln2Oak{Enter}');
  expect(await screen.findByText('Your new e-mail address waits to be confirmed')).toBeVisible();
  expect(screen.getByText(/Until you open it, you sign in with ada@example\.com/)).toBeVisible();
  expect(texts).toEqual(['We have sent a mail.']);
  expect(screen.getByRole('button', { name: 'Change e-mail address' })).toHaveFocus();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'eda@example.com',
    password: 'Kiln2Oak',
  });
});

test('tells a wrong address and a missing password at once (docs/product.md §5)', async () => {
  const { user, calls } = await openForm({});
  await user.keyboard('eda{Enter}');
  expect(await screen.findByText('Email is invalid')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('the present address is no change', async () => {
  const { user, calls } = await openForm({});
  await user.keyboard('Ada@example.com');
  await user.tab();
  await user.keyboard('Kiln2Oak{Enter}');
  expect(await screen.findByText('This is the address of your account already')).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a taken address and a wrong password are said on their fields, and nothing that was typed is lost', async () => {
  const errors = { email: ['An account with this email already exists'], password: ['The password is wrong'] };
  const { user } = await openForm({}, { 'POST users/me/email': problem(422, { errors }) });
  await user.keyboard('eda@example.com');
  await user.tab();
  await user.keyboard('wrong{Enter}');
  expect(await screen.findByText('An account with this email already exists')).toBeVisible();
  expect(screen.getByText('The password is wrong')).toBeVisible();
  expect(screen.getByLabelText('New e-mail address')).toHaveFocus();
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('eda@example.com');
});

import { screen, waitFor } from '@testing-library/react';
import { sessionStore } from '@tessera/shared/session';
import { fakeTokens, problem } from '@tessera/shared/testing';
import type { MockHandler } from '@tessera/shared/testing';
import { renderShell } from '../../testing/render-shell';
import { SignInForm } from './sign-in-form';

let handleSignedIn = jest.fn();
beforeEach(() => {
  handleSignedIn = jest.fn();
});

const SECOND_HALF = 'POST auth/login/second-factor';
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });
const wrongCode = problem(422, {
  code: 'auth.code_wrong',
  errors: { code: ['This code is wrong or was used before'] },
});

/** With the password sent, and the field for the code there. */
async function askForCode(api: Record<string, MockHandler> = {}) {
  const needed = problem(401, { code: 'auth.second_factor_needed', message: 'A code, please.', challenge: 'half' });
  const view = renderShell(<SignInForm onSignedIn={handleSignedIn} onForgotPassword={() => undefined} />, {
    api: { 'POST auth/login': needed, [SECOND_HALF]: fakeTokens(), 'GET users/me': { id: 'user-1' }, ...api },
  });
  await view.user.type(field('Email'), 'mara@example.com');
  await view.user.type(field('Password'), 'Kiln2Oak{Enter}');
  await waitFor(() => expect(field('Code')).toHaveFocus());
  return view;
}

describe('docs/product.md §4: a code after the password', () => {
  test('is asked for in the place of the password, as phones and password managers know it', async () => {
    await askForCode();
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Code')).toHaveAccessibleDescription('The 6-digit code from your authenticator app.');
    expect(field('Password')).not.toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStore.getState().status).toBe('signed-out');
  });

  test('signs in as ever, pasted with a space and sent by Enter', async () => {
    const { user, calls } = await askForCode();
    await user.paste('123 456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(handleSignedIn).toHaveBeenCalledWith('REGULAR'));
    expect(calls.find(({ path }) => path === 'auth/login/second-factor')?.body).toEqual({
      challenge: 'half',
      code: '123 456',
    });
    expect(sessionStore.getState().status).toBe('signed-in');
    expect(screen.getByRole('status')).toHaveTextContent('Login Successful!');
  });

  test('that is wrong says so at the field and loses nothing', async () => {
    const { user } = await askForCode({ [SECOND_HALF]: wrongCode });
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(field('Code')).toHaveAccessibleDescription(/This code is wrong or was used before/));
    expect(field('Code')).toHaveValue('123456');
    expect(field('Code')).toHaveFocus();
    await user.keyboard('7');
    expect(field('Code')).not.toBeInvalid();
  });

  test('that is missing is not sent', async () => {
    const { user, calls } = await askForCode();
    await user.keyboard('  {Enter}');
    await waitFor(() => expect(field('Code')).toHaveAccessibleDescription(/Please enter the code/));
    expect(calls.map(({ path }) => path)).toEqual(['auth/login']);
  });

  test('that could not be sent may be sent again', async () => {
    let isDown = true;
    const { user } = await askForCode({
      [SECOND_HALF]: () => (isDown ? problem(429, { message: 'Too many attempts.' }) : fakeTokens()),
    });
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    isDown = false;
    await user.click(press('Confirm'));
    await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
  });

  test('may be a recovery code instead', async () => {
    const { user, calls } = await askForCode();
    await user.click(press('Use a recovery code'));
    await waitFor(() => expect(field('Recovery code')).toHaveFocus());
    expect(field('Recovery code')).toHaveAttribute('inputmode', 'text');
    await user.keyboard('abcd-efgh-ijkl-mnop{Enter}');
    await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
    expect(calls.find(({ path }) => path === 'auth/login/second-factor')?.body).toMatchObject({
      code: 'abcd-efgh-ijkl-mnop',
    });
  });

  test('Back goes to the password, which is still there and may be sent again', async () => {
    const { user } = await askForCode();
    await user.click(press('Back'));
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveValue('Kiln2Oak');
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field('Code')).toHaveFocus());
  });

  test('after too many tries the password is asked for again, and it says why', async () => {
    const ended = problem(401, { code: 'auth.challenge_not_valid', message: 'Please enter your password again.' });
    const { user } = await askForCode({ [SECOND_HALF]: ended });
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your password again.');
    expect(field('Password')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field('Code')).toHaveFocus());
    await user.click(press('Back'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

import { sessionStore } from '@tessera/shared/session';
import { hearToasts, problem, renderPage, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { profile, store } from '../../testing/fixtures';
import { Page } from './privacy-page';

const texts = hearToasts();
afterEach(() => jest.restoreAllMocks());

function renderPrivacy(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    url: '/account/privacy',
    session: {},
    api: {
      'GET users/me': profile(),
      'GET store': store(),
      'GET store-credit': { balance: 0, currency: 'USD', entries: [] },
      ...api,
    },
  });
}

describe('the newsletter', () => {
  const box = () => screen.findByRole('checkbox', { name: 'Send me news and offers by e-mail' });

  test('is chosen and given up, and says so', async () => {
    const { user, calls } = renderPrivacy({
      'PATCH users/me': ({ body }: MockCall) => profile({ newsletter: Object(body).newsletter, version: 4 }),
    });
    expect(await box()).not.toBeChecked();
    await user.click(await box());
    await waitFor(() => expect(texts).toEqual(['You will get our newsletter']));
    expect(await box()).toBeChecked();
    await user.click(await box());
    await waitFor(() => expect(texts).toContain('You will not get our newsletter any more'));
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { newsletter: true, version: 3 },
      { newsletter: false, version: 4 },
    ]);
  });

  test('moves at once, and back with a reason when the server refuses', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const { user } = renderPrivacy({
      'PATCH users/me': () => new Promise<Response>((resolve) => (refuse = resolve)),
    });
    const ticked = await box();
    await user.click(ticked);
    expect(ticked).toBeChecked();
    refuse(problem(400, { message: 'Not today' }));
    await waitFor(() => expect(texts).toEqual(['Not today']));
    await waitFor(() => expect(ticked).not.toBeChecked());
  });

  test('is saved although the profile was changed elsewhere meanwhile, and changes nothing else of it', async () => {
    let version = 3;
    const { user, calls } = renderPrivacy({
      'GET users/me': () => profile({ version }),
      'PATCH users/me': ({ body }: MockCall) =>
        Object(body).version === 8 ? profile({ newsletter: true, version: 9 }) : problem(409, { code: 'conflict' }),
    });
    await box();
    version = 8;
    await user.click(await box());
    await waitFor(() => expect(texts).toEqual(['You will get our newsletter']));
    expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({ newsletter: true, version: 8 });
  });

  test('of an address that is not confirmed is asked for by mail first', async () => {
    const unconfirmed = { email_verified: false };
    const { user } = renderPrivacy({
      'GET users/me': profile(unconfirmed),
      'PATCH users/me': profile({ ...unconfirmed, newsletter: true }),
    });
    await user.click(await box());
    await waitFor(() => expect(texts.join()).toMatch(/open the link that we have sent/));
  });
});

describe('one’s data', () => {
  test('is downloaded as a file of its own', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const [blob] = blobs;
      if (blob) saved.push({ name: this.download, blob });
    });
    const { user } = renderPrivacy({ 'GET users/me/export': { profile: { first_name: 'Ada' } } });
    await user.click(await screen.findByRole('button', { name: 'Download your data' }));
    await waitFor(() => expect(texts).toEqual(['Your data is in your downloads']));
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
    expect(saved[0]?.blob.type).toBe('application/json');
  });

  test('that did not come is said', async () => {
    const { user } = renderPrivacy({ 'GET users/me/export': problem(429, { message: 'Please wait' }) });
    await user.click(await screen.findByRole('button', { name: 'Download your data' }));
    await waitFor(() => expect(texts).toEqual(['Please wait']));
  });
});

describe('the end of an account', () => {
  async function ask(api: Record<string, MockHandler> = {}) {
    const view = renderPrivacy(api);
    await view.user.click(await screen.findByRole('button', { name: /^Delete account/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    return { ...view, dialog };
  }

  test('says what goes and what stays before anything is asked', async () => {
    renderPrivacy();
    expect(await screen.findByText('What goes')).toBeVisible();
    expect(screen.getByText(/Your orders, because the law asks us to keep them/)).toBeVisible();
  });

  test('takes the password by keyboard alone, then signs out here', async () => {
    const { user, calls } = await ask({ 'DELETE users/me': undefined });
    await user.keyboard('Kiln2Oak{Enter}');
    await waitFor(() => expect(sessionStore.getState().status).toBe('signed-out'));
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'Kiln2Oak' });
    expect(texts).toEqual(['Your account has been deleted.']);
    expect(localStorage.getItem('auth')).toBeNull();
    expect(await screen.findByText('Sign in to see your account')).toBeVisible();
  });

  test('says how much store credit lapses, and agrees to that', async () => {
    const { user, dialog, calls } = await ask({
      'GET store-credit': { balance: 1500, currency: 'USD', entries: [] },
      'DELETE users/me': undefined,
    });
    expect(await dialog.findByText(/^Your store credit of \$15\.00 lapses/)).toBeVisible();
    await user.type(dialog.getByLabelText('Password'), 'Kiln2Oak{Enter}');
    await waitFor(() => expect(sessionStore.getState().status).toBe('signed-out'));
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'Kiln2Oak', store_credit: 1500 });
  });

  test('needs the right password', async () => {
    const { user, dialog } = await ask({
      'DELETE users/me': problem(422, { errors: { password: ['The password is wrong'] } }),
    });
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Password is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await dialog.findByText('The password is wrong')).toBeVisible();
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  test('says why it may not be', async () => {
    const { user, dialog } = await ask({
      'DELETE users/me': problem(409, { code: 'users.last_admin', message: 'The shop needs an admin.' }),
    });
    await user.keyboard('Kiln2Oak{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The shop needs an admin.');
  });

  test('is left by keeping it, and the focus goes back', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Delete account/ })).toHaveFocus();
  });
});

test('the whole page says why it is empty, and tries again', async () => {
  let isDown = true;
  const { user } = renderPrivacy({ 'GET users/me': () => (isDown ? problem(400, {}) : profile()) });
  expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox')).toBeVisible();
});

import { act, screen } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { Page as ConfirmPage } from './confirm.route';
import { Page as UnsubscribePage } from './unsubscribe.route';

const gone = problem(410, { code: 'auth.link_not_valid', message: 'This link is no longer valid.' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a page as the mail's link does, once its secret is out of the address. */
async function open(page: 'confirm' | 'unsubscribe', options: RenderPageOptions & { token?: string } = {}) {
  const { token = 'secret-1', ...rest } = options;
  const Page = page === 'confirm' ? ConfirmPage : UnsubscribePage;
  const view = renderPage(<Page />, { path: `/newsletter/${page}`, ...rest });
  await act(() => view.router.navigate(`/newsletter/${page}`, { state: token ? { token } : null }));
  return view;
}

test.each([
  ['confirm', 'Confirm your subscription', 'Confirm subscription', 'You are subscribed'],
  ['unsubscribe', 'Unsubscribe from the newsletter', 'Unsubscribe', 'You are unsubscribed'],
] as const)('%s: opening the link does nothing, the button does it', async (page, before, action, after) => {
  const { user, calls } = await open(page, { api: { [`POST newsletter/${page}`]: { message: 'Done.' } } });
  await title(before);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: action }));
  expect(await title(after)).toHaveFocus();
  expect(screen.getByText('Done.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
});

test('a link that is used up or too old says so, and what to do', async () => {
  const { user } = await open('confirm', { api: { 'POST newsletter/confirm': gone } });
  await user.click(await screen.findByRole('button', { name: 'Confirm subscription' }));
  await title('This link is no longer valid');
  expect(screen.getByText(/subscribe again at the foot of each page/)).toBeVisible();
});

test('the page without a link has nothing to confirm', async () => {
  await open('confirm', { token: '' });
  await title('This link is no longer valid');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure leaves the button', async () => {
  const { user } = await open('unsubscribe', {
    api: { 'POST newsletter/unsubscribe': problem(429, { message: 'Slowly' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Slowly');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
});

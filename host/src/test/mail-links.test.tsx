import { act, screen } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { Page as TellMePage } from '../back-in-stock/confirm.route';
import { Page as NoMoreNoticesPage } from '../back-in-stock/unsubscribe.route';
import { Page as SubscribePage } from '../newsletter/confirm.route';
import { Page as UnsubscribePage } from '../newsletter/unsubscribe.route';

const PAGES = {
  'newsletter/confirm': SubscribePage,
  'newsletter/unsubscribe': UnsubscribePage,
  'back-in-stock/confirm': TellMePage,
  'back-in-stock/unsubscribe': NoMoreNoticesPage,
};

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a page as the mail's link does, once its secret is out of the address. */
async function open(path: keyof typeof PAGES, options: RenderPageOptions & { token?: string } = {}) {
  const { token = 'secret-1', ...rest } = options;
  const Page = PAGES[path];
  const view = renderPage(<Page />, { path: `/${path}`, ...rest });
  await act(() => view.router.navigate(`/${path}`, { state: token ? { token } : null }));
  return view;
}

test.each([
  ['newsletter/confirm', 'Confirm your subscription', 'Confirm subscription', 'You are subscribed'],
  ['newsletter/unsubscribe', 'Unsubscribe from the newsletter', 'Unsubscribe', 'You are unsubscribed'],
  ['back-in-stock/confirm', 'Shall we tell you?', 'Yes, tell me', 'We will tell you'],
  ['back-in-stock/unsubscribe', 'No more of these mails', 'Stop these mails', 'There will be no more of them'],
] as const)('%s: opening the link does nothing, the button does it', async (page, before, action, after) => {
  const { user, calls } = await open(page, { api: { [`POST ${page}`]: { message: 'Done.' } } });
  await title(before);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: action }));
  expect(await title(after)).toHaveFocus();
  expect(screen.getByText('Done.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
});

test.each([
  ['newsletter/confirm', 'Confirm subscription', /subscribe again at the foot of each page/],
  ['back-in-stock/confirm', 'Yes, tell me', /ask again on the product’s page/],
] as const)('%s: a link that is used up or too old says so, and where to ask again', async (page, action, hint) => {
  const gone = problem(410, { code: 'auth.link_not_valid', message: 'This link is no longer valid.' });
  const { user } = await open(page, { api: { [`POST ${page}`]: gone } });
  await user.click(await screen.findByRole('button', { name: action }));
  await title('This link is no longer valid');
  expect(screen.getByText(hint)).toBeVisible();
});

test.each(['newsletter/confirm', 'back-in-stock/confirm'] as const)(
  '%s: the page without a link has nothing to confirm',
  async (page) => {
    await open(page, { token: '' });
    await title('This link is no longer valid');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a failure leaves the button', async () => {
  const { user } = await open('newsletter/unsubscribe', {
    api: { 'POST newsletter/unsubscribe': problem(429, { message: 'Slowly' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Slowly');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
});

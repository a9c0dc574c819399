import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me, staffToken } from '../../../testing/settings-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { Page } from './tokens-page';

const toasts = hearToasts();
const SECRET = 'tsr_made-up-for-this-test';

function renderTokens(api: Record<string, MockHandler> = {}, query = '') {
  return renderStaffPage(<Page />, {
    path: '/admin/settings/tokens',
    url: `/admin/settings/tokens${query}`,
    api: {
      'GET admin/tokens': {
        items: [
          staffToken(),
          staffToken({ id: 'old', name: 'Old till', expires_at: '2020-01-01T00:00:00Z' }),
          staffToken({ id: 'lost', name: 'Lost laptop', revoked_at: '2026-01-06T08:00:00Z' }),
        ],
      },
      ...api,
    },
  });
}

const sent = (calls: { method: string; body: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

test('says which machines may do what, who made their tokens, and which are good no longer', async () => {
  renderTokens();
  expect(await screen.findByRole('row', { name: /Warehouse/ })).toHaveTextContent(
    /^WarehouseOrdersAda LaneNeverWhen revoked$/,
  );
  expect(screen.getByRole('row', { name: /Old till/ })).toHaveTextContent(/Expired.*January 1, 2020$/);
  expect(screen.getByRole('row', { name: /Lost laptop/ })).toHaveTextContent('Revoked');
  expect(screen.queryByRole('button', { name: 'Lost laptop' })).not.toBeInTheDocument();
});

test('a new token is shown once, with what it may read for what it may write', async () => {
  const { user, calls } = renderTokens({
    'POST admin/tokens': { ...staffToken({ name: 'Books' }), token: SECRET },
  });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New token' });
  await user.click(within(dialog).getByRole('button', { name: 'Make the token' }));
  expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(/Please enter a name/);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Please choose what it may do');
  expect(sent(calls, 'POST')).toEqual([]);

  await user.type(within(dialog).getByLabelText('Name'), ' Books ');
  await user.selectOptions(within(dialog).getByLabelText('Good for'), 'When revoked');
  await user.click(within(dialog).getByRole('checkbox', { name: /Cancel orders and give money back/ }));
  expect(within(dialog).getByRole('checkbox', { name: /See orders and returns/ })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Make the token' }));

  const shown = await screen.findByRole('dialog', { name: 'The token of “Books”' });
  expect(within(shown).getByLabelText('Token')).toHaveValue(SECRET);
  expect(sent(calls, 'POST')).toEqual([{ name: 'Books', rights: ['orders.read', 'orders.refund'], expires_at: null }]);
  await user.click(within(shown).getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument());
});

test('a team’s token is bound to its part of the shop, and is asked for no rights', async () => {
  const { user, calls } = renderTokens({
    'POST admin/tokens': { ...staffToken({ name: 'Team', remote: 'cart' }), token: SECRET },
    'GET admin/tokens': { items: [staffToken({ remote: 'cart', rights: ['remotes.read', 'remotes.write'] })] },
  });
  expect(await screen.findByRole('row', { name: /Releases cart/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New token' });
  await user.type(within(dialog).getByLabelText('Name'), 'Team');
  await user.click(within(dialog).getByRole('radio', { name: 'A team that releases its part of the shop' }));
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Part of the shop'), 'The cart');
  await user.click(within(dialog).getByRole('button', { name: 'Make the token' }));
  expect(within(dialog).getByLabelText('Part of the shop')).toHaveAccessibleDescription(/small letters/);
  await user.clear(within(dialog).getByLabelText('Part of the shop'));
  await user.type(within(dialog).getByLabelText('Part of the shop'), 'cart');
  await user.click(within(dialog).getByRole('button', { name: 'Make the token' }));
  await screen.findByRole('dialog', { name: 'The token of “Team”' });
  expect(sent(calls, 'POST')).toEqual([{ name: 'Team', remote: 'cart', expires_at: expect.any(String) }]);
});

test('one that is good is revoked after a question, and a refusal keeps the dialog', async () => {
  let answers = 0;
  const { user, calls } = renderTokens({
    'DELETE admin/tokens/:id': () => {
      answers += 1;
      return answers > 1
        ? undefined
        : problem(409, { code: 'staff.beyond_own_rights', detail: 'It may more than you.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Warehouse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Warehouse' });
  expect(within(dialog).getByText(/See orders and returns/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Revoke the token' }));
  expect(await within(dialog).findByText('It may more than you.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Revoke the token' }));
  await waitFor(() => expect(toasts).toEqual(['The token “Warehouse” was revoked']));
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `admin/tokens/${staffToken().id}`,
    `admin/tokens/${staffToken().id}`,
  ]);
});

test('whoever may only look makes and ends none', async () => {
  renderTokens({ 'GET admin/me': me({ rights: ['staff.read'] }) });
  await screen.findByRole('row', { name: /Warehouse/ });
  expect(screen.queryByRole('button', { name: 'Warehouse' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New token' })).toHaveAttribute('aria-disabled', 'true');
});

test('the address opens a token that is good, and none that is not', async () => {
  const { user, router } = renderTokens({}, `?token=${staffToken().id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Warehouse' });
  expect(within(dialog).getByRole('button', { name: 'History' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('');
});

test('a token that ended is not opened by its address', async () => {
  renderTokens({}, '?token=lost');
  await screen.findByRole('row', { name: /Lost laptop/ });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

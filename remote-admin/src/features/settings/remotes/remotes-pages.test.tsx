import { hearToasts, heldAnswer, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminRemote, me, OWNER_ROLE, remoteVersion } from '../../../testing/settings-fixtures';
import { renderStaffPage, rowOf, writesOf } from '../../../testing/staff-page';
import { Page as RemotePage } from './remote-page';
import { Page as RemotesPage } from './remotes-page';

const toasts = hearToasts();
const doer = { user: { id: 'user-1', name: 'Ada Lane' }, token: null };
const HISTORY = {
  items: [
    {
      ...{ id: 'b', kind: 'rollback', version: '1.1.0-b', from_version: '1.2.0-c', reason: 'Totals were wrong' },
      ...doer,
      created_at: '2026-01-06T09:00:00Z',
    },
    {
      ...{ id: 'a', kind: 'promote', version: '1.2.0-c', from_version: '1.1.0-b', reason: '' },
      ...doer,
      token: { id: 'token-1', name: 'Team Checkout' },
      created_at: '2026-01-06T08:30:00Z',
    },
  ],
};

function renderRemote(api: Record<string, MockHandler> = {}, name = 'cart') {
  return renderStaffPage(<RemotePage />, {
    path: '/admin/settings/remotes/:remote',
    url: `/admin/settings/remotes/${name}`,
    api: {
      'GET admin/remotes': [adminRemote()],
      [`GET admin/remotes/${name}/history`]: HISTORY,
      [`GET admin/remotes/${name}/renderers`]: { foreign: false, items: [], silent: 0 },
      [`GET admin/remotes/${name}/signals`]: { days: 7, versions: [] },
      [`GET admin/remotes/${name}/sinks`]: { items: [] },
      ...api,
    },
  });
}

const sent = (calls: Parameters<typeof writesOf>[0]) => writesOf(calls).map(({ path, body }) => [path, body]);

test('the list says who owns what, which version is live, and what its heaviest page needs of the budget', async () => {
  renderStaffPage(<RemotesPage />, {
    path: '/admin/settings/remotes',
    api: {
      'GET admin/remotes': [
        adminRemote(),
        adminRemote({ name: 'guides', team: 'Content', owns: ['/guides'], live_version: null, versions: [] }),
      ],
    },
  });
  expect(await screen.findByRole('link', { name: 'cart' })).toHaveAttribute('href', '/admin/settings/remotes/cart');
  expect(rowOf('cart')).toHaveTextContent(/Checkout.*1\.1\.0-b.*\/cart, \/checkout.*20 kB of 30 kB/);
  expect(rowOf('guides')).toHaveTextContent('Not in the shop');
  expect(screen.getByText('2 parts')).toBeInTheDocument();
});

test('a version is made live after a question that says what shoppers get and what pages weigh then', async () => {
  const { user, calls } = renderRemote({ 'POST admin/remotes/cart/live': { name: 'cart', version: '1.2.0-c' } });
  await user.click(await screen.findByRole('button', { name: 'Make live 1.2.0-c' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make cart 1.2.0-c live?' });
  expect(dialog).toHaveTextContent('gets this version instead of 1.1.0-b');
  expect(within(dialog).getByRole('row', { name: 'cart 20 kB 21.4 kB' })).toBeInTheDocument();
  expect(within(dialog).getByRole('row', { name: 'wishlist – 12 kB' })).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Reason'), ' New totals ');
  await user.click(within(dialog).getByRole('button', { name: 'Make live' }));
  await waitFor(() => expect(toasts).toContain('cart 1.2.0-c is live'));
  expect(sent(calls)).toEqual([
    ['admin/remotes/cart/live', { version: '1.2.0-c', expected: '1.1.0-b', reason: 'New totals' }],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a version that waits is shown to whoever gets a link, which nobody has to be asked for', async () => {
  const expires_at = '2026-01-06T11:00:00Z';
  const { user, calls } = renderRemote({
    'POST admin/remotes/cart/preview-links': { url: 'https://shop.example/api/previews/remote.x', expires_at },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview 1.2.0-c' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview of cart 1.2.0-c' });
  expect(await within(dialog).findByLabelText('Link')).toHaveValue('https://shop.example/api/previews/remote.x');
  expect(sent(calls)).toEqual([['admin/remotes/cart/preview-links', { version: '1.2.0-c' }]]);
});

test('a version is given to some of the visits first, and the page says so until that ends', async () => {
  const newest = remoteVersion({ version: '1.2.0-c', state: 'canary' });
  let shown = adminRemote();
  const { user, calls } = renderRemote({
    'GET admin/remotes': () => [shown],
    'POST admin/remotes/cart/canary': () => {
      shown = adminRemote({ canary: { version: '1.2.0-c', percent: 10, schedule: null }, versions: [newest] });
      return { name: 'cart', version: '1.2.0-c' };
    },
    'POST admin/remotes/cart/canary/end': () => {
      shown = adminRemote();
      return { name: 'cart', version: '1.1.0-b' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make live 1.2.0-c' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make cart 1.2.0-c live?' });
  await user.selectOptions(within(dialog).getByLabelText('Visits that get it'), '10 % of the visits');
  expect(dialog).toHaveAccessibleName('Give cart 1.2.0-c to some of the visits?');
  expect(dialog).toHaveTextContent('The others get 1.1.0-b.');
  await user.click(within(dialog).getByRole('button', { name: 'Give it to these visits' }));
  expect(await screen.findByText('1.2.0-c, 10 % of the visits')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End the canary' }));
  const end = await screen.findByRole('dialog', { name: 'End the canary?' });
  await user.click(within(end).getByRole('button', { name: 'End the canary' }));
  await waitFor(() => expect(screen.queryByText(/of the visits$/)).not.toBeInTheDocument());
  expect(toasts).toEqual(['10 % of the visits get cart 1.2.0-c', 'All visits get the live version again']);
  expect(sent(calls)).toEqual([
    ['admin/remotes/cart/canary', { version: '1.2.0-c', percent: 10, expected: '1.1.0-b' }],
    ['admin/remotes/cart/canary/end', {}],
  ]);
});

test('a canary gets more of the visits by itself where that is asked for, and the page says when', async () => {
  const next_at = '2026-01-06T10:00:00Z';
  let shown = adminRemote();
  const { user, calls } = renderRemote({
    'GET admin/remotes': () => [shown],
    'POST admin/remotes/cart/canary': () => {
      const schedule = { steps: [25, 100], minutes: 60, next_at };
      shown = adminRemote({ canary: { version: '1.2.0-c', percent: 5, schedule } });
      return { name: 'cart', version: '1.2.0-c' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make live 1.2.0-c' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByLabelText('Then')).not.toBeInTheDocument();
  await user.selectOptions(within(dialog).getByLabelText('Visits that get it'), '50 % of the visits');
  expect(within(dialog).getByRole('option', { name: 'all, each after a day' })).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByLabelText('Visits that get it'), '5 % of the visits');
  await user.selectOptions(within(dialog).getByLabelText('Then'), '25 %, then all, each after an hour');
  await user.click(within(dialog).getByRole('button', { name: 'Give it to these visits' }));
  expect(await screen.findByText(/^25 % from .*2026.* on, if it does well$/)).toBeInTheDocument();
  const schedule = { steps: [25, 100], minutes: 60 };
  expect(sent(calls)).toEqual([
    ['admin/remotes/cart/canary', { version: '1.2.0-c', percent: 5, expected: '1.1.0-b', schedule }],
  ]);
});

test('it says what browsers said of each version, and that nobody has said anything', async () => {
  const none = { good: 0, medium: 0, poor: 0 };
  const counts = { threw: 3, not_loaded: 1_200, mismatched: 0, hung: 2, ended: 0, hoarded: 0, patched: 1 };
  const vitals = { lcp: { good: 2, medium: 1, poor: 0 }, inp: none, cls: { good: 5, medium: 0, poor: 0 } };
  const { unmount } = renderRemote({
    'GET admin/remotes/cart/signals': { days: 7, versions: [{ version: '1.2.0-c', ...counts, vitals }] },
  });
  const table = await screen.findByRole('table', { name: 'In browsers' });
  expect(within(table).getByRole('row', { name: '1.2.0-c 3 1,200 0 2 0 0 1 67% / 3 – 100% / 5' })).toBeInTheDocument();
  unmount();
  renderRemote();
  expect(await screen.findByText('No browser said anything within 7 days.')).toBeInTheDocument();
});

test('it says whether the servers run it apart from the others, and how that does', async () => {
  const { unmount } = renderRemote();
  expect(await screen.findByText(/came with the shop, and shares/)).toBeInTheDocument();
  unmount();
  const MIB = 1024 * 1024;
  const item = { started_at: '2026-01-06T09:00:00Z', last_used_at: '2026-01-06T09:01:00Z', bar: 110 * MIB };
  const items = [{ ...item, rss: 87.4 * MIB }];
  const renderers = (said: object) => ({ 'GET admin/remotes/cart/renderers': { foreign: true, ...said } });
  const running = renderRemote(renderers({ items, silent: 1 }));
  expect(await screen.findByText(/^Running since .* with 87 MiB in memory, of 110 MiB\.$/)).toBeInTheDocument();
  expect(screen.getByText('One web server did not say what it runs.')).toBeInTheDocument();
  running.unmount();
  renderRemote(renderers({ items: [], silent: 0 }));
  expect(await screen.findByText(/^None runs now/)).toBeInTheDocument();
});

test('only what can be made live offers it', async () => {
  renderRemote();
  await screen.findByRole('button', { name: 'Make live 1.2.0-c' });
  expect(screen.getByRole('button', { name: 'Make live 1.0.0-a' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /live (1\.1\.0-b|0\.9\.0-z)/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /0\.9\.0-z/ })).toHaveTextContent('Files removed');
});

test('it goes back, and says so when somebody was faster', async () => {
  const message = 'cart 1.2.0-c is live meanwhile. Nothing was changed.';
  const { user, calls } = renderRemote({
    'POST admin/remotes/cart/rollback': problem(409, { code: 'remotes.live_changed', message }),
  });
  await user.click(await screen.findByRole('button', { name: 'Go back a version' }));
  const dialog = await screen.findByRole('dialog', { name: 'Go back to cart 1.0.0-a?' });
  expect(dialog).toHaveTextContent('gets 1.0.0-a again instead of 1.1.0-b');
  const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === 'admin/remotes').length;
  const before = reads();
  await user.click(within(dialog).getByRole('button', { name: 'Go back a version' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(sent(calls)).toEqual([['admin/remotes/cart/rollback', { expected: '1.1.0-b' }]]);
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test('it is taken out of the shop by a question that names the addresses, and warns of taking the back office away', async () => {
  const { user, calls } = renderRemote({
    'GET admin/remotes': [adminRemote({ owns: ['/admin'] })],
    'POST admin/remotes/cart/retire': { name: 'cart', version: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Take out of the shop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take cart out of the shop?' });
  expect(dialog).toHaveTextContent('Shoppers who open /admin are told that there is no such page');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('This is the back office itself');
  await user.click(within(dialog).getByRole('button', { name: 'Take out of the shop' }));
  await waitFor(() => expect(sent(calls)).toEqual([['admin/remotes/cart/retire', { expected: '1.1.0-b' }]]));
});

test('what was live stands in its history, with who did it and why', async () => {
  renderRemote();
  await screen.findByText('Went back to 1.1.0-b');
  const entries = screen.getAllByRole('listitem').filter(({ textContent }) => /Went|Made/.test(textContent));
  expect(entries[0]).toHaveTextContent(/instead of 1\.2\.0-c.*Totals were wrong.*Ada Lane/);
  expect(entries[1]).toHaveTextContent(/Made 1\.2\.0-c live.*The access token “Team Checkout”/);
});

test('one that is retired says so, and offers its way back', async () => {
  renderRemote({
    'GET admin/remotes': [
      adminRemote({
        live_version: null,
        previous_version: '1.2.0-c',
        versions: [remoteVersion({ state: 'previous' })],
      }),
    ],
  });
  expect(await screen.findByText('Not in the shop')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take out of the shop' })).toHaveAccessibleDescription(
    'No version is live.',
  );
  expect(screen.getByRole('button', { name: 'Go back a version' })).not.toHaveAttribute('aria-disabled');
});

test('whoever may only look is told why the buttons do nothing', async () => {
  const rights = OWNER_ROLE.rights.filter((right) => right !== 'remotes.write');
  const { user, calls } = renderRemote({ 'GET admin/me': me({ rights }) });
  const button = await screen.findByRole('button', { name: 'Make live 1.2.0-c' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(calls)).toEqual([]);
});

test('a part that nobody has says so', async () => {
  renderRemote({}, 'nothing');
  expect(await screen.findByText('There is no such part')).toBeInTheDocument();
});

test('all parts of the page come together, so that none moves another; one that fails holds up none', async () => {
  const signals = heldAnswer();
  const { calls } = renderRemote({
    'GET admin/remotes/cart/history': () => problem(422, { message: 'Not now' }),
    'GET admin/remotes/cart/signals': async () => {
      await signals.promise;
      return { days: 7, versions: [] };
    },
  });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('admin/remotes/cart/sinks'));
  expect(screen.queryByRole('table', { name: 'Versions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
  signals.give();
  expect(await screen.findByRole('table', { name: 'Versions' })).toBeInTheDocument();
  expect(screen.getByText('Not now')).toBeInTheDocument();
});

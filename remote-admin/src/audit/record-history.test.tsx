import { problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { auditEntry, me } from '../testing/settings-fixtures';
import { RecordHistory } from './record-history';

const ORDER = '019ac000-0000-7000-8000-00000000abcd';

function renderHistory(api: Record<string, MockHandler> = {}) {
  return renderPage(<RecordHistory type="order" id={ORDER} version={3} />, {
    path: '/admin/orders/x',
    url: '/admin/orders/x',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/audit-log': {
        items: [auditEntry({ action: 'orders.hold', record_type: 'order', record_id: ORDER, record_name: 'K-1042' })],
        next_cursor: null,
      },
      ...api,
    },
  });
}

test('asks for nothing before it is opened; then says who did what, and leads to all of it', async () => {
  const { user, calls } = renderHistory();
  const toggle = await screen.findByRole('button', { name: 'History' });
  expect(calls.map(({ path }) => path)).not.toContain('admin/audit-log');
  await user.click(toggle);
  const list = await screen.findByRole('list', { name: 'History' });
  expect(await within(list).findByText('Put the order on hold')).toBeInTheDocument();
  expect(list).toHaveTextContent('Ada Lane');
  expect(list).not.toHaveTextContent('K-1042');
  const asked = calls.find(({ path }) => path === 'admin/audit-log')?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({ record_type: 'order', record_id: ORDER, page_size: '10' });
  expect(screen.getByRole('link', { name: 'Everything in the audit log' })).toHaveAttribute(
    'href',
    `/admin/settings/audit-log?record_type=order&record_id=${ORDER}`,
  );
  await user.click(toggle);
  expect(screen.queryByRole('list', { name: 'History' })).not.toBeInTheDocument();
});

test('whoever may not read the audit log has no history', async () => {
  renderHistory({ 'GET admin/me': me({ rights: ['orders.read'] }), 'GET store': storeSettings() });
  await screen.findByText((_, element) => element === document.body);
  expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
});

test('says when nothing was done yet, and what did not arrive can be asked for again', async () => {
  let fails = true;
  const { user } = renderHistory({
    'GET admin/audit-log': () =>
      fails ? problem(400, { code: 'x', detail: 'No.' }) : { items: [], next_cursor: null },
  });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await screen.findByText('History could not be loaded');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The staff has done nothing to it yet.')).toBeInTheDocument();
});

import type { AdminSummary } from '@tessera/shared/contract';
import { problem, renderPage, startSession, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminProduct, dashboard, summary } from '../../testing/fixtures';
import { me } from '../../testing/settings-fixtures';
import { beyondRole, renderStaffPage } from '../../testing/staff-page';
import { Page } from './dashboard-page';

// Loaded when it is shown: here before, so that no test waits for the compiler.
beforeAll(async () => {
  await import('./sales/sales-chart');
});

function renderDashboard(
  answer: MockHandler = summary(),
  sales: MockHandler = dashboard(),
  url = '/admin',
  who: MockHandler = me(),
) {
  return renderPage(<Page />, {
    path: '/admin',
    url,
    session: { role: 'ADMIN' },
    api: {
      'GET admin/summary': answer,
      'GET admin/dashboard': sales,
      'GET store': storeSettings(),
      'GET admin/me': who,
    },
  });
}

test('counts the shop and lists its newest products', async () => {
  renderDashboard(summary({ newest_products: [adminProduct({ name: 'Halo vase', slug: 'halo-vase' })] }));
  // the first call of all loads the client's rules
  expect(await screen.findByText('40 published, 2 drafts', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getByText('Sold out', { selector: 'dt' }).nextElementSibling).toHaveTextContent('7');
  const newest = within(screen.getByRole('table', { name: 'Newest products' }));
  expect(newest.getByRole('link', { name: 'Halo vase' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/products/view-product/'),
  );
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/admin/products');
});

test('says once that it is not part of a role', async () => {
  renderStaffPage(<Page />, { path: '/admin', api: beyondRole('GET admin/summary', 'GET admin/dashboard') });
  expect(await screen.findByText('The shop’s numbers: not part of your role', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says what the shop needs and still lacks to whoever may see to it, each with its way, until it lacks nothing', async () => {
  const first_steps: AdminSummary['first_steps'] = ['contact', 'product', 'pages'];
  const who = me({ rights: ['dashboard.read', 'settings.write', 'products.write'] });
  const { unmount } = renderDashboard(summary({ first_steps }), dashboard(), '/admin', who);
  const steps = within(await screen.findByRole('region', { name: 'First steps' }, { timeout: 10_000 }));
  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name the shop', '/admin/settings/store'],
    ['Say where to and for how much you deliver', '/admin/settings/delivery'],
    ['Enter tax rates', '/admin/settings/taxes'],
    ['Choose how to be paid', '/admin/settings/payments'],
    ['Add a category', '/admin/categories'],
    ['Put the first product in the shop', '/admin/products/add-product'],
  ]);
  expect(steps.getByText('4 of 6 done')).toBeInTheDocument();
  expect(steps.getAllByText('(done)')).toHaveLength(4);
  unmount();
  renderDashboard();
  expect(await screen.findByText('40 published, 2 drafts')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

test('has the places of the numbers before they arrive', () => {
  renderDashboard(() => new Promise(() => undefined));
  expect(screen.getByText('Customers')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Newest products' })).toHaveAttribute('aria-busy', 'true');
});

test('an empty shop says so', async () => {
  const nothing = { top_products: [], stock_at_risk: [], to_do: [] };
  renderDashboard(summary({ products: 0, published_products: 0, newest_products: [] }), dashboard(nothing));
  expect(await screen.findByText('No products yet')).toBeInTheDocument();
  expect(await screen.findByText('Nothing was sold in these days.')).toBeInTheDocument();
  expect(screen.getByText('Nothing is sold out or running low.')).toBeInTheDocument();
});

test('leads from what failed and what is disputed to just those orders', async () => {
  const to_do = [
    { key: 'refunds_failed', count: 2, is_exact: true, address: '/admin/orders?trouble=refund' },
    { key: 'captures_failed', count: 1, is_exact: true, address: '/admin/orders?trouble=capture' },
    { key: 'disputes_open', count: 0, is_exact: true, address: '/admin/orders?dispute=open' },
  ] as const;
  renderDashboard(summary(), dashboard({ to_do: [...to_do] }));
  const link = await screen.findByRole('link', { name: 'Failed refunds' });
  expect(link).toHaveAttribute('href', '/admin/orders?trouble=refund');
  const captures = screen.getByRole('link', { name: 'Reserved money that could not be taken' });
  expect(captures).toHaveAttribute('href', '/admin/orders?trouble=capture');
  // Nothing waits there.
  expect(screen.getByText('Disputed payments').closest('a')).toBeNull();
});

test('offers another try after a failure, without a reload', async () => {
  let isDown = true;
  const { user } = renderDashboard(() => (isDown ? problem(400, { message: 'Not for you' }) : summary()));
  expect(await screen.findByText('Not for you')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('40 published, 2 drafts')).toBeInTheDocument();
});

test('leaves it to the shell where somebody goes who signs out here (docs/product.md §4)', async () => {
  const { router } = renderDashboard();
  await screen.findByText('40 published, 2 drafts');
  act(() => startSession(null));
  expect(router.state.location.pathname).toBe('/admin');
  expect(screen.queryByText('40 published, 2 drafts')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in as staff' })).toHaveAttribute('href', '/admin/auth/login');
});

test('says what was sold, and how that stands to the days before', async () => {
  renderDashboard();
  expect(await screen.findByText('+50% from $100.00')).toBeInTheDocument();
  expect(screen.getByText('4 begun, 3 orders')).toBeInTheDocument();
  const top = within(screen.getByRole('table', { name: 'Top products' }));
  expect(top.getByRole('link', { name: 'Ember mug' })).toHaveAttribute(
    'href',
    `/admin/products/view-product/${dashboard().top_products[0]?.product_id}`,
  );
  const risk = within(screen.getByRole('table', { name: 'Stock at risk' }));
  expect(risk.getByRole('link', { name: 'Halo vase' })).toHaveAttribute(
    'href',
    '/admin/products/view-product/product-vase',
  );
  expect(risk.getByRole('row', { name: /Halo vase Oat · KO-HV-1 Sold out 9/ })).toBeInTheDocument();
});

test('shows sales as a picture with words, and the same as a table', async () => {
  const { user } = renderDashboard();
  const name = 'Sales over time: $150.00 together, at most $110.00 (Nov 23, 2026)';
  expect(await screen.findByRole('img', { name })).toBeInTheDocument();
  await user.click(screen.getByText('The same as a table'));
  const table = within(screen.getByRole('table', { name: 'Sales over time' }));
  expect(table.getByRole('row', { name: 'Nov 23, 2026 $110.00 $60.00 2 $0.00 0' })).toBeInTheDocument();
});

test('leads to all that waits, orders and reviews alike', async () => {
  renderDashboard();
  expect(await screen.findByRole('link', { name: 'Orders to ship' })).toHaveAttribute(
    'href',
    '/admin/orders?status=open&fulfilment_status=unfulfilled',
  );
  const reviews = screen.getByRole('link', { name: 'Reviews waiting' });
  expect(reviews).toHaveAttribute('href', '/admin/reviews?state=waiting');
});

test('leads nobody to what their role does not open', async () => {
  renderDashboard(summary(), dashboard(), '/admin', me({ rights: ['dashboard.read', 'reviews.write'] }));
  expect(await screen.findByRole('link', { name: 'Reviews waiting' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Orders to ship' })).not.toBeInTheDocument());
  expect(screen.getByText('Orders to ship').nextElementSibling).toHaveTextContent('2');
  const top = within(screen.getByRole('table', { name: 'Top products' }));
  expect(top.getByRole('link', { name: 'Ember mug' })).toHaveAttribute('href', '/products/ember-mug');
});

test('keeps the days that are shown in the address', async () => {
  const { user, router } = renderDashboard(summary(), dashboard(), '/admin?days=7');
  expect(await screen.findByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(router.state.location.search).toBe('?days=1');
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '2026-11-24');
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The last day must not lie before the first');
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-24');
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2026-11-30');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(router.state.location.search).toBe('?from=2026-11-24&to=2026-11-30');
});

test('keeps the rest of the page when the sales do not arrive, and asks again', async () => {
  let isDown = true;
  const { user } = renderDashboard(summary(), () =>
    isDown ? problem(400, { message: 'No sums today' }) : dashboard(),
  );
  expect(await screen.findByText('No sums today')).toBeInTheDocument();
  expect(await screen.findByText('40 published, 2 drafts')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('+50% from $100.00')).toBeInTheDocument();
});

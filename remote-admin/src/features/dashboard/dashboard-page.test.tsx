import { problem, renderPage, startSession, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { act, screen } from '@testing-library/react';
import { adminProduct, summary } from '../../testing/fixtures';
import { Page } from './dashboard-page';

function renderDashboard(answer: MockHandler = summary()) {
  return renderPage(<Page />, {
    path: '/admin',
    url: '/admin',
    session: { role: 'ADMIN' },
    api: { 'GET admin/summary': answer, 'GET store': storeSettings() },
  });
}

test('counts the shop and lists its newest products', async () => {
  renderDashboard(summary({ newest_products: [adminProduct({ name: 'Halo vase', slug: 'halo-vase' })] }));
  expect(await screen.findByText('40 published, 2 drafts')).toBeInTheDocument();
  expect(screen.getByText('Sold out').nextElementSibling).toHaveTextContent('7');
  expect(screen.getByRole('link', { name: 'Halo vase' })).toHaveAttribute('href', '/products/halo-vase');
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/admin/products');
});

test('has the places of the numbers before they arrive', () => {
  renderDashboard(() => new Promise(() => undefined));
  expect(screen.getByText('Customers')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Newest products' })).toHaveAttribute('aria-busy', 'true');
});

test('an empty shop says so', async () => {
  renderDashboard(summary({ products: 0, published_products: 0, newest_products: [] }));
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeInTheDocument();
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

import { screen, within } from '@testing-library/react';
import { loadMessages, setLanguage } from '@tessera/shared/i18n';
import { renderPage } from '@tessera/shared/testing';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { store } from '../testing/navigation';
import AdminLayout from './admin/admin-layout';
import { adminLayoutMessages } from './admin/admin-layout-messages';
import AuthLayout from './auth-layout';

const navigation = [
  { label: 'Products', to: '/admin/products', slot: 'admin', order: 20 },
  { label: 'Dashboard', to: '/admin', slot: 'admin', order: 10, icon: 'M4 4h16v16H4Z' },
];
// a layout reads nothing of a remote but its navigation
const remotes = [{ name: 'admin', descriptor: { navigation } }] as RegisteredRemote[];

test("the back office's rail draws what the descriptors state, and something plain for the others", async () => {
  renderPage(
    <AdminLayout remotes={remotes} store={store}>
      <h1>Products</h1>
    </AdminLayout>,
  );
  const rail = await screen.findByRole('navigation', { name: 'Back office' });
  const drawing = (name: string) => within(rail).getByRole('link', { name }).querySelector('path')?.getAttribute('d');
  expect(drawing('Dashboard')).toBe('M4 4h16v16H4Z');
  expect(drawing('Products')).toMatch(/^M/);
});

test('on a narrow screen the same links are in a sheet, which closes when one is followed', async () => {
  const { user, router } = renderPage(
    <AdminLayout remotes={remotes} store={store}>
      <h1>Dashboard</h1>
    </AdminLayout>,
    { url: '/admin', session: { role: 'ADMIN' } },
  );
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(sheet).getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
  expect(within(sheet).getByRole('button', { name: 'Logout' })).toBeEnabled();
  await user.click(within(sheet).getByRole('link', { name: 'Products' }));
  expect(router.state.location.pathname).toBe('/admin/products');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test("the back office's rail says which page is open, in the remotes' order", async () => {
  const page = (
    <AdminLayout remotes={remotes} store={store}>
      <h1>Products</h1>
    </AdminLayout>
  );
  renderPage(page, { url: '/admin/products' });
  const rail = await screen.findByRole('navigation', { name: 'Back office' });
  expect(
    within(rail)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Dashboard', 'Products']);
  expect(within(rail).getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  expect(within(rail).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

test('in German the back office speaks German around its pages, too', async () => {
  setLanguage('de');
  await loadMessages([adminLayoutMessages]);
  const page = (
    <AdminLayout remotes={remotes} store={store}>
      <h1>Übersicht</h1>
    </AdminLayout>
  );
  const { user } = renderPage(page);
  await user.click(await screen.findByRole('button', { name: 'Menü' }));
  const sheet = screen.getByRole('dialog', { name: 'Menü' });
  expect(within(sheet).getByRole('navigation', { name: 'Menü der Verwaltung' })).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Zum Shop' })).toBeVisible();
  setLanguage('en');
});

test('Logout stands in the back office only with a session', async () => {
  const page = (
    <AdminLayout remotes={remotes} store={store}>
      <h1>Dashboard</h1>
    </AdminLayout>
  );
  const { user } = renderPage(page, {
    url: '/admin',
    session: { role: 'ADMIN' },
    api: { 'POST auth/logout': undefined },
  });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('the sign-in screens lead back to the shop', async () => {
  renderPage(
    <AuthLayout remotes={remotes} store={store}>
      <h1>Login</h1>
    </AuthLayout>,
    { url: '/auth/login' },
  );
  expect(await screen.findByRole('link', { name: 'Kiln & Oak' })).toHaveAttribute('href', '/');
});

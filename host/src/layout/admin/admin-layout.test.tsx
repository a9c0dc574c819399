import { screen, waitFor, within } from '@testing-library/react';
import type { Right } from '@tessera/shared/contract';
import { loadMessages, setLanguage } from '@tessera/shared/i18n';
import { problem } from '@tessera/shared/testing';
import { item, remote } from '../../testing/navigation';
import { backOffice, feedThatGoesOn, renderFrame, staffWith } from './render-frame';
import { adminLayoutMessages } from './admin-layout-messages';
import { jumpsOf, railGroups } from './rail.model';

const rail = () => screen.findByRole('navigation', { name: 'Back office' });

test('the rail draws what the descriptors state, and something plain for the others', async () => {
  renderFrame();
  const drawing = async (name: string) =>
    within(await rail())
      .getByRole('link', { name })
      .querySelector('path')
      ?.getAttribute('d');
  expect(await drawing('Dashboard')).toBe('M4 4h16v16H4Z');
  expect(await drawing('Products')).toMatch(/^M/);
});

test('the rail has the groups of the descriptors under their names, and above them what belongs to none', async () => {
  renderFrame();
  const lists = within(await rail()).getAllByRole('list');
  expect(lists.map((list) => list.textContent)).toEqual(['Dashboard', 'Orders', 'Products']);
  expect(lists[1]).toHaveAccessibleName('Sales');
  expect(lists[2]).toHaveAccessibleName('Catalogue');
});

test('a remote from before there were groups, keys and rights has its pages in the rail all the same', () => {
  const old = remote('old', [item('Reports', '/admin/reports', 'admin'), item('Home', '/', 'header')]);
  const groups = railGroups([old], ['orders.read']);
  expect(groups.map(({ name, items }) => [name, items.map(({ label }) => label)])).toEqual([[undefined, ['Reports']]]);
  expect(jumpsOf(groups).size).toBe(0);
});

test('nobody is offered what their rights do not allow; while nobody knows them, everything is', () => {
  const labels = (rights?: string[]) =>
    railGroups(backOffice(), rights).flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels(['orders.read'])).toEqual(['Dashboard', 'Orders']);
  expect(labels([])).toEqual(['Dashboard']);
  expect(labels()).toEqual(['Dashboard', 'Orders', 'Products']);
});

test('the rail asks what somebody may do, and shows everything where that is not answered', async () => {
  const links = async () =>
    within(await rail())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const limited = renderFrame({ api: { 'GET admin/me': staffWith('orders.read') } });
  await waitFor(async () => expect(await links()).toEqual(['Dashboard', 'Orders']));
  limited.unmount();
  const { calls } = renderFrame({ api: { 'GET admin/me': problem(404) } });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('admin/me'));
  expect(await links()).toEqual(['Dashboard', 'Orders', 'Products']);
});

test.each(['rights', 'connected'])(
  'a right that was taken away is gone once the feed says %s: what is open is asked for anew, what was seen is forgotten',
  async (type) => {
    const feed = feedThatGoesOn();
    let rights: Right[] = ['orders.read', 'products.read'];
    const { calls, queryClient } = renderFrame({
      api: { 'GET admin/me': () => staffWith(...rights), 'GET admin/feed': () => feed.response },
    });
    const seen = { queryKey: ['admin', 'customer', 'c-1'], queryFn: () => 'Ada Lane' };
    await queryClient.fetchQuery(seen);
    const asked = () => calls.filter(({ path }) => path === 'admin/counts').length;
    expect(await within(await rail()).findByRole('link', { name: 'Orders' })).toBeVisible();
    await waitFor(() => expect(queryClient.getQueryData(['admin', 'me', 'user-1'])).toMatchObject({ rights }));
    rights = ['orders.read'];
    const before = asked();
    feed.say({ type });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Products' })).toBeNull(), { timeout: 4000 });
    expect(queryClient.getQueryData(seen.queryKey)).toBeUndefined();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  },
);

test('a shopper who came here is not asked for', async () => {
  const { calls } = renderFrame({ session: { role: 'REGULAR' } });
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('of two pages that want one letter, the first in the rail has it', () => {
  const other = remote('other', [item('Parcels', '/admin/parcels', 'admin', { order: 90, key: 'p' })]);
  expect(jumpsOf(railGroups([other], undefined)).get('p')?.to).toBe('/admin/parcels');
  const one = remote('one', [item('Prices', '/admin/prices', 'admin', { order: 5, key: 'p' })]);
  expect(jumpsOf(railGroups([other, one], undefined)).get('p')?.to).toBe('/admin/prices');
});

test('the rail says which page is open', async () => {
  renderFrame({ url: '/admin/products' });
  expect(within(await rail()).getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  expect(within(await rail()).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

test('on a narrow screen the same links are in a sheet, which closes when one is followed', async () => {
  const { user, router } = renderFrame();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  expect(await within(sheet).findByText('Mira Stone')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
  expect(within(sheet).getByRole('button', { name: 'Logout' })).toBeEnabled();
  await user.click(within(sheet).getByRole('link', { name: 'Products' }));
  expect(router.state.location.pathname).toBe('/admin/products');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('in German the back office speaks German around its pages, too', async () => {
  setLanguage('de');
  await loadMessages([adminLayoutMessages]);
  const { user } = renderFrame();
  await user.click(await screen.findByRole('button', { name: 'Menü' }));
  const sheet = screen.getByRole('dialog', { name: 'Menü' });
  expect(within(sheet).getByRole('navigation', { name: 'Menü der Verwaltung' })).toBeVisible();
  expect(within(sheet).getByRole('list', { name: 'Verkauf' })).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Zum Shop' })).toBeVisible();
  setLanguage('en');
});

test('in German a role that every shop has is named in German at the rail’s foot', async () => {
  setLanguage('de');
  await loadMessages([adminLayoutMessages]);
  const me = { ...staffWith('orders.read'), role: { id: 'role-7', key: 'read_only', name: 'Read only' } };
  renderFrame({ api: { 'GET admin/me': me } });
  expect(await screen.findByRole('button', { name: 'Mira Stone Nur lesen' })).toBeVisible();
  setLanguage('en');
});

test('the menu at the foot says who this is, and has the colours, the language and the ways out', async () => {
  const { user } = renderFrame({ url: '/admin/products?search=oak' });
  expect(await screen.findByRole('button', { name: 'Mira Stone Floor manager' })).toBeVisible();
  const menu = screen.getByRole('group', { name: 'Your account' });
  expect(within(menu).getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/admin/products?search=oak');
  expect(within(menu).getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
  const own = within(menu).getByRole('link', { name: 'Sign-in and security' });
  expect(own).toHaveAttribute('href', '/account/security');
  await user.click(within(menu).getByRole('button', { name: 'Switch between light and dark' }));
  expect(within(menu).getByRole('status')).toHaveTextContent('Dark colours');
  delete document.documentElement.dataset['theme'];
  localStorage.clear();
});

test('Logout stands in the back office only with a session', async () => {
  const { user } = renderFrame({ api: { 'POST auth/logout': undefined } });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

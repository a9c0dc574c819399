import { screen, within } from '@testing-library/react';
import { on } from '@tessera/shared/events';
import { renderPage } from '@tessera/shared/testing';
import type { MenuBranch, MenuEntry, Store } from '@tessera/shared/contract';
import { remotes, store } from '../testing/navigation';
import { seenMenu } from './navigation/menus.model';
import { ShopLayout } from './shop-layout';

const mugs = {
  id: 'mugs',
  name: 'Mugs',
  slug: 'mugs',
  parent_id: null,
  product_count: 1,
  description: '',
  image: null,
};
const entry = (kind: MenuEntry['kind'], target: string | null, en = '', de = ''): MenuEntry => ({
  kind,
  label: { en, de },
  target,
});
const branch = (one: MenuEntry, ...below: MenuEntry[]): MenuBranch => ({ ...one, below });

const menus: Store['menus'] = {
  header: [
    branch(entry('heading', null, 'Shop'), entry('category', 'mugs'), entry('category', 'gone')),
    branch(entry('link', '/cart', 'Basket')),
    branch(entry('link', 'https://blog.example.com/', 'Blog')),
    branch(entry('link', '/contact', 'Write to us')),
    branch(entry('heading', null, 'Nothing left'), entry('category', 'gone')),
  ],
  footer: [
    branch(entry('heading', null, 'Read'), entry('link', '/faq', 'Questions'), entry('link', '/cart', 'Basket')),
  ],
};

function renderLayout(): ReturnType<typeof renderPage> {
  const layout = (
    <ShopLayout remotes={remotes} store={{ ...store, menus }}>
      <h1>Page</h1>
    </ShopLayout>
  );
  return renderPage(layout, { api: { 'GET products/categories': [mugs] } });
}

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('what staff have put into the header stands there in the place of the shop’s own, on a phone, too', async () => {
  const { user } = renderLayout();
  const main = screen.getByRole('navigation', { name: 'Main' });
  await within(main).findByRole('link', { name: 'Mugs', hidden: true });
  const expected = [
    ['Mugs', '/products/category/mugs'],
    ['Basket', '/cart'],
    ['Blog', 'https://blog.example.com/'],
    ['Write to us', '/contact'],
  ];
  expect(linksIn(main)).toEqual(expected);
  expect(within(main).queryByText('Nothing left')).not.toBeInTheDocument();
  await user.click(within(main).getByText('Shop'));
  expect(within(main).getByText('Shop').closest('details')).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = await screen.findByRole('navigation', { name: 'Mobile' });
  expect(within(sheet).getByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(linksIn(sheet)).toEqual(expect.arrayContaining(expected));
});

test('leads like the shop’s own: what needs a session asks for it, Contact opens its dialog', async () => {
  const reasons: (string | undefined)[] = [];
  const off = on('sign-in-requested', ({ reason }) => reasons.push(reason));
  const { user, router } = renderLayout();
  const main = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(main).getByRole('link', { name: 'Basket' }));
  expect(reasons).toEqual(['Please login to view your cart!']);
  const footer = await screen.findByRole('navigation', { name: 'Read' });
  expect(linksIn(footer)).toEqual([
    ['Questions', '/faq'],
    ['Basket', '/cart'],
  ]);
  expect(within(footer).getByRole('link', { name: 'Basket' })).toHaveAttribute('data-sign-in');
  expect(screen.queryByRole('navigation', { name: 'Company' })).not.toBeInTheDocument();
  await user.click(within(main).getByRole('link', { name: 'Write to us' }));
  expect(router.state.location.pathname).not.toBe('/contact');
  off();
});

test('says each entry in the language, a category as it is called where nothing else is said', () => {
  const both = [
    branch(entry('link', '/a', 'One', 'Eins')),
    branch(entry('link', '/b', 'Two')),
    branch(entry('category', 'mugs', 'Cups')),
  ];
  expect(seenMenu(both, [mugs], 'de')?.map(({ label }) => label)).toEqual(['Eins', 'Two', 'Mugs']);
  expect(seenMenu(both, [mugs], 'en')?.map(({ label }) => label)).toEqual(['One', 'Two', 'Cups']);
  expect(seenMenu(null, [mugs], 'en')).toBeUndefined();
});

import { screen, within } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import { category, image, list, store, summary } from '../../testing/fixtures';
import { meta, Page, prefetch } from './home.route';
import { type HomeSection, USUAL } from './home-shelves.model';

const section = (kind: HomeSection['kind'], changes: Partial<HomeSection> = {}): HomeSection => ({
  id: kind,
  kind,
  title: '',
  text: '',
  action: null,
  image: null,
  quiet_side: 'left',
  ...changes,
});
const hero = section('hero', {
  title: 'Made for the table',
  text: 'In quiet colours.',
  action: { label: 'Shop all', to: '/products?category=all' },
  image: image('hero'),
});
const home = { sections: [hero, ...USUAL] };

const api = {
  'GET store': store,
  'GET home': home,
  'GET products/categories': [category('Lighting'), category('Desk')],
  'GET reviews/praise': {
    items: [
      {
        id: 'review-1',
        author_name: 'Ingrid',
        rating: 5,
        body: 'Soft light, every evening.',
        verified: true,
        product: { id: 'id-lamp', slug: 'morel-table-lamp', name: 'Morel Table Lamp', image: image('lamp') },
      },
    ],
  },
  'GET products': ({ query }: { query: URLSearchParams }) =>
    list([query.get('on_sale') ? summary('Rim Plate', { sale_price: 1500, on_sale: true }) : summary('Ember Mug')]),
};

/** What is new, what sells best and what is on sale, as far as they are the same. */
const overlapping = ({ query }: { query: URLSearchParams }) => {
  const [mug, bowl, plate] = [summary('Ember Mug'), summary('Fold Bowl'), summary('Rim Plate', { on_sale: true })];
  if (query.get('on_sale')) return list([mug, bowl, plate]);
  return list(query.get('sort') === 'best_selling' ? [mug, bowl] : [mug]);
};

const region = (name: string) => screen.findByRole('region', { name });

test('shows categories, what is new and what is on sale', async () => {
  renderPage(<Page />, { api });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  const link = await within(await region('Shop by category')).findByRole('link', { name: 'Lighting' });
  expect(link).toHaveAttribute('href', '/products/category/lighting');
  expect(await within(await region('New in')).findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
  expect(await within(await region('On sale')).findByRole('link', { name: 'Rim Plate' })).toBeInTheDocument();
});

test('shows what customers liked, beside what it is about, and nothing where nobody said anything', async () => {
  const { unmount } = renderPage(<Page />, { api });
  const said = within(await region('What customers say'));
  expect(said.getByText('Soft light, every evening.')).toBeVisible();
  expect(said.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  expect(said.getByText('Verified purchase')).toBeVisible();
  expect(said.getByRole('link', { name: 'Morel Table Lamp' })).toHaveAttribute('href', '/products/morel-table-lamp');
  unmount();
  renderPage(<Page />, { api: { ...api, 'GET reviews/praise': { items: [] } } });
  await region('New in');
  expect(screen.queryByRole('region', { name: 'What customers say' })).not.toBeInTheDocument();
});

test('a shop with nothing for sale yet says so, unless staff have put words on its page', async () => {
  const bare = { ...api, 'GET home': { sections: USUAL }, 'GET products': list([]) };
  const { unmount } = renderPage(<Page />, { api: bare });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kiln & Oak is about to open' })).toBeInTheDocument();
  unmount();
  renderPage(<Page />, { api: { ...bare, 'GET home': home } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Made for the table' })).toBeInTheDocument();
  expect(screen.queryByText(/about to open/)).not.toBeInTheDocument();
});

test('no product stands on it twice', async () => {
  renderPage(<Page />, { api: { ...api, 'GET products': overlapping } });
  const goods = async (name: string) =>
    within(await region(name))
      .getAllByRole('article')
      .map((tile) => within(tile).getByRole('heading').textContent);
  await screen.findByRole('link', { name: 'Rim Plate' });
  expect(await goods('New in')).toEqual(['Ember Mug']);
  expect(await goods('Best sellers')).toEqual(['Fold Bowl']);
  expect(await goods('On sale')).toEqual(['Rim Plate']);
});

test('shows what staff have put on it, in their order, with one heading of the page', async () => {
  const sections = [
    section('text', { id: 'a', title: 'Autumn is here', text: 'Warm things.' }),
    section('on_sale', { title: 'Last chance' }),
    { ...hero, id: 'b' },
    section('newest'),
  ];
  const { container } = renderPage(<Page />, {
    api: { ...api, 'GET home': { sections }, 'GET products': overlapping },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn is here' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Made for the table' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Shop all' })).toHaveAttribute('href', '/products?category=all');
  await screen.findByRole('link', { name: 'Rim Plate' });
  const headings = [...container.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  // what is new stands in the sale above already
  expect(headings).toEqual(['Autumn is here', 'Last chance', 'Made for the table']);
});

test('says what the shop is called where nothing at its head does', async () => {
  renderPage(<Page />, { api: { ...api, 'GET home': { sections: [section('newest')] } } });
  expect(await screen.findByRole('heading', { level: 1, name: store.name })).toBeInTheDocument();
  expect(await region('New in')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'On sale' })).not.toBeInTheDocument();
});

test('shows what it usually does where nobody can say how it is arranged', async () => {
  renderPage(<Page />, { api: { ...api, 'GET home': problem(400) } });
  expect(await within(await region('New in')).findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
  expect(await region('Shop by category')).toBeInTheDocument();
});

test('what was looked at before is shown again, and nothing where there is nothing', async () => {
  const cards = { 'GET products/cards': { items: [summary('Arch Vase')] } };
  const { unmount } = renderPage(<Page />, { api: { ...api, ...cards } });
  await region('New in');
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument();
  unmount();
  localStorage.setItem('recently-viewed', JSON.stringify({ ids: ['id-vase'] }));
  renderPage(<Page />, { api: { ...api, ...cards } });
  const place = await region('Recently viewed');
  expect(within(place).getByRole('status')).toHaveTextContent('Loading products');
  const tile = await screen.findByRole('link', { name: 'Arch Vase' }, { timeout: 10_000 });
  expect(within(await region('Recently viewed')).getByRole('link', { name: 'Arch Vase' })).toBe(tile);
});

test('a tile says that a sale is on, whichever variant has it', async () => {
  renderPage(<Page />, { api: { ...api, 'GET products': list([summary('Rim Plate', { on_sale: true })]) } });
  expect(await within(await region('New in')).findByText('Sale')).toBeInTheDocument();
});

test('a shelf that failed does not take the page with it', async () => {
  renderPage(<Page />, { api: { ...api, 'GET products': problem(400) } });
  expect(await within(await region('New in')).findByRole('alert')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Lighting' })).toBeInTheDocument();
});

test('a shelf without products is left out', async () => {
  renderPage(<Page />, { api: { ...api, 'GET products': list([]) } });
  await screen.findByRole('link', { name: 'Lighting' });
  expect(screen.queryByRole('heading', { name: 'On sale' })).not.toBeInTheDocument();
});

test('loads everything it shows before it is shown', async () => {
  const { queryClient, calls } = renderPage(<p />, { api });
  const context = { queryClient, params: {}, url: new URL('https://shop.example/'), store, language: 'en' as const };
  await prefetch(context);
  expect(calls).toHaveLength(6);
  expect(meta(context)).toMatchObject({
    canonical: '/',
    title: expect.stringContaining(store.name),
    image: '/media/hero.webp',
  });
});

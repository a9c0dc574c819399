import { act, screen, waitFor, within } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import { CompareButton } from '../../catalog/compare/compare-button';
import { clearCompared, MOST_COMPARED, toggleCompared } from '../../catalog/compare/compare-store';
import CompareTray from '../../catalog/compare/compare-tray';
import { list, mug, productApi, summary, variant } from '../../testing/fixtures';
import { Page } from './compare.route';

const material = (value: string) => ({
  ...{ code: 'material', name: 'Material', value, values: [], kind: 'text' as const, filterable: true },
});
const goods: Record<string, typeof mug> = {
  'ember-mug': { ...mug, attributes: [material('Stoneware')] },
  'grove-rug': {
    ...mug,
    ...{ id: 'id-rug', slug: 'grove-rug', name: 'Grove Rug', rating_average: null, rating_count: 0 },
    variants: [variant({ Size: 'S' }, { regular_price: 18_900, stock_state: 'out', available: 0 })],
    attributes: [material('Wool'), { ...material('80 × 150 cm'), code: 'dimensions', name: 'Dimensions' }],
  },
  'fold-bowl': { ...mug, id: 'id-bowl', slug: 'fold-bowl', name: 'Fold Bowl', variants: [variant({ Size: 'M' })] },
};
/** By slug or id, as the API does. */
const byName = ({ params: { id = '' } }: { params: Record<string, string> }) =>
  Object.values(goods).find((product) => product.slug === id || product.id === id) ?? problem(404);

const show = (url: string, more: object = {}) =>
  renderPage(<Page />, {
    path: '/compare',
    url,
    api: {
      'GET store': productApi['GET store'],
      'GET products': list([summary('Arch Vase')]),
      'GET products/:id': byName,
      ...more,
    },
  });

const rowOf = (name: string) => {
  const header = screen.getByRole('rowheader', { name });
  return within(header.closest('tr') as HTMLElement) // a row header stands in a row
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

afterEach(() => act(clearCompared));

test('products stand side by side in the order of the address, each attribute in a row', async () => {
  show('/compare?ids=grove-rug,ember-mug,never-was');
  const table = await screen.findByRole('table');
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map((column) => within(column).queryByRole('link')?.textContent)).toEqual([
    undefined,
    'Grove Rug',
    'Ember Mug',
  ]);
  expect(rowOf('Price')).toEqual(['$189.00', expect.stringMatching(/^From.*\$18\.00/)]);
  expect(rowOf('Availability')).toEqual(['Sold out', 'In stock']);
  expect(rowOf('Rating')[0]).toBe('No reviews yet');
  expect(rowOf('Material')).toEqual(['Wool', 'Stoneware']);
  expect(rowOf('Dimensions')).toEqual(['80 × 150 cm', 'Not stated']);
});

test('what can be bought is added from here; of several variants a sheet asks which', async () => {
  const { user, calls } = renderPage(<Page />, {
    path: '/compare',
    url: '/compare?ids=grove-rug,ember-mug,fold-bowl',
    session: {},
    api: {
      ...productApi,
      'GET products/:id': byName,
      'POST products/add-to-cart': { cart_items: [], item_count: 1, subtotal: 2400, currency: 'USD' },
    },
  });
  await screen.findByRole('table');
  expect(rowOf('Cart')).toEqual(['', 'Choose options Ember Mug', 'Add to cart Fold Bowl']);
  await user.click(screen.getByRole('button', { name: 'Add to cart Fold Bowl' }));
  const added = () => calls.filter(({ path }) => path === 'products/add-to-cart').map(({ body }) => body);
  await waitFor(() => expect(added()).toEqual([{ product_id: 'id-bowl', variant_id: 'm', quantity: 1 }]), {
    timeout: 10_000,
  });
  await user.click(screen.getByRole('button', { name: 'Choose options Ember Mug' }));
  const sheet = await screen.findByRole('dialog', { name: 'Ember Mug' });
  expect(within(sheet).getAllByRole('radio')).toHaveLength(2);
});

test('what is the same can be left out', async () => {
  const { user } = show('/compare?ids=grove-rug,ember-mug');
  await user.click(await screen.findByRole('checkbox', { name: 'Only what differs' }));
  expect(screen.queryByRole('rowheader', { name: 'Category' })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Material' })).toBeInTheDocument();
});

test('one is taken off, and the address follows; without any it says how to begin', async () => {
  const { user, router } = show('/compare?ids=grove-rug,ember-mug');
  await user.click(await screen.findByRole('button', { name: 'Take Grove Rug off' }));
  await waitFor(() => expect(router.state.location.search).toBe('?ids=id-mug'));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Take Ember Mug off' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  const shelf = screen.getByRole('region', { name: 'Popular now' });
  expect(await within(shelf).findByRole('link', { name: 'Arch Vase' })).toBeVisible();
});

test('an address without products means those of the tray, which a page of the server’s knows only later', async () => {
  const { router } = show('/compare');
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  act(() => {
    for (const id of ['grove-rug', 'ember-mug']) toggleCompared({ id, name: id, src: null });
  });
  expect(await screen.findByRole('columnheader', { name: /Grove Rug/ })).toBeVisible();
  expect(router.state.location.search).toContain('ids=grove-rug');
});

test('a failure is said and tried again', async () => {
  let fails = true;
  const { user } = show('/compare?ids=ember-mug', { 'GET products/:id': () => (fails ? problem(400) : mug) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('table')).toBeVisible();
});

describe('choosing what is compared', () => {
  const names = ['Mug', 'Rug', 'Vase', 'Lamp', 'Chair'];
  const showButtons = () =>
    renderPage(
      <>
        {names.map((name) => (
          <CompareButton key={name} product={{ id: name, name, src: null }} />
        ))}
        <CompareTray />
      </>,
    );
  const button = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });

  test('the tray holds what was pressed, and leads to the table from two on', async () => {
    const { user } = showButtons();
    await user.click(button('Mug'));
    const tray = screen.getByRole('region', { name: 'Products to compare' });
    expect(within(tray).getByText('Add one more to compare')).toBeVisible();
    await user.click(button('Rug'));
    expect(within(tray).getByRole('link', { name: 'Compare 2 products' })).toHaveAttribute(
      'href',
      '/compare?ids=Mug%2CRug',
    );
    expect(button('Rug')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Rug'));
    expect(within(tray).queryByText('Rug')).not.toBeInTheDocument();
    await user.click(within(tray).getByRole('button', { name: 'Clear' }));
    expect(tray).not.toBeInTheDocument();
  });

  test(`takes ${MOST_COMPARED} at most, and keeps them over a reload`, async () => {
    const view = showButtons();
    for (const name of names) await view.user.click(button(name));
    expect(button('Chair')).toHaveAttribute('aria-pressed', 'false');
    view.unmount();
    showButtons();
    const tray = screen.getByRole('region', { name: 'Products to compare' });
    expect(within(tray).getAllByRole('listitem')).toHaveLength(MOST_COMPARED);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { ProductSummary } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { hearToasts, problem, renderPage, type MockHandler } from '@tessera/shared/testing';
import { image, mug, productApi, summary, variant } from '../../testing/fixtures';
import { ProductTile } from './product-tile';

const cart = { cart_items: [], item_count: 1, subtotal: 2400, currency: 'USD' };
const plain = { ...mug, options: [], variants: [variant({}, { id: 'only' })] };

const toasts = hearToasts();

/** Lazy code is compiled when it is first asked for. */
const LATE = { timeout: 10_000 };

interface Shown {
  session?: object | null;
  stock_state?: ProductSummary['stock_state'];
  swatches?: ProductSummary['swatches'];
}

function show(product: MockHandler, { session = {}, stock_state = 'in_stock', swatches = [] }: Shown = {}) {
  const view = renderPage(<ProductTile product={summary('Ember Mug', { stock_state, swatches })} />, {
    session,
    api: { ...productApi, 'GET products/:id': product, 'POST products/add-to-cart': cart },
  });
  const added = () => view.calls.filter(({ path }) => path === 'products/add-to-cart').map(({ body }) => body);
  const press = () => view.user.click(screen.getByRole('button', { name: 'Add Ember Mug to cart' }));
  return { ...view, added, press };
}

test('what comes in one variant is added at once (docs/product.md §2)', async () => {
  const { added, press } = show(plain);
  await press();
  await waitFor(() => expect(added()).toEqual([{ product_id: 'id-mug', variant_id: 'only', quantity: 1 }]), LATE);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('of more variants a sheet asks which, and offers none that is sold out', async () => {
  const { user, added, press } = show(mug);
  await press();
  const sheet = await screen.findByRole('dialog', { name: 'Ember Mug' }, LATE);
  expect(
    within(sheet)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['Oat', 'Sage']);
  await user.click(within(sheet).getByRole('radio', { name: 'Sage' }));
  expect(within(sheet).getByText('Only 3 left')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'All details' })).toHaveAttribute(
    'href',
    '/products/ember-mug?variant=sage',
  );
  expect(added()).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(added()).toEqual([{ product_id: 'id-mug', variant_id: 'sage', quantity: 1 }]));
  expect(sheet).not.toHaveAttribute('open');
});

const looks = ['Oat', 'Sage', 'Clay'].map((value) => ({
  value,
  variant_id: value.toLowerCase(),
  image: image(value),
  colours: ['#94a48a'],
}));

test('the look that is chosen on a tile is the one on show, led to and added, and no other one', async () => {
  const { user, container, added, press } = show(mug, { swatches: looks });
  await user.click(screen.getByRole('radio', { name: 'Sage' }));
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/Sage.webp');
  expect(screen.getByRole('link', { name: 'Ember Mug' })).toHaveAttribute('href', '/products/ember-mug?variant=sage');
  await press();
  await waitFor(() => expect(added()).toEqual([{ product_id: 'id-mug', variant_id: 'sage', quantity: 1 }]), LATE);
  await user.click(screen.getByRole('radio', { name: 'Clay' }));
  await press();
  await waitFor(() => expect(toasts).toContain('Ember Mug, Clay has just sold out.'), LATE);
  expect(added()).toHaveLength(1);
});

test('the sheet opens again after it was closed', async () => {
  const { user, press } = show(mug);
  for (let times = 0; times < 2; times += 1) {
    await press();
    const sheet = await screen.findByRole('dialog', { name: 'Ember Mug' }, LATE);
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('a visitor is asked to sign in, as on the product’s page (docs/product.md §6)', async () => {
  const reasons: (string | undefined)[] = [];
  const off = on('sign-in-requested', ({ reason }) => reasons.push(reason));
  const { added, press } = show(plain, { session: null });
  await press();
  await waitFor(() => expect(reasons).toEqual(['Please login to add to cart!']), LATE);
  expect(added()).toEqual([]);
  off();
});

test('what sold out meanwhile, and what cannot be read, is said', async () => {
  const { press, added } = show({ ...mug, variants: [variant({}, { stock_state: 'out', available: 0 })] });
  await press();
  await waitFor(() => expect(toasts).toContain('Ember Mug has just sold out.'), LATE);
  expect(added()).toEqual([]);
});

test('a product that cannot be read costs nothing but another try', async () => {
  const { press } = show(problem(400, {}));
  await press();
  await waitFor(() => expect(toasts).toContain('The product could not be read. Try again.'), LATE);
});

test('what is sold out has no such button', () => {
  show(mug, { stock_state: 'out' });
  expect(screen.queryByRole('button', { name: /to cart/ })).not.toBeInTheDocument();
});

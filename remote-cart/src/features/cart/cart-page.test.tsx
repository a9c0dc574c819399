import { loadMessages, setLanguage } from '@tessera/shared/i18n';
import { on } from '@tessera/shared/events';
import { problem, productSummary, renderPage, storeSettings } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartItem, cartOf, profileWith } from '../../testing/fixtures';
import { messages } from './cart.route';
import { Page } from './cart-page';
import { line, mug, renderCart, summary, vase, writes } from './testing/render-cart';

test('shows each line with its options, price, quantity and total, and what it comes to', async () => {
  renderCart(cartOf(mug, vase));
  expect(await screen.findByRole('link', { name: 'Halo vase' })).toHaveAttribute('href', '/products/halo-vase');
  const row = within(line('Halo vase'));
  expect(row.getByText('Colour: Ink')).toBeInTheDocument();
  expect(row.getByText('$90.00').closest('s')).toHaveTextContent('Regular price $90.00');
  expect(row.getByRole('spinbutton', { name: 'Quantity of Halo vase' })).toHaveValue(1);
  expect(line('Ember mug')).toHaveTextContent('Line total $48.00');
  expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$120.00');
  const ways = screen.getAllByRole('link', { name: 'Go to checkout' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/checkout', '/checkout']);
});

test('charges the sale price when above 0 (docs/product.md §9)', async () => {
  renderCart(cartOf(vase));
  await screen.findByRole('link', { name: 'Halo vase' });
  expect(line('Halo vase')).toHaveTextContent('Line total $72.00');
});

test('an empty cart of a visitor leads to what sells well and invites to sign in, on the page', async () => {
  const asked = jest.fn();
  const off = on('sign-in-requested', asked);
  const items = [productSummary({ name: 'Fold Bowl', slug: 'fold-bowl' })];
  const { user, router } = renderPage(<Page />, {
    url: '/cart',
    api: { 'GET store': storeSettings(), 'GET products': { items } },
  });
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Fold Bowl' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  off();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/cart');
});

test('says that it is loading in the places of the lines to come', () => {
  const wait = () => new Promise(() => undefined);
  renderPage(<Page />, { session: {}, api: { 'GET users/me': wait, 'GET store': storeSettings() } });
  expect(screen.getByRole('status', { name: 'Loading your cart' })).toHaveAttribute('aria-busy', 'true');
});

test('says so when the cart is empty, and leads to the products', async () => {
  renderCart(cartOf());
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/products');
  // what sells comes late
  const shelf = await screen.findByRole('region', { name: 'Popular now' });
  expect(shelf).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Fold Bowl' }, { timeout: 10_000 })).toHaveAttribute(
    'href',
    '/products/fold-bowl',
  );
});

test('offers another try after a failure, without a reload', async () => {
  let isDown = true;
  const answer = () => (isDown ? problem(400, { message: 'Something is wrong' }) : profileWith(cartOf(mug)));
  const { user } = renderPage(<Page />, { session: {}, api: { 'GET users/me': answer, 'GET store': storeSettings() } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Ember mug' })).toBeInTheDocument();
});

describe('coupons', () => {
  const coupon = { code: 'SPRING', label: '10 % off', problem: null };

  test('a code that counts lowers the total and can be taken away again', async () => {
    const { user, calls, serve } = renderCart(cartOf(mug), {
      'POST cart/coupon': () => serve({ ...cartOf(mug), coupon, discount: 480, total: 4320 }),
      'DELETE cart/coupon': () => serve(cartOf(mug)),
    });
    await user.type(await screen.findByLabelText('Coupon code'), ' SPRING {Enter}');
    expect(await screen.findByText('Discount (SPRING)')).toBeInTheDocument();
    expect(summary().getByText('Total').parentElement).toHaveTextContent('$43.20');
    expect(writes(calls)).toMatchObject([{ body: { code: 'SPRING' } }]);
    expect(screen.getByRole('button', { name: 'Remove coupon' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    await waitFor(() => expect(summary().getByText('Total').parentElement).toHaveTextContent('$48.00'));
    expect(screen.getByText('Add a coupon')).toHaveFocus();
  });

  test('a code that does not count says why under its field, not in a toast', async () => {
    const toasts: string[] = [];
    const off = on('toast', ({ type }) => toasts.push(type));
    const message = 'This coupon has expired.';
    const { user } = renderCart(cartOf(mug), {
      'POST cart/coupon': problem(422, { code: 'coupons.not_valid', message, errors: { code: [message] } }),
    });
    await user.type(await screen.findByLabelText('Coupon code'), 'OLD{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(message);
    off();
    expect(toasts).toEqual(['loading']);
  });

  test('a coupon that gives nothing now says why', async () => {
    renderCart({ ...cartOf(mug), coupon: { ...coupon, problem: 'It counts from $50.00.' } });
    expect(await screen.findByText('It counts from $50.00.')).toBeInTheDocument();
  });
});

test('tells how much is missing for free delivery, following the quantity', async () => {
  const { user, serve } = renderCart(
    { ...cartOf(mug), free_shipping: { from: 6000, remaining: 1200, where: 'Home' } },
    { 'PATCH products/cart/:product/:variant': () => serve(cartOf(cartItem({ quantity: 3 }))) },
  );
  expect(await screen.findByText('Free delivery from $60.00 (Home): $12.00 to go.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Progress to free delivery' })).toHaveAttribute('value', '4800');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('Free delivery reached (Home).')).toBeInTheDocument();
});

test('promises free delivery everywhere only by a coupon, whatever the cart comes to', async () => {
  const { user, serve } = renderCart(
    { ...cartOf(mug), free_shipping: { from: 6000, remaining: 0, where: null } },
    { 'PATCH products/cart/:product/:variant': () => serve(cartOf(cartItem({ quantity: 1 }))) },
  );
  expect(await screen.findByText('Delivery is free with your coupon.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByText('Delivery is free with your coupon.')).toBeInTheDocument();
});

test('says line by line what has changed since the last visit, and never blocks the rest', async () => {
  const notice = { variant_id: 'variant-oat', name: 'Ember mug' };
  const { user, calls, serve } = renderCart(
    {
      ...cartOf(mug, cartItem({ ...vase, variant: { ...vase.variant, stock_state: 'out', available: 0 } })),
      notices: [
        { ...notice, kind: 'price_up', before: 2000, now: 2400 },
        { ...notice, variant_id: 'variant-ink', name: 'Halo vase', kind: 'sold_out', before: 1, now: 0 },
        { ...notice, variant_id: 'variant-x', name: 'Dew tray', kind: 'gone', before: 1, now: 0 },
      ],
    },
    { 'POST cart/notices/seen': () => serve(cartOf(mug)) },
  );
  expect(await screen.findByText('Ember mug costs $24.00 now, up from $20.00.')).toBeInTheDocument();
  expect(screen.getByText('Halo vase is sold out.')).toBeInTheDocument();
  expect(screen.getByText('Dew tray is no longer sold.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Go to checkout' })[0]).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('Since you were here last')).not.toBeInTheDocument());
  expect(writes(calls)).toMatchObject([{ path: 'cart/notices/seen' }]);
});

test('estimates delivery by country and postcode before any address is given', async () => {
  const { user, calls } = renderCart(cartOf(mug), {
    'GET delivery/countries': { countries: ['DE', 'US'] },
    'POST cart/estimate': {
      methods: [
        {
          code: 'standard',
          name: 'Standard',
          price: 590,
          earliest_on: '2026-11-24',
          latest_on: '2026-11-26',
          free_from: null,
        },
      ],
      tax: 766,
      tax_included: true,
      currency: 'USD',
      subtotal: 4800,
    },
  });
  const opener = await screen.findByText('Estimate delivery');
  await user.click(opener);
  await user.selectOptions(await screen.findByLabelText('Country'), 'DE');
  await user.type(screen.getByLabelText('Postal code'), '10115');
  await user.click(screen.getByRole('button', { name: 'Show delivery' }));
  expect(await screen.findByText('$5.90')).toBeInTheDocument();
  expect(screen.getByText(/Arrives Tue, Nov 24 – Thu, Nov 26/)).toBeInTheDocument();
  expect(screen.getByText('Tax in these prices').parentElement).toHaveTextContent('$7.66');
  expect(writes(calls)).toMatchObject([{ body: { country: 'DE', postal_code: '10115' } }]);
});

test('speaks German with German prices on a German page', async () => {
  setLanguage('de');
  await loadMessages(messages, 'de');
  renderCart(cartOf(mug));
  expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb' })).toBeInTheDocument();
  await screen.findByRole('region', { name: 'Übersicht' });
  expect(summary('Übersicht').getByText('Summe').parentElement).toHaveTextContent('48,00 $');
  setLanguage('en');
});

import type { Cart } from '@tessera/shared/contract';
import { productSummary, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { cartItem, profileWith } from '../../../testing/fixtures';
import { Page } from '../cart-page';

export const mug = cartItem({ quantity: 2 });
export const vase = cartItem({
  product: { id: 'product-vase', name: 'Halo vase', slug: 'halo-vase' },
  variant: { id: 'variant-ink', options: { Colour: 'Ink' }, regular_price: 9000, sale_price: 7200, available: 8 },
});

/** The cart of somebody who is signed in. @returns with `serve`, which makes another one of it, as a write does */
export function renderCart(cart: Cart, api: Record<string, MockHandler> = {}) {
  let present = cart;
  const view = renderPage(<Page />, {
    url: '/cart',
    session: {},
    api: {
      'GET users/me': () => profileWith(present),
      'GET store': storeSettings(),
      'GET products': { items: [productSummary({ name: 'Fold Bowl', slug: 'fold-bowl' })] },
      ...api,
    },
  });
  const serve = (next: Cart) => (present = next);
  return { ...view, serve };
}

/** What stands in the line of a product. */
export function line(name: string): HTMLElement {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`No line holds ${name}`);
  return item;
}

export const summary = (name = 'Summary') => within(screen.getByRole('region', { name }));
export const writes = <Call extends { method: string }>(calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET');

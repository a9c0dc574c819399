import { renderPage } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { productApi } from '../../../testing/fixtures';
import { Page } from '../product.route';

/** The page of a product as the shop shows it; see `renderPage`. */
export const showProduct = (url = '/products/ember-mug', more: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Page />, { path: '/products/:product_id', url, api: productApi, ...more });

export async function addButton(): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name: 'Add to cart' });
  return button as HTMLElement; // findAllBy gives at least one
}

import { renderPage } from '@tessera/shared/testing';
import { category, facets, list, store, summary } from '../../../testing/fixtures';
import { Page } from '../listing.route';

export const goods = [
  summary('Ember Mug'),
  summary('Rim Plate', { sale_price: 1500, on_sale: true }),
  summary('Arc Vase', { stock_state: 'out' }),
];
export const api = {
  'GET store': store,
  'GET products/categories': [category('Lighting'), category('Desk')],
  'GET products': list(goods, { facets }),
};

/** The listing of all products, of a search or of a category. @param more what the API answers beside that */
export const show = (url: string, more: object = {}) =>
  renderPage(<Page />, {
    path: url.startsWith('/products/category/') ? '/products/category/:category' : '/products',
    url,
    api: { ...api, ...more },
  });

/** What stands in the browser's bar. */
export const address = ({ state }: ReturnType<typeof show>['router']): string =>
  state.location.pathname + state.location.search;

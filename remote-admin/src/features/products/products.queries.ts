import type { AdminProductList } from '@tessera/shared/contract';
import { askForCsv, jsonOf, listQuery } from '../../list-page/list.queries';
import type { ProductsState } from './products.model';

/** One page of all products, drafts included. */
export const productsQuery = (state: ProductsState) => listQuery<AdminProductList>('products', state);

/** The list's question in the types of JSON. */
export const filterOf = (state: ProductsState) =>
  jsonOf(state, { numbers: ['price_from', 'price_to'], truths: ['published', 'is_for_sale', 'has_picture'] });

/** The address of a file of all products which the list's filter shows. */
export const exportProducts = (state: ProductsState): Promise<string> =>
  askForCsv('products/downloads', { filter: filterOf(state) });

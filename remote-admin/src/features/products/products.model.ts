import type { Language } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { fromStart, listHref, type ListSpec, type ListState } from '../../list/list-address';
import { isAsked } from './attributes/asked.model';

/** Every filter of the list, by the name that address and API have for it. */
export type ProductFilter =
  | 'status'
  | 'published'
  | 'is_for_sale'
  | 'stock_state'
  | 'backorder'
  | 'has_picture'
  | 'is_translated'
  | 'category_id'
  | 'tag'
  | 'attributes'
  | 'price_from'
  | 'price_to';

export type ProductsState = ListState<ProductFilter>;

/** The usual one first. */
export const PRODUCT_SORTS = [
  'last_modified',
  'newest',
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
] as const;

type BuiltInView =
  | 'all'
  | 'drafts'
  | 'notForSale'
  | 'soldOut'
  | 'onBackorder'
  | 'withoutPictures'
  | 'notTranslated'
  | 'archived';

type OtherView = Exclude<BuiltInView, 'notTranslated'>;

/** What staff look for every day. */
const BUILT_IN_VIEWS: Record<BuiltInView, ProductsState['filters']> = {
  all: {},
  drafts: { status: 'draft' },
  notForSale: { status: 'active', is_for_sale: 'false' },
  soldOut: { stock_state: 'out' },
  onBackorder: { backorder: 'any' },
  withoutPictures: { has_picture: 'false' },
  notTranslated: { is_translated: 'false' },
  archived: { status: 'archived' },
};

/** The same of a shop that is offered in these languages: in one alone nothing lacks a translation. */
export function viewsIn(languages: readonly Language[]): Record<OtherView, ProductsState['filters']> {
  const { notTranslated: _ofTranslations, ...others } = BUILT_IN_VIEWS;
  return languages.length > 1 ? BUILT_IN_VIEWS : others;
}

const isYesOrNo = (value: string): boolean => value === 'true' || value === 'false';
const isAmount = (value: string): boolean => /^\d{1,9}$/.test(value);

/** The list's address, and what makes sense in it. */
export const productList: ListSpec<ProductFilter> = {
  path: paths.adminProducts(),
  sorts: PRODUCT_SORTS,
  filters: {
    status: (value) => ['draft', 'active', 'archived'].includes(value),
    published: isYesOrNo,
    is_for_sale: isYesOrNo,
    stock_state: (value) => ['in_stock', 'low', 'backorder', 'out'].includes(value),
    backorder: (value) => ['any', 'late'].includes(value),
    has_picture: isYesOrNo,
    is_translated: isYesOrNo,
    category_id: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
    tag: (value) => value.length <= 50,
    attributes: isAsked,
    price_from: isAmount,
    price_to: isAmount,
  },
};

/** The same filters as the list has, on a page of their own. */
export const sheetList: ListSpec<ProductFilter> = { ...productList, path: '/admin/products/spreadsheet' };

/** The spreadsheet of what the list shows. */
export const sheetHref = (state: ProductsState): string => listHref(sheetList, fromStart(state, {}));

import type { AdminProduct, AdminProductList } from '@tessera/shared/contract';
import { findWindow } from '../../../framework/lists/find-window';
import { pageOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { presentImage } from '../../../presenters/goods/image';
import { normaliseText, searchWords } from '../../../presenters/search/search-text';
import type { AdminProductFilters } from '../../../schemas/filters/product-filter';
import type { StoreService } from '../../store/store.service';
import type { ProductsByValue } from '../../catalogue/products-by-value.service';
import { toAttributeConditions } from './attribute-filter';
import { findByValues } from './find-by-values';
import type { ProductFilter } from './product-conditions.repository';
import { productListRepository as repository } from './product-list.repository';
import type { ListedProduct, ProductWindow } from './product-list.repository';
import type { AdminProductSearch } from './product-list.schemas';

export interface ProductListDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
  productsByValue: ProductsByValue;
}

export type ProductListService = ReturnType<typeof createProductList>;

/** What was typed, as words and as the start of a SKU or an address. */
function searchOf(text: string): NonNullable<ProductFilter['search']> {
  const words = searchWords(normaliseText(text)).map((word) => `'${word}':*`);
  return { words: words.length === 0 ? null : words.join(' & '), code: text };
}

/** What a request's filter means for the database. @throws AppError as `toAttributeConditions` does */
export async function toProductFilter(
  db: Db | Trx,
  { sort: _sort, search, category_id, attributes, ...filter }: AdminProductFilters,
): Promise<ProductFilter> {
  const text = search?.trim() ?? '';
  return {
    ...filter,
    ...(category_id !== undefined && { category_ids: await repository.listBelow(db, category_id) }),
    ...(attributes !== undefined && { attributes: await toAttributeConditions(db, attributes) }),
    ...(text !== '' && { search: searchOf(text) }),
  };
}

function present(
  { min_regular_price, min_sale_price, image, ...listed }: ListedProduct,
  currency: string,
): AdminProduct {
  const { tags: _tags, type: _type, vendor: _vendor, origin_country: _origin, ...row } = listed;
  return {
    ...row,
    currency,
    regular_price: min_regular_price,
    sale_price: min_sale_price,
    image: image && presentImage(image, image.alt || row.name),
    created_at: row.created_at.toISOString(),
    last_modified_at: row.last_modified_at.toISOString(),
  };
}

/** What is told by one column, of whose values PostgreSQL knows how often they come. */
const COLUMNS = ['status', 'published', 'stock_state', 'has_picture', 'tag', 'price_from', 'price_to'];
/** So few have several attributes, or one and something else, that each is looked at. */
const FEW_TOGETHER = 5_000;

/** Who tells which products match. */
function tellersOf({ search, attributes = [], ...others }: ProductFilter) {
  const columns = new Set(Object.keys(others).map((name) => name.replace(/^price_.*/, 'price_from')));
  if (search === undefined && columns.size + attributes.length < 2) {
    const areFacets = attributes.every((asked) => 'value_ids' in asked && asked.isFacet);
    return { told_by: 'keys', isKnown: areFacets && [...columns].every((name) => COLUMNS.includes(name)) } as const;
  }
  const isByFacets = search === undefined && attributes.length > 0;
  return isByFacets
    ? ({ told_by: 'words', isKnown: false, few: FEW_TOGETHER } as const)
    : ({ told_by: 'rows', isKnown: false } as const);
}

/** The list of products, for staff. */
export function createProductList({ db, clock, store, productsByValue }: ProductListDeps) {
  async function find(filter: ProductFilter, asked: ProductWindow) {
    const window = { ...asked, now: clock.now() };
    const found = await findByValues({ db, productsByValue }, filter, window);
    return found ?? findWindow(db, repository, { filter, window, ...tellersOf(filter) });
  }

  return {
    /**
     * A page of the products that match, drafts included, newest first where nothing else is said.
     * @param fitting how many of its products there is room for, from the first one on; at least one
     */
    async list(
      asked: AdminProductSearch,
      fitting = (products: readonly Pick<ListedProduct, 'variant_count'>[]): number => products.length,
    ): Promise<AdminProductList> {
      const { window, filters } = windowOf(asked, 'newest');
      const [found, currency] = await Promise.all([
        toProductFilter(db, filters).then((filter) => find(filter, window)),
        store.getCurrency(),
      ]);
      const page_size = Math.min(asked.page_size, fitting(found.rows));
      const { rows, fields } = pageOf({ ...asked, page_size }, window.sort, found);
      return { items: rows.map((row) => present(row, currency)), ...fields };
    },
  };
}

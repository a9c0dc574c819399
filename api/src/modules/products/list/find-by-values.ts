import { totalOf } from '../../../framework/lists/list-page';
import type { Found } from '../../../framework/lists/list-page';
import type { Db } from '../../../infra/database/db';
import type { Placed } from '../../../infra/database/lists/list-window';
import type { ByValue, ProductsByValue } from '../../catalogue/products-by-value.service';
import type { ProductFilter } from './product-conditions.repository';
import { productListRepository as repository } from './product-list.repository';
import type { ListedProduct, ProductWindow } from './product-list.repository';

type Columns = NonNullable<Parameters<ProductsByValue['find']>[1]>['sort'];

/** What memory sorts by, too. */
const SORTS: Partial<Record<ProductWindow['sort'], Columns>> = { newest: 'newest', price: 'price', '-price': '-price' };
const KNOWN = new Set(['category_ids', 'price_from', 'price_to', 'status', 'published', 'stock_state']);
/** So many rows are looked at at most: where that many have one price, or another order is asked for. */
const MOST_LOOKED_AT = 2_000;
/** Memory hears of a change within moments; whoever made it sees it at once. */
const HEARD_WITHIN_MS = 10_000;

/** The filter, where memory knows all that it asks. */
function knownOf({ attributes = [], ...others }: ProductFilter): ByValue | undefined {
  const values = attributes.flatMap((asked) => ('value_ids' in asked && asked.isFacet ? [asked.value_ids] : []));
  const isKnown = Object.keys(others).every((name) => KNOWN.has(name)) && values.length === attributes.length;
  const { stock_state, ...rest } = others;
  if (!isKnown || values.length === 0 || (stock_state ?? 'out') !== 'out') return undefined;
  return { ...rest, values, is_out_of_stock: stock_state === 'out' };
}

/** What the place before a window is sorted by, moments in milliseconds; NaN where it is none that memory could hold. */
function placeOf({ sort, after }: ProductWindow): number | undefined {
  if (!after) return undefined;
  return sort === 'newest' ? Date.parse(`${after.key.replace(' ', 'T')}:00`) : Number(after.key);
}

/**
 * A window of the products that have values of attributes. Memory tells which those are and how many, in the orders that it has:
 * no row is read that is not shown. What is shown is asked once more whether it matches.
 * @returns undefined where more is asked than memory knows, or too many rows would be looked at
 */
export async function findByValues(
  { db, productsByValue }: { db: Db; productsByValue: ProductsByValue },
  filter: ProductFilter,
  window: ProductWindow & { now: Date },
): Promise<Found<ListedProduct & Placed> | undefined> {
  const known = knownOf(filter);
  const sort = SORTS[window.sort];
  const from = sort && placeOf(window);
  if (!known || Number.isNaN(from)) return undefined;
  const first = sort && { sort, most: window.offset + window.limit, from };
  const { total, nos } = await productsByValue.find(known, first);
  if (nos.length > MOST_LOOKED_AT) return undefined;
  const changed_from = new Date(window.now.getTime() - HEARD_WITHIN_MS);
  const rows = await repository.listAmong(db, filter, window, { nos, changed_from, most: MOST_LOOKED_AT });
  return { rows, ...totalOf(Math.max(total, window.offset + rows.length)) };
}

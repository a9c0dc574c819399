import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../infra/db';
import type { Cursor } from './cursor';
import type { ResolvedFilters } from './index/filters';
import type { Sort } from './listing-query';

export interface PageQuery extends Partial<ResolvedFilters> {
  sort: Sort;
  limit: number;
  offset: number;
  /** only what comes after this product */
  after?: Cursor | undefined;
  /** only products with one of these numbers */
  nos?: readonly number[];
}

export interface PageRow {
  id: string;
  /** what it is sorted by, as text, for a cursor */
  key: string | null;
}

interface Order {
  column: RawBuilder<unknown>;
  type: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
  beyond: RawBuilder<unknown>;
}

const up = { direction: sql`asc`, beyond: sql`>` };
const down = { direction: sql`desc`, beyond: sql`<` };
const newest: Order = { column: sql`created_at`, type: sql`timestamptz`, ...down };

/** Each order has an index of its own, for the shop and for one category. */
const ORDERS: Record<Sort, Order> = {
  relevance: newest,
  newest,
  price: { column: sql`min_price`, type: sql`integer`, ...up },
  '-price': { column: sql`min_price`, type: sql`integer`, ...down },
  best_selling: { column: sql`units_sold`, type: sql`integer`, ...down },
  rating: { column: sql`rating_average`, type: sql`numeric`, ...down },
  name: { column: sql`name`, type: sql`text`, ...up },
};

function conditionsOf(query: PageQuery): RawBuilder<unknown>[] {
  const { categories, nos, min_price, max_price, in_stock, on_sale, min_rating, values = new Map() } = query;
  const found = [sql`published`];
  if (nos) found.push(sql`no = any(${nos}::integer[])`);
  if (categories?.length === 1) found.push(sql`category_id = ${categories[0]}::uuid`);
  else if (categories) found.push(sql`category_id = any(${categories}::uuid[])`);
  if (min_price !== undefined) found.push(sql`min_price >= ${min_price}`);
  if (max_price !== undefined) found.push(sql`min_price <= ${max_price}`);
  if (in_stock) found.push(sql`stock_state <> 'out'`);
  if (on_sale) found.push(sql`on_sale`);
  if (min_rating !== undefined) found.push(sql`rating_average >= ${min_rating}`);
  for (const ids of values.values()) found.push(sql`facet_ids && ${ids}::integer[]`);
  return found;
}

/** SQL of pages that the database orders, each by the index of its order. */
export function createListingRepository(db: Db) {
  async function listFrom(query: PageQuery, more: readonly RawBuilder<unknown>[], limit: number): Promise<PageRow[]> {
    const { column, direction } = ORDERS[query.sort];
    const nulls = query.sort === 'rating' ? sql`nulls last` : sql``;
    const { rows } = await sql<PageRow>`
      select id, ${column}::text as key from products
      where ${sql.join([...conditionsOf(query), ...more], sql` and `)}
      order by ${column} ${direction} ${nulls}, id ${direction} limit ${limit} offset ${query.offset}`.execute(db);
    return rows;
  }

  /** Those without a review stand last, ordered by id alone. */
  async function listAfter(query: PageQuery, { key, tie }: Cursor): Promise<PageRow[]> {
    const { column, type, beyond } = ORDERS[query.sort];
    const unrated = sql`rating_average is null`;
    if (key === null) return listFrom(query, [unrated, sql`id ${beyond} ${tie}::uuid`], query.limit);
    const rows = await listFrom(query, [sql`(${column}, id) ${beyond} (${key}::${type}, ${tie}::uuid)`], query.limit);
    if (query.sort !== 'rating' || rows.length === query.limit) return rows;
    return [...rows, ...(await listFrom(query, [unrated], query.limit - rows.length))];
  }

  return {
    /** One page of products for sale, in order. */
    listPage: (query: PageQuery): Promise<PageRow[]> =>
      query.after ? listAfter({ ...query, offset: 0 }, query.after) : listFrom(query, [], query.limit),
  };
}

export type ListingRepository = ReturnType<typeof createListingRepository>;

import { sql, type ReferenceExpression, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../infra/db';
import type { Database } from '../../infra/db-types';
import type { Cell } from './facets';
import type { Filters, Sort } from './listing-query';

export interface PageQuery extends Filters {
  /** ids of the category and those below it; undefined for the whole shop */
  categories: readonly string[] | undefined;
  sort: Sort;
  limit: number;
  offset: number;
}

/** A price slice with more products than this is counted from the cells instead. */
const SLICE_BOUND = 20_000;

type Query<O> = SelectQueryBuilder<Database, 'products', O>;
type Column = ReferenceExpression<Database, 'products'>;

/** Each order has an index of its own, for the shop and for one category. */
const ORDERS: Record<Sort, [Column, 'asc' | 'desc'][]> = {
  relevance: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  newest: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  price: [
    ['min_price', 'asc'],
    ['id', 'asc'],
  ],
  '-price': [
    ['min_price', 'desc'],
    ['id', 'desc'],
  ],
  best_selling: [
    ['units_sold', 'desc'],
    ['id', 'desc'],
  ],
  rating: [
    ['rating_average', 'desc'],
    ['id', 'desc'],
  ],
  name: [
    ['name', 'asc'],
    ['id', 'asc'],
  ],
};

function withFilters<O>(
  query: Query<O>,
  { categories, min_price, max_price, in_stock, on_sale }: Omit<PageQuery, 'sort' | 'limit' | 'offset'>,
): Query<O> {
  let filtered = query.where(sql<boolean>`published`);
  if (categories?.length === 1) filtered = filtered.where('category_id', '=', categories[0] ?? '');
  else if (categories) filtered = filtered.where('category_id', '=', sql<string>`any(${categories}::uuid[])`);
  if (min_price !== undefined) filtered = filtered.where('min_price', '>=', min_price);
  if (max_price !== undefined) filtered = filtered.where('min_price', '<=', max_price);
  if (in_stock) filtered = filtered.where('stock_state', '<>', 'out');
  return on_sale ? filtered.where(sql<boolean>`on_sale`) : filtered;
}

/** SQL of listings: everything here is answered from indexes, so that it costs the same in a large shop. */
export function createListingRepository(db: Db) {
  return {
    /** Ids of one page, in order. */
    async listPageIds(query: PageQuery): Promise<string[]> {
      let page = withFilters(db.selectFrom('products').select('id'), query);
      for (const [column, direction] of ORDERS[query.sort]) {
        page = page.orderBy(column, (order) => {
          const ordered = direction === 'desc' ? order.desc() : order.asc();
          return column === 'rating_average' ? ordered.nullsLast() : ordered;
        });
      }
      const rows = await page.limit(query.limit).offset(query.offset).execute();
      return rows.map(({ id }) => id);
    },

    /** How many products fit, counted no further than `most`. */
    async countUpTo(query: Omit<PageQuery, 'sort' | 'limit' | 'offset'>, most: number): Promise<number> {
      const bounded = withFilters(db.selectFrom('products').select('id'), query).limit(most);
      const row = await db
        .selectFrom(bounded.as('bounded'))
        .select(db.fn.countAll<number>().as('number'))
        .executeTakeFirst();
      return row?.number ?? 0;
    },

    /**
     * The whole published catalogue as counts per category, stock, sale and step of price (5 % wide): a few thousand
     * rows at most, from which every facet and total without a price bound is exact.
     */
    async listCells(): Promise<Cell[]> {
      const { rows } = await sql<Cell>`
        select category_id, stock_state <> 'out' as in_stock, on_sale,
          min(min_price) as lowest, max(min_price) as highest, count(*)::integer as count
        from products where published
        group by category_id, stock_state <> 'out', on_sale, floor(ln(min_price::float8 + 1) * 20)`.execute(db);
      return rows;
    },

    /** The same for the products between two prices, exactly; undefined when there are too many to count each time. */
    async listSliceCells({ min_price = 0, max_price = 2_147_483_647 }: Filters): Promise<Cell[] | undefined> {
      const { rows } = await sql<Cell>`
        select category_id, stock_state <> 'out' as in_stock, on_sale,
          min(min_price) as lowest, max(min_price) as highest, count(*)::integer as count
        from (
          select category_id, stock_state, on_sale, min_price from products
          where published and min_price between ${min_price} and ${max_price} limit ${SLICE_BOUND + 1}
        ) as slice
        group by category_id, stock_state <> 'out', on_sale`.execute(db);
      return rows.reduce((sum, { count }) => sum + count, 0) > SLICE_BOUND ? undefined : rows;
    },
  };
}

export type ListingRepository = ReturnType<typeof createListingRepository>;

import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_LANGUAGE, type Language } from '../../../core/languages';
import type { Db } from '../../../infra/database/db';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import { nameOrderIn } from '../../../presenters/words/name-in';
import type { Cursor } from '../query/cursor';
import type { ResolvedFilters, ResolvedRule } from '../index/filters';
import type { Sort } from '../query/listing-query';

export interface PageQuery extends Partial<ResolvedFilters> {
  sort: Sort;
  /** whose names it is sorted by */
  language: Language;
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

/** Each order has an index of its own, for the shop and for one category; that of names has one for each language. */
const ORDERS: Record<Sort, Order> = {
  relevance: newest,
  featured: newest,
  newest,
  price: { column: sql`min_price`, type: sql`integer`, ...up },
  '-price': { column: sql`min_price`, type: sql`integer`, ...down },
  best_selling: { column: sql`units_sold`, type: sql`integer`, ...down },
  rating: { column: sql`rating_average`, type: sql`numeric`, ...down },
  name: { column: nameOrderIn(DEFAULT_LANGUAGE), type: sql`text`, ...up },
};

const orderOf = ({ sort, language }: Pick<PageQuery, 'sort' | 'language'>): Order =>
  sort === 'name' ? { ...ORDERS.name, column: nameOrderIn(language) } : ORDERS[sort];

const given = <T>(value: T | undefined, condition: (value: T) => RawBuilder<unknown>): RawBuilder<unknown>[] =>
  value === undefined ? [] : [condition(value)];

const inCategories = (ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`category_id = ${ids[0]}::uuid` : sql`category_id = any(${ids}::uuid[])`;

/** What a collection holds. */
const heldBy = ({ filters, tags, created_from }: ResolvedRule): RawBuilder<unknown>[] => [
  ...narrowedBy(filters),
  ...(tags.length > 0 ? [sql`tags && ${tags}::text[]`] : []),
  ...given(created_from, (from) => sql`created_at >= ${new Date(from)}`),
];

function conditionsOf(query: PageQuery): RawBuilder<unknown>[] {
  return [
    sql`published`,
    ...given(query.nos, (nos) => sql`no = any(${nos}::integer[])`),
    ...narrowedBy(query),
    ...(query.rule ? heldBy(query.rule) : []),
  ];
}

const narrowedBy = (query: Partial<ResolvedFilters>): RawBuilder<unknown>[] => [
  ...given(query.categories, inCategories),
  ...given(query.min_price, (price) => sql`min_price >= ${price}`),
  ...given(query.max_price, (price) => sql`min_price <= ${price}`),
  ...given(query.in_stock || undefined, () => sql`stock_state <> 'out'`),
  ...given(query.on_sale || undefined, () => sql`on_sale`),
  ...given(query.min_rating, (rating) => sql`rating_average >= ${rating}`),
  ...[...(query.values?.values() ?? [])].map((ids) => sql`facet_ids && ${ids}::integer[]`),
];

/** SQL of pages that the database orders, each by the index of its order. */
export function createListingRepository(db: Db) {
  async function listFrom(query: PageQuery, more: readonly RawBuilder<unknown>[], limit: number): Promise<PageRow[]> {
    const { column, direction } = orderOf(query);
    const nulls = query.sort === 'rating' ? sql`nulls last` : sql``;
    const { rows } = await sql<PageRow>`
      ${plannedAnew} select id, ${column}::text as key from products
      where ${sql.join([...conditionsOf(query), ...more], sql` and `)}
      order by ${column} ${direction} ${nulls}, id ${direction} limit ${limit} offset ${query.offset}`.execute(db);
    return rows;
  }

  /** Those without a review stand last, ordered by id alone. */
  async function listAfter(query: PageQuery, { key, tie }: Cursor): Promise<PageRow[]> {
    const { column, type, beyond } = orderOf(query);
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

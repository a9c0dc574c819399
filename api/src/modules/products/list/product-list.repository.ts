import { sql } from 'kysely';
import type { CategoryRef } from '@tessera/shared/contract';
import type { Db, Trx } from '../../../infra/database/db';
import { firstPicture } from '../../../infra/database/first-picture';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { ImageRow } from '../../../presenters/image';
import type { ProductSort } from '../../../schemas/product-filter';
import { matching, plain, waysToBeFound } from './product-conditions.repository';
import type { Condition, ProductFilter } from './product-conditions.repository';

export interface ProductWindow {
  sort: ProductSort;
  /** the id of the product that the one before ended with */
  after?: string;
  limit: number;
  offset: number;
}

export interface ListedProduct {
  id: string;
  slug: string;
  name: string;
  category: CategoryRef | null;
  status: 'draft' | 'active' | 'archived';
  published: boolean;
  variant_count: number;
  stock: number;
  stock_state: 'in_stock' | 'low' | 'out';
  min_regular_price: number;
  min_sale_price: number;
  highest_price: number;
  units_sold: number;
  image: ImageRow | null;
  tags: string[];
  type: string;
  vendor: string;
  origin_country: string | null;
  created_at: Date;
  last_modified_at: Date;
}

/** One of them, and how many match beside it. */
export type CountedProduct = ListedProduct & { counted: number };

type Column = 'created_at' | 'last_modified_at' | 'name' | 'min_price' | 'stock_total';
const rising = (column: Column) => ({ column: sql.ref(`products.${column}`), order: sql`asc`, passed: sql`>` });
const falling = (column: Column) => ({ column: sql.ref(`products.${column}`), order: sql`desc`, passed: sql`<` });

const SORTS: Record<ProductSort, ReturnType<typeof rising>> = {
  newest: falling('created_at'),
  last_modified: falling('last_modified_at'),
  name: rising('name'),
  '-name': falling('name'),
  price: rising('min_price'),
  '-price': falling('min_price'),
  stock: rising('stock_total'),
  '-stock': falling('stock_total'),
};

/** Ids of all that match, or at least `most` of them, each with what the list is sorted by as `key`. */
function found(filter: ProductFilter, sort: ProductSort, most: number | null): Condition {
  const some = (way: Condition): Condition =>
    sql`(select products.id, ${SORTS[sort].column} as key from products where ${plain(filter)} and ${way} limit ${most})`;
  const ways = waysToBeFound(filter);
  return ways.length === 0 ? some(sql`true`) : sql.join(ways.map(some), sql` union `);
}

/** Behind the product that the page before ended with. @param key what the rows are sorted by */
function beyond({ sort, after }: ProductWindow, key: Condition, id: Condition): Condition {
  const { column, passed } = SORTS[sort];
  if (after === undefined) return sql`true`;
  return sql`(${key}, ${id}) ${passed} ((select ${column} from products where id = ${after}), ${after}::uuid)`;
}

/** What lists and files say of the products of `page`, in the order of the list. @param now as of which sales count */
function rowsOf(sort: ProductSort, now: Date): Condition {
  const { column, order } = SORTS[sort];
  return sql`
    select products.id, products.slug, products.name, products.status, products.published, products.stock_state,
      products.min_regular_price, products.min_sale_price, products.units_sold, products.tags, products.type,
      products.vendor, products.origin_country, products.created_at, products.last_modified_at, page.counted,
      own.variant_count, own.stock, own.highest_price, shown.image,
      case when categories.id is not null then
        jsonb_build_object('id', categories.id, 'name', categories.name, 'slug', categories.slug) end as category
    from page
    join products on products.id = page.id
    left join categories on categories.id = products.category_id
    cross join lateral (
      select count(*)::integer as variant_count, least(coalesce(sum(stock), 0), 2147483647)::integer as stock,
        coalesce(max(
          case when sale_price > 0 and coalesce(sale_starts_at <= ${now}, true) and coalesce(sale_ends_at > ${now}, true)
            then sale_price else regular_price end), 0) as highest_price
      from variants where product_id = products.id
    ) as own
    ${firstPicture('products.id')}
    order by ${column} ${order}, products.id ${order}`;
}

/** Products as staff look for them: what is rare is found by an index of its own, what is common is met soon. */
export const productListRepository = {
  /** How many PostgreSQL expects to match, from what it knows of the columns' values. */
  async expect(db: Db | Trx, filter: ProductFilter): Promise<number> {
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`
      ${plannedAnew} explain (format json) select from products where ${matching(filter)}`.execute(db);
    return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  },

  /** How many match, counted no further than `most`. */
  async count(db: Db | Trx, filter: ProductFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      ${plannedAnew} with found as (${found(filter, 'newest', most)})
      select least(count(*), ${most})::integer as total from found`.execute(db);
    return rows[0]?.total ?? 0;
  },

  /** Ids and names of all that match, oldest first, or of `most` of them. */
  async listKeys(db: Db | Trx, filter: ProductFilter, most: number): Promise<{ id: string; name: string }[]> {
    const { rows } = await sql<{ id: string; name: string }>`
      ${plannedAnew} with found as (${found(filter, 'newest', most)})
      select products.id, products.name from found join products using (id)
      order by products.created_at, products.id limit ${most}`.execute(db);
    return rows;
  },

  /**
   * A window of all that match: they are looked for by whatever index finds them, and sorted.
   * @param most how far they are counted; where there are more, it is the window of some of them. null: all
   */
  async listFound(
    db: Db,
    filter: ProductFilter,
    window: ProductWindow,
    { most, now }: { most: number | null; now: Date },
  ): Promise<CountedProduct[]> {
    const { order } = SORTS[window.sort];
    const { rows } = await sql<CountedProduct>`
      ${plannedAnew} with found as materialized (${found(filter, window.sort, most)}),
      page as materialized (
        select id, (select count(*)::integer from found) as counted from found
        where ${beyond(window, sql`key`, sql`id`)}
        order by key ${order}, id ${order} limit ${window.limit} offset ${window.offset})
      ${rowsOf(window.sort, now)}`.execute(db);
    return rows;
  },

  /**
   * A window of many, which are met soon in the order of the list: it is walked along for `most` products.
   * @returns fewer than the window has where they were not met so soon
   */
  async walk(
    db: Db,
    filter: ProductFilter,
    window: ProductWindow,
    { most, now }: { most: number; now: Date },
  ): Promise<ListedProduct[]> {
    const { column, order } = SORTS[window.sort];
    const { rows } = await sql<ListedProduct>`
      ${plannedAnew} with page as materialized (
        select products.id, null::integer as counted from (
          select products.* from products where ${beyond(window, column, sql`products.id`)}
          order by ${column} ${order}, products.id ${order} limit ${most}
        ) as products
        where ${matching(filter)}
        order by ${column} ${order}, products.id ${order} limit ${window.limit} offset ${window.offset})
      ${rowsOf(window.sort, now)}`.execute(db);
    return rows;
  },

  /** The names of these products, as far as they are there. */
  async namesOf(db: Db | Trx, ids: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from products where id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  /** This category and all below it; itself alone where there is none such. */
  async listBelow(db: Db | Trx, category_id: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      with recursive tree as (
        select ${category_id}::uuid as id
        union
        select categories.id from tree join categories on categories.parent_id = tree.id
      ) select id from tree`.execute(db);
    return rows.map(({ id }) => id);
  },
};

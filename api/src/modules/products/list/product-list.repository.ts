import { sql } from 'kysely';
import type { CategoryRef } from '@tessera/shared/contract';
import { categoriesBelow } from '../../../infra/database/categories-below';
import type { Db, Trx } from '../../../infra/database/db';
import { firstPicture } from '../../../infra/database/first-picture';
import type { Condition } from '../../../infra/database/lists/conditions';
import { countFound, createListReads, createListSql } from '../../../infra/database/lists/list-sql';
import { falling, isBehind, rising } from '../../../infra/database/lists/list-window';
import type { ListOrder, ListWindow, Placed } from '../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { ImageRow } from '../../../presenters/goods/image';
import type { ProductSort } from '../../../schemas/filters/product-filter';
import { havingValue } from './attribute-conditions.repository';
import { plain, waysToBeFound } from './product-conditions.repository';
import type { ProductFilter } from './product-conditions.repository';

export type ProductWindow = ListWindow<ProductSort>;
/** A window, and as of when sales count. */
type WindowAsOf = ProductWindow & { now: Date };

export interface ListedProduct {
  id: string;
  slug: string;
  name: string;
  category: CategoryRef | null;
  status: 'draft' | 'active' | 'archived';
  published: boolean;
  variant_count: number;
  stock: number;
  stock_state: 'in_stock' | 'low' | 'backorder' | 'out';
  min_regular_price: number;
  min_sale_price: number;
  highest_price: number;
  lowest_margin: number | null;
  highest_margin: number | null;
  units_sold: number;
  image: ImageRow | null;
  tags: string[];
  type: string;
  vendor: string;
  origin_country: string | null;
  created_at: Date;
  last_modified_at: Date;
}

const [created_at, last_modified_at] = [sql`products.created_at`, sql`products.last_modified_at`];
const [name, price, stock] = [sql`products.name`, sql`products.min_price`, sql`products.stock_total`];

const SORTS: Record<ProductSort, ListOrder> = {
  newest: falling(created_at, 'timestamptz'),
  last_modified: falling(last_modified_at, 'timestamptz'),
  name: rising(name, 'text'),
  '-name': falling(name, 'text'),
  price: rising(price, 'bigint'),
  '-price': falling(price, 'bigint'),
  stock: rising(stock, 'bigint'),
  '-stock': falling(stock, 'bigint'),
};

const pages = createListSql<ProductFilter, ProductSort>({
  table: 'products',
  sorts: SORTS,
  usual: 'newest',
  plain,
  waysToBeFound,
});

/** A margin is in hundredths of a percent. */
const WHOLE_MARGIN = sql.raw('10000.0');

/** What lists and files say of the products of `page`, in the order of the list. */
const rowsOf = ({ now, ...window }: WindowAsOf): Condition => sql`
    select products.id, products.slug, products.name, products.status, products.published, products.stock_state,
      products.min_regular_price, products.min_sale_price, products.units_sold, products.tags, products.type,
      products.vendor, products.origin_country, products.created_at, products.last_modified_at, page.counted,
      ${pages.keyOf(window)},
      own.variant_count, own.stock, own.highest_price, own.lowest_margin, own.highest_margin, shown.image,
      case when categories.id is not null then
        jsonb_build_object('id', categories.id, 'name', categories.name, 'slug', categories.slug) end as category
    from page
    join products on products.id = page.id
    left join categories on categories.id = products.category_id
    cross join lateral (
      select count(*)::integer as variant_count, least(coalesce(sum(stock), 0), 2147483647)::integer as stock,
        coalesce(max(paid), 0) as highest_price, min(margin) as lowest_margin, max(margin) as highest_margin
      from variants
      cross join lateral (
        select case when sale_price > 0 and coalesce(sale_starts_at <= ${now}, true) and coalesce(sale_ends_at > ${now}, true)
          then sale_price else regular_price end as paid
      ) as priced
      cross join lateral (select round((paid - cost) * ${WHOLE_MARGIN} / nullif(paid, 0))::bigint as margin) as left_over
      where product_id = products.id
    ) as own
    ${firstPicture('products.id')}
    ${pages.orderBy(window)}`;

/** The one value of an attribute that is all that is asked for. */
function valueOf({ attributes = [], ...others }: ProductFilter): number | undefined {
  const [asked, ...more] = attributes;
  if (Object.keys(others).length > 0 || more.length > 0 || !asked || !('value_ids' in asked)) return undefined;
  return asked.value_ids.length === 1 ? asked.value_ids[0] : undefined;
}

/** Products as staff look for them: what is rare is found by an index of its own, what is common is met soon. */
export const productListRepository = {
  expect: pages.expect,
  known: pages.known,
  countMet: pages.countMet,
  /** How many match, counted no further than `most`; of one value they need not be looked at. */
  count(db: Db, filter: ProductFilter, most: number): Promise<number> {
    const value = valueOf(filter);
    return value === undefined ? pages.count(db, filter, most) : countFound(db, havingValue(value, most), most);
  },
  ...createListReads<ListedProduct, ProductFilter, ProductSort, WindowAsOf>(pages, rowsOf),

  /**
   * A window of those with these numbers, and of the last ones that were changed, as far as they match.
   * @param of.changed_from when the first of those was changed; of more than `of.most` the last ones
   */
  async listAmong(
    db: Db,
    filter: ProductFilter,
    window: WindowAsOf,
    of: { nos: readonly number[]; changed_from: Date; most: number },
  ) {
    const { column, order } = SORTS[window.sort];
    const matching = sql`${plain(filter)} and ${isBehind(SORTS[window.sort], window.after, sql`products.id`)}`;
    const { rows } = await sql<ListedProduct & Placed>`
      ${plannedAnew} with page as materialized (
        select id, null::integer as counted from (
          select products.id, ${column} as key from products where products.no = any(${of.nos}::integer[]) and ${matching}
          union
          select products.id, ${column} as key from (
            select * from products where last_modified_at >= ${of.changed_from}
            order by last_modified_at desc, id desc limit ${of.most}
          ) as products where ${matching}
        ) as found
        order by key ${order}, id ${order} limit ${window.limit} offset ${window.offset})
      ${rowsOf(window)}`.execute(db);
    return rows;
  },

  /** Ids and names of all that match, oldest first, or of `most` of them. */
  async listKeys(db: Db | Trx, filter: ProductFilter, most: number): Promise<{ id: string; label: string }[]> {
    const { rows } = await sql<{ id: string; label: string }>`
      ${plannedAnew} with found as (${pages.found(filter, 'newest', most)})
      select products.id, products.name as label from found join products using (id)
      order by products.created_at, products.id limit ${most}`.execute(db);
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
    const { rows } = await sql<{ id: string }>`${categoriesBelow(category_id)}`.execute(db);
    return rows.map(({ id }) => id);
  },
};

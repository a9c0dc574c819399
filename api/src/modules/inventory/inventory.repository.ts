import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { categoriesBelow } from '../../infra/database/categories-below';
import type { Db, Trx } from '../../infra/database/db';
import { likeStart } from '../../infra/database/lists/conditions';
import { firstPicture } from '../../infra/database/first-picture';
import type { VariantsTable } from '../../infra/database/tables/database';
import type { ImageRow } from '../../presenters/goods/image';
import type { NamedVariant } from '../../presenters/goods/variant';

export interface InventoryRow extends NamedVariant {
  image: ImageRow | null;
  published: boolean;
  /** '' where it has none */
  barcode: string;
  stock: number;
  track_stock: boolean;
  allow_backorder: boolean;
  low_stock_threshold: number | null;
}

export interface InventoryFilter {
  state: 'all' | 'low' | 'out';
  search: string;
  /** of products in it or below it */
  category_id?: string | undefined;
  /** a SKU in any case, or a barcode: all of it */
  code?: string | undefined;
  /** of variants without a threshold of their own */
  low_stock: number;
  /** the id of the last variant that was seen */
  after?: string | undefined;
}

export type LockedVariant = Pick<
  Selectable<VariantsTable>,
  'id' | 'product_id' | 'sku' | 'stock' | 'low_stock_threshold'
>;

export interface MovedStock {
  variant_id: string;
  /** pieces more; below 0: fewer */
  quantity: number;
}

/** Of each way to be found; who means more of them types more. */
const MOST_FOUND = 5_000;

const COLUMNS = sql`page.id as variant_id, page.product_id, products.slug, products.name, page.sku, page.options,
  shown.image, products.published, page.barcode, page.stock, page.track_stock, page.allow_backorder, page.low_stock_threshold`;
/** The newest products first, their variants in their own order. */
const ORDER = sql`product_id desc, position, id`;

/** Every word begins one of the product's name, or all of it the SKU. */
function found(search: string): RawBuilder<unknown> {
  const start = likeStart(search.toUpperCase());
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const typed = words.map((word) => `${word.toLowerCase()}:*`).join(' & ');
  const bySku = sql`(select id from variants where upper(sku) like ${start} limit ${MOST_FOUND})`;
  if (typed === '') return bySku;
  return sql`(${bySku} union all (
    select own.id from products join variants as own on own.product_id = products.id
    where name_search @@ to_tsquery('simple', ${typed}) limit ${MOST_FOUND}))`;
}

const isIn = (category_id: string): RawBuilder<unknown> =>
  sql`product_id in (select id from products where category_id in (${categoriesBelow(category_id)}))`;

const bears = (code: string): RawBuilder<unknown> =>
  sql`(upper(sku) = ${code.toUpperCase()} or barcode = ${code} and barcode <> '')`;

const STATES: Record<InventoryFilter['state'], (low_stock: number) => RawBuilder<unknown>> = {
  all: () => sql`true`,
  low: (low_stock) => sql`track_stock and stock between 1 and coalesce(low_stock_threshold, ${low_stock})`,
  out: () => sql`track_stock and stock = 0`,
};

/** SQL of staff's inventory. Whoever changes several variants locks them in the order of their ids, and then products. */
export const inventoryRepository = {
  async list(
    db: Db,
    { state, search, category_id, code, low_stock, after }: InventoryFilter,
    limit: number,
  ): Promise<InventoryRow[]> {
    const last = sql`(select product_id, position, id from variants where id = ${after ?? null})`;
    const beyond = sql`exists (select from ${last} as last where variants.product_id < last.product_id
      or (variants.product_id = last.product_id and (variants.position, variants.id) > (last.position, last.id)))`;
    const conditions = [
      STATES[state](low_stock),
      ...(search === '' ? [] : [sql`id in ${found(search)}`]),
      ...(category_id === undefined ? [] : [isIn(category_id)]),
      ...(code === undefined ? [] : [bears(code)]),
      ...(after === undefined
        ? []
        : [sql`product_id <= (select product_id from variants where id = ${after})`, beyond]),
    ];
    const { rows } = await sql<InventoryRow>`
      with page as materialized (
        select * from variants where ${sql.join(conditions, sql` and `)} order by ${ORDER} limit ${limit}
      )
      select ${COLUMNS} from page join products on products.id = page.product_id
      ${firstPicture('page.product_id')}
      order by page.product_id desc, page.position, page.id`.execute(db);
    return rows;
  },

  async find(db: Db | Trx, variant_id: string): Promise<InventoryRow | undefined> {
    const { rows } = await sql<InventoryRow>`
      select ${COLUMNS} from variants as page join products on products.id = page.product_id
      ${firstPicture('page.product_id')}
      where page.id = ${variant_id}`.execute(db);
    return rows[0];
  },

  /** Those that there are, in the order of ids. */
  async lock(trx: Trx, variant_ids: readonly string[]): Promise<LockedVariant[]> {
    const { rows } = await sql<LockedVariant>`
      select id, product_id, sku, stock, low_stock_threshold from variants where id = any(${variant_ids}::uuid[])
      order by id for no key update`.execute(trx);
    return rows;
  },

  async lockProducts(trx: Trx, product_ids: readonly string[]): Promise<void> {
    await sql`select id from products where id = any(${product_ids}::uuid[]) order by id for no key update`.execute(
      trx,
    );
  },

  async move(trx: Trx, moved: readonly MovedStock[]): Promise<void> {
    await sql`
      update variants set stock = variants.stock + moved.quantity
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (variant_id uuid, quantity integer)
      where variants.id = moved.variant_id`.execute(trx);
  },

  async setThreshold(trx: Trx, variant_id: string, low_stock_threshold: number | null): Promise<void> {
    await trx.updateTable('variants').set({ low_stock_threshold }).where('id', '=', variant_id).execute();
  },
};

import { sql, type RawBuilder } from 'kysely';
import type { CategoryRef } from '@tessera/shared/contract';
import type { Db } from '../../infra/database/db';
import type { ImageRow } from '../../presenters/image';

export type AdminSort = 'newest' | 'name' | 'price' | '-price' | 'last_modified';

export interface AdminProductRow {
  id: string;
  slug: string;
  name: string;
  category: CategoryRef | null;
  published: boolean;
  variant_count: number;
  stock: number;
  min_regular_price: number;
  min_sale_price: number;
  image: ImageRow | null;
  created_at: Date;
  last_modified_at: Date;
}

export interface SummaryCounts {
  products: number;
  published_products: number;
  variants: number;
  categories: number;
  customers: number;
  sold_out_variants: number;
  low_stock_variants: number;
}

const ORDERS: Record<AdminSort, RawBuilder<unknown>> = {
  newest: sql`created_at desc, id desc`,
  last_modified: sql`last_modified_at desc, id desc`,
  name: sql`name, id`,
  price: sql`min_price, id`,
  '-price': sql`min_price desc, id desc`,
};

function matching(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`;
  const start = `${search.replace(/[\\%_]/g, '\\$&')}%`;
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const typed = words.map((word) => `${word}:*`).join(' & ');
  const byWords = typed === '' ? sql`false` : sql`name_search @@ to_tsquery('simple', ${typed.toLowerCase()})`;
  return sql`(${byWords} or slug like ${start.toLowerCase()}
    or id in (select product_id from variants where upper(sku) like ${start.toUpperCase()}))`;
}

/** SQL of what the back office shows: drafts too, and numbers as they are at this moment. */
export function createAdminRepository(db: Db) {
  return {
    async getCounts(low_stock: number): Promise<SummaryCounts> {
      const { rows } = await sql<SummaryCounts>`
        select
          (select count(*) from products)::integer as products,
          (select count(*) from products where published)::integer as published_products,
          (select count(*) from variants)::integer as variants,
          (select count(*) from categories)::integer as categories,
          (select count(*) from users where role = 'REGULAR')::integer as customers,
          (select count(*) from variants where track_stock and not allow_backorder and stock = 0)::integer as sold_out_variants,
          (select count(*) from variants
           where track_stock and not allow_backorder and stock between 1 and ${low_stock})::integer as low_stock_variants`.execute(
        db,
      );
      const counts = rows[0];
      if (!counts) throw new Error('A count always has a row');
      return counts;
    },

    async countProducts(search: string): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*)::integer as total from products where ${matching(search)}`.execute(db);
      return rows[0]?.total ?? 0;
    },

    async listProducts(search: string, sort: AdminSort, limit: number, offset: number): Promise<AdminProductRow[]> {
      const { rows } = await sql<AdminProductRow>`
        with page as materialized (
          select * from products where ${matching(search)} order by ${ORDERS[sort]} limit ${limit} offset ${offset}
        )
        select page.id, page.slug, page.name, published, min_regular_price, min_sale_price, page.created_at,
          page.last_modified_at, stocked.variant_count, stocked.stock, shown.image,
          case when categories.id is not null then
            jsonb_build_object('id', categories.id, 'name', categories.name, 'slug', categories.slug) end as category
        from page
        left join categories on categories.id = page.category_id
        cross join lateral (
          select count(*)::integer as variant_count, coalesce(sum(stock), 0)::integer as stock
          from variants where product_id = page.id
        ) as stocked
        left join lateral (
          select jsonb_build_object('hash', images.hash, 'ext', images.ext, 'width', images.width, 'height', images.height,
            'tone', images.tone, 'alt', coalesce(nullif(product_images.alt, ''), images.alt),
            'derived_widths', to_jsonb(images.derived_widths)) as image
          from product_images join images on images.id = product_images.image_id
          where product_images.product_id = page.id order by product_images.position limit 1
        ) as shown on true
        order by ${ORDERS_OF_PAGE[sort]}`.execute(db);
      return rows;
    },
  };
}

const ORDERS_OF_PAGE: Record<AdminSort, RawBuilder<unknown>> = {
  newest: sql`page.created_at desc, page.id desc`,
  last_modified: sql`page.last_modified_at desc, page.id desc`,
  name: sql`page.name, page.id`,
  price: sql`page.min_price, page.id`,
  '-price': sql`page.min_price desc, page.id desc`,
};

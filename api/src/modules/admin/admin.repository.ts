import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';
import type { FirstStep } from './admin.schemas';

export interface SummaryCounts {
  products: number;
  published_products: number;
  variants: number;
  categories: number;
  customers: number;
  sold_out_variants: number;
  low_stock_variants: number;
}

/** SQL of what the back office shows: numbers as they are at this moment. */
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
           where track_stock and not allow_backorder
             and stock between 1 and coalesce(low_stock_threshold, ${low_stock}))::integer as low_stock_variants`.execute(
        db,
      );
      const counts = rows[0];
      if (!counts) throw new Error('A count always has a row');
      return counts;
    },

    /** Which of the first steps are done. @param unnamed what a shop is called that nobody has named yet */
    async getDone(unnamed: string): Promise<Record<FirstStep, boolean>> {
      const { rows } = await sql<Record<FirstStep, boolean>>`
        select
          exists (select from settings where key = 'store' and value #>> '{contact,email}' <> ''
            and value ->> 'name' <> ${unnamed}) as contact,
          exists (select from categories) as category,
          exists (select from products where published) as product,
          exists (select from delivery_methods) as delivery,
          exists (select from settings where key = 'taxes') or exists (select from tax_rates) as taxes,
          exists (select from settings where key = 'payments') as payments,
          not exists (select from content_pages where is_sample) as pages`.execute(db);
      const done = rows[0];
      if (!done) throw new Error('What exists always has a row');
      return done;
    },
  };
}

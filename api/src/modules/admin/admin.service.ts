import type { AdminProduct, AdminProductList, AdminSummary } from '@tessera/shared/contract';
import type { Infra } from '../../infra';
import { presentImage } from '../../presenters/image';
import { LOW_STOCK } from '../../presenters/variant';
import type { StoreService } from '../store/store.service';
import { createAdminRepository, type AdminProductRow, type AdminSort } from './admin.repository';

const NEWEST = 5;

export interface AdminProductQuery {
  search: string;
  sort: AdminSort;
  page: number;
  page_size: number;
}

export interface AdminDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency'>;
}

function present(
  { min_regular_price, min_sale_price, image, ...row }: AdminProductRow,
  currency: string,
): AdminProduct {
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

/** What the back office reads of the shop. */
export function createAdminService({ db, store }: AdminDeps) {
  const admin = createAdminRepository(db);
  return {
    /** The dashboard's counts, as they are now, and the newest products. */
    async getSummary(): Promise<AdminSummary> {
      const [counts, newest, currency] = await Promise.all([
        admin.getCounts(LOW_STOCK),
        admin.listProducts('', 'newest', NEWEST, 0),
        store.getCurrency(),
      ]);
      return { ...counts, newest_products: newest.map((row) => present(row, currency)) };
    },

    /** A page of all products, drafts included, found by words of the name, SKU or address. */
    async listProducts({ search, sort, page, page_size }: AdminProductQuery): Promise<AdminProductList> {
      const [rows, total, currency] = await Promise.all([
        admin.listProducts(search, sort, page_size, (page - 1) * page_size),
        admin.countProducts(search),
        store.getCurrency(),
      ]);
      return { items: rows.map((row) => present(row, currency)), total, page, page_size };
    },
  };
}

export type AdminService = ReturnType<typeof createAdminService>;

import type { AdminSummary } from '@tessera/shared/contract';
import type { Infra } from '../../infra';
import type { ProductListService } from '../products/list/product-list.service';
import { STORE_DEFAULTS } from '../store/store.service';
import type { StoreService } from '../store/store.service';
import { createAdminRepository } from './admin.repository';
import { FIRST_STEPS } from './admin.schemas';

const NEWEST = 5;

export interface AdminDeps extends Pick<Infra, 'db'> {
  productList: Pick<ProductListService, 'list'>;
  store: Pick<StoreService, 'getSettings'>;
}

/** What the back office reads of the shop. */
export function createAdminService({ db, productList, store }: AdminDeps) {
  const admin = createAdminRepository(db);
  return {
    /** The dashboard's counts, as they are now, the newest products, and what the shop still lacks. */
    async getSummary(): Promise<AdminSummary> {
      const { low_stock } = await store.getSettings();
      const [counts, newest, done] = await Promise.all([
        admin.getCounts(low_stock),
        productList.list({ sort: 'newest', page: 1, page_size: NEWEST }),
        admin.getDone(STORE_DEFAULTS.name),
      ]);
      // those who see this need not see products, nor what is left of their prices
      const newest_products = newest.items.map((item) => ({ ...item, lowest_margin: null, highest_margin: null }));
      return { ...counts, newest_products, first_steps: FIRST_STEPS.filter((step) => !done[step]) };
    },
  };
}

export type AdminService = ReturnType<typeof createAdminService>;

import type { Infra } from '../../infra';
import type { CartViewsService } from '../cart/cart-views.service';
import type { StoreService } from '../store/store.service';
import { draftSearchRepository } from './draft-search.repository';
import type { DraftCustomerListView, DraftVariantListView } from './order-drafts.schemas';

export interface DraftSearchDeps extends Pick<Infra, 'db'> {
  cartViews: Pick<CartViewsService, 'listGoods'>;
  store: Pick<StoreService, 'getCurrency'>;
}

export type DraftSearchService = ReturnType<typeof createDraftSearch>;

const MOST_VARIANTS = 20;
const MOST_CUSTOMERS = 10;

/** What staff look for while they write a draft. */
export function createDraftSearch({ db, cartViews, store }: DraftSearchDeps) {
  return {
    /** By words of the product's name or the beginning of a SKU, with price and stock as they are now. */
    async variants(search: string): Promise<DraftVariantListView> {
      const ids = await draftSearchRepository.findVariants(db, search.trim(), MOST_VARIANTS);
      const lines = await cartViews.listGoods(
        db,
        ids.map((variant_id) => ({ variant_id, quantity: 1 })),
      );
      const items = lines.map(({ id, variant_id, name, sku, options, shown, price, available, published }) => {
        return { variant_id, product_id: id, name, sku, options, image: shown.image, price, available, published };
      });
      return { items, currency: await store.getCurrency() };
    },

    /** By the beginning of their address or of a name. */
    async customers(search: string): Promise<DraftCustomerListView> {
      return { items: await draftSearchRepository.findCustomers(db, search.trim(), MOST_CUSTOMERS) };
    },
  };
}

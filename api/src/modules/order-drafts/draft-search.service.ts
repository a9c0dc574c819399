import type { Language } from '../../core/languages';
import type { Infra } from '../../infra';
import type { CartViewsService } from '../cart/cart-views.service';
import type { StoreService } from '../store/store.service';
import { draftSearchRepository } from './draft-search.repository';
import type { DraftCustomerListView, DraftVariantListView, VariantSearch } from './records/order-drafts.schemas';

export interface DraftSearchDeps extends Pick<Infra, 'db'> {
  cartViews: Pick<CartViewsService, 'listGoods'>;
  store: Pick<StoreService, 'getCurrency'>;
}

export type DraftSearchService = ReturnType<typeof createDraftSearch>;

const MOST_CUSTOMERS = 10;

/** What staff look for while they write a draft. */
export function createDraftSearch({ db, cartViews, store }: DraftSearchDeps) {
  return {
    /**
     * By words of the product's name or the beginning of a SKU, or all variants of one product; with price and stock as
     * they are now; named in `language`.
     */
    async variants({ search, product_id }: VariantSearch, language: Language): Promise<DraftVariantListView> {
      const words = search.trim();
      const found = await (product_id === undefined
        ? words === ''
          ? []
          : draftSearchRepository.findVariants(db, words)
        : draftSearchRepository.listVariantsOf(db, product_id));
      const counts = new Map(found.map(({ id, variant_count }) => [id, variant_count]));
      const wanted = found.map(({ id: variant_id }) => ({ variant_id, quantity: 1 }));
      const lines = await cartViews.listGoods(db, wanted, language);
      const items = lines.map(({ id: product_id, shown, ...line }) => {
        const { variant_id, name, sku, options, price, available, published } = line;
        const variant_count = counts.get(variant_id) ?? 1;
        const { image } = shown;
        return { variant_id, product_id, name, sku, options, image, price, available, published, variant_count };
      });
      return { items, currency: await store.getCurrency() };
    },

    /** By the beginning of their address or of a name. */
    async customers(search: string): Promise<DraftCustomerListView> {
      return { items: await draftSearchRepository.findCustomers(db, search.trim(), MOST_CUSTOMERS) };
    },
  };
}

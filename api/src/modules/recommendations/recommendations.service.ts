import type { ProductSummary } from '@tessera/shared/contract';
import type { Language } from '../../core/languages';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import { recommendationsRepository as repository } from './recommendations.repository';

export interface RecommendationsDeps extends Pick<Infra, 'db'> {
  products: Pick<ProductFinder, 'get' | 'findGone'>;
  /** published products as tiles in a language, in the order of their ids */
  cards(ids: readonly string[], language: Language): Promise<ProductSummary[]>;
}

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;

const MOST = 8;
/** Nobody tells when an order is placed: what goes together may be this old. */
const TOGETHER_MS = 5 * 60_000;

/** What else somebody may want. */
export function createRecommendationsService({ db, products, cards }: RecommendationsDeps) {
  async function tiles(ids: readonly string[], language: Language, tags: string[]) {
    const items = await cards(ids, language);
    return { value: { items }, tags: ['store', 'products', ...tags, ...items.map(({ id }) => `product:${id}`)] };
  }

  return {
    /** Up to eight products that stand in orders with this one. @throws AppError `catalogue.product_not_found` */
    async boughtTogether(product: string, language: Language, preview_of?: string) {
      const { id } = await products.get(product, preview_of);
      const found = await tiles(await repository.listBoughtTogether(db, id, MOST), language, [`product:${id}`]);
      return { ...found, max_age_ms: TOGETHER_MS };
    },

    /**
     * Up to eight products to show in the place of one that has left the shop.
     * @throws AppError `catalogue.product_not_found` for what has never been in it
     */
    async alternatives(product: string, language: Language) {
      const gone = await products.findGone(product);
      if (!gone) throw new AppError('catalogue.product_not_found');
      const near = await repository.listBestSellers(db, gone.category_id, MOST);
      const ids = near.length > 0 ? near : await repository.listBestSellers(db, null, MOST);
      return tiles(ids, language, [`product:${gone.id}`]);
    },
  };
}

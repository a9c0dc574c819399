import type { Infra } from '../../infra';
import type { ProductIndexService } from './index/product-index.service';
import { createCatalogueWriteRepository } from './writing/catalogue-write.repository';

export type ForSaleService = ReturnType<typeof createForSale>;

/** How it stands with one product, by the very conditions that put it into the shop. */
export interface Publication {
  is_active: boolean;
  has_begun: boolean;
  has_not_ended: boolean;
  /** the shop shows its page */
  is_published: boolean;
  /** listings and search of this process know it */
  is_listed: boolean;
}

/** Says what of the shop's own conditions a product meets. */
export function createForSale({
  db,
  clock,
  productIndex,
}: Pick<Infra, 'db' | 'clock'> & { productIndex: Pick<ProductIndexService, 'current'> }) {
  const writes = createCatalogueWriteRepository();
  return {
    /** Undefined where there is no such product. */
    async of(product_id: string): Promise<Publication | undefined> {
      const found = await writes.findPublication(db, product_id, clock.now());
      if (!found) return undefined;
      const { no, ...conditions } = found;
      const { columns } = await productIndex.current();
      return { ...conditions, is_listed: columns.isListed(no) };
    },
  };
}

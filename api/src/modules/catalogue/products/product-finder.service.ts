import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { createProductFinderRepository } from './product-finder.repository';
import type { FoundProduct } from './product-finder.repository';

export type ProductFinder = ReturnType<typeof createProductFinder>;

/** Finds the product that an address names, for everybody who keeps something about products. */
export function createProductFinder({ db }: Pick<Infra, 'db'>) {
  const products = createProductFinderRepository(db);

  async function get(id_or_slug: string, preview_of?: string): Promise<FoundProduct> {
    const found = await products.findPublished(id_or_slug, preview_of);
    if (!found) throw new AppError('catalogue.product_not_found');
    return found;
  }

  return {
    /** A published product by id, slug in any language or former slug, or that of a preview. @throws AppError `catalogue.product_not_found` */
    get,

    /** Its id. @throws AppError `catalogue.product_not_found` */
    getId: async (id_or_slug: string, preview_of?: string): Promise<string> => (await get(id_or_slug, preview_of)).id,

    /** Id and category of a product that was sold here once and is not any more, by id, slug or former slug. */
    findGone: (id_or_slug: string) => products.findGone(id_or_slug),

    /** Those of `ids` that are published, in their order. */
    listPublished: (ids: readonly string[]): Promise<string[]> => products.listPublished(ids),

    /** Holds the product's row until `trx` ends: what is counted about it is counted one after the other. */
    lock: (trx: Trx, id: string): Promise<boolean> => products.lock(trx, id),
  };
}

import type { CategoryRef, ProductSummary } from '@tessera/shared/contract';
import type { CatalogueRepository, CategoryRow } from './catalogue.repository';
import { groupBy } from './group-by';
import { presentSummary } from './present-product';

const TILE_IMAGES = 2;

interface Deps {
  catalogue: Pick<CatalogueRepository, 'listSummaries' | 'listImages' | 'listSwatches'>;
  categories(): Promise<CategoryRow[]>;
  currency(): Promise<string>;
}

/** Makes a function that answers the tiles of products, in the order of their ids, in one round of queries. */
export function createSummaries({ catalogue, categories, currency }: Deps) {
  return async (ids: readonly string[]): Promise<ProductSummary[]> => {
    const [rows, images, swatches, known, money] = await Promise.all([
      catalogue.listSummaries(ids),
      catalogue.listImages(ids, TILE_IMAGES),
      catalogue.listSwatches(ids),
      categories(),
      currency(),
    ]);
    const refs = new Map(known.map(({ id, name, slug }): [string, CategoryRef] => [id, { id, name, slug }]));
    const imagesOf = groupBy(images, ({ product_id }) => product_id);
    const swatchesOf = groupBy(swatches, ({ product_id }) => product_id);
    return rows.map((row) =>
      presentSummary(row, {
        currency: money,
        categories: refs,
        images: imagesOf.get(row.id) ?? [],
        swatches: swatchesOf.get(row.id) ?? [],
      }),
    );
  };
}

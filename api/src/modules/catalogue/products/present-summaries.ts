import type { CategoryRef, ProductSummary } from '@tessera/shared/contract';
import type { Language } from '../../../core/languages';
import type { CatalogueRepository, CategoryRow, SummaryRow } from './catalogue.repository';
import { groupBy } from '../../../infra/basics/group-by';
import { inLanguage } from './category-tree';
import { presentSummary, type ColoursOf } from './present-product';
import type { SayOption } from '../../../presenters/words/say-option';

const TILE_IMAGES = 2;

interface Deps {
  catalogue: Pick<CatalogueRepository, 'listSummaries' | 'listSummariesByNo' | 'listImages' | 'listSwatches'>;
  categories(): Promise<CategoryRow[]>;
  currency(): Promise<string>;
  /** what swatches of an option's value look like, and what that is called */
  dictionary(): Promise<{ coloursOf: ColoursOf; sayIn(language: string): SayOption }>;
}

/** Products by id, or by the number that the counting index knows them by. */
export type ProductKeys = readonly string[] | { nos: readonly number[] };

/** Makes a function that answers the tiles of products in a language, in the order given, in one round of queries or two. */
export function createSummaries({ catalogue, categories, currency, dictionary }: Deps) {
  async function readRows(
    keys: ProductKeys,
    language: Language,
  ): Promise<{ ids: readonly string[]; rows: SummaryRow[] }> {
    if (!('nos' in keys)) return { ids: keys, rows: [] };
    const rows = await catalogue.listSummariesByNo(keys.nos, language);
    return { ids: rows.map(({ id }) => id), rows };
  }

  return async (keys: ProductKeys, language: Language): Promise<ProductSummary[]> => {
    const known = await readRows(keys, language);
    const { ids } = known;
    const [rows, images, swatches, all, money, { coloursOf, sayIn }] = await Promise.all([
      'nos' in keys ? known.rows : catalogue.listSummaries(ids, language),
      catalogue.listImages(ids, TILE_IMAGES, language),
      catalogue.listSwatches(ids),
      categories(),
      currency(),
      dictionary(),
    ]);
    const refs = new Map(
      all.map((row): [string, CategoryRef] => {
        const { id, name, slug } = inLanguage(row, language);
        return [id, { id, name, slug }];
      }),
    );
    const say = sayIn(language);
    const imagesOf = groupBy(images, ({ product_id }) => product_id);
    const swatchesOf = groupBy(swatches, ({ product_id }) => product_id);
    return rows.map((row) =>
      presentSummary(row, {
        currency: money,
        categories: refs,
        images: imagesOf.get(row.id) ?? [],
        swatches: swatchesOf.get(row.id) ?? [],
        coloursOf,
        say,
      }),
    );
  };
}

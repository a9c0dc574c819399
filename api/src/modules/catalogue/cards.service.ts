import type { ProductSummary } from '@tessera/shared/contract';
import type { Language } from '../../core/languages';
import type { CatalogueService } from './catalogue.service';

/** As many as the catalogue gives at a time. */
const AT_ONCE = 60;

/** Published products as tiles in a language, in the order of their ids. */
export type Cards = (ids: readonly string[], language: Language) => Promise<ProductSummary[]>;

/** Tiles of any number of products. */
export function createCards(catalogue: Pick<CatalogueService, 'listCards'>): Cards {
  return async (ids, language) => {
    const items: ProductSummary[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const { value } = await catalogue.listCards(ids.slice(at, at + AT_ONCE).join(','), language);
      items.push(...value.items);
    }
    return items;
  };
}

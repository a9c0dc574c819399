import type { Static } from 'typebox';
import type { Language } from '../../../core/languages';
import type { Infra } from '../../../infra';
import { normaliseText } from '../../../presenters/search/search-text';
import { toSearchWords, type SearchWords, type SearchWordsService } from '../../search/search-words.service';
import type { StoreService } from '../../store/store.service';
import type { ProductIndexService } from '../index/product-index.service';
import { searchProducts, synonymsUsed } from '../listing/product-search';
import { byRelevance } from '../listing/relevance';
import { createSearchRepository } from '../listing/search.repository';
import { createCatalogueRepository } from '../products/catalogue.repository';
import { presentSuggestion } from '../products/present-suggestion';
import { createSummaries } from '../products/present-summaries';
import type { SearchTrial, SearchTrialBody, TriedAnswer } from './search-trial.schemas';

const MOST_PRODUCTS = 4;

interface Deps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency'>;
  searchWords: Pick<SearchWordsService, 'known'>;
  productIndex: ProductIndexService;
}

/** Searches as the shop would answer them with search words that nobody has saved; nothing is written or counted. */
export function createSearchTrial({ db, store, searchWords, productIndex }: Deps) {
  const catalogue = createCatalogueRepository(db);
  const summaries = createSummaries({
    catalogue,
    categories: () => catalogue.listCategories(),
    currency: store.getCurrency,
    dictionary: async () => (await productIndex.current()).dictionary,
  });

  async function answer(search: string, words: SearchWords, language: Language): Promise<Static<typeof TriedAnswer>> {
    const options = { ...words, language };
    const { hits, ...found } = await searchProducts(createSearchRepository(db, language), search, options);
    const { columns } = await productIndex.current();
    const slots = byRelevance(columns, hits);
    const items = await summaries(
      { nos: slots.slice(0, MOST_PRODUCTS).map((slot) => columns.no[slot] ?? 0) },
      language,
    );
    return {
      synonyms: synonymsUsed(search, options),
      understood: { asked: search, ...found },
      redirect: words.redirects.get(normaliseText(search)) ?? null,
      total: slots.length,
      products: items.map(presentSuggestion),
    };
  }

  return {
    /** Each search with the words as they are, and as they are given here. */
    async try(asked: Static<typeof SearchTrialBody>): Promise<Static<typeof SearchTrial>> {
      const { language, searches } = asked;
      const groups = asked.synonyms.map(({ words }) => words);
      const [before, after] = [await searchWords.known(), toSearchWords(groups, asked.redirects)];
      const items: Static<typeof SearchTrial>['items'] = [];
      // One after the other: whoever tries ten searches takes no more of the database than a shopper does.
      for (const search of new Set(searches.map((text) => text.trim()))) {
        items.push({
          search,
          before: await answer(search, before, language),
          after: await answer(search, after, language),
        });
      }
      return { items };
    },
  };
}

export type SearchTrialService = ReturnType<typeof createSearchTrial>;

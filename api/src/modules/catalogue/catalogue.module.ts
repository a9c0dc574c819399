import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { DeliveryService } from '../delivery/delivery.service';
import type { SearchTermsService } from '../search/search-terms.service';
import type { SearchWordsService } from '../search/search-words.service';
import type { StoreService } from '../store/store.service';
import { createCards } from './cards.service';
import { createCatalogueService } from './catalogue.service';
import { createHeldCounts } from './collections/held-counts.service';
import { createForSale } from './for-sale.service';
import { createProductIndex } from './index/product-index.service';
import { createListingWriter } from './writing/listing-writer.service';
import { createPriceClock } from './writing/price-clock.service';
import { createProductsByValue } from './products-by-value.service';
import { createProductFinder } from './products/product-finder.service';
import { createSearchTrial } from './trial/search-trial.service';
import { createProminence } from './writing/prominence.service';

interface Needs {
  store: StoreService;
  searchWords: SearchWordsService;
  searchTerms: SearchTermsService;
  delivery: DeliveryService;
}

/** What is for sale. */
export const catalogueModule = defineModule({
  name: 'catalogue',
  services: (infra: Infra, needs: Needs) => {
    const productIndex = createProductIndex(infra);
    const listingWriter = createListingWriter(infra);
    const heldCounts = createHeldCounts({ ...infra, productIndex });
    const catalogue = createCatalogueService({ ...infra, ...needs, productIndex, heldCounts });
    return {
      productIndex,
      heldCounts,
      catalogue,
      searchTrial: createSearchTrial({ ...infra, ...needs, productIndex }),
      products: createProductFinder(infra),
      forSale: createForSale({ ...infra, productIndex }),
      productsByValue: createProductsByValue({ productIndex }),
      cards: createCards(catalogue),
      prominence: createProminence(infra),
      listingWriter,
      priceClock: createPriceClock({ ...infra, ...needs, listingWriter }),
    };
  },
  hourly: ({ prominence }) => prominence.refresh(),
  web: async () => {
    const { catalogueRoutes } = await import('./catalogue.routes');
    const { catalogueSchemas } = await import('./products/catalogue.schemas');
    const { searchTrialRoutes } = await import('./trial/search-trial.routes');
    const { searchTrialSchemas } = await import('./trial/search-trial.schemas');
    return {
      schemas: [...catalogueSchemas, ...searchTrialSchemas],
      routes: [catalogueRoutes, searchTrialRoutes],
    };
  },
});

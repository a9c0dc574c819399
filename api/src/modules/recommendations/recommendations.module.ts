import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { Cards } from '../catalogue/cards.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import { createRecommendationsService } from './recommendations.service';

interface Needs {
  products: ProductFinder;
  cards: Cards;
}

/** What else may please. */
export const recommendationsModule = defineModule({
  name: 'recommendations',
  services: (infra: Infra, needs: Needs) => ({ recommendations: createRecommendationsService({ ...infra, ...needs }) }),
  web: async () => ({ routes: [(await import('./recommendations.routes')).recommendationsRoutes] }),
});

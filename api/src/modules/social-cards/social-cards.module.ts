import type { Infra } from '../../infra';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import { defineModule } from '../../framework/module';
import type { Cards } from '../catalogue/cards.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { StoreService } from '../store/store.service';
import { createSocialCardsService } from './social-cards.service';

interface Needs {
  products: ProductFinder;
  cards: Cards;
  pictures: DrawingProcess;
  store: StoreService;
}

/** A product's picture for link previews. */
export const socialCardsModule = defineModule({
  name: 'social-cards',
  services: (infra: Infra, needs: Needs) => ({ socialCards: createSocialCardsService({ ...infra, ...needs }) }),
  hourly: ({ socialCards }) => socialCards.removeOld(),
  web: async () => ({ routes: [(await import('./social-cards.routes')).socialCardsRoutes] }),
});

import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { DeliveryService } from '../delivery/delivery.service';
import type { LimitsService } from '../limits/limits.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { StoreService } from '../store/store.service';
import type { TaxesService } from '../taxes/taxes.service';
import { createCartChangesService } from './cart-changes.service';
import { cartExtrasRepository } from './cart-extras.repository';
import { createCartExtrasService } from './cart-extras.service';
import { createCartGoodsService } from './goods/cart-goods.service';
import { createKeptCartService } from './kept/kept-cart.service';
import { createCartViewsService } from './cart-views.service';
import { MOST_LINES, createCartService } from './cart.service';

interface Needs {
  store: StoreService;
  limits: LimitsService;
  delivery: DeliveryService;
  taxes: TaxesService;
  promotions: PromotionsService;
}

/** What somebody is about to buy, and what that costs. */
export const cartModule = defineModule({
  name: 'cart',
  services: (infra: Infra, needs: Needs) => {
    const goods = createCartGoodsService(infra);
    const cartViews = createCartViewsService({ ...infra, ...needs, goods });
    const cartChanges = createCartChangesService({ ...infra, views: cartViews });
    const shared = { ...infra, ...needs, views: cartViews, cartChanges };
    return {
      cartViews,
      cartChanges,
      cart: createCartService(shared),
      cartExtras: createCartExtrasService(shared),
      keptCart: createKeptCartService({ ...shared, lines: { ...cartExtrasRepository, most: MOST_LINES } }),
    };
  },
  personalData: ({ cart }) => [{ read: async ({ id }) => ({ cart: (await cart.get(id)).cart_items }) }],
  web: async () => {
    const { cartExtrasRoutes } = await import('./cart-extras.routes');
    const { cartRoutes } = await import('./cart.routes');
    const { cartModuleSchemas } = await import('./cart.schemas');
    const { keptCartRoutes } = await import('./kept/kept-cart.routes');
    return { schemas: cartModuleSchemas, routes: [cartRoutes, cartExtrasRoutes, keptCartRoutes] };
  },
});

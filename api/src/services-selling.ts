import type { Infra } from './infra';
import { createCartExtrasService } from './modules/cart/cart-extras.service';
import { createCartViewsService } from './modules/cart/cart-views.service';
import { createCartService } from './modules/cart/cart.service';
import { createDeliveryService } from './modules/delivery/delivery.service';
import type { LimitsService } from './modules/limits/limits.service';
import { createPromotionsService } from './modules/promotions/promotions.service';
import type { StoreService } from './modules/store/store.service';
import { createTaxesService } from './modules/taxes/taxes.service';

/** Everything up to the order: the cart, what it costs, and where it goes. */
export function createCartServices(infra: Infra, { store, limits }: { store: StoreService; limits: LimitsService }) {
  const delivery = createDeliveryService(infra);
  const taxes = createTaxesService(infra);
  const promotions = createPromotionsService(infra);
  const cartViews = createCartViewsService({ ...infra, store, delivery, promotions });
  const cart = createCartService({ ...infra, views: cartViews });
  const cartExtras = createCartExtrasService({
    ...infra,
    views: cartViews,
    store,
    delivery,
    taxes,
    promotions,
    limits,
  });
  return { delivery, taxes, promotions, cartViews, cart, cartExtras };
}

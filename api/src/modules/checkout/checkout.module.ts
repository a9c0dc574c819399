import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { CartViewsService } from '../cart/cart-views.service';
import type { DeliveryService } from '../delivery/delivery.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { StoreService } from '../store/store.service';
import type { TaxesService } from '../taxes/taxes.service';
import type { CheckoutPayments } from './checkout-payments.port';
import { createCheckoutService } from './checkout.service';
import { createTermsService } from './terms.service';

interface Needs {
  cartViews: CartViewsService;
  store: StoreService;
  delivery: DeliveryService;
  taxes: TaxesService;
  promotions: PromotionsService;
  payments: CheckoutPayments;
}

/** The way from a cart to an order. */
export const checkoutModule = defineModule({
  name: 'checkout',
  services: (infra: Infra, needs: Needs) => ({
    checkout: createCheckoutService({ ...infra, ...needs, views: needs.cartViews }),
    checkoutTerms: createTermsService({ ...infra, ...needs }),
  }),
  personalData: ({ checkout }) => [{ read: async ({ id }) => ({ checkout: (await checkout.read(id)) ?? null }) }],
  web: async () => {
    const { checkoutRoutes } = await import('./checkout.routes');
    const { checkoutSchemas } = await import('./checkout.schemas');
    return { schemas: checkoutSchemas, routes: [checkoutRoutes] };
  },
});

import type { Infra } from './infra';
import type { StockWatchService } from './modules/back-in-stock/stock-watch.service';
import { createCartExtrasService } from './modules/cart/cart-extras.service';
import { createCartGoodsService } from './modules/cart/cart-goods.service';
import { createCartViewsService } from './modules/cart/cart-views.service';
import { createCartService } from './modules/cart/cart.service';
import { createCheckoutService } from './modules/checkout/checkout.service';
import { createDeliveryService } from './modules/delivery/delivery.service';
import type { LimitsService } from './modules/limits/limits.service';
import { createAdminOrdersService } from './modules/orders/admin-orders.service';
import { createAfterSaleOrders } from './modules/orders/after-sale-orders.service';
import { createCancellingService } from './modules/orders/cancelling.service';
import { createDemoSelling } from './modules/orders/demo-selling.service';
import { createFulfilmentService } from './modules/orders/fulfilment.service';
import type { OrderExtras } from './modules/orders/order-after-sale.port';
import { createOrderEventsService } from './modules/orders/order-events.service';
import { createOrderJobs } from './modules/orders/order-jobs.service';
import type { OrderPayments } from './modules/orders/order-payments.port';
import { createOrderSettingsService } from './modules/orders/order-settings.service';
import { createOrderViewsService } from './modules/orders/order-views.service';
import { createOrdersService } from './modules/orders/orders.service';
import { createPaymentOrders } from './modules/orders/payment-orders.service';
import { createPlacingService } from './modules/orders/placing.service';
import { createRefundingService } from './modules/orders/refunding.service';
import { createStockService } from './modules/orders/stock.service';
import { createTrackingService } from './modules/orders/tracking.service';
import { createPromotionsService } from './modules/promotions/promotions.service';
import type { StoreService } from './modules/store/store.service';
import { createTaxesService } from './modules/taxes/taxes.service';
import type { PersonalData } from './modules/personal-data/personal-data.port';
import type { UsersService } from './modules/users/users.service';

/** Everything up to the order: the cart, what it costs, and where it goes. Part of services.ts. */
export function createCartServices(infra: Infra, { store, limits }: { store: StoreService; limits: LimitsService }) {
  const delivery = createDeliveryService(infra);
  const taxes = createTaxesService(infra);
  const promotions = createPromotionsService(infra);
  const goods = createCartGoodsService(infra);
  const cartViews = createCartViewsService({ ...infra, store, delivery, promotions, goods });
  const cart = createCartService({ ...infra, views: cartViews });
  const cartExtras = createCartExtrasService({
    ...{ ...infra, views: cartViews, store, delivery, taxes, promotions, limits },
  });
  return { delivery, taxes, promotions, cartViews, cart, cartExtras };
}

export type CartServices = ReturnType<typeof createCartServices>;

/** What of orders stands before payments, which are told of it. */
export function createOrderBase(infra: Infra) {
  const orderEvents = createOrderEventsService(infra);
  return { orderEvents, paymentOrders: createPaymentOrders({ ...infra, events: orderEvents }) };
}

export interface OrderServicesDeps extends CartServices, ReturnType<typeof createOrderBase> {
  store: StoreService;
  limits: LimitsService;
  users: UsersService;
  payments: OrderPayments;
  extras: OrderExtras;
  stockWatch: StockWatchService;
}

/** Checkout, orders and their life. */
export function createOrderServices(infra: Infra, deps: OrderServicesDeps) {
  const { cartViews, orderEvents: events, payments } = deps;
  const settings = createOrderSettingsService();
  const stock = createStockService({ ...infra, stockWatch: deps.stockWatch });
  const shared = { ...infra, ...deps, events, settings, stock };
  const views = createOrderViewsService(shared);
  const refunding = createRefundingService(shared);
  const cancelling = createCancellingService({ ...shared, refunding });
  const fulfilment = createFulfilmentService(shared);
  const checkout = createCheckoutService({ ...shared, views: cartViews });
  return {
    checkout,
    placing: createPlacingService({ ...shared, cartViews, checkout, views }),
    orders: createOrdersService({ ...shared, views, cancelling }),
    adminOrders: createAdminOrdersService({ ...infra, views, cancelling, fulfilment, refunding, payments }),
    tracking: createTrackingService(shared),
    afterSaleOrders: createAfterSaleOrders({ ...shared, views, refunding }),
    orderJobs: createOrderJobs({ ...infra, cancelling, refunding, fulfilment, stock }),
    cancelling,
    stock,
    demoSelling: createDemoSelling(shared),
  };
}

export type OrderServices = ReturnType<typeof createOrderServices>;

/** What of it is somebody's own. */
export function ordersDataOf({ orders, checkout }: Pick<OrderServices, 'orders' | 'checkout'>): PersonalData[] {
  return [
    {
      read: async (person) => ({ orders: await orders.readAll(person) }),
      erase: (trx, person) => orders.forget(trx, person),
    },
    { read: async ({ id }) => ({ checkout: (await checkout.read(id)) ?? null }) },
  ];
}

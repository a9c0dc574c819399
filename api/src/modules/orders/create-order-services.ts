import type { Infra } from '../../infra';
import type { StockWatchService } from '../back-in-stock/stock-watch.service';
import type { CartChangesService } from '../cart/cart-changes.service';
import type { CartExtrasService } from '../cart/cart-extras.service';
import type { CartViewsService } from '../cart/cart-views.service';
import type { CheckoutService } from '../checkout/checkout.service';
import type { DeliveryService } from '../delivery/delivery.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { StaffService } from '../staff/staff.service';
import type { StoreService } from '../store/store.service';
import type { TaxesService } from '../taxes/taxes.service';
import type { UsersService } from '../users/users.service';
import { createAdminOrdersService } from './admin/admin-orders.service';
import { createAdminOrderViews } from './admin/admin-order-views.service';
import { createFailedRefunds } from './admin/failed-refunds.service';
import { createOrderExport } from './admin/list/order-export.service';
import { createOrderListService } from './admin/list/order-list.service';
import { createOrderMarksService } from './admin/order-marks.service';
import { createPackingSlips } from './admin/slips/packing-slips.service';
import { createOrderDocuments } from './bulk/order-documents.service';
import { createEditingService } from './editing/editing.service';
import { createAfterSaleOrders } from './fulfilment/after-sale-orders.service';
import { createCancellingService } from './fulfilment/cancelling.service';
import { createDemoSelling } from './demo/demo-selling.service';
import { createFulfilmentService } from './fulfilment/fulfilment.service';
import type { OrderExtras } from './order/order-after-sale.port';
import { createOrderBase } from './payments/order-base.service';
import { createOrderJobs } from './order-jobs.service';
import { createOrderWordsService } from './order/order-words.service';
import type { OrderPayments } from './order/order-payments.port';
import { createOrderSettingsService } from './views/order-settings.service';
import { createOrderViewsService } from './views/order-views.service';
import { createOrdersService } from './orders.service';
import { createOrderWriter } from './placing/order-writer.service';
import { createPlacingService } from './placing/placing.service';
import { createExchangedMoney } from './payments/exchanged-money.service';
import { createRefundPreviewService } from './payments/refund-preview.service';
import { createRefundingService } from './payments/refunding.service';
import { createInvoiceCorrections } from '../invoices/records/invoice-corrections.service';
import type { AuditService } from '../audit/audit.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import { createCreditPayments } from '../stored-values/ledger/credit-payments.service';
import { createStockService } from './stock/stock.service';
import { createUndeliveredService } from './fulfilment/undelivered.service';
import { createTrackingService } from './fulfilment/tracking.service';

export interface OrderNeeds {
  audit: AuditService;
  cartChanges: CartChangesService;
  cartExtras: CartExtrasService;
  cartViews: CartViewsService;
  checkout: CheckoutService;
  delivery: DeliveryService;
  taxes: TaxesService;
  promotions: PromotionsService;
  stockWatch: StockWatchService;
  store: StoreService;
  limits: LimitsService;
  mail: MailService;
  users: UsersService;
  payments: OrderPayments;
  staff: Pick<StaffService, 'may' | 'isOwnMatter'>;
  staffNotices: StaffNoticesService;
}

export type OrderServices = ReturnType<typeof createOrderServices>;

/** Orders and their life; `extras` is what they show of modules that build upon them. */
export function createOrderServices(infra: Infra, needs: OrderNeeds, extras: OrderExtras) {
  const base = createOrderBase(infra, needs);
  const settings = createOrderSettingsService();
  // The infrastructure last: whoever gives all services has a `changes` among them that is another.
  const given = { ...needs, ...infra };
  const stock = createStockService(given);
  const exchangedMoney = createExchangedMoney({ ...infra, events: base.orderEvents });
  const creditPayments = createCreditPayments(infra);
  const parts = { ...given, extras, events: base.orderEvents, settings, stock, exchangedMoney, creditPayments };
  const shared = { ...parts, orderCards: base.orderCards, orderWriter: createOrderWriter(parts) };
  const views = createOrderViewsService(shared);
  const refunding = createRefundingService(shared);
  const cancelling = createCancellingService({ ...shared, refunding });
  const undelivered = createUndeliveredService({ ...shared, refunding });
  const words = createOrderWordsService(shared);
  const corrections = createInvoiceCorrections(given);
  const fulfilment = createFulfilmentService(shared);
  const refundPreview = createRefundPreviewService(shared);
  const adminOrderViews = createAdminOrderViews({ ...shared, views, refunding });
  const adminOrders = createAdminOrdersService({
    ...{ ...shared, adminOrderViews, cancelling, undelivered },
    ...{ fulfilment, refunding },
  });
  const editing = createEditingService({ ...shared, adminOrders, adminOrderViews, refunding, words });
  return {
    ...base,
    orderWriter: shared.orderWriter,
    orderSettings: settings,
    orderViews: views,
    editing,
    placing: createPlacingService({ ...shared, views }),
    orders: createOrdersService({ ...shared, views, cancelling }),
    adminOrders,
    failedRefunds: createFailedRefunds({ ...shared, adminOrders, refunding }),
    orderMarks: createOrderMarksService({ ...shared, adminOrders, words, corrections }),
    orderList: createOrderListService({ ...shared, views }),
    orderExport: createOrderExport(shared),
    orderDocuments: createOrderDocuments(),
    packingSlips: createPackingSlips(shared),
    tracking: createTrackingService(shared),
    afterSaleOrders: createAfterSaleOrders({ ...shared, views, refunding, refundPreview }),
    orderJobs: createOrderJobs({ ...shared, cancelling, refunding, fulfilment, words }),
    refundPreview,
    orderWords: words,
    cancelling,
    stock,
    demoSelling: createDemoSelling(shared),
  };
}

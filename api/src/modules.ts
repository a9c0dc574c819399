import { compose } from './framework/module';
import { addressesModule } from './modules/addresses/addresses.module';
import { adminModule } from './modules/admin/admin.module';
import { auditModule } from './modules/audit/audit.module';
import { attributesModule } from './modules/attributes/attributes.module';
import { authModule } from './modules/auth/auth.module';
import { backInStockModule } from './modules/back-in-stock/back-in-stock.module';
import { cartModule } from './modules/cart/cart.module';
import { catalogueModule } from './modules/catalogue/catalogue.module';
import { categoriesModule } from './modules/categories/categories.module';
import { changesModule } from './modules/changes/changes.module';
import { checkoutModule } from './modules/checkout/checkout.module';
import { contentModule } from './modules/content/content.module';
import { customersModule } from './modules/customers/customers.module';
import { couponsModule } from './modules/coupons/coupons.module';
import { dashboardModule } from './modules/dashboard/dashboard.module';
import { dataExportModule } from './modules/data-export/data-export.module';
import { deliveryModule } from './modules/delivery/delivery.module';
import { downloadsModule } from './modules/downloads/downloads.module';
import { errorReportsModule } from './modules/error-reports/error-reports.module';
import { homeModule } from './modules/home/home.module';
import { idempotencyModule } from './modules/idempotency/idempotency.module';
import { importModule } from './modules/import/import.module';
import { inquiriesModule } from './modules/inquiries/inquiries.module';
import { inventoryModule } from './modules/inventory/inventory.module';
import { invitationsModule } from './modules/invitations/invitations.module';
import { invoicesModule } from './modules/invoices/invoices.module';
import { jobsModule } from './modules/jobs/jobs.module';
import { limitsModule } from './modules/limits/limits.module';
import { mailModule } from './modules/mail/mail.module';
import { mediaModule } from './modules/media/media.module';
import { navigationModule } from './modules/navigation/navigation.module';
import { newsletterModule } from './modules/newsletter/newsletter.module';
import { orderMailsModule } from './modules/order-mails/order-mails.module';
import { orderDraftsModule } from './modules/order-drafts/order-drafts.module';
import { ordersModule } from './modules/orders/orders.module';
import { payLaterModule } from './modules/pay-later/pay-later.module';
import { paymentLinksModule } from './modules/payment-links/payment-links.module';
import { paymentsModule } from './modules/payments/payments.module';
import { personalDataModule } from './modules/personal-data/personal-data.module';
import { picturesModule } from './modules/pictures/pictures.module';
import { previewsModule } from './modules/previews/previews.module';
import { productsModule } from './modules/products/products.module';
import { promotionsModule } from './modules/promotions/promotions.module';
import { recentlyViewedModule } from './modules/recently-viewed/recently-viewed.module';
import { recommendationsModule } from './modules/recommendations/recommendations.module';
import { redirectsModule } from './modules/redirects/redirects.module';
import { remotesModule } from './modules/remotes/remotes.module';
import { reportsModule } from './modules/reports/reports.module';
import { retentionModule } from './modules/retention/retention.module';
import { returnsModule } from './modules/returns/returns.module';
import { reviewsModule } from './modules/reviews/reviews.module';
import { searchModule } from './modules/search/search.module';
import { seedModule } from './modules/seed/seed.module';
import { sitemapsModule } from './modules/sitemaps/sitemaps.module';
import { socialCardsModule } from './modules/social-cards/social-cards.module';
import { staffFeedModule } from './modules/staff-feed/staff-feed.module';
import { staffNoticesModule } from './modules/staff-notices/staff-notices.module';
import { staffModule } from './modules/staff/staff.module';
import { statusModule } from './modules/status/status.module';
import { stripeKeysModule } from './modules/stripe-keys/stripe-keys.module';
import { storedValuesModule } from './modules/stored-values/stored-values.module';
import { storeModule } from './modules/store/store.module';
import { taxesModule } from './modules/taxes/taxes.module';
import { testGatewayModule } from './modules/test-gateway/test-gateway.module';
import { transactionsModule } from './modules/transactions/transactions.module';
import { uploadsModule } from './modules/uploads/uploads.module';
import { usersModule } from './modules/users/users.module';
import { viewsModule } from './modules/views/views.module';
import { wishlistModule } from './modules/wishlist/wishlist.module';

/**
 * Every module of the shop, each after those whose services it needs; nothing loads itself. What people leave behind is
 * forgotten from the end: returns and invoices before the orders that they name, mails after everybody who sends some.
 */
export const modules = compose()
  .with(auditModule)
  .with(limitsModule)
  .with(navigationModule)
  .with(stripeKeysModule)
  .with(storeModule)
  .with(searchModule)
  .with(deliveryModule)
  .with(taxesModule)
  .with(promotionsModule)
  .with(mailModule)
  .with(cartModule)
  .with(newsletterModule)
  .with(usersModule)
  .with(staffModule)
  .with(authModule)
  .with(staffFeedModule)
  .with(staffNoticesModule)
  .with(invitationsModule)
  .with(addressesModule)
  .with(testGatewayModule)
  .with(paymentsModule)
  .with(payLaterModule)
  .with(storedValuesModule)
  .with(previewsModule)
  .with(catalogueModule)
  .with(attributesModule)
  .with(mediaModule)
  .with(uploadsModule)
  .with(socialCardsModule)
  .with(sitemapsModule)
  .with(recommendationsModule)
  .with(recentlyViewedModule)
  .with(wishlistModule)
  .with(backInStockModule)
  .with(productsModule)
  .with(inventoryModule)
  .with(categoriesModule)
  .with(reviewsModule)
  .with(inquiriesModule)
  .with(checkoutModule)
  .with(ordersModule)
  .with(paymentLinksModule)
  .with(invoicesModule)
  .with(returnsModule)
  .with(orderDraftsModule)
  .with(orderMailsModule)
  .with(contentModule)
  .with(redirectsModule)
  .with(homeModule)
  .with(picturesModule)
  .with(personalDataModule)
  .with(customersModule)
  .with(couponsModule)
  .with(transactionsModule)
  .with(dataExportModule)
  .with(adminModule)
  .with(jobsModule)
  .with(reportsModule)
  .with(downloadsModule)
  .with(viewsModule)
  .with(dashboardModule)
  .with(remotesModule)
  .with(changesModule)
  .with(idempotencyModule)
  .with(errorReportsModule)
  .with(retentionModule)
  .with(statusModule)
  .with(importModule)
  .with(seedModule);

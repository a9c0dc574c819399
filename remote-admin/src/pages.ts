import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard.route'),
  products: () => import(/* webpackChunkName: "page-products" */ './features/products/products.route'),
  spreadsheet: () =>
    import(/* webpackChunkName: "page-spreadsheet" */ './features/products/spreadsheet/spreadsheet.route'),
  'import-products': () =>
    import(/* webpackChunkName: "page-import-products" */ './features/products/import/import.route'),
  'add-product': () => import(/* webpackChunkName: "page-add-product" */ './features/product/add-product.route'),
  'edit-product': () => import(/* webpackChunkName: "page-edit-product" */ './features/product/edit-product.route'),
  'view-product': () => import(/* webpackChunkName: "page-view-product" */ './features/product/view-product.route'),
  inventory: () => import(/* webpackChunkName: "page-inventory" */ './features/inventory/inventory.route'),
  'stock-take': () =>
    import(/* webpackChunkName: "page-stock-take" */ './features/inventory/stock-take/stock-take.route'),
  orders: () => import(/* webpackChunkName: "page-orders" */ './features/orders/orders.route'),
  order: () => import(/* webpackChunkName: "page-order" */ './features/order/order.route'),
  returns: () => import(/* webpackChunkName: "page-returns" */ './features/returns/returns.route'),
  return: () => import(/* webpackChunkName: "page-return" */ './features/return/return.route'),
  customers: () => import(/* webpackChunkName: "page-customers" */ './features/customers/customers.route'),
  'import-customers': () =>
    import(/* webpackChunkName: "page-import-customers" */ './features/customers/import/import.route'),
  customer: () => import(/* webpackChunkName: "page-customer" */ './features/customer/customer.route'),
  reports: () => import(/* webpackChunkName: "page-reports" */ './features/reports/reports.route'),
  pictures: () => import(/* webpackChunkName: "page-pictures" */ './features/pictures/pictures.route'),
  attributes: () => import(/* webpackChunkName: "page-attributes" */ './features/attributes/attributes.route'),
  attribute: () => import(/* webpackChunkName: "page-attribute" */ './features/attributes/record/attribute.route'),
  categories: () => import(/* webpackChunkName: "page-categories" */ './features/categories/categories.route'),
  'arrange-category': () =>
    import(/* webpackChunkName: "page-arrange-category" */ './features/categories/arrange/arrange.route'),
  reviews: () => import(/* webpackChunkName: "page-reviews" */ './features/reviews/reviews.route'),
  support: () => import(/* webpackChunkName: "page-support" */ './features/support/support.route'),
  inquiry: () => import(/* webpackChunkName: "page-inquiry" */ './features/support/inquiry/inquiry.route'),
  errors: () => import(/* webpackChunkName: "page-errors" */ './features/support/errors/errors.route'),
  failure: () => import(/* webpackChunkName: "page-failure" */ './features/support/errors/failure.route'),
  marketing: () => import(/* webpackChunkName: "page-marketing" */ './features/marketing/marketing.route'),
  subscribers: () =>
    import(/* webpackChunkName: "page-subscribers" */ './features/marketing/subscribers/subscribers.route'),
  'gift-cards': () => import(/* webpackChunkName: "page-gift-cards" */ './features/gift-cards/gift-cards.route'),
  'gift-card': () => import(/* webpackChunkName: "page-gift-card" */ './features/gift-cards/card/gift-card.route'),
  coupon: () => import(/* webpackChunkName: "page-coupon" */ './features/marketing/coupon/coupon.route'),
  transactions: () => import(/* webpackChunkName: "page-transactions" */ './features/transactions/transactions.route'),
  closing: () => import(/* webpackChunkName: "page-closing" */ './features/transactions/closing/closing.route'),
  reconciliations: () =>
    import(
      /* webpackChunkName: "page-reconciliations" */ './features/transactions/reconciliations/reconciliations.route'
    ),
  reconciliation: () =>
    import(
      /* webpackChunkName: "page-reconciliation" */ './features/transactions/reconciliations/reconciliation.route'
    ),
  'pay-later': () => import(/* webpackChunkName: "page-pay-later" */ './features/pay-later/pay-later.route'),
  'pay-later-account': () =>
    import(/* webpackChunkName: "page-pay-later-account" */ './features/pay-later/account/account.route'),
  'new-order': () => import(/* webpackChunkName: "page-new-order" */ './features/order/drafts/new-order.route'),
  drafts: () => import(/* webpackChunkName: "page-drafts" */ './features/order/drafts/drafts.route'),
  draft: () => import(/* webpackChunkName: "page-draft" */ './features/order/drafts/draft.route'),
  'content-navigation': () =>
    import(/* webpackChunkName: "page-content-navigation" */ './features/content/navigation/navigation.route'),
  'content-home': () => import(/* webpackChunkName: "page-content-home" */ './features/content/home/home.route'),
  'content-pages': () => import(/* webpackChunkName: "page-content-pages" */ './features/content/pages/pages.route'),
  'search-words': () => import(/* webpackChunkName: "page-search-words" */ './features/content/search/search.route'),
  redirects: () => import(/* webpackChunkName: "page-redirects" */ './features/content/redirects/redirects.route'),
  'import-redirects': () =>
    import(/* webpackChunkName: "page-import-redirects" */ './features/content/redirects/import/import.route'),
  text: () => import(/* webpackChunkName: "page-text" */ './features/content/pages/text/text.route'),
  'dev-ui': () => import(/* webpackChunkName: "page-dev-ui" */ './features/dev-ui/dev-ui.route'),
  settings: () => import(/* webpackChunkName: "page-settings" */ './features/settings/settings.route'),
  store: () => import(/* webpackChunkName: "page-store" */ './features/settings/store/store.route'),
  delivery: () => import(/* webpackChunkName: "page-delivery" */ './features/settings/delivery/delivery.route'),
  taxes: () => import(/* webpackChunkName: "page-taxes" */ './features/settings/taxes/taxes.route'),
  payments: () => import(/* webpackChunkName: "page-payments" */ './features/settings/payments/payments.route'),
  reminders: () => import(/* webpackChunkName: "page-reminders" */ './features/settings/reminders/reminders.route'),
  mails: () => import(/* webpackChunkName: "page-mails" */ './features/settings/mails/mails.route'),
  mail: () => import(/* webpackChunkName: "page-mail" */ './features/settings/mails/mail.route'),
  data: () => import(/* webpackChunkName: "page-data" */ './features/settings/data/data.route'),
  staff: () => import(/* webpackChunkName: "page-staff" */ './features/settings/staff/staff.route'),
  roles: () => import(/* webpackChunkName: "page-roles" */ './features/settings/roles/roles.route'),
  role: () => import(/* webpackChunkName: "page-role" */ './features/settings/roles/role.route'),
  tokens: () => import(/* webpackChunkName: "page-tokens" */ './features/settings/tokens/tokens.route'),
  remotes: () => import(/* webpackChunkName: "page-remotes" */ './features/settings/remotes/remotes.route'),
  remote: () => import(/* webpackChunkName: "page-remote" */ './features/settings/remotes/remote.route'),
  jobs: () => import(/* webpackChunkName: "page-jobs" */ './features/settings/jobs/jobs.route'),
  job: () => import(/* webpackChunkName: "page-job" */ './features/settings/jobs/job.route'),
  audit: () => import(/* webpackChunkName: "page-audit" */ './features/settings/audit/audit.route'),
};

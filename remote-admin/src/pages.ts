import type { RemotePages } from '@tessera/shared/composition';

export const pages: RemotePages = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard.route'),
  products: () => import(/* webpackChunkName: "page-products" */ './features/products/products.route'),
  orders: () => import(/* webpackChunkName: "page-orders" */ './features/orders/orders.route'),
  order: () => import(/* webpackChunkName: "page-order" */ './features/order/order.route'),
  returns: () => import(/* webpackChunkName: "page-returns" */ './features/returns/returns.route'),
  return: () => import(/* webpackChunkName: "page-return" */ './features/return/return.route'),
  'new-order': () => import(/* webpackChunkName: "page-new-order" */ './features/order/drafts/new-order.route'),
  drafts: () => import(/* webpackChunkName: "page-drafts" */ './features/order/drafts/drafts.route'),
  draft: () => import(/* webpackChunkName: "page-draft" */ './features/order/drafts/draft.route'),
  settings: () => import(/* webpackChunkName: "page-settings" */ './features/settings/settings.route'),
  staff: () => import(/* webpackChunkName: "page-staff" */ './features/settings/staff/staff.route'),
  roles: () => import(/* webpackChunkName: "page-roles" */ './features/settings/roles/roles.route'),
  role: () => import(/* webpackChunkName: "page-role" */ './features/settings/roles/role.route'),
  tokens: () => import(/* webpackChunkName: "page-tokens" */ './features/settings/tokens/tokens.route'),
  jobs: () => import(/* webpackChunkName: "page-jobs" */ './features/settings/jobs/jobs.route'),
  job: () => import(/* webpackChunkName: "page-job" */ './features/settings/jobs/job.route'),
  audit: () => import(/* webpackChunkName: "page-audit" */ './features/settings/audit/audit.route'),
};

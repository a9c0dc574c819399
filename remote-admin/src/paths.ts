/** Addresses of the back office that nothing outside of it leads to. */
export const adminPaths = {
  returns: () => '/admin/returns',
  return: (return_id: string) => `/admin/returns/${encodeURIComponent(return_id)}`,
  customers: () => '/admin/customers',
  importCustomers: () => '/admin/customers/import',
  customer: (customer_id: string) => `/admin/customers/${encodeURIComponent(customer_id)}`,
  payLater: () => '/admin/pay-later',
  payLaterAccount: (account_id: string) => `/admin/pay-later/${encodeURIComponent(account_id)}`,
  reviews: () => '/admin/reviews',
  support: () => '/admin/support',
  inquiry: (inquiry_id: string) => `/admin/support/${encodeURIComponent(inquiry_id)}`,
  errorReports: () => '/admin/support/errors',
  errorReport: (group_id: string) => `/admin/support/errors/${encodeURIComponent(group_id)}`,
  reports: () => '/admin/reports',
  coupons: () => '/admin/marketing',
  giftCards: () => '/admin/gift-cards',
  giftCard: (card_id: string) => `/admin/gift-cards/${encodeURIComponent(card_id)}`,
  subscribers: () => '/admin/marketing/subscribers',
  coupon: (coupon_id: string) => `/admin/marketing/${encodeURIComponent(coupon_id)}`,
  /** of these words: an order's number, an e-mail address, a provider's number */
  transactions: (search = '') => `/admin/transactions${search === '' ? '' : `?${new URLSearchParams({ search })}`}`,
  /** of a month (YYYY-MM); the last one where none is named */
  closing: (month = '') => `/admin/transactions/closing${month === '' ? '' : `?${new URLSearchParams({ month })}`}`,
  reconciliations: () => '/admin/transactions/reconciliations',
  reconciliation: (id: string, verdict = '') =>
    `/admin/transactions/reconciliations/${encodeURIComponent(id)}${
      verdict === '' ? '' : `?${new URLSearchParams({ verdict })}`
    }`,
  /** of these variants, by words of their product's name or the beginning of a SKU */
  inventory: (search = '') => `/admin/inventory${search === '' ? '' : `?${new URLSearchParams({ search })}`}`,
  stockTake: () => '/admin/inventory/count',
  categories: () => '/admin/categories',
  /** which of its goods come first */
  arrangeCategory: (category_id: string) => `/admin/categories/${encodeURIComponent(category_id)}/order`,
  attributes: () => '/admin/attributes',
  attribute: (code: string) => `/admin/attributes/${encodeURIComponent(code)}`,
  importProducts: () => '/admin/products/import',
  addProduct: () => '/admin/products/add-product',
  editProduct: (product_id: string) => `/admin/products/edit-product/${encodeURIComponent(product_id)}`,
  viewProduct: (product_id: string) => `/admin/products/view-product/${encodeURIComponent(product_id)}`,
  drafts: () => '/admin/orders/drafts',
  draft: (draft_id: string) => `/admin/orders/drafts/${encodeURIComponent(draft_id)}`,
  newOrder: () => '/admin/orders/new',
  pages: () => '/admin/content/pages',
  /** one of the shop's texts, in English where no language is named */
  text: (slug: string, language = 'en') =>
    `/admin/content/pages/${encodeURIComponent(slug)}${language === 'en' ? '' : `?${new URLSearchParams({ language })}`}`,
  redirects: () => '/admin/content/redirects',
  importRedirects: () => '/admin/content/redirects/import',
  settings: () => '/admin/settings',
  store: () => '/admin/settings/store',
  delivery: () => '/admin/settings/delivery',
  taxes: () => '/admin/settings/taxes',
  payments: () => '/admin/settings/payments',
  payLaterReminders: () => '/admin/settings/payments/reminders',
  mails: () => '/admin/settings/mails',
  mail: (name: string) => `/admin/settings/mails/${encodeURIComponent(name)}`,
  data: () => '/admin/settings/data',
  staff: () => '/admin/settings/staff',
  /** one of the staff, opened */
  member: (user_id: string) => `/admin/settings/staff?${new URLSearchParams({ member: user_id })}`,
  roles: () => '/admin/settings/roles',
  role: (role_id: string) => `/admin/settings/roles/${encodeURIComponent(role_id)}`,
  /** `from` is the role that it begins as a copy of */
  newRole: (from?: string) =>
    `/admin/settings/roles/new${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`,
  tokens: () => '/admin/settings/tokens',
  /** a token, opened */
  token: (token_id: string) => `/admin/settings/tokens?${new URLSearchParams({ token: token_id })}`,
  remotes: () => '/admin/settings/remotes',
  remote: (name: string) => `/admin/settings/remotes/${encodeURIComponent(name)}`,
  jobs: () => '/admin/settings/jobs',
  job: (job_id: string) => `/admin/settings/jobs/${encodeURIComponent(job_id)}`,
  auditLog: () => '/admin/settings/audit-log',
  /** what the audit log has of one record */
  historyOf: (record_type: string, record_id: string) =>
    `/admin/settings/audit-log?${new URLSearchParams({ record_type, record_id })}`,
};

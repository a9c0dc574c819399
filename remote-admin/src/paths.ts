/** Addresses of the back office that nothing outside of it leads to. */
export const adminPaths = {
  orders: () => '/admin/orders',
  /** `order` is an id or a number */
  order: (order: string) => `/admin/orders/${encodeURIComponent(order)}`,
};

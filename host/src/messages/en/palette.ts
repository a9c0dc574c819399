import { plural } from '@tessera/shared/i18n';

/** The back office's palette: pages, records and actions by their names. */
export const palette = {
  title: 'Search, or go somewhere',
  placeholder: 'Pages, orders, customers, products…',
  list: 'Found',
  close: 'Close',
  kinds: {
    page: 'Pages',
    order: 'Orders',
    customer: 'Customers',
    product: 'Products',
    action: 'Actions',
    search: 'Search',
  },
  begin: { newOrder: 'New order', addProduct: 'Add product' },
  order: (number: string) => `Order ${number}`,
  draft: 'Draft',
  ordersOf: 'Their orders',
  findOrders: (text: string) => `Find “${text}” in orders`,
  findCustomers: (text: string) => `Find “${text}” in customers`,
  findProducts: (text: string) => `Find “${text}” in products`,
  searching: 'Searching…',
  nothing: (text: string) => `Nothing is called “${text}”.`,
  failed: 'Orders, customers and products could not be searched. Check your connection; type on to try again.',
  count: (count: number) => plural('en', count, { one: '1 result', other: `${count} results` }),
};

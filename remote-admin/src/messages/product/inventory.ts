import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the inventory says. Numbers come formatted. */
const en = {
  title: 'Inventory',
  theInventory: 'The inventory',
  stockTake: 'Stock-take',
  search: 'Search product name or SKU',
  views: { label: 'Stock', all: 'All', low: 'Low', out: 'Out' },
  columns: { product: 'Product', sku: 'SKU', stock: 'Stock', low: 'Low from', state: 'Status' },
  states: { in_stock: 'In stock', low: 'Low', out: 'Out', untracked: 'Not counted' },
  onPage: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} variant`, other: `${shown} variants` }),
  none: 'No variants yet',
  noneText: 'What products are sold in appears here with its stock.',
  noMatch: 'No variant matches',
  noMatchText: 'Try another tab or fewer words.',
  showAll: 'Show all variants',
  dialog: {
    title: (name: string) => `Stock of ${name}`,
    there: (stock: string) => `${stock} in stock`,
    product: 'To the product',
    way: 'What happened',
    ways: { add: 'Put on the shelf', take: 'Taken off the shelf', count: 'Counted' },
    pieces: 'Pieces',
    piecesWrong: 'Please enter a whole number, 0 or more',
    reason: 'Reason',
    note: 'Note (optional)',
    save: 'Change stock',
    saved: (name: string, stock: string) => `${name}: ${stock} in stock`,
  },
  reasons: {
    sold: 'Sold',
    opening: 'Beginning',
    import: 'Import',
    product_page: 'Product page',
    cancelled: 'Order cancelled',
    returned: 'Came back',
    order_edited: 'Order changed',
    received: 'Received',
    counted: 'Counted',
    damaged: 'Damaged',
    lost: 'Lost',
    correction: 'Correction',
  },
  history: {
    title: 'History',
    theHistory: 'The history',
    entry: (reason: string, change: string, stock: string) => `${reason}: ${change}, then ${stock}`,
    order: (number: string) => `Order ${number}`,
    somebodyGone: 'A deleted account',
    none: 'Nothing has changed it yet.',
    older: 'Older',
    latest: 'To the latest',
    unexplained: (difference: string) =>
      `The stock differs by ${difference} from what this history comes to. Count it to be sure.`,
  },
  threshold: {
    title: (name: string) => `When ${name} is low`,
    label: 'Low from (pieces)',
    hint: (store: string) => `Empty: as the store says, ${store}.`,
    change: (low: string, name: string) => `${low}: change from when ${name} is low`,
    save: 'Save',
    saved: 'Saved',
  },
};

export const inventoryMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-inventory" */ './de/inventory').then((module) => module.inventory),
});

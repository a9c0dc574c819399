import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the spreadsheet of products says. Numbers come formatted. */
const en = {
  title: 'Spreadsheet',
  open: 'Spreadsheet',
  what: 'The spreadsheet',
  count: (products: string, rows: string) => `${products} · ${rows}`,
  products: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} product`, other: `${shown} products` }),
  rows: (count: number, shown: string) => plural('en', count, { one: `${shown} row`, other: `${shown} rows` }),
  grid: 'Prices, stock, SKU and status',
  columns: {
    name: 'Product',
    options: 'Variant',
    sku: 'SKU',
    regular_price: 'Price',
    sale_price: 'Sale price',
    stock: 'Stock',
    status: 'Status',
    expected_on: 'Ships by',
  },
  help: 'Arrow keys move, Enter or typing edits, Delete empties. Shift selects more. Copy and paste to and from Excel or Sheets; Ctrl+D fills down, Ctrl+Z takes back.',
  edit: (column: string, name: string) => `${column}, ${name}`,
  actions: { undo: 'Undo', redo: 'Redo', fill: 'Fill down' },
  faults: {
    money: 'This is no amount.',
    number: 'This is no number of pieces.',
    status: 'Please write Draft, Active or Archived.',
    sku: 'A SKU has 1 to 100 characters.',
    day: 'Please write a day as 2026-12-05, or nothing.',
  },
  readOnly: 'This is changed on the product’s own page.',
  changed: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} cell is changed`, other: `${shown} cells are changed` }),
  faulty: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} cell cannot be saved`, other: `${shown} cells cannot be saved` }),
  toFault: 'To the first one',
  saved: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} cell was saved`, other: `${shown} cells were saved` }),
  refused: (count: number, shown: string) =>
    plural('en', count, {
      one: `${shown} cell was not saved: it says why.`,
      other: `${shown} cells were not saved: each says why.`,
    }),
  pasted: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} cell was filled`, other: `${shown} cells were filled` }),
  saveFirst: 'Save or discard your changes before you look for others.',
  more: 'Load more',
  most: (shown: string) => `A spreadsheet shows at most ${shown} rows. Filter the products to see others.`,
  none: 'No product matches',
  noneText: 'Try other filters or fewer words.',
  toProducts: 'To the list',
};

export const spreadsheetMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-spreadsheet" */ './de/spreadsheet').then((module) => module.spreadsheet),
});

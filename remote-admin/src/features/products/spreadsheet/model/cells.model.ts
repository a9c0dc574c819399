import type { ProductStatus, SheetRow } from '@tessera/shared/contract';
import { moneyInput, parseMoney } from '../../../../numbers/money.model';

/** What can be written. The status is the product's: all of its rows show, and change, one. */
export const FIELDS = ['sku', 'regular_price', 'sale_price', 'stock', 'expected_on', 'status'] as const;
export type CellField = (typeof FIELDS)[number];

/** What stands before them, to be read. */
export const COLUMNS = ['name', 'options', ...FIELDS] as const;
export type SheetColumn = (typeof COLUMNS)[number];

export const isField = (column: SheetColumn | undefined): column is CellField =>
  FIELDS.some((field) => field === column);

/** How cells are read and written. */
export interface Words {
  currency: string;
  locale: string;
  statuses: Record<ProductStatus, string>;
}

export type CellFault = 'money' | 'number' | 'status' | 'sku' | 'day';
export type CellValue = { value: string | number | null } | CellFault;

/** Cells of one key are one cell. */
export const keyOf = (
  { variant_id, product_id }: Pick<SheetRow, 'variant_id' | 'product_id'>,
  field: CellField,
): string => `${field === 'status' ? product_id : variant_id}.${field}`;

const dayOf = ({ expected_on }: SheetRow): string => expected_on ?? '';

/** What stands in a cell that nobody has changed, as people type it; '' for no sale. */
export function textOf(row: SheetRow, column: SheetColumn, { currency, locale, statuses }: Words): string {
  switch (column) {
    case 'name':
    case 'sku':
      return row[column];
    case 'options':
      return row.options.join(' / ');
    case 'status':
      return statuses[row.status];
    case 'stock':
      return String(row.stock);
    case 'expected_on':
      return dayOf(row);
    case 'sale_price':
      return row.sale_price === 0 ? '' : moneyInput(row.sale_price, currency, locale);
    case 'regular_price':
      return moneyInput(row.regular_price, currency, locale);
  }
}

/** The largest number that is kept. */
const MOST = 2_147_483_647;

function readMoney(text: string, { currency, locale }: Words): CellValue {
  const value = text === '' ? 0 : parseMoney(text, currency, locale);
  return value === undefined || value > MOST ? 'money' : { value };
}

/** Digits, or with a mark between the thousands, as spreadsheets write them. */
const WHOLE = /^(\d+|\d{1,3}([\s.,'’]\d{3})+)$/;

function readStock(text: string): CellValue {
  const value = Number(text.replace(/\D/g, ''));
  return WHOLE.test(text) && value <= MOST ? { value } : 'number';
}

function readStatus(text: string, { statuses }: Words): CellValue {
  const wanted = text.toLowerCase();
  // the keys of a record are what its type says
  const found = (Object.keys(statuses) as ProductStatus[]).find(
    (status) => status === wanted || statuses[status].toLowerCase() === wanted,
  );
  return found ? { value: found } : 'status';
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** 2026-12-05 or 5.12.2026: what else people write means another day elsewhere. */
function readDay(text: string): CellValue {
  if (text === '') return { value: null };
  const value = text.replace(GERMAN_DAY, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  if (!ISO_DAY.test(value)) return 'day';
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? { value } : 'day';
}

/** What a typed or pasted text means for a field, or what is wrong with it. A currency's sign around an amount is no mistake. */
export function readCell(field: CellField, given: string, words: Words): CellValue {
  const text = given.trim();
  switch (field) {
    case 'sku':
      return text === '' || text.length > 100 ? 'sku' : { value: text };
    case 'regular_price':
    case 'sale_price':
      return readMoney(
        text
          .replace(/\p{Sc}/gu, '')
          .replace(words.currency, '')
          .trim(),
        words,
      );
    case 'stock':
      return readStock(text);
    case 'status':
      return readStatus(text, words);
    case 'expected_on':
      return readDay(text);
  }
}

import { messageOf } from '../../../../messages/message';
import type { FileRow } from '../../../../framework/files/reading/read-rows';
import { LONGEST_NOTE } from '../../record/product-requests.schemas';
import { UNITS } from '../../record/product.schemas';
import { YES_NO } from '../../../../framework/files/format/cells';
import { OPTION_NAMES, OPTION_VALUES, VARIANT_SIGNS } from './fields';
import type { ProductCells } from './fields';
import type { FileVariant } from './file-product';
import { readMeasures } from './read-measures';
import { NO_OPTION } from './shopify-words';

const LONGEST_NAME = 60;
const LONGEST_VALUE = 100;
const POLICY = { deny: false, continue: true, false: false, true: true } as const;
const UNIT_WORDS = Object.fromEntries(UNITS.map((unit) => [unit, unit]));

/** A row may have a variant, a picture, or both. */
export const isVariantRow = (row: FileRow, cells: ProductCells): boolean =>
  VARIANT_SIGNS.some((field) => cells.text(row, field) !== '');

/** The names of a product's options, in its first row. */
export function readOptionNames(row: FileRow, cells: ProductCells): string[] | undefined {
  if (!OPTION_NAMES.some(cells.has)) return undefined;
  const names = OPTION_NAMES.map((field) => cells.words(row, field, LONGEST_NAME) ?? '').filter((name) => name !== '');
  if (new Set(names).size < names.length)
    cells.refuse(row, 'option2_name', messageOf('validation.failed.option_twice'));
  const isNone = names.length === 1 && names[0] === NO_OPTION.name;
  return isNone && cells.text(row, 'option1_value') === NO_OPTION.value ? [] : names;
}

function readOptions(row: FileRow, names: readonly string[] | undefined, cells: ProductCells) {
  if (names === undefined) return undefined;
  const options: Record<string, string> = {};
  OPTION_VALUES.forEach((field, index) => {
    const name = names[index];
    const value = cells.words(row, field, LONGEST_VALUE) ?? '';
    if (name !== undefined && value === '') cells.refuse(row, field, messageOf('files.row.no_value', { name }));
    else if (name !== undefined) options[name] = value;
    else if (value !== '' && value !== NO_OPTION.value)
      cells.refuse(row, field, messageOf('files.row.no_option', { value }));
  });
  return options;
}

/** Whose stock nobody counts never runs out. */
function readTracking(row: FileRow, cells: ProductCells): boolean | undefined {
  if (cells.has('track_stock')) return cells.choice(row, 'track_stock', true, YES_NO);
  if (!cells.has('stock_tracker')) return undefined;
  return cells.text(row, 'stock_tracker') !== '';
}

/** What is undefined is left out. */
const said = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

/**
 * Reads the variant of one row; the cells say what is wrong with it.
 * @param names of the options, from the product's first row
 */
export function buildVariant(row: FileRow, names: readonly string[] | undefined, cells: ProductCells): FileVariant {
  const backorder = cells.choice(row, 'allow_backorder', false, YES_NO);
  const german = cells.words(row, 'backorder_note:de', LONGEST_NOTE);
  return {
    row: row.row,
    sku: cells.words(row, 'sku', 100) ?? '',
    options: readOptions(row, names, cells),
    said: said({
      regular_price: cells.price(row, 'regular_price'),
      sale_price: cells.price(row, 'sale_price', 0),
      sale_starts_at: cells.moment(row, 'sale_starts_at'),
      sale_ends_at: cells.moment(row, 'sale_ends_at'),
      stock: cells.pieces(row, 'stock'),
      track_stock: readTracking(row, cells),
      allow_backorder: backorder ?? cells.choice(row, 'stock_policy', false, POLICY),
      expected_on: cells.day(row, 'expected_on'),
      backorder_note: cells.words(row, 'backorder_note', LONGEST_NOTE),
      backorder_notes: german === undefined ? undefined : german === '' ? {} : { de: german },
      weight_grams: cells.grams(row, 'weight_grams'),
      barcode: cells.words(row, 'barcode', 100),
      cost: cells.price(row, 'cost', null),
      unit: cells.choice<(typeof UNITS)[number] | null>(row, 'unit', null, UNIT_WORDS),
      unit_quantity: cells.measure(row, 'unit_quantity'),
      unit_base: cells.measure(row, 'unit_base'),
      ...readMeasures(row, cells),
    }),
    paid: said({
      price: cells.price(row, 'price'),
      compare_at_price: cells.price(row, 'compare_at_price', 0),
    }),
    picture: cells.words(row, 'variant_picture', 2_000),
  };
}

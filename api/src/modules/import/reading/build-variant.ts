import { buildUnit } from './build-unit';
import { booleanCell, choiceCell, countCell, gramsCell, optionalCell, priceCell, textCell } from './csv-cells';
import type { Problems } from './csv-cells';
import type { CsvRow, ImportVariant } from './import-product';
import { toSlug } from '../../../presenters/search/slug';

const OPTION_COLUMNS = ['Option1 Value', 'Option2 Value', 'Option3 Value'] as const;

/** A row may carry a variant, a picture, or both: only a row with one of these cells is a variant. */
export function isVariantRow(row: CsvRow): boolean {
  return [...OPTION_COLUMNS, 'Variant Price', 'Variant SKU'].some((column) => textCell(row, column) !== '');
}

function readOptions(row: CsvRow, names: readonly string[], problems: Problems): Record<string, string> {
  const options: Record<string, string> = {};
  OPTION_COLUMNS.forEach((column, index) => {
    const name = names[index];
    const value = textCell(row, column);
    if (name === undefined) {
      // 'Default Title' is how Shopify writes a product without options.
      if (value !== '' && value !== 'Default Title') {
        problems.add(row.row, column, `'${value}' has no option name in the product's first row`);
      }
    } else if (value === '') {
      problems.add(row.row, column, `The variant says no ${name}`);
    } else {
      options[name] = value;
    }
  });
  return options;
}

/** A compare-at price above the price means a sale; otherwise there is none. */
function readPrices(row: CsvRow, decimals: number, problems: Problems): [regular: number, sale: number] {
  const price = priceCell(row, 'Variant Price', decimals, problems) ?? 0;
  if (textCell(row, 'Variant Compare At Price') === '') return [price, 0];
  const before = priceCell(row, 'Variant Compare At Price', decimals, problems) ?? 0;
  if (before <= price) return [price, 0];
  // A sale price of 0 means 'no sale' (docs/product.md §9), so giving something away cannot be written as a sale.
  if (price === 0) problems.add(row.row, 'Variant Price', 'A sale price must be above 0');
  return [before, price];
}

/** Reads the variant of one row; what is wrong with it goes to `problems`. */
export function buildVariant(
  row: CsvRow,
  optionNames: readonly string[],
  decimals: number,
  problems: Problems,
): ImportVariant {
  const [regular_price, sale_price] = readPrices(row, decimals, problems);
  const options = readOptions(row, optionNames, problems);
  const made = toSlug([textCell(row, 'Handle'), ...Object.values(options)].join(' ')).toUpperCase();
  const untracked = textCell(row, 'Variant Inventory Tracker') === '' && textCell(row, 'Variant Inventory Qty') === '';
  const policy = choiceCell(row, 'Variant Inventory Policy', ['deny', 'continue'], problems);
  return {
    row: row.row,
    sku: textCell(row, 'Variant SKU') || made,
    options,
    regular_price,
    sale_price,
    stock: countCell(row, 'Variant Inventory Qty', problems),
    // What nobody counts never runs out: all of it is there, and nothing is ordered ahead.
    tracked: !untracked,
    backorder: policy === 'continue',
    weight_grams: gramsCell(row, 'Variant Grams', problems),
    barcode: optionalCell(row, 'Variant Barcode'),
    requires_shipping: booleanCell(row, 'Variant Requires Shipping', true, problems),
    taxable: booleanCell(row, 'Variant Taxable', true, problems),
    unit: buildUnit(row, problems),
    image: optionalCell(row, 'Variant Image'),
  };
}

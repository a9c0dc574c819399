import type { SaidAttribute } from '../../attributes/attributes-writer.service';
import { toCode } from '../../../presenters/words/of-option';
import { textCell } from './csv-cells';
import type { CsvRow } from './import-product';

/** How Shopify names a column of a metafield: `Material (product.metafields.custom.material)`. */
const COLUMN = /^(.+?) \(product\.metafields\.[\w-]+\.([\w-]+)\)$/;
const MOST_ATTRIBUTES = 100;
const MOST_VALUES = 50;
const LONGEST_LABEL = 500;

/**
 * What the first row says of the product itself, several values between semicolons.
 * @returns undefined where the file has no such columns: then what the shop knows stays
 */
export function buildAttributes(row: CsvRow): SaidAttribute[] | undefined {
  const columns = Object.keys(row.cells).flatMap((column) => {
    const [, name, key] = COLUMN.exec(column) ?? [];
    const code = toCode(key?.replaceAll('_', '-') ?? '');
    return name !== undefined && code !== '' ? [{ column, name, code }] : [];
  });
  if (columns.length === 0) return undefined;
  return columns.slice(0, MOST_ATTRIBUTES).map(({ column, name, code }) => {
    const labels = textCell(row, column)
      .split(';')
      .map((label) => label.trim().slice(0, LONGEST_LABEL))
      .filter((label) => label !== '');
    return { code, name, values: [...new Set(labels)].slice(0, MOST_VALUES) };
  });
}

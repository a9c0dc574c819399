import type { Readable } from 'node:stream';
import { buildProduct, type BuiltProduct } from './build-product';
import { textCell } from './csv-cells';
import type { CsvRow, ImportLimits, ImportProblem } from './import-product';
import { readRows } from './read-rows';

type Rows = [CsvRow, ...CsvRow[]];

function failed(row: number, column: string | null, message: string): BuiltProduct {
  const problem: ImportProblem = { row, column, message };
  return { product: undefined, problems: [problem] };
}

function finish(rows: Rows, limits: ImportLimits, decimals: number): BuiltProduct {
  if (rows.length <= limits.rows_per_product) return buildProduct(rows, decimals);
  return failed(rows[0].row, null, `The product has more than ${limits.rows_per_product} rows`);
}

/**
 * Streams the products of a file in Shopify's product CSV form, one at a time.
 * Rows of one product follow each other (as Shopify writes them), so that memory does not grow with the file.
 * @param decimals digits of the currency's minor unit (2 for USD)
 * @throws UnreadableFile when the file as a whole cannot be read
 */
export async function* readProducts(
  file: Readable,
  limits: ImportLimits,
  decimals: number,
): AsyncGenerator<BuiltProduct> {
  const seen = new Map<string, number>();
  let rows: Rows | undefined;
  for await (const row of readRows(file, limits)) {
    const handle = textCell(row, 'Handle');
    if (rows && handle === textCell(rows[0], 'Handle')) {
      // One row above the bound is kept, so that finish() can tell; the rest need no memory.
      if (rows.length <= limits.rows_per_product) rows.push(row);
      continue;
    }
    if (rows) yield finish(rows, limits, decimals);
    rows = undefined;
    const before = seen.get(handle);
    if (handle === '') yield failed(row.row, 'Handle', 'The row has no handle');
    else if (before !== undefined) {
      yield failed(row.row, 'Handle', `'${handle}' began in row ${before}; rows of one product must follow each other`);
    } else {
      seen.set(handle, row.row);
      rows = [row];
    }
  }
  if (rows) yield finish(rows, limits, decimals);
}

import { createReadStream } from 'node:fs';
import { AppError } from '../../../../errors/errors';
import type { FileStore } from '../../../../infra/files/file-store';
import { keyOf } from '../format/build-product';
import { FIELDS, attributeOf } from '../format/fields';
import type { ColumnField, Field } from '../format/fields';
import type { Columns } from '../format/cells';
import { readRows } from '../reading/read-rows';
import type { FileRow } from '../reading/read-rows';
import { partsOf } from '../reading/parts';
import type { FilePart } from '../reading/parts';
import type { Delimiter } from '../reading/text-form';
import type { ProductFileRow } from './product-files.repository';
import { storedName } from './product-files.service';

type ProductRows = [FileRow, ...FileRow[]];
type Kept = Pick<ProductFileRow, 'id' | 'delimiter' | 'header'>;
type Files = Pick<FileStore, 'pathOf' | 'exists'>;

/** Rows of one product, and where they lie. */
export interface ProductPart {
  rows: ProductRows;
  from: number;
  to: number;
}

const MOST_ROWS = 100_000;
const ROWS_A_PART = 100;
const MOST_ROWS_A_PRODUCT = 2_500;

const isField = (field: string | null): field is ColumnField =>
  field === null || FIELDS.includes(field as Field) || attributeOf(field as ColumnField) !== undefined;

/** What the columns are, as somebody has said. @throws AppError `product_files.not_possible` where that makes no sense */
export function columnsOf({ header }: Kept, fields: readonly (string | null)[], decimals: number): Columns {
  const named = fields.filter((field) => field !== null);
  if (fields.length !== header.length || !fields.every(isField))
    throw new AppError('product_files.not_possible.fields');
  if (new Set(named).size < named.length) throw new AppError('product_files.not_possible.field_twice');
  if (!named.includes('slug') && !named.includes('name')) throw new AppError('product_files.not_possible.no_key');
  return { header, fields, decimals };
}

/** @throws AppError `product_files.not_found` */
async function open(files: Files, { id }: Kept, range: { start?: number; end?: number } = {}) {
  const name = storedName(id);
  if (!(await files.exists(name))) throw new AppError('product_files.not_found');
  return createReadStream(files.pathOf(name), range);
}

async function* withoutHeader(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let isHeader = true;
  for await (const row of rows) {
    if (row.row > MOST_ROWS + 1) throw new AppError('product_files.not_possible.rows', { most: MOST_ROWS });
    if (!isHeader) yield row;
    isHeader = false;
  }
}

/**
 * Reads a file once from end to end and parts it between products.
 * @throws AppError `product_files.unreadable`, `product_files.not_possible` beyond 100,000 rows, or 2,500 of one product
 */
export async function listParts(files: Files, file: Kept, columns: Columns): Promise<FilePart[]> {
  const source = await open(files, file);
  const rows = withoutHeader(readRows(source, { delimiter: file.delimiter as Delimiter }));
  const parts: FilePart[] = [];
  for await (const part of partsOf(rows, (row) => keyOf(row, columns), ROWS_A_PART)) {
    // Other products may stand before the one that is too long.
    if (part.count > MOST_ROWS_A_PRODUCT + ROWS_A_PART)
      throw new AppError('product_files.not_possible.rows_of_one', { most: MOST_ROWS_A_PRODUCT, row: part.row });
    parts.push(part);
  }
  return parts;
}

/** The products of a part, in their order. @param part of a file that has not changed since it was parted */
export async function* readProducts(
  files: Files,
  file: Kept,
  columns: Columns,
  { row, from, to }: Pick<FilePart, 'row' | 'from' | 'to'>,
): AsyncGenerator<ProductPart> {
  const source = await open(files, file, { start: from, end: to - 1 });
  let product: ProductPart | undefined;
  let key = '';
  for await (const one of readRows(source, { delimiter: file.delimiter as Delimiter, row, offset: from })) {
    const next = keyOf(one, columns) || key;
    if (product && next === key) product.rows.push(one);
    else {
      if (product) yield product;
      product = { rows: [one], from: one.start, to: one.end };
    }
    product.to = one.end;
    key = next;
  }
  if (product) yield product;
}

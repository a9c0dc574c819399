import { AppError } from '../../../../errors/errors';
import { columnsAs } from '../../../../framework/files/format/columns';
import { storedName } from '../../../../framework/files/sent/sent-files';
import type { ReadFile } from '../../../../framework/files/reading/read-records';
import type { Delimiter } from '../../../../framework/files/reading/text-form';
import { keyOf } from '../format/build-product';
import { FIELDS, attributeOf, besideOf, wordsAttributeOf } from '../format/fields';
import type { ColumnName, Field, ProductColumns } from '../format/fields';
import type { ProductFileRow } from './product-files.repository';

type Kept = Pick<ProductFileRow, 'id' | 'delimiter' | 'header'>;

/** Where files of products lie in the file store. */
export const PRODUCT_FILES = { folder: 'private/product-files' } as const;
/** Rows of one product. */
export const MOST_ROWS = 2_500;

const isField = (field: string): field is ColumnName =>
  FIELDS.includes(field as Field) || (attributeOf(field) ?? wordsAttributeOf(field)) !== undefined;

/** What the columns are, as somebody has said. @throws AppError `files.not_possible` where that makes no sense */
export function columnsOf({ header }: Kept, said: readonly (string | null)[], decimals: number): ProductColumns {
  const fields = columnsAs(header, said, isField);
  if (!fields.includes('slug') && !fields.includes('name')) throw new AppError('files.not_possible.no_key');
  const alone = fields.findIndex((field) => {
    const beside = besideOf(field);
    return beside !== undefined && !fields.some((one) => one === beside);
  });
  if (alone >= 0)
    throw new AppError('files.not_possible.words_alone', {
      column: header[alone] ?? '',
      beside: besideOf(fields[alone] ?? null) ?? '',
    });
  return { header, fields, decimals };
}

/** How the rows of a file are read, a product being those with one address that follow each other. */
export const readingOf = (
  files: ReadFile['files'],
  { id, delimiter }: Kept,
  columns: Pick<ProductColumns, 'fields'>,
): ReadFile => ({
  files,
  stored: storedName(PRODUCT_FILES, id),
  delimiter: delimiter as Delimiter, // as it was found out
  keyOf: (row) => keyOf(row, columns),
});

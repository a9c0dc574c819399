import { AppError } from '../../../../errors/errors';
import { columnsAs } from '../../../../framework/files/format/columns';
import type { ReadFile } from '../../../../framework/files/reading/read-records';
import type { Delimiter } from '../../../../framework/files/reading/text-form';
import { storedName } from '../../../../framework/files/sent/sent-files';
import { keyOf } from '../format/build-customer';
import { isField } from '../format/fields';
import type { CustomerColumns } from '../format/fields';
import type { CustomerFileRow } from './customer-files.repository';

type Kept = Pick<CustomerFileRow, 'id' | 'delimiter' | 'header'>;

/** Where files of customers lie in the file store. */
export const CUSTOMER_FILES = { folder: 'private/customer-files' } as const;
/** Rows of one customer. */
export const MOST_ROWS = 100;

/** What the columns are, as somebody has said. @throws AppError `files.not_possible` where that makes no sense */
export function columnsOf({ header }: Kept, said: readonly (string | null)[]): CustomerColumns {
  const fields = columnsAs(header, said, isField);
  if (!fields.includes('email')) throw new AppError('files.not_possible.no_email');
  return { header, fields, decimals: 0 };
}

/**
 * How the rows of a file are read, a customer being those with one e-mail address that follow each other. A row without one is
 * nobody's, and wrong: of the one before it would be somebody else's address in their account.
 */
export const readingOf = (files: ReadFile['files'], { id, delimiter }: Kept, columns: CustomerColumns): ReadFile => ({
  files,
  stored: storedName(CUSTOMER_FILES, id),
  delimiter: delimiter as Delimiter, // as it was found out
  keyOf: (row) => keyOf(row, columns) || `row ${row.row}`,
});

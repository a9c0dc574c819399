import { AppError } from '../../../errors/errors';

/** A file's columns: their headings, and what each is; null: it is not taken over. */
export interface Columns<Field extends string = string> {
  header: readonly string[];
  fields: readonly (Field | null)[];
  /** digits of the currency below its major unit, of files with prices */
  decimals: number;
}

/**
 * What the columns of a file are, as somebody has said.
 * @param isField whether a file of this kind can have such a column
 * @throws AppError `files.not_possible` where that makes no sense
 */
export function columnsAs<Field extends string>(
  header: readonly string[],
  fields: readonly (string | null)[],
  isField: (field: string) => field is Field,
): (Field | null)[] {
  const isSaid = (field: string | null): field is Field | null => field === null || isField(field);
  if (fields.length !== header.length || !fields.every(isSaid)) throw new AppError('files.not_possible.fields');
  const named = fields.filter((field) => field !== null);
  if (new Set(named).size < named.length) throw new AppError('files.not_possible.field_twice');
  return [...fields];
}

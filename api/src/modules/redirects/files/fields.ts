import { AppError } from '../../../errors/errors';
import { columnsAs } from '../../../framework/files/format/columns';
import type { Columns } from '../../../framework/files/format/columns';
import type { ReadFile } from '../../../framework/files/reading/read-records';
import type { Delimiter } from '../../../framework/files/reading/text-form';
import { storedName } from '../../../framework/files/sent/sent-files';
import type { KeptFile } from '../../../framework/files/sent/kept-file';
import type { RedirectField } from '../records/read-redirect';

/** What a column of a file of redirects can be. */
export const FIELDS: readonly RedirectField[] = ['path', 'target'];
export type RedirectColumns = Columns<RedirectField>;

const BY_HEADING: Readonly<Partial<Record<string, RedirectField>>> = {
  'redirect from': 'path',
  from: 'path',
  path: 'path',
  source: 'path',
  'redirect to': 'target',
  to: 'target',
  target: 'target',
};

/** Where files of redirects lie in the file store. */
export const REDIRECT_FILES = { folder: 'private/redirect-files' } as const;

const isField = (field: string): field is RedirectField => field === 'path' || field === 'target';

/** What each column is by its heading; of two that say the same the first one. */
export function fieldsOf(header: readonly string[]): (RedirectField | null)[] {
  const found = header.map((heading) => BY_HEADING[heading.trim().replace(/\s+/g, ' ').toLowerCase()] ?? null);
  return found.map((field, place) => (field !== null && found.indexOf(field) === place ? field : null));
}

/** What the columns are, as somebody has said. @throws AppError `files.not_possible` where that makes no sense */
export function columnsOf({ header }: Pick<KeptFile, 'header'>, said: readonly (string | null)[]): RedirectColumns {
  const fields = columnsAs(header, said, isField);
  if (!FIELDS.every((field) => fields.includes(field))) throw new AppError('files.not_possible.no_redirect');
  return { header, fields, decimals: 0 };
}

/** How the rows of a file are read: each is a redirect of its own. */
export const readingOf = (
  files: ReadFile['files'],
  { id, delimiter }: Pick<KeptFile, 'id' | 'delimiter'>,
): ReadFile => ({
  files,
  stored: storedName(REDIRECT_FILES, id),
  delimiter: delimiter as Delimiter, // as it was found out
  keyOf: ({ row }) => `row ${row}`,
});

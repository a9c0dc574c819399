import { LANGUAGES } from '../../../core/languages';
import type { LocalizedMessage } from '../../../core/languages';

/** What is wrong in a row of a file, and in which column; null: not in one alone. */
export interface Problem {
  row: number;
  column: string | null;
  /** a sentence by language */
  reason: Record<string, string>;
}

/** More of one product nobody reads. */
const MOST = 50;

/** With the heading of the column that it is about; null where the file has none for that field. */
export function columnNamed(
  { column, ...problem }: Problem,
  { header, fields }: { header: readonly string[]; fields: readonly (string | null)[] },
): Problem {
  const place = column === null ? -1 : fields.indexOf(column);
  const isHeading = column !== null && header.includes(column);
  return { ...problem, column: header[place] ?? (isHeading ? column : null) };
}

/** Collects what is wrong with a product, so that people see all of it at once. */
export interface Problems {
  readonly list: readonly Problem[];
  add(row: number, column: string | null, reason: LocalizedMessage): void;
}

/** Makes an empty collection. */
export function createProblems(): Problems {
  const list: Problem[] = [];
  return {
    list,
    add(row, column, reason) {
      if (list.length >= MOST) return;
      list.push({ row, column, reason: Object.fromEntries(LANGUAGES.map((language) => [language, reason(language)])) });
    },
  };
}

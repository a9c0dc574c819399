import { joinList, splitPlaces } from '../../../../framework/files/format/escapes';
import type { FileRow } from '../../../../framework/files/reading/read-rows';
import { messageOf } from '../../../../messages/message';
import {
  OPTION_NAME_WORDS,
  OPTION_VALUE_WORDS,
  attributeNameField,
  attributeValuesField,
  wordsAttributeOf,
} from './fields';
import type { ColumnName, ProductCells, ProductColumns } from './fields';
import type { FileProduct, FileWord } from './file-product';

/** As the attributes' own page takes them. */
const LONGEST_NAME = 60;
const LONGEST_WORD = 120;
const LONGEST_LIST = 20_000;

/** What a cell of words stands beside. */
interface Beside {
  of: FileWord['of'];
  attribute: string;
  /** null: the attribute itself */
  values: readonly (string | null)[];
}

/** One word for each value, in their order; what is empty says nothing. */
function readWords(row: FileRow, field: ColumnName, beside: Beside, cells: ProductCells): FileWord[] {
  const { of, attribute, values } = beside;
  const isName = values[0] === null;
  const cell = cells.words(row, field, isName ? LONGEST_NAME : LONGEST_LIST) ?? '';
  if (cell === '') return [];
  const words = isName ? [cell] : splitPlaces(cell, ';');
  if (words.length !== values.length) {
    const [found, wanted] = [words.length, values.length];
    cells.refuse(row, field, messageOf('files.row.words', { found, wanted }));
    return [];
  }
  if (words.some((word) => word.length > LONGEST_WORD)) {
    cells.refuse(row, field, messageOf('files.row.too_long', { most: LONGEST_WORD }));
    return [];
  }
  return values.flatMap((value, place) => {
    const word = words[place] ?? '';
    return word === '' ? [] : [{ row: row.row, field, of, attribute, value, word }];
  });
}

function ofAttributes(row: FileRow, { attributes }: Said, cells: ProductCells, columns: ProductColumns): FileWord[] {
  const said = new Map(attributes.map(({ name, values }) => [name, values]));
  const names = new Set(columns.fields.flatMap((field) => wordsAttributeOf(field) ?? []));
  return [...names].flatMap((attribute) => {
    const values = said.get(attribute) ?? [];
    const name = values.length > 0 ? [null] : [];
    return [
      ...readWords(row, attributeNameField(attribute), { of: 'product', attribute, values: name }, cells),
      ...readWords(row, attributeValuesField(attribute), { of: 'product', attribute, values }, cells),
    ];
  });
}

function ofOptions(rows: readonly FileRow[], said: Said, cells: ProductCells): FileWord[] {
  const names = said.option_names ?? [];
  const [first] = rows;
  const ofNames = OPTION_NAME_WORDS.flatMap((field, place) => {
    const attribute = names[place];
    const values = attribute === undefined ? [] : [null];
    return first ? readWords(first, field, { of: 'option', attribute: attribute ?? '', values }, cells) : [];
  });
  const rowOf = new Map(rows.map((row) => [row.row, row]));
  const ofValues = said.variants.flatMap(({ row, options }) =>
    OPTION_VALUE_WORDS.flatMap((field, place) => {
      const [attribute = '', cell] = [names[place], rowOf.get(row)];
      const value = options?.[attribute];
      // one value, whatever parts a list
      const one = cell && cells.words(cell, field, LONGEST_WORD);
      if (!one) return [];
      if (value !== undefined) return [{ row, field, of: 'option' as const, attribute, value, word: one }];
      cells.refuse(cell, field, messageOf('files.row.words', { found: 1, wanted: 0 }));
      return [];
    }),
  );
  return [...ofNames, ...ofValues];
}

type Said = Pick<FileProduct, 'attributes' | 'option_names' | 'variants'>;

/** The German words of what a product says of attributes and options. */
export function buildWords(
  rows: readonly [FileRow, ...FileRow[]],
  said: Said,
  cells: ProductCells,
  columns: ProductColumns,
): FileWord[] {
  return [...ofAttributes(rows[0], said, cells, columns), ...ofOptions(rows, said, cells)];
}

/** The cell of values' words, in their order; empty where there are none. */
export const wordsCell = (words: readonly string[]): string =>
  words.every((word) => word === '') ? '' : joinList(words, ';');

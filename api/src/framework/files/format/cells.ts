import { COUNTRY_CODES } from '@tessera/shared/addresses';
import { messageOf } from '../../../messages/message';
import type { LocalizedMessage } from '../../../core/languages';
import { isDay } from '../../../infra/basics/calendar';
import { isOfFormat } from '../../../schemas/basics/text-formats';
import type { FileRow } from '../reading/read-rows';
import { cut } from './cut';
import { unmarked } from './escapes';
import type { Columns } from './columns';
import type { Problems } from './problems';
import { isTwofold } from './thousands';

const HIGHEST_PRICE = 2_000_000_000;
const MOST_PIECES = 2_000_000_000;
const HEAVIEST = 100_000_000;
/** So much of a cell is told where something is wrong with it. */
const SHOWN = 60;
/** As spreadsheets of many countries write it; three digits behind a comma could as well be thousands. */
const WITH_COMMA = /^(\d+),(\d{1,2})$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Both that `12.500` could be: 12.5 and 12500. */
const twofoldOf = (cell: string) => ({ cell, one: Number(cell), other: Number(cell.replace('.', '')) });

/** Reads cells by what they are. Where a file has no such column the answer is undefined: what the shop has stays. */
export function createCells<Field extends string>({ header, fields, decimals }: Columns<Field>, problems: Problems) {
  const places = new Map<string | null, number>(fields.map((field, index) => [field, index]));

  const has = (field: Field): boolean => places.has(field);

  function text(row: FileRow, field: Field): string {
    const place = places.get(field);
    return place === undefined ? '' : unmarked(row.cells[place] ?? '');
  }

  function refuse(row: FileRow, field: Field, reason: LocalizedMessage): undefined {
    const place = places.get(field);
    problems.add(row.row, place === undefined ? null : (header[place] ?? null), reason);
  }

  /** The same of a number, with a point where the cell has a comma. @param of is told what stands in the cell as well */
  const readNumber = <T>(
    row: FileRow,
    field: Field,
    blank: T,
    of: (number: string, cell: string) => T | undefined,
  ): T | undefined => read(row, field, blank, (cell) => of(cell.replace(WITH_COMMA, '$1.$2'), cell));

  /** A cell that is there, read; one that is empty is `blank`. */
  function read<T>(row: FileRow, field: Field, blank: T, of: (text: string) => T | undefined): T | undefined {
    if (!has(field)) return undefined;
    const cell = text(row, field);
    return cell === '' ? blank : of(cell);
  }

  return {
    has,
    text,
    refuse,

    /** A text of at most so many characters, on one line unless it is said otherwise. */
    words: (row: FileRow, field: Field, most: number, format: 'line' | 'lines' = 'line'): string | undefined =>
      read(row, field, '', (cell) => {
        if (cell.length > most) return refuse(row, field, messageOf('files.row.too_long', { most }));
        return isOfFormat(format, cell) ? cell : refuse(row, field, messageOf('files.row.unseen'));
      }),

    /** A price such as `24.00` or `24,00` in minor units, without passing through floating point. @param blank what an empty cell says; undefined: it is wrong */
    price<Blank extends number | null = number>(row: FileRow, field: Field, blank?: Blank): number | Blank | undefined {
      const form = decimals > 0 ? `24.${'0'.repeat(decimals)}` : '24';
      const wrong = (cell: string) =>
        refuse(row, field, messageOf('files.row.price', { cell: cut(cell, SHOWN), form }));
      if (has(field) && blank === undefined && text(row, field) === '')
        return refuse(row, field, messageOf('files.row.no_price', { form }));
      return readNumber<number | Blank | undefined>(row, field, blank, (number, cell) => {
        const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(number);
        const fraction = (match?.[2] ?? '').replace(/0+$/, '');
        const isFit = fraction.length <= decimals && (decimals === 3 || !isTwofold(number));
        if (!match?.[1] || !isFit) return wrong(cell);
        const minor = Number(match[1] + fraction.padEnd(decimals, '0'));
        return minor > HIGHEST_PRICE ? wrong(cell) : minor;
      });
    },

    /** Pieces, a whole number; fewer than none, as what was sold ahead is told elsewhere, are none. */
    pieces: (row: FileRow, field: Field): number | undefined =>
      read(row, field, 0, (cell) => {
        const isCount = /^-?\d{1,10}(\.0+)?$/.test(cell) && Number(cell) <= MOST_PIECES;
        return isCount
          ? Math.max(0, Math.trunc(Number(cell)))
          : refuse(row, field, messageOf('files.row.whole_number', { cell: cut(cell, SHOWN) }));
      }),

    /** A weight, to the gram; one that could as well be a thousand times of it is wrong. */
    grams: (row: FileRow, field: Field): number | undefined =>
      readNumber(row, field, 0, (number, cell) => {
        if (isTwofold(number)) return refuse(row, field, messageOf('files.row.grams_twofold', twofoldOf(number)));
        const isWeight = /^\d{1,9}(\.\d+)?$/.test(number) && Number(number) <= HEAVIEST;
        return isWeight
          ? Math.round(Number(number))
          : refuse(row, field, messageOf('files.row.grams', { cell: cut(cell, SHOWN) }));
      }),

    /** A measure above 0; an empty cell is none. */
    measure: (row: FileRow, field: Field): number | null | undefined =>
      readNumber<number | null>(row, field, null, (number, cell) =>
        /^\d{1,9}(\.\d{1,12})?$/.test(number) && Number(number) > 0
          ? Number(number)
          : refuse(row, field, messageOf('files.row.measure', { cell: cut(cell, SHOWN) })),
      ),

    /** One of these words in any case, by what it stands for. */
    choice: <T>(row: FileRow, field: Field, blank: T, words: Readonly<Record<string, T>>): T | undefined =>
      read(row, field, blank, (cell) => {
        const found = Object.entries(words).find(([word]) => word === cell.toLowerCase());
        if (found) return found[1];
        const choices = Object.keys(words).join(', ');
        return refuse(row, field, messageOf('files.row.choice', { cell: cut(cell, SHOWN), choices }));
      }),

    /** A moment with its time zone (RFC 3339), as the shop writes it; an empty cell is none. */
    moment: (row: FileRow, field: Field): string | null | undefined =>
      read<string | null>(row, field, null, (cell) =>
        MOMENT.test(cell) && !Number.isNaN(Date.parse(cell))
          ? new Date(cell).toISOString()
          : refuse(row, field, messageOf('files.row.moment', { cell: cut(cell, SHOWN) })),
      ),

    /** A day of the calendar; an empty cell is none. */
    day: (row: FileRow, field: Field): string | null | undefined =>
      read<string | null>(row, field, null, (cell) =>
        isDay(cell) ? cell : refuse(row, field, messageOf('files.row.day', { cell: cut(cell, SHOWN) })),
      ),

    /** A country's code (ISO 3166-1 alpha-2) in any case. */
    country: (row: FileRow, field: Field): string | null | undefined =>
      read<string | null>(row, field, null, (cell) =>
        COUNTRY_CODES.includes(cell.toUpperCase())
          ? cell.toUpperCase()
          : refuse(row, field, messageOf('files.row.country', { cell: cut(cell, SHOWN) })),
      ),
  };
}

export type Cells<Field extends string> = ReturnType<typeof createCells<Field>>;

/** Words that say yes or no. */
export const YES_NO = { true: true, false: false, yes: true, no: false, '1': true, '0': false } as const;

import { sql } from 'kysely';
import { losslessLine } from '../../../framework/files/format/escapes';
import type { FilePart } from '../../../framework/door/job-kinds';
import type { Db, Trx } from '../../../infra/database/db';
import { csvHead } from '../../../presenters/formats/csv';

/** One file of the export, read part by part. */
export interface Sheet {
  /** e.g. 'orders.csv' */
  file: string;
  /** null: as its own document says */
  columns: readonly string[] | null;
  begin(db: Db | Trx): Promise<object>;
  read(position: object): Promise<FilePart>;
}

export interface Table {
  file: string;
  table: string;
  /** what rows are known by, and their order */
  key: readonly string[];
  /** those that are written, by name: what is not named stays where it is */
  columns: readonly string[];
  /** those that came later, behind the others: what a process of before has begun goes on without them */
  later?: readonly string[];
  /** read at a time, fewer where a row may be large; left out: 1,000 */
  rows?: number;
}

const ROWS_A_PART = 1_000;
/** Of their cells, read at a time: rows of one table may be a hundred times as long as those of another shop. */
const BYTES_A_PART = 2 * 1024 * 1024;

interface Position {
  after: string[] | null;
  /** as the first line has them; left out by a process of before, which knew of no later ones */
  columns?: readonly string[];
}

/**
 * The rows of a table: amounts in minor units, times in UTC (RFC 3339), what is no text as JSON, nothing for null. Rows that
 * are made meanwhile may be left out. A part is bounded by rows and by bytes, so that memory does not grow with what is in them.
 */
export function tableSheet(
  db: Db,
  { file, table, key, columns: first, later = [], rows: most = ROWS_A_PART }: Table,
): Sheet {
  const all = [...first, ...later];
  const named = (name: string) => sql`to_jsonb(${sql.ref(name)}) #>> '{}'`;
  const keys = sql.join(key.map((name) => sql.ref(name)));
  return {
    file,
    columns: all,
    begin: async () => ({ after: null, columns: all }) satisfies Position,

    async read(position) {
      const { after, columns = first } = position as Position; // as `begin`, or the part before, gave it
      const further = after ? sql`where (${keys}) > (${sql.join(after)})` : sql``;
      // one row at least: bytes are counted up to where a row begins
      const { rows } = await sql<{ cells: (string | null)[]; place: string[]; found: number }>`
        select cells, place, found from (
          select *, (count(*) over ())::integer as found,
            sum(bytes) over (order by ${keys} rows unbounded preceding) - bytes as bytes_before
          from (
            select array[${sql.join(columns.map(named))}] as cells, array[${sql.join(key.map(named))}] as place, ${keys}
            from ${sql.table(table)} ${further} order by ${keys} limit ${most}
          ) as listed
          cross join lateral (select octet_length(cells::text) as bytes) as measured
        ) as summed
        where bytes_before < ${BYTES_A_PART} order by ${keys}`.execute(db);
      const lines = rows.map(({ cells }) => losslessLine(cells.map((cell) => cell ?? '')));
      const found = rows[0]?.found ?? 0;
      const last = rows.length < found || found === most ? rows.at(-1) : undefined;
      const head = after ? '' : csvHead(columns);
      const next: Position | null = last ? { after: last.place, columns } : null;
      return { content: Buffer.from(head + lines.join('')), rows: rows.length, next };
    },
  };
}

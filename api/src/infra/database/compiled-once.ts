import type { Compilable, CompiledQuery, Insertable, InsertQueryBuilder, InsertResult, RawBuilder } from 'kysely';
import type { Db, Trx } from './db';
import type { Database } from './tables/database';

/** Begins what stands for a value while the statement is compiled. */
const PLACE = '\u0000';

/** Whatever it is asked for it names: `places.user_id` is the place of that value. */
const places = new Proxy({}, { get: (_none, name) => `${PLACE}${String(name)}` });

/**
 * A statement that is built and compiled once: for many that takes longer than sending it.
 * @param build the statement; a value may stand in it anywhere, each taken by its name, and nothing else may depend on it
 * @returns runs the statement for some values, and gives its rows
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Db | Trx, values: Values) => Compilable<Row> | RawBuilder<Row>,
) {
  let compiled: CompiledQuery<Row> | undefined;
  let names: (keyof Values | undefined)[] = [];
  return async (db: Db | Trx, values: Values): Promise<Row[]> => {
    if (!compiled) {
      compiled = build(db, places as Values).compile(db);
      names = compiled.parameters.map((parameter) =>
        typeof parameter === 'string' && parameter.startsWith(PLACE)
          ? (parameter.slice(PLACE.length) as keyof Values) // written by `places`
          : undefined,
      );
    }
    const { parameters: others } = compiled;
    const parameters = names.map((name, index) => (name === undefined ? others[index] : values[name]));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/**
 * Writes one row at a time, by a statement that is compiled once for each set of columns.
 * @param table whose rows are written
 * @param end what the statement says behind the values, as `returning`: its rows are given. Default: nothing
 */
export function insertedOnce<Table extends keyof Database, Row = unknown>(
  table: Table,
  end: (insert: InsertQueryBuilder<Database, Table, InsertResult>) => Compilable<Row> = (insert) =>
    insert as Compilable<Row>, // gives no rows
) {
  type Written = Insertable<Database[Table]>;
  const known = new Map<string, (db: Db | Trx, row: Written) => Promise<Row[]>>();

  function compile(columns: string[]) {
    return compiledOnce((db, values: Written) => {
      const placed = Object.fromEntries(columns.map((column) => [column, values[column as keyof Written]]));
      // The columns are those of a row of this table.
      return end(db.insertInto(table).values(placed as Written));
    });
  }

  return async (db: Db | Trx, row: Written): Promise<Row[]> => {
    const columns = Object.keys(row).filter((column) => row[column as keyof Written] !== undefined);
    const key = columns.join();
    let insert = known.get(key);
    // The code writes a few sets of columns, and nobody outside can make more.
    if (!insert) known.set(key, (insert = compile(columns)));
    return insert(db, row);
  };
}

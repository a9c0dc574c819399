import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Trx } from './db';

/** Stands for the value while the statement is compiled. */
const PLACE = '\u0000';

/**
 * A statement with one value that is built and compiled once: for one with dozens of columns that takes longer than
 * sending it.
 * @param build the statement; the value may stand in it anywhere, and nothing else may depend on it
 * @returns runs the statement for a value, and gives its rows
 */
export function compiledOnce<Row>(build: (db: Db | Trx, value: string) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Db | Trx, value: string): Promise<Row[]> => {
    compiled ??= build(db, PLACE).compile();
    const parameters = compiled.parameters.map((parameter) => (parameter === PLACE ? value : parameter));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

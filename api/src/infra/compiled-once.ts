import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Trx } from './db';

/** Begins what stands for a value while the statement is compiled. */
const PLACE = '\u0000';

/** Whatever it is asked for it names: `places.user_id` is the place of that value. */
const places = new Proxy({}, { get: (_none, name) => `${PLACE}${String(name)}` });

/**
 * A statement that is built and compiled once: for many that takes longer than sending it.
 * @param build the statement; a value may stand in it anywhere, each taken by its name, and nothing else may depend on it
 * @returns runs the statement for some values, and gives its rows
 */
export function compiledOnce<Values extends object, Row>(build: (db: Db | Trx, values: Values) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  let names: (keyof Values | undefined)[] = [];
  return async (db: Db | Trx, values: Values): Promise<Row[]> => {
    if (!compiled) {
      compiled = build(db, places as Values).compile();
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

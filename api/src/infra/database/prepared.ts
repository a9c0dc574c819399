import { sql } from 'kysely';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { knowConnection, PreparedQuery } from './prepared-query';
import type { PgClient, Prepared } from './prepared-query';

const PLANNED_ANEW = '/* planned anew */';
/** Begins a statement whose best plan depends on its values: it is planned anew each time. */
export const plannedAnew = sql.raw(PLANNED_ANEW);
/** The same for a statement that is text already. */
export const anew = (text: string): string => `${PLANNED_ANEW} ${text}`;

/** A statement that has come so often will come again. */
const OFTEN = 3;
/** Each takes memory of the database in every connection. */
const MOST_PREPARED = 400;
/** Texts made for one occasion, such as a list of so many values, are not counted for ever. */
const MOST_COUNTED = 500;
/** Said of a prepared statement whose columns have changed since, by a migration while we run. */
export const RESULT_CHANGED = '0A000';

type Names = ReturnType<typeof createNames>;

/** Which statements are prepared, and under which names: one book for all connections of a pool. */
function createNames() {
  const counts = new Map<string, number>();
  const names = new Map<string, Prepared>();
  let given = 0;

  /** @param told what PostgreSQL is told: a pooler takes the same text for the same statement, whatever its name */
  function give(text: string, told = text): Prepared {
    given += 1;
    const prepared: Prepared = { name: `statement_${given}`, text: told };
    names.set(text, prepared);
    counts.delete(text);
    return prepared;
  }

  return {
    /** Undefined where it is not worth it. */
    of(text: string): Prepared | undefined {
      const known = names.get(text);
      if (known || names.size >= MOST_PREPARED || text.includes(PLANNED_ANEW)) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (count >= OFTEN) return give(text);
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    },

    /** Under its new name it is prepared anew by every connection. */
    renew: (text: string) => give(text, `${text} /* ${given} */`),
  };
}

/** What holds for each transaction by way of a pooler. */
interface Limit {
  statement_timeout_ms: number;
}

function preparingClient(client: PoolClient, names: Names, limit: Limit | null): PostgresPoolClient {
  const inside = client as unknown as PgClient;
  const { stream } = inside.connection;
  const known = knowConnection(inside, limit === null);
  const beginning = limit ? `begin; set local statement_timeout = ${limit.statement_timeout_ms}` : 'begin';
  let held = false;
  let began = false;

  /** What is asked for before the event loop turns leaves together: a write takes longer than what is written. */
  function inOnePiece(): void {
    if (held) return;
    held = true;
    stream.cork();
    process.nextTick(() => {
      held = false;
      known.group.end();
      stream.uncork();
    });
  }

  /** Nobody waits for its answer: what could fail it is a lost connection, which fails the next statement as well. */
  function begin<R>(): PostgresQueryResult<R> {
    inOnePiece();
    began = true;
    client.query(beginning).catch(() => undefined);
    return { command: 'SELECT', rowCount: 0, rows: [] };
  }

  /** Ends the transaction, also one that has failed. */
  function end(text: string): Promise<QueryResult> {
    began = false;
    return send(text);
  }

  /** As text, prepared by nobody. */
  function send(text: string, values?: unknown[]): Promise<QueryResult> {
    inOnePiece();
    known.group.end();
    return client.query(text, values);
  }

  /** By way of a pooler a statement alone is a transaction too: else it would have no limit. */
  async function limited<R>(ask: () => Promise<R>): Promise<R> {
    if (!limit || began) return ask();
    begin();
    const asked = ask();
    const ended = end('commit');
    await Promise.allSettled([asked, ended]);
    const answer = await asked;
    await ended;
    return answer;
  }

  async function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (text === 'begin') return begin<R>();
    if (text === 'commit' || text === 'rollback') return answerOf(await end(text));
    inOnePiece();
    const prepared = isPlanned(text, values) ? names.of(text) : undefined;
    if (!prepared) return answerOf(await limited(() => send(text, [...values])));
    try {
      return answerOf(await limited(() => run(prepared, values)));
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      // It was made where the answer came in, which says nothing about who asked.
      Error.captureStackTrace(error);
      if (error.code !== RESULT_CHANGED) throw error;
      names.renew(text);
      if (client.getTransactionStatus() !== 'I') throw error;
      return answerOf(await limited(() => send(text, [...values])));
    }
  }

  const run = (prepared: Prepared, values: readonly unknown[]): Promise<QueryResult> =>
    new Promise((resolve, reject) => {
      client.query(
        new PreparedQuery(prepared, [...values], known, began, (error, result) =>
          error ? reject(error) : resolve(result),
        ),
      );
    });

  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

/** Without values it may be a command, which PostgreSQL has nothing to plan for. */
const isPlanned = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 || text.startsWith('select ');

/** Kysely's own type of what pg gives: it reads the rows alone where the command is another. */
const answerOf = <R>(answer: QueryResult) => answer as unknown as PostgresQueryResult<R>;

/**
 * A pool for Kysely whose connections prepare the statements that come often, so that PostgreSQL parses and plans them
 * once and not at each call: for a statement that joins eight tables that is most of its time. A statement with
 * `plannedAnew` in it is left alone. In a transaction, one whose columns were changed by a migration fails with
 * 0A000, which `withTransaction` answers by running it again.
 * @param limit by way of a pooler: said in each transaction; else null
 */
export function preparing(pool: Pool, limit: Limit | null): PostgresPool {
  const names = createNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, names, limit);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

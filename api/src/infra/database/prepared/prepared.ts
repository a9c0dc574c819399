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

    /** What is prepared from the first time on. */
    always: (text: string): Prepared => names.get(text) ?? give(text),

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
  let held = false;
  let began = false;
  /** while the answer to `begin` is on its way; it fails never */
  let beginning: Promise<void> | null = null;
  /** why the open transaction comes to nothing, which PostgreSQL may not know */
  let broken: Error | null = null;
  /** `commit` or `rollback` is on its way */
  let ending = false;

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

  /** Nobody waits for its answer but what cannot leave with it. */
  function begin<R>(): PostgresQueryResult<R> {
    began = true;
    broken = null;
    const asked = limit
      ? send(`begin; set local statement_timeout = ${limit.statement_timeout_ms}`)
      : run(names.always('begin'), []);
    const answered = asked.then(
      () => undefined,
      (error: Error) => {
        broken ??= error;
      },
    );
    beginning = answered;
    const forget = (): void => {
      if (beginning === answered) beginning = null;
    };
    // Later: what waited for it is sent first.
    void answered.then(() => process.nextTick(forget));
    return { command: 'SELECT', rowCount: 0, rows: [] };
  }

  /**
   * Where no transaction has begun a statement would be one by itself, which nothing undoes: until PostgreSQL has said that
   * there is one, only that is sent which ends with the same Sync as `begin`, and so fails with it. Once one waits, all
   * behind it do: they keep their order.
   */
  function mustWait(prepared: Prepared | undefined): boolean {
    if (!began || !beginning) return false;
    return !prepared || !known.group.isOpen() || !known.shapes?.has(prepared.name);
  }

  /** @throws what broke the transaction */
  async function afterBegin(): Promise<void> {
    known.group.end();
    await beginning;
    throwIfBroken();
  }

  /** A statement that failed here has failed its transaction, as one that PostgreSQL refuses has. */
  function throwIfBroken(): void {
    if (began && broken) throw broken;
  }

  /**
   * Leaves with the statements before it, and is passed over where one of them fails.
   * @throws also where PostgreSQL undoes everything instead, as it does when a statement has failed
   */
  async function commit(): Promise<QueryResult> {
    const asked = limit ? send('commit') : run(names.always('commit'), []);
    began = false;
    const answer = await asked;
    if (answer.command === 'ROLLBACK') throw new Error('A statement had failed: the transaction was undone.');
    return answer;
  }

  /** Ends a transaction that has failed. */
  function rollback(): Promise<QueryResult> {
    began = false;
    return send('rollback');
  }

  /** As text, prepared by nobody. */
  function send(text: string, values?: unknown[]): Promise<QueryResult> {
    inOnePiece();
    known.group.end();
    const inTransaction = began;
    return new Promise((resolve, reject) => {
      const take = (error: Error | undefined, result: QueryResult): void =>
        error ? reject(noting(error, inTransaction)) : resolve(result);
      client.query(text, values ?? [], take);
    });
  }

  function noting(error: Error, inTransaction: boolean): Error {
    if (inTransaction && !(error instanceof DatabaseError)) broken ??= error;
    return error;
  }

  /** By way of a pooler a statement alone is a transaction too: else it would have no limit. */
  async function limited<R>(ask: () => Promise<R>): Promise<R> {
    if (!limit || began) return ask();
    begin();
    const asked = ask();
    const ended = commit();
    await Promise.allSettled([asked, ended]);
    const answer = await asked;
    await ended;
    return answer;
  }

  /** Ends the transaction, behind everything that waits to be sent. @throws what broke it, where it was to be committed */
  async function end<R>(text: 'commit' | 'rollback'): Promise<PostgresQueryResult<R>> {
    ending = true;
    const isCommit = text === 'commit';
    try {
      const prepared = isCommit && !limit ? names.always(text) : undefined;
      if (mustWait(prepared)) await afterBegin().catch(() => undefined);
      if (isCommit) throwIfBroken();
      return answerOf(await (isCommit ? commit() : rollback()));
    } finally {
      ending = false;
    }
  }

  async function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (text === 'begin') return begin<R>();
    if (text === 'commit' || text === 'rollback') return end(text);
    if (ending) throw new Error('The transaction has ended: nothing more can be asked of it.');
    const prepared = isPlanned(text, values) ? names.of(text) : undefined;
    if (mustWait(prepared)) await afterBegin();
    else throwIfBroken();
    if (prepared) return answerOf(await runAgain(prepared, text, values));
    return answerOf(await limited(() => send(text, [...values])));
  }

  /** Once more where a migration came between, unless that is up to the whole transaction. */
  async function runAgain(prepared: Prepared, text: string, values: readonly unknown[]): Promise<QueryResult> {
    try {
      return await limited(() => run(prepared, values));
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      // It was made where the answer came in, which says nothing about who asked.
      Error.captureStackTrace(error);
      if (error.code !== RESULT_CHANGED) throw error;
      names.renew(text);
      if (client.getTransactionStatus() !== 'I') throw error;
      return limited(() => send(text, [...values]));
    }
  }

  /** What joins others waits for the Sync behind them. */
  function run(prepared: Prepared, values: readonly unknown[]): Promise<QueryResult> {
    inOnePiece();
    const inTransaction = began;
    return new Promise((resolve, reject) => {
      client.query(
        new PreparedQuery(prepared, [...values], known, inTransaction, (error, result) =>
          error ? reject(noting(error, inTransaction)) : resolve(result),
        ),
      );
    });
  }

  /** Neither in a transaction, nor with anything under way: what the next one asks is not part of it. */
  const isFree = (): boolean =>
    !began && client.getTransactionStatus() === 'I' && !inside._activeQuery && inside._sentQueryQueue.length === 0;

  return {
    query: query as PostgresPoolClient['query'],
    release: () => client.release(!isFree()),
  };
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

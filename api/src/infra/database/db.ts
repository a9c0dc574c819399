import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { Logger } from '../process/logger';
import type { Database } from './tables/database';
import { preparing } from './prepared/prepared';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface DbOptions {
  database_url: string;
  /** what PostgreSQL's log and pg_stat_activity call its connections */
  application_name: string;
  /** upper bound of connections that this process holds */
  pool_max: number;
  logger: Logger;
  /** the address is that of a pooler, which gives each transaction another connection to PostgreSQL */
  pooled?: boolean;
  /** no statement runs longer; 0: any time. Default 15,000 */
  statement_timeout_ms?: number;
}

/** A question that takes longer has gone wrong, and must not keep its connection from others. */
const STATEMENT_MS = 15_000;

/**
 * A pool of at most `pool_max` connections, which prepare what comes often; `int8` and `numeric` come back as numbers,
 * `date` as 'YYYY-MM-DD'. A pooler refuses or forgets what is said at a connection's start, so that by way of one the limit
 * of a statement's time is said in each transaction.
 */
export function createDb(options: DbOptions): Db {
  const { database_url, application_name, pool_max, logger } = options;
  const { pooled = false, statement_timeout_ms = STATEMENT_MS } = options;
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  overrides.setTypeParser(types.builtins.NUMERIC, Number);
  // A calendar date is no moment: pg would make one of it, in this machine's time zone.
  overrides.setTypeParser(types.builtins.DATE, String);
  const pool = new Pool({
    connectionString: database_url,
    application_name,
    max: pool_max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    ...(pooled ? {} : { statement_timeout: statement_timeout_ms }),
    types: overrides,
    // Statements are sent without waiting for the answers before them: see `together`.
    pipeline: true,
  });
  // An idle connection that dies must not end the process: the pool replaces it.
  pool.on('error', (error) => logger.warn({ error }, 'an idle database connection was lost'));
  // One that dies in the midst of a transaction fails its next statement; until then nobody else listens to it.
  pool.on('connect', (client) =>
    client.on('error', (error) => logger.warn({ error }, 'a database connection was lost')),
  );
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparing(pool, pooled ? { statement_timeout_ms } : null) }),
  });
}

/** The SQLSTATE of a database error, else undefined. */
export function postgresCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The name of the unique index that a statement ran into, else undefined. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  if (postgresCode(error) !== '23505') return undefined;
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return typeof name === 'string' ? name : undefined;
}

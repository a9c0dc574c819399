import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, DatabaseError } from 'pg';
import type { Logger } from '../process/logger';

/** Both src/ and dist/ lie one level below the workspace, so one relative path serves tests and the build. */
export const MIGRATIONS_DIR = path.join(__dirname, __dirname.endsWith('upkeep') ? '../../..' : '..', 'migrations');

const LOCK_KEY = 7_203_114;
/**
 * Whoever asks for a table stands behind a migration that waits for it, as behind a backup that reads it for an hour: so
 * it waits this long, lets the others by, and comes again.
 */
const LOCK_WAIT_MS = 3_000;
const REST_MS = 5_000;
const MOST_TRIES = 60;
/** Of files whose comments alone were put right: the checksum that a database may have of the text before. */
const BEFORE_ITS_COMMENTS = new Map([
  ['0398_tracking_numbers_known.sql', '8ed1dd92287fd81d6cf88e7ef77461ed41c96bf6b66142a2795eb119d1b1578f'],
]);
/** SQLSTATEs of a lock that was not had in time, or that somebody who holds one waits for. */
const NOT_HAD = ['55P03', '40P01'];

export interface MigrateOptions {
  /** better past a pooler: a migration may take longer than that keeps a connection */
  database_url: string;
  logger: Logger;
  dir?: string;
  /** how long it waits for a table at a time, and then rests */
  waits?: { lock_ms: number; rest_ms: number };
}

/**
 * Applies every migration that the database lacks, in order, each in its own transaction. Safe to run twice and by
 * several processes at once: an advisory lock lets one in at a time. It is the transaction's, not the connection's,
 * which a pooler would hand on together with the lock.
 * @returns the names that were applied
 * @throws Error when an applied file has been edited or is missing, or a table was not to be had for eight minutes
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { database_url, logger, dir = MIGRATIONS_DIR } = options;
  const { lock_ms, rest_ms } = options.waits ?? { lock_ms: LOCK_WAIT_MS, rest_ms: REST_MS };
  const migrations = await readMigrations(dir);
  const client = new Client({ connectionString: database_url });
  await client.connect();
  const applied: string[] = [];
  let tries = 0;
  try {
    for (;;) {
      try {
        const name = await applyNext(client, migrations, { logger, lock_ms });
        if (name === undefined) return applied;
        applied.push(name);
        tries = 0;
      } catch (error) {
        tries += 1;
        if (!isNotHad(error) || tries >= MOST_TRIES) throw error;
        logger.warn({ error, tries }, 'a migration lets others by, who hold what it changes');
        await new Promise((resolve) => setTimeout(resolve, rest_ms));
      }
    }
  } finally {
    await client.end();
  }
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(dir, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function pendingMigrations(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) throw new Error(`The database is newer than this program: it holds the migration ${name}`);
    const isSame = known.get(name) === checksum || BEFORE_ITS_COMMENTS.get(name) === checksum;
    if (!isSame) throw new Error(`The migration ${name} was edited after it had been applied`);
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

const isNotHad = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DatabaseError && NOT_HAD.includes(error.cause.code ?? '');

/** @returns the name of the migration that was applied, or undefined when none is missing */
async function applyNext(
  client: Client,
  migrations: Migration[],
  { logger, lock_ms }: { logger: Logger; lock_ms: number },
): Promise<string | undefined> {
  let next: Migration | undefined;
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    next = await findNext(client, migrations);
    if (next) {
      logger.info({ migration: next.name }, 'applying a migration');
      // Not for the lock above, which another instance may hold for as long as its migrations take.
      await client.query(`set local lock_timeout = ${lock_ms}`);
      await client.query(next.sql);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [next.name, next.checksum]);
    }
    await client.query('commit');
    return next?.name;
  } catch (error) {
    // The connection may be what failed.
    await client.query('rollback').catch(() => undefined);
    if (!next) throw error;
    throw new Error(`The migration ${next.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function findNext(client: Client, migrations: Migration[]): Promise<Migration | undefined> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  return pendingMigrations(migrations, rows)[0];
}

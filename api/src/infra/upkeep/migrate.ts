import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { Logger } from '../process/logger';

/** Both src/ and dist/ lie one level below the workspace, so one relative path serves tests and the build. */
export const MIGRATIONS_DIR = path.join(__dirname, __dirname.endsWith('upkeep') ? '../../..' : '..', 'migrations');

const LOCK_KEY = 7_203_114;

export interface MigrateOptions {
  /** better past a pooler: a migration may take longer than that keeps a connection */
  database_url: string;
  logger: Logger;
  dir?: string;
}

/**
 * Applies every migration that the database lacks, in order, each in its own transaction. Safe to run twice and by
 * several processes at once: an advisory lock lets one in at a time. It is the transaction's, not the connection's,
 * which a pooler would hand on together with the lock.
 * @returns the names that were applied
 * @throws Error when an applied file has been edited or is missing
 */
export async function migrate({ database_url, logger, dir = MIGRATIONS_DIR }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new Client({ connectionString: database_url });
  await client.connect();
  const applied: string[] = [];
  try {
    for (;;) {
      const name = await applyNext(client, migrations, logger);
      if (name === undefined) return applied;
      applied.push(name);
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
    if (known.get(name) !== checksum) throw new Error(`The migration ${name} was edited after it had been applied`);
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

/** @returns the name of the migration that was applied, or undefined when none is missing */
async function applyNext(client: Client, migrations: Migration[], logger: Logger): Promise<string | undefined> {
  let next: Migration | undefined;
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    next = await findNext(client, migrations);
    if (next) {
      logger.info({ migration: next.name }, 'applying a migration');
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

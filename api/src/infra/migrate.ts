import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { Logger } from './logger';

/** Both src/ and dist/ lie one level below the workspace, so one relative path serves tests and the build. */
export const MIGRATIONS_DIR = path.join(__dirname, '..', __dirname.endsWith('infra') ? '..' : '', 'migrations');

const LOCK_KEY = 7_203_114;

export interface MigrateOptions {
  database_url: string;
  logger: Logger;
  dir?: string;
}

/**
 * Applies every migration that the database lacks, in order, each in its own transaction. Safe to run twice and by
 * several processes at once: an advisory lock lets one in at a time.
 * @returns the names that were applied
 * @throws Error when an applied file has been edited or is missing
 */
export async function migrate({ database_url, logger, dir = MIGRATIONS_DIR }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new Client({ connectionString: database_url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
    const pending = pendingMigrations(migrations, rows);
    for (const migration of pending) {
      logger.info({ migration: migration.name }, 'applying a migration');
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ending the connection frees the lock.
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

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

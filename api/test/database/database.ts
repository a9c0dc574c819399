import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import pino from 'pino';
import { migrate, MIGRATIONS_DIR } from '../../src/infra/upkeep/migrate';

const TEMPLATE_LOCK = 7_203_199;
/** For how long a file of tests is given to leave, in looks and milliseconds between them. */
const MOST_LOOKS = 20;
const BETWEEN_LOOKS = 50;

/** What several files of tests begin with. */
export interface Filling {
  name: string;
  fill(database_url: string): Promise<void>;
}

/**
 * A database of this jest worker's own, copied from a template that was migrated, and filled, once.
 * @returns its connection string
 */
export async function freshDatabase(suffix = '', filling?: Filling): Promise<string> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL names no PostgreSQL');
  const name = `tessera_w${process.env.JEST_WORKER_ID ?? '0'}${suffix}`;
  const client = new Client({ connectionString: base });
  await client.connect();
  try {
    await waitUntilLeft(client, name);
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const migrated = await ensureTemplate(client, base);
    const template = filling ? await ensureFilled(client, base, migrated, filling) : migrated;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  return withDatabase(base, name);
}

/**
 * Waits until the file of tests before this one has left its database. One of its connections that is cut off while it ends
 * would fail this file with an error that nobody awaits.
 */
async function waitUntilLeft(client: Client, name: string): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name]);
    if (!rowCount) return;
    await sleep(BETWEEN_LOOKS);
  }
}

/** An empty database, for tests of the migrations themselves. */
export async function emptyDatabase(suffix: string): Promise<string> {
  const base = process.env.TEST_DATABASE_URL ?? '';
  const name = `tessera_w${process.env.JEST_WORKER_ID ?? '0'}${suffix}`;
  const client = new Client({ connectionString: base });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return withDatabase(base, name);
}

/** Named by the migrations' content, so that an edited one makes a new template. */
async function ensureTemplate(client: Client, base: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS_DIR).sort()) hash.update(readFileSync(path.join(MIGRATIONS_DIR, file)));
  const name = `tessera_template_${hash.digest('hex').slice(0, 12)}`;
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  await migrate({ database_url: withDatabase(base, draft), logger: pino({ level: 'silent' }) });
  await client.query(`alter database ${draft} rename to ${name}`);
  return name;
}

/** Filled once in each run of the tests: what fills may have changed since an earlier one. */
async function ensureFilled(client: Client, base: string, migrated: string, { name, fill }: Filling): Promise<string> {
  const filled = `tessera_${name}_${process.env.TEST_RUN ?? '0'}`;
  const known = await client.query<{ datname: string }>(`select datname from pg_database where datname ~ $1`, [
    `^tessera_${name}_`,
  ]);
  if (known.rows.some(({ datname }) => datname === filled)) return filled;
  for (const { datname } of known.rows) await client.query(`drop database if exists ${datname} with (force)`);
  const draft = `${filled}_draft`;
  await client.query(`create database ${draft} template ${migrated}`);
  await fill(withDatabase(base, draft));
  await client.query(`alter database ${draft} rename to ${filled}`);
  return filled;
}

function withDatabase(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.toString();
}

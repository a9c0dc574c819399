import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '@tessera/scripts/process';
import { readApi } from './shop';
import { runNode, startNode, waitForAnswer } from './processes';

const SECRET = '0'.repeat(64);
/** An API reads the products once before it is ready to count them. */
const READY_MS = 120_000;

/** An API process on a database with so many of something, its read cache off: what is measured is the work. */
export interface Scaled {
  apiUrl: string;
  databaseUrl: string;
  pid: number;
  /** e.g. 1000 products */
  count: number;
  what: string;
  /** @throws Error when the API does not answer with 2xx */
  read: <T>(path: string) => Promise<T>;
  /** runs a command of the API on this database */
  command: (...args: string[]) => Promise<string>;
  close: () => Promise<void>;
}

export interface ScaledOptions {
  /** address of the PostgreSQL */
  server: string;
  /** of the database, which is made unless it is there */
  name: string;
  count: number;
  what: 'products' | 'orders';
  scaleDir: string;
  /** also for the seed command */
  beside?: string[];
}

async function makeDatabase(server: string, name: string): Promise<string> {
  const url = new URL(server);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens the database, filled by the seed command: what is there already is kept, and what was cut off is finished. */
export async function openScaled(options: ScaledOptions): Promise<Scaled> {
  const { server, name, count, what, scaleDir, beside = [] } = options;
  const databaseUrl = await makeDatabase(server, name);
  const dataDir = join(scaleDir, what === 'products' ? String(count) : name);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SHOP_SECRET: SECRET, LOG_LEVEL: 'warn' };
  const command = (...args: string[]): Promise<string> => runNode(['api/dist/cli.cjs', ...args], env);
  await command('migrate');
  await command('seed', `--${what}`, String(count), '--yes', ...beside);
  const port = await freePort();
  const running = startNode(['api/dist/server.cjs'], {
    ...env,
    NODE_ENV: 'production',
    API_PORT: String(port),
    RATE_LIMIT_MAX: '1000000000',
    READ_CACHE_MB: '0',
    ACCESS_TOKEN_SECONDS: '3600',
  });
  const apiUrl = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${apiUrl}/readyz`, running, READY_MS);
  return {
    apiUrl,
    databaseUrl,
    pid: running.pid,
    count,
    what,
    read: (path) => readApi(apiUrl, path),
    command,
    close: () => running.end(),
  };
}

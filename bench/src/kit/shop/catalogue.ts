import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '@tessera/scripts/process';
import { runNode, startNode, waitForAnswer } from './processes';

const SECRET = '0'.repeat(64);
/** An API reads the products once before it is ready to count them. */
const READY_MS = 120_000;

/** An API process on a database with so many made-up products. */
export interface Catalogue {
  apiUrl: string;
  products: number;
  close: () => Promise<void>;
}

/** Makes and fills the database unless it is there with all its products. */
async function prepare(server: string, name: string, products: number, dataDir: string): Promise<string> {
  const url = new URL(server);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.href, DATA_DIR: dataDir, SHOP_SECRET: SECRET, LOG_LEVEL: 'warn' };
  await runNode(['api/dist/cli.cjs', 'migrate'], env);
  // What is there already is kept, and a filling that was cut off is finished.
  await runNode(['api/dist/cli.cjs', 'seed', '--products', String(products)], env);
  return url.href;
}

/** Opens the catalogue with so many products, its read cache off: what is measured is the work. */
export async function openCatalogue(server: string, products: number, scaleDir: string): Promise<Catalogue> {
  const dataDir = join(scaleDir, String(products));
  const databaseUrl = await prepare(server, `catalogue_${products}`, products, dataDir);
  const port = await freePort();
  const running = startNode(['api/dist/server.cjs'], {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    DATA_DIR: dataDir,
    SHOP_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_MAX: '1000000000',
    READ_CACHE_MB: '0',
  });
  const apiUrl = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${apiUrl}/readyz`, running, READY_MS);
  await waitForAnswer(`${apiUrl}/api/products?on_sale=true`, running, READY_MS);
  return { apiUrl, products, close: () => running.end() };
}

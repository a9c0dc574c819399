import { join } from 'node:path';
import pg from 'pg';
import type { ProductList } from '@tessera/shared/contract';
import { freePort, startPostgres } from '../../../scripts/src/postgres';
import { runNode, startNode, waitForAnswer } from '../kit/processes';
import { ratio, type Row } from '../kit/row';
import type { BenchSettings } from '../kit/settings';
import { readApi } from '../kit/shop';
import { median } from '../kit/statistics';

const SMALL = 1_000;
const REACH = 2;
/** Below this nobody can tell; a ratio to less would measure noise. Milliseconds. */
const FLOOR = 5;
const QUERIES = 60;
const SECRET = '0'.repeat(64);

interface Catalogue {
  apiUrl: string;
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
  const inside = new pg.Client({ connectionString: url.href });
  await inside.connect();
  const { rows } = await inside.query<{ count: number }>('select count(*)::int as count from products');
  if ((rows[0]?.count ?? 0) < products) {
    await runNode(['api/dist/cli.cjs', 'seed', '--products', String(products)], env);
    await inside.query('vacuum analyze');
  }
  await inside.end();
  return url.href;
}

async function openCatalogue(server: string, products: number, scaleDir: string): Promise<Catalogue> {
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
  await waitForAnswer(`${apiUrl}/readyz`, running, 60_000);
  return { apiUrl, close: () => running.end() };
}

/** Distinct addresses, the same for both catalogues: categories, orders and pages; words and pairs of words of names. */
async function chooseQueries({ apiUrl }: Catalogue): Promise<Record<'listing' | 'search', string[]>> {
  const first = await readApi<ProductList>(apiUrl, 'products?page_size=100');
  const categories = ['', ...first.facets.categories.map(({ slug }) => `category=${encodeURIComponent(slug)}&`)];
  const sorts = ['newest', 'price', '-price', 'name', 'rating', 'best_selling'];
  const listing = [1, 2, 3, 5].flatMap((page) =>
    sorts.flatMap((sort) => categories.map((category) => `products?${category}sort=${sort}&page=${page}&page_size=24`)),
  );
  const names = first.items.map(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  );
  const words = names.flatMap((name) => [...name, name.slice(0, 2).join(' '), name.slice(-2).join(' ')]);
  const search = [...new Set(words)].map((word) => `products?search=${encodeURIComponent(word)}&page_size=24`);
  return { listing: spread(listing), search: spread(search) };
}

/** Some of the list, from all over it. */
function spread(list: string[]): string[] {
  const step = Math.max(1, list.length / QUERIES);
  return Array.from({ length: Math.min(QUERIES, list.length) }, (_, index) => list[Math.floor(index * step)] ?? '');
}

async function timeOf({ apiUrl }: Catalogue, query: string): Promise<number> {
  const start = performance.now();
  await readApi(apiUrl, query);
  return performance.now() - start;
}

async function compare(
  small: Catalogue,
  large: Catalogue,
  queries: string[],
  what: string,
  products: number,
): Promise<Row> {
  for (const query of queries.slice(0, 5)) await Promise.all([timeOf(small, query), timeOf(large, query)]);
  const times: { small: number; large: number }[] = [];
  for (const query of queries) times.push({ small: await timeOf(small, query), large: await timeOf(large, query) });
  const own = median(times.map((time) => time.small));
  const big = median(times.map((time) => time.large));
  const slowest = Math.max(...times.map((time) => time.large));
  const value = big / Math.max(own, FLOOR);
  return {
    what: `${what}, latency at ${products.toLocaleString('en')} products ÷ at ${SMALL.toLocaleString('en')}`,
    reach: `≤ ${REACH}`,
    measured: ratio(value),
    reached: value <= REACH,
    detail: `${big.toFixed(1)} ms against ${own.toFixed(1)} ms (counted as at least ${FLOOR} ms), ${queries.length} queries; slowest ${slowest.toFixed(0)} ms`,
  };
}

/**
 * How listing and search grow with the catalogue: two databases with the synthetic catalogue (`seed --products`) in one
 * PostgreSQL, an API process on each with its read cache off, the same sixty distinct queries to both, one request at a
 * time and in turns. The row is the median at the large one over the median at the small one, the latter counted as at
 * least 5 ms. Both databases are kept for the next time.
 */
export async function measureScale({ scaleDir, products }: BenchSettings, say: (line: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ dataDir: join(scaleDir, 'postgres'), fast: true, say });
  const open: Catalogue[] = [];
  try {
    for (const count of [SMALL, products]) open.push(await openCatalogue(postgres.url, count, scaleDir));
    const [small, large] = open;
    if (!small || !large) throw new Error('The catalogues were not opened');
    const { listing, search } = await chooseQueries(small);
    return [
      await compare(small, large, listing, 'Listing', products),
      await compare(small, large, search, 'Search', products),
    ];
  } finally {
    for (const catalogue of open) await catalogue.close();
    await postgres.stop();
  }
}

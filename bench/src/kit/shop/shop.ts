import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '@tessera/scripts/postgres';
import { freePort, readProcesses } from '@tessera/scripts/process';
import type { Product, ProductList, Store } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { startNode, waitForAnswer, type Running } from './processes';

/** The shop as `npm start` opens it, in a data folder of its own. */
export interface Shop {
  /** e.g. http://127.0.0.1:3100 */
  url: string;
  /** base of the API's own port, without /api */
  apiUrl: string;
  databaseUrl: string;
  /** the database's own folder: its log, and its superuser's password */
  databaseFolder: string;
  filesDir: string;
  /** process numbers of API, web server and worker */
  pids: () => { api: number; web: number; worker: number };
  /** milliseconds from the command to the first page */
  firstAnswer: number;
  /** addresses of the pages that are measured */
  pages: { home: string; listing: string; product: string };
  /** a product that can be bought, with several variants */
  product: Product;
  close: () => Promise<void>;
}

const VARIANTS = 2;
const PICTURES_LIMIT = 20 * 60_000;
const RENDERED_LIMIT = 60_000;

/** A command's own readiness is not asked: only whether a page comes. */
async function openShop(dataDir: string): Promise<Omit<Shop, 'pages' | 'product'>> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const running = startNode(['scripts/start.js'], {
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    RATE_LIMIT_MAX: '1000000000',
    RENDER_LIMIT_MAX: '1000000',
    LOG_LEVEL: 'warn',
    // the worker is held on purpose (measures/servers/telling.ts)
    HANG_SECONDS: '120',
    SHOP_ADMIN_EMAIL: 'bench@kilnandoak.example',
    SHOP_ADMIN_PASSWORD: `Bench-${randomInt(1e9)}-password`,
  });
  const firstAnswer = await waitForAnswer(`${url}/`, running, 300_000);
  const database = await startPostgres({ dataDir: join(dataDir, 'postgres') });
  const pidOf = (wanted: string) => readProcesses(dataDir).find(({ name }) => name === wanted)?.pid ?? 0;
  return {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    databaseUrl: database.url,
    databaseFolder: database.folder,
    filesDir: join(dataDir, 'files'),
    pids: () => ({ api: pidOf('API'), web: pidOf('web server'), worker: pidOf('worker') }),
    firstAnswer,
    close: () => running.end('SIGINT'),
  };
}

/** @throws Error when the API does not answer with 2xx */
export async function readApi<T>(apiUrl: string, path: string): Promise<T> {
  const response = await fetch(`${apiUrl}/api/${path}`);
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  return (await response.json()) as T; // checked by the API's own response schemas
}

async function chooseProduct(apiUrl: string): Promise<Product> {
  const { items } = await readApi<ProductList>(apiUrl, 'products?page_size=100');
  for (const { slug, stock_state } of items) {
    if (stock_state !== 'in_stock') continue;
    const product = await readApi<Product>(apiUrl, `products/${slug}`);
    if (product.variants.filter(({ available }) => available > 1).length >= VARIANTS) return product;
  }
  throw new Error('The demo shop has no product with two variants in stock');
}

/** Pictures are made in the background after the first start; they weigh too much before. */
async function waitForPictures(apiUrl: string): Promise<void> {
  const end = Date.now() + PICTURES_LIMIT;
  while (Date.now() < end) {
    const { items } = await readApi<ProductList>(apiUrl, 'products?page_size=100');
    const { heroes } = await readApi<Store>(apiUrl, 'store');
    const images = [
      ...items.flatMap(({ image, second_image }) => [image, second_image]),
      ...heroes.map((h) => h.image),
    ];
    if (images.every((image) => image === null || image.widths.length > 0)) return;
    await sleep(2_000);
  }
  throw new Error('The pictures were not made within 20 minutes');
}

/**
 * A page that a busy machine did not render in time is sent as a shell; what is measured is the page
 * as it is sent otherwise. `/readyz` says nothing about that.
 */
export async function waitForRendered(url: string): Promise<void> {
  const end = Date.now() + RENDERED_LIMIT;
  while (Date.now() < end) {
    const html = await fetch(url, { headers: { accept: 'text/html' } }).then((response) => response.text());
    if (html.includes('<h1')) return;
    await sleep(500);
  }
  throw new Error(`${url} was not rendered by the server within a minute`);
}

/** Writes the setting as the back office does; it counts from the next start on. */
async function setPrompt(databaseUrl: string, prompt: Store['sign_in_prompt']): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into settings (key, value, last_modified_at) values ('store', $1, now())
       on conflict (key) do update set value = settings.value || excluded.value`,
      [JSON.stringify({ sign_in_prompt: prompt })],
    );
  } finally {
    await client.end();
  }
}

/** What an earlier measurement left for the worker, as mails of its orders, would take time from this one. */
async function forgetLeftWork(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update order_events set try_at = null where try_at is not null');
    await client.query("delete from mails where state = 'queued'");
    await client.query('update test_gateway_events set try_at = null where try_at is not null');
    await client.query("delete from jobs.job where state >= 'completed'");
    await client.query('vacuum analyze jobs.job, order_events, mails, invoices, test_gateway_events');
  } finally {
    await client.end();
  }
}

/**
 * Opens the shop with the demo catalogue.
 * @param prompt whether the sign-in dialog opens by itself; a changed setting costs one more start
 */
export async function startShop(dataDir: string, prompt: Store['sign_in_prompt']): Promise<Shop> {
  let shop = await openShop(dataDir);
  if ((await readApi<Store>(shop.apiUrl, 'store')).sign_in_prompt !== prompt) {
    await setPrompt(shop.databaseUrl, prompt);
    await shop.close();
    shop = await openShop(dataDir);
  }
  await waitForPictures(shop.apiUrl);
  await forgetLeftWork(shop.databaseUrl);
  const product = await chooseProduct(shop.apiUrl);
  const pages = {
    home: shop.url + paths.home(),
    listing: shop.url + paths.products(),
    product: shop.url + paths.product(product.slug),
  };
  for (const page of Object.values(pages)) await waitForRendered(page);
  return { ...shop, pages, product };
}

/** Starts a program of the shop by itself, e.g. a second web server. */
export async function startServer(file: string, port: number, env: Record<string, string>): Promise<Running> {
  const running = startNode([file], { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env });
  await waitForAnswer(`http://127.0.0.1:${port}/readyz`, running, 60_000);
  return running;
}

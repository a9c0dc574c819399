import { join } from 'node:path';
import { startPostgres } from '@tessera/scripts/postgres';
import { compareEach } from '../../kit/load/latency';
import type { Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { fillCrowd } from '../../kit/shop/crowd-customers';
import { customerPages, customerQueries } from '../../kit/shop/customer-queries';
import { openScaled } from '../../kit/shop/scaled';
import { asStaff, type Staffed } from '../../kit/buyers/staffed';

const SMALL = 1_000;
/** Beside the customers there are a few of these. */
const ORDERS = 1_000;
const PRODUCTS = 100;
const REACH = 2;

async function open(server: string, count: number, scaleDir: string, say: (line: string) => void): Promise<Staffed> {
  const beside = ['--products', String(PRODUCTS)];
  const name = `customers_${count}`;
  const shop = await openScaled({ server, name, count: ORDERS, what: 'orders', scaleDir, beside });
  await fillCrowd(shop.databaseUrl, count, say);
  return { ...(await asStaff(shop)), count, what: 'customers' };
}

/**
 * How the list of customers grows with them: two databases with made-up accounts in one PostgreSQL, an API process on each
 * with its read cache off; every address five times, its median at the large one over its median at the small one, and the
 * worst address counts. Both databases are kept for the next time.
 */
export async function customersScale(
  { scaleDir, customers }: BenchSettings,
  say: (line: string) => void,
): Promise<Row[]> {
  const postgres = await startPostgres({ dataDir: join(scaleDir, 'postgres'), fast: true, say });
  const opened: Staffed[] = [];
  try {
    for (const count of [SMALL, customers]) {
      say(`Opening a shop with ${count.toLocaleString('en')} customers (filling it takes a while, once)`);
      opened.push(await open(postgres.url, count, scaleDir, say));
    }
    const [small, large] = opened;
    if (!small || !large) throw new Error('The shops were not opened');
    const rows: Row[] = [];
    const others = customerQueries(small);
    for (const [what, queries] of Object.entries(customerQueries(large))) {
      say(`${what}: ${queries.length} addresses`);
      rows.push(await compareEach(small, large, { what, reach: REACH, small: others[what] ?? [], large: queries }));
    }
    const pages = { small: await customerPages(small), large: await customerPages(large) };
    return [...rows, await compareEach(small, large, { what: 'A customer’s page', reach: REACH, ...pages })];
  } finally {
    for (const shop of opened) await shop.close();
    if (!postgres.reused) await postgres.stop();
  }
}

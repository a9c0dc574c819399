import { join } from 'node:path';
import { startPostgres } from '@tessera/scripts/postgres';
import { compareEach } from '../../kit/load/latency';
import type { Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { fillTransactions } from '../../kit/shop/fill-transactions';
import { openScaled } from '../../kit/shop/scaled';
import { transactionQueries } from '../../kit/shop/transaction-queries';
import { asStaff, type Staffed } from '../../kit/buyers/staffed';

const SMALL = 1_000;
/** Beside the transactions there are a few of these. */
const ORDERS = 1_000;
const PRODUCTS = 100;
const REACH = 2;

async function open(server: string, count: number, scaleDir: string, say: (line: string) => void): Promise<Staffed> {
  const beside = ['--products', String(PRODUCTS)];
  const name = `transactions_${count}`;
  const shop = await openScaled({ server, name, count: ORDERS, what: 'orders', scaleDir, beside });
  await fillTransactions(shop.databaseUrl, count, say);
  return { ...(await asStaff(shop)), count, what: 'transactions' };
}

/** How the list of money in and out grows with its rows, in the way of `customersScale`. */
export async function transactionsScale(
  { scaleDir, transactions }: BenchSettings,
  say: (line: string) => void,
): Promise<Row[]> {
  const postgres = await startPostgres({ dataDir: join(scaleDir, 'postgres'), fast: true, say });
  const opened: Staffed[] = [];
  try {
    for (const count of [SMALL, transactions]) {
      say(`Opening a shop with ${count.toLocaleString('en')} transactions (filling it takes a while, once)`);
      opened.push(await open(postgres.url, count, scaleDir, say));
    }
    const [small, large] = opened;
    if (!small || !large) throw new Error('The shops were not opened');
    const rows: Row[] = [];
    const others = transactionQueries(small);
    for (const [what, queries] of Object.entries(transactionQueries(large))) {
      say(`${what}: ${queries.length} addresses`);
      rows.push(await compareEach(small, large, { what, reach: REACH, small: others[what] ?? [], large: queries }));
    }
    return rows;
  } finally {
    for (const shop of opened) await shop.close();
    if (!postgres.reused) await postgres.stop();
  }
}

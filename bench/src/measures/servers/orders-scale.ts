import { setTimeout as sleep } from 'node:timers/promises';
import type { Download } from '@tessera/shared/contract';
import { callJson } from '../../kit/buyers/accounts';
import { compareEach, timesOf } from '../../kit/load/latency';
import { seconds, type Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { memoryOf } from '../../kit/shop/memory';
import { orderPages, orderQueries } from '../../kit/shop/order-queries';
import { openScaled, type Scaled } from '../../kit/shop/scaled';
import { compareKinds, withSmallAndLarge } from '../../kit/load/small-and-large';
import { asStaff, type Staffed } from '../../kit/buyers/staffed';

const PRODUCTS = 2_000;
const REACH = 2;
const DASHBOARD_DAYS = [1, 7, 30, 90, 365];
const DASHBOARD_MS = 100;
/** Reports of the last 365 days, each with those before, and how long one may take. */
const REPORTS = { day: 300, country: 300, product: 1_000, category: 1_000 };
const REPORT_DAYS = 365;
const DAY_MS = 86_400_000;
const EXPORT_MIB = 50;
const LOOK_EVERY_MS = 100;
const LINE_FEED = 10;

async function open(server: string, count: number, scaleDir: string): Promise<Staffed> {
  const beside = ['--products', String(PRODUCTS)];
  return asStaff(await openScaled({ server, name: `orders_${count}`, count, what: 'orders', scaleDir, beside }));
}

async function dashboard(large: Scaled): Promise<Row> {
  const queries = DASHBOARD_DAYS.map((days) => `admin/dashboard?days=${days}`);
  const times = await timesOf(large, queries);
  const worst = Math.max(...times);
  return {
    what: `Dashboard of 1 to 365 days at ${large.count.toLocaleString('en')} orders, slowest`,
    reach: `≤ ${DASHBOARD_MS} ms`,
    measured: `${worst.toFixed(0)} ms`,
    reached: worst <= DASHBOARD_MS,
    detail: DASHBOARD_DAYS.map((days, index) => `${days} days ${times[index]?.toFixed(0)} ms`).join(', '),
  };
}

async function reports(large: Scaled): Promise<Row[]> {
  const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const rows: Row[] = [];
  for (const [by, most] of Object.entries(REPORTS)) {
    const query = `admin/reports/sales?by=${by}&from=${dayAgo(REPORT_DAYS - 1)}&to=${dayAgo(0)}`;
    const [time = Infinity] = await timesOf(large, [query]);
    rows.push({
      what: `Report of ${REPORT_DAYS} days by ${by} at ${large.count.toLocaleString('en')} orders`,
      reach: `≤ ${most} ms`,
      measured: `${time.toFixed(0)} ms`,
      reached: time <= most,
      detail: 'with the days before',
    });
  }
  return rows;
}

/** All orders as a file, read as fast as it comes; the API's memory meanwhile over what it was before. */
async function exportAll({ apiUrl, token, pid, count }: Staffed): Promise<Row> {
  const ask = { method: 'POST', json: { kind: 'orders' }, token } as const;
  const before = memoryOf(pid).rss;
  const { url } = await callJson<Download>(apiUrl, 'admin/downloads', ask);
  const started = performance.now();
  let [highest, bytes, done] = [before, 0, false];
  const watch = async (): Promise<void> => {
    for (; !done; await sleep(LOOK_EVERY_MS)) highest = Math.max(highest, memoryOf(pid).rss);
  };
  const watching = watch();
  let lines = 0;
  try {
    const { body } = await fetch(new URL(url, apiUrl));
    if (!body) throw new Error('The export has no content');
    for await (const chunk of body) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
    }
  } finally {
    done = true;
    await watching;
  }
  if (lines !== count + 1) throw new Error(`The export has ${lines} lines`);
  const grown = (highest - before) / 1024;
  return {
    what: `Memory of the API while ${count.toLocaleString('en')} orders are exported (RSS, over before)`,
    reach: `≤ +${EXPORT_MIB} MiB`,
    measured: `+${grown.toFixed(0)} MiB`,
    reached: grown <= EXPORT_MIB,
    detail: `${Math.round(bytes / 2 ** 20)} MiB in ${seconds(performance.now() - started)}; ${Math.round(before / 1024)} MiB before`,
  };
}

/**
 * How the back office grows with the orders: two databases with made-up orders of two thousand products (`seed`) in one PostgreSQL, an
 * API process on each with its read cache off; every address five times, its median at the large one over its median
 * at the small one, and the worst address counts. Both databases are kept for the next time.
 */
export async function ordersScale({ scaleDir, orders }: BenchSettings, say: (line: string) => void): Promise<Row[]> {
  const sizes = { what: 'orders', count: orders, scaleDir, say };
  const openOne = (server: string, count: number) => open(server, count, scaleDir);
  return withSmallAndLarge({ ...sizes, open: openOne }, async (small, large) => {
    const rows = await compareKinds(small, large, { queriesOf: orderQueries, say });
    const pages = { small: await orderPages(small), large: await orderPages(large) };
    rows.push(await compareEach(small, large, { what: 'An order’s page', reach: REACH, ...pages }));
    return [...rows, await dashboard(large), ...(await reports(large)), await exportAll(large)];
  });
}

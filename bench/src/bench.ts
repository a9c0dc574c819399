import { messageOf, ROOT, runMain, say, since, Trouble } from '@tessera/scripts/basics';
import { buildStale } from '@tessera/scripts/build';
import { withBrowser } from './kit/browser/browser';
import type { Row } from './kit/row';
import { readBenchSettings, type BenchSettings } from './kit/settings';
import { endAll } from './kit/shop/processes';
import { startShop } from './kit/shop/shop';
import { buying } from './measures/servers/buying';
import { cartSize } from './measures/servers/cart-size';
import { accountsScale } from './measures/servers/accounts-scale';
import { customersScale } from './measures/servers/customers-scale';
import { foreignRenderer } from './measures/servers/foreign-renderer';
import { federationCost } from './measures/pages/federation-cost';
import { indexedPagesMeasure } from './measures/pages/indexed-pages';
import { interactions } from './measures/pages/interactions';
import { lastPieces } from './measures/servers/last-pieces';
import { layoutShift } from './measures/pages/layout-shift';
import { lighthouse } from './measures/pages/lighthouse';
import { loginStorm } from './measures/servers/login-storm';
import type { Measure } from './measures/measure';
import { memory } from './measures/servers/memory';
import { ordersScale } from './measures/servers/orders-scale';
import { pageBytes } from './measures/pages/page-bytes';
import { productsScale } from './measures/servers/products-scale';
import { measureMillion, measureScale } from './measures/servers/scale';
import { scriptBytes } from './measures/pages/script-bytes';
import { measureStart } from './measures/servers/start-time';
import { telling } from './measures/servers/telling';
import { throughput } from './measures/servers/throughput';
import { transactionsScale } from './measures/servers/transactions-scale';
import { variantsScale } from './measures/servers/variants-scale';
import { waterfall } from './measures/pages/waterfall';
import { textTable, writeReport } from './report';

type Prompt = 'never' | 'always';

/** Memory comes after the load; what opens a dialog over the page is measured again with it open. */
const SHOP_MEASURES: Record<Prompt, Measure[]> = {
  never: [
    scriptBytes,
    pageBytes,
    waterfall,
    layoutShift,
    federationCost,
    throughput,
    memory,
    foreignRenderer,
    loginStorm,
    buying,
    telling,
    lastPieces,
    cartSize,
    interactions,
    lighthouse,
    indexedPagesMeasure,
  ],
  always: [scriptBytes, pageBytes, layoutShift, lighthouse],
};
/** These ask the API alone. */
const OF_API: Record<string, (settings: BenchSettings, say: (line: string) => void) => Promise<Row[]>> = {
  scale: measureScale,
  million: measureMillion,
  'products-scale': productsScale,
  'orders-scale': ordersScale,
  'customers-scale': customersScale,
  'accounts-scale': accountsScale,
  'transactions-scale': transactionsScale,
  'variants-scale': variantsScale,
};
const OTHERS = ['start-time', ...Object.keys(OF_API)];

async function attempt(name: string, run: () => Promise<Row[]>): Promise<Row[]> {
  const started = Date.now();
  say(`${name} …`);
  try {
    const rows = await run();
    for (const { what, reach, measured, reached, detail } of rows) {
      say(`  ${reached ? '✓' : '✗'} ${what}: ${measured} (${reach})${detail ? `\n      ${detail}` : ''}`);
    }
    say(`  ${since(started)}`);
    return rows;
  } catch (error) {
    say(`  ✗ ${messageOf(error)}`);
    const detail = messageOf(error).split('\n')[0] ?? '';
    return [{ what: name, reach: '', measured: 'not measured', reached: false, detail }];
  }
}

async function measureShop(prompt: Prompt, wanted: (name: string) => boolean, settings: BenchSettings): Promise<Row[]> {
  const measures = SHOP_MEASURES[prompt].filter(({ name }) => wanted(name));
  if (measures.length === 0) return [];
  say(`Opening the shop, sign-in dialog '${prompt}' …`);
  const shop = await startShop(settings.dataDir, prompt);
  const rows: Row[] = [];
  try {
    for (const { name, run } of measures) {
      rows.push(...(await attempt(name, () => run({ settings, shop, prompt, withBrowser, say }))));
    }
  } finally {
    await shop.close();
  }
  return rows;
}

function readWanted(names: string[]): (name: string) => boolean {
  const known = [...new Set([...Object.values(SHOP_MEASURES).flat()].map(({ name }) => name)), ...OTHERS];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Trouble(`There is no measurement called "${unknown}": ${known.join(', ')}.`);
  return (name) => names.length === 0 || names.includes(name);
}

/**
 * Runs every measurement one after the other, prints one table and, after a whole run, writes docs/bench.md.
 * @param names measurements to run; all when empty. Some of them write no report.
 * @returns the exit status: 0 when every number was measured, reached or not
 */
async function runBench(names: string[]): Promise<number> {
  const [started, settings, wanted] = [Date.now(), readBenchSettings(), readWanted(names)];
  const apiAlone = names.length > 0 && names.every((name) => name in OF_API);
  await buildStale(ROOT, apiAlone ? ['api'] : []);
  const stop = () => void endAll().then(() => process.exit(130));
  process.once('SIGINT', stop);
  const rows: Row[] = [];
  try {
    rows.push(...(await measureShop('never', wanted, settings)));
    rows.push(...(await measureShop('always', wanted, settings)));
    if (wanted('start-time')) rows.push(...(await attempt('start-time', () => measureStart(settings))));
    for (const [name, measure] of Object.entries(OF_API)) {
      if (wanted(name)) rows.push(...(await attempt(name, () => measure(settings, say))));
    }
  } finally {
    await endAll();
    process.off('SIGINT', stop);
  }
  say(`\n${textTable(rows)}\n\nAll of it took ${since(started)}.`);
  if (names.length === 0) await writeReport(rows, (Date.now() - started) / 60_000);
  return rows.some(({ measured }) => measured === 'not measured') ? 1 : 0;
}

/** `npm run bench`: every number of docs/bench.md. `npm run bench script-bytes waterfall`: some of them. */
runMain(async () => {
  process.exit(await runBench(process.argv.slice(2)));
});

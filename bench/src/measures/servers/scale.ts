import { join } from 'node:path';
import { startPostgres } from '@tessera/scripts/postgres';
import { compareLatency, type Comparison } from '../../kit/load/latency';
import type { Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { openCatalogue } from '../../kit/shop/catalogue';
import { chooseProducts, chooseQueries } from '../../kit/shop/catalogue-queries';
import type { Scaled } from '../../kit/shop/scaled';

const SMALL = 1_000;

/** How much longer each kind of question may take in the large catalogue. */
interface Reach {
  listing: number;
  filtered?: number;
  search: number;
  suggest?: number;
  /** milliseconds for 95 of 100 suggestions */
  suggest_within?: number;
  product?: number;
}

const AT_HUNDRED_THOUSAND: Reach = { listing: 2, search: 2, suggest: 2, suggest_within: 50 };
const AT_A_MILLION: Reach = { listing: 1.5, filtered: 4, search: 3, suggest: 2, product: 1.1 };

async function questions(small: Scaled, large: Scaled, reach: Reach): Promise<Comparison[]> {
  const { listing, filtered, search, suggest } = await chooseQueries(small);
  const products = { small: await chooseProducts(small), large: await chooseProducts(large) };
  const same = (queries: string[]) => ({ small: queries, large: queries });
  const all = [
    { what: 'Listing', reach: reach.listing, ...same(listing) },
    { what: 'Category with two filters and counts', reach: reach.filtered, ...same(filtered) },
    { what: 'Search', reach: reach.search, ...same(search) },
    { what: 'Suggestions while typing', reach: reach.suggest, within: reach.suggest_within, ...same(suggest) },
    { what: 'Product', reach: reach.product, ...products },
  ];
  return all.flatMap((one) => (one.reach === undefined ? [] : [{ ...one, reach: one.reach }]));
}

async function measure({ scaleDir }: BenchSettings, say: (line: string) => void, products: number, reach: Reach) {
  const postgres = await startPostgres({ dataDir: join(scaleDir, 'postgres'), fast: true, say });
  const open: Scaled[] = [];
  try {
    for (const count of [SMALL, products]) {
      say(`Opening a catalogue of ${count.toLocaleString('en')} products (filling it takes a while, once)`);
      open.push(await openCatalogue(postgres.url, count, scaleDir));
    }
    const [small, large] = open;
    if (!small || !large) throw new Error('The catalogues were not opened');
    const rows: Row[] = [];
    for (const asked of await questions(small, large, reach)) rows.push(...(await compareLatency(small, large, asked)));
    return rows;
  } finally {
    for (const catalogue of open) await catalogue.close();
    await postgres.stop();
  }
}

/**
 * How listing and search grow with the catalogue: two databases with the synthetic catalogue (`seed --products`) in one
 * PostgreSQL, an API process on each with its read cache off, the same sixty distinct queries to both, one request at a
 * time and in turns (kit/latency.ts). Both databases are kept for the next time.
 */
export function measureScale(settings: BenchSettings, say: (line: string) => void): Promise<Row[]> {
  return measure(settings, say, settings.products, AT_HUNDRED_THOUSAND);
}

/** The same at a million products, for every kind of question that a shopper asks. Filling that takes ten minutes, once. */
export function measureMillion(settings: BenchSettings, say: (line: string) => void): Promise<Row[]> {
  return measure(settings, say, settings.million, AT_A_MILLION);
}

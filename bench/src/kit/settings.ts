import { join } from 'node:path';
import { ROOT, Trouble } from '@tessera/scripts/basics';

function count(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Trouble(`${name} is "${text}" and must be a whole number above 0.`);
}

export interface BenchSettings {
  /** data folder of the shop that is measured; kept, so that its pictures are made once */
  dataDir: string;
  /** data folder of the database with the small and the large catalogue; kept, too */
  scaleDir: string;
  /** pairs of the federated and the single build */
  pairs: number;
  lighthouseRuns: number;
  /** products of the large catalogue */
  products: number;
  /** products of the largest one */
  million: number;
  /** orders of the large shop */
  orders: number;
  /** customers of the large shop */
  customers: number;
  /** pay-later accounts of the large shop */
  accounts: number;
  /** transactions of the large shop */
  transactions: number;
  /** seconds of each run under load */
  loadSeconds: number;
  /** seconds of each run of what is to be sustained */
  sustainedSeconds: number;
}

/** Everything is small enough for a try with e.g. TESSERA_BENCH_PAIRS=3 TESSERA_BENCH_LIGHTHOUSE=1. */
export function readBenchSettings(): BenchSettings {
  return {
    dataDir: join(ROOT, '.cache/bench/shop'),
    scaleDir: join(ROOT, '.cache/bench/scale'),
    pairs: count('TESSERA_BENCH_PAIRS', 21),
    lighthouseRuns: count('TESSERA_BENCH_LIGHTHOUSE', 5),
    products: count('TESSERA_BENCH_PRODUCTS', 100_000),
    million: count('TESSERA_BENCH_MILLION', 1_000_000),
    orders: count('TESSERA_BENCH_ORDERS', 1_000_000),
    customers: count('TESSERA_BENCH_CUSTOMERS', 1_000_000),
    accounts: count('TESSERA_BENCH_ACCOUNTS', 1_000_000),
    transactions: count('TESSERA_BENCH_TRANSACTIONS', 1_000_000),
    loadSeconds: count('TESSERA_BENCH_LOAD_SECONDS', 4),
    sustainedSeconds: count('TESSERA_BENCH_SUSTAINED_SECONDS', 60),
  };
}

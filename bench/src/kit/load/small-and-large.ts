import { join } from 'node:path';
import { startPostgres } from '@tessera/scripts/postgres';
import { compareEach } from './latency';
import type { Row } from '../row';
import type { Scaled } from '../shop/scaled';

const SMALL = 1_000;
const REACH = 2;
/** A quarter of a machine's 4 GiB, as PostgreSQL's documentation advises; run-in-production.md says so of shops of this size. */
const MEMORY = 1_024;

interface Sizes<Shop extends Scaled> {
  /** what there are so many of */
  what: string;
  /** of them in the large shop */
  count: number;
  scaleDir: string;
  say: (line: string) => void;
  /** @param server address of the PostgreSQL */
  open: (server: string, count: number) => Promise<Shop>;
}

/** Opens a small and a large shop in one PostgreSQL, measures, and closes both. Their databases are kept for the next time. */
export async function withSmallAndLarge<Shop extends Scaled, Measured>(
  { what, count: most, scaleDir, say, open }: Sizes<Shop>,
  measure: (small: Shop, large: Shop) => Promise<Measured>,
): Promise<Measured> {
  const postgres = await startPostgres({ dataDir: join(scaleDir, 'postgres'), fast: true, memory: MEMORY, say });
  const opened: Shop[] = [];
  try {
    for (const count of [SMALL, most]) {
      say(`Opening a shop with ${count.toLocaleString('en')} ${what} (filling it takes a while, once)`);
      opened.push(await open(postgres.url, count));
    }
    const [small, large] = opened;
    if (!small || !large) throw new Error('The shops were not opened');
    return await measure(small, large);
  } finally {
    for (const shop of opened) await shop.close();
    if (!postgres.reused) await postgres.stop();
  }
}

/** Asks both what they are asked by kind; no address may take more than `reach` times as long at the large one. */
export async function compareKinds<Shop extends Scaled>(
  small: Shop,
  large: Shop,
  {
    queriesOf,
    reach = REACH,
    say,
  }: { queriesOf: (shop: Shop) => Record<string, string[]>; reach?: number; say: (line: string) => void },
): Promise<Row[]> {
  const rows: Row[] = [];
  const others = queriesOf(small);
  for (const [what, queries] of Object.entries(queriesOf(large))) {
    say(`${what}: ${queries.length} addresses`);
    rows.push(await compareEach(small, large, { what, reach, small: others[what] ?? [], large: queries }));
  }
  return rows;
}

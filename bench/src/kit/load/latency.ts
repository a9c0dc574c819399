import { ratio, type Row } from '../row';
import type { Catalogue } from '../shop/catalogue';
import { readApi } from '../shop/shop';
import { median, percentile } from './statistics';

/** Below this nobody can tell; a ratio to less would measure noise. Milliseconds. */
const FLOOR = 5;
const WARM_UP = 5;

export interface Comparison {
  what: string;
  /** the highest ratio that will do */
  reach: number;
  /** milliseconds within which 95 of 100 answers come at the large one */
  within?: number | undefined;
  /** addresses for each catalogue, asked for in turns */
  small: readonly string[];
  large: readonly string[];
}

async function timeOf({ apiUrl }: Catalogue, query: string): Promise<number> {
  const start = performance.now();
  await readApi(apiUrl, query);
  return performance.now() - start;
}

/**
 * Asks two catalogues one question after the other, one at a time and in turns: the median at the large one over the
 * median at the small one, the latter counted as at least 5 ms; and, where it is asked for, the 95th percentile at the
 * large one.
 */
export async function compareLatency(small: Catalogue, large: Catalogue, asked: Comparison): Promise<Row[]> {
  const pairs = asked.small.map((query, at) => ({ small: query, large: asked.large[at] ?? query }));
  for (const pair of pairs.slice(0, WARM_UP)) await Promise.all([timeOf(small, pair.small), timeOf(large, pair.large)]);
  const times: { small: number; large: number }[] = [];
  for (const pair of pairs)
    times.push({ small: await timeOf(small, pair.small), large: await timeOf(large, pair.large) });
  const own = median(times.map((time) => time.small));
  const big = median(times.map((time) => time.large));
  const slowest = Math.max(...times.map((time) => time.large));
  const value = big / Math.max(own, FLOOR);
  const most = `${large.products.toLocaleString('en')} products`;
  const sizes = `${most} ÷ at ${small.products.toLocaleString('en')}`;
  const growth = {
    what: `${asked.what}, latency at ${sizes}`,
    reach: `≤ ${asked.reach}`,
    measured: ratio(value),
    reached: value <= asked.reach,
    detail: `${big.toFixed(1)} ms against ${own.toFixed(1)} ms (counted as at least ${FLOOR} ms), ${pairs.length} queries; slowest ${slowest.toFixed(0)} ms`,
  };
  if (asked.within === undefined) return [growth];
  const late = percentile(
    times.map((time) => time.large),
    0.95,
  );
  return [
    growth,
    {
      what: `${asked.what}, 95th percentile at ${most}`,
      reach: `≤ ${asked.within} ms`,
      measured: `${late.toFixed(0)} ms`,
      reached: late <= asked.within,
      detail: `${pairs.length} queries, one at a time, HTTP included`,
    },
  ];
}

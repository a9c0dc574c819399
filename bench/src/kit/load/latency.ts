import { ratio, type Row } from '../row';
import type { Scaled } from '../shop/scaled';
import { median, percentile } from './statistics';

/** Below this nobody can tell; a ratio to less would measure noise. Milliseconds. */
const FLOOR = 5;
const WARM_UP = 5;
/** The first finds what it needs cold. */
const TURNS = 5;
const TURNS_OF_EACH = 11;
/** The worst of hundreds after so few turns is the one that was met by chance: these are asked until chance is out of it. */
const ASKED_AGAIN = 12;
const TURNS_AGAIN = 33;
const ALSO_TOLD = 3;

export interface Comparison {
  what: string;
  /** the highest ratio that will do */
  reach: number;
  /** milliseconds within which 95 of 100 answers come at the large one */
  within?: number | undefined;
  /** addresses for each of the two, asked for in turns */
  small: readonly string[];
  large: readonly string[];
}

async function timeOf({ read }: Scaled, query: string): Promise<number> {
  const start = performance.now();
  await read(query);
  return performance.now() - start;
}

const mostOf = ({ count, what }: Scaled): string => `${count.toLocaleString('en')} ${what}`;
const sizesOf = (small: Scaled, large: Scaled): string => `${mostOf(large)} ÷ at ${small.count.toLocaleString('en')}`;

interface Asked {
  place: Scaled;
  query: string;
}

/** Asks all of them in turns. @returns milliseconds of each, the median of the turns */
async function askInTurns(all: readonly Asked[], turns: number): Promise<number[]> {
  const times: number[][] = all.map(() => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, { place, query }] of all.entries()) times[index]?.push(await timeOf(place, query));
  return times.map(median);
}

/** Milliseconds of each address, the median of some turns. @returns in their order */
export const timesOf = (place: Scaled, queries: readonly string[]): Promise<number[]> =>
  askInTurns(
    queries.map((query) => ({ place, query })),
    TURNS,
  );

interface Compared {
  small: string;
  large: string;
  /** milliseconds, medians */
  own: number;
  big: number;
  value: number;
}

/** What each pair of addresses takes in both, asked for in turns. @returns the slowest growth first */
async function compareInTurns(
  small: Scaled,
  large: Scaled,
  pairs: readonly Pick<Compared, 'small' | 'large'>[],
  turns: number,
): Promise<Compared[]> {
  const asked = pairs.flatMap((pair) => [
    { place: small, query: pair.small },
    { place: large, query: pair.large },
  ]);
  const times = await askInTurns(asked, turns);
  return pairs
    .map((pair, index) => {
      const [own = FLOOR, big = FLOOR] = times.slice(2 * index);
      return { ...pair, own, big, value: big / Math.max(own, FLOOR) };
    })
    .sort((one, other) => other.value - one.value);
}

/**
 * Asks both each address some times over, one after the other, those with the highest ratios three times as often once more, and takes
 * the worst: not one of them may grow by more. The time at the small one is counted as at least 5 ms.
 */
export async function compareEach(small: Scaled, large: Scaled, asked: Comparison): Promise<Row> {
  const pairs = asked.large.map((query, index) => ({ small: asked.small[index] ?? query, large: query }));
  const first = await compareInTurns(small, large, pairs, TURNS_OF_EACH);
  const again = await compareInTurns(small, large, first.slice(0, ASKED_AGAIN), TURNS_AGAIN);
  const all = [...again, ...first.slice(ASKED_AGAIN)].sort((one, other) => other.value - one.value);
  const [worst, ...others] = all;
  if (!worst) throw new Error(`${asked.what}: there is nothing to ask for`);
  const within = all.filter(({ value }) => value <= asked.reach).length;
  const next = others.slice(0, ALSO_TOLD).map((one) => `${one.large} ${ratio(one.value)}`);
  return {
    what: `${asked.what}, worst latency at ${sizesOf(small, large)}`,
    reach: `≤ ${asked.reach} each`,
    measured: ratio(worst.value),
    reached: worst.value <= asked.reach,
    detail:
      `${within} of ${all.length} within, median ratio ${ratio(median(all.map(({ value }) => value)))}; worst: ${worst.large}, ` +
      `${worst.big.toFixed(1)} ms against ${worst.own.toFixed(1)} ms (counted as at least ${FLOOR} ms); next: ${next.join(', ')}`,
  };
}

/**
 * Asks two catalogues one question after the other, one at a time and in turns: the median at the large one over the
 * median at the small one, the latter counted as at least 5 ms; and, where it is asked for, the 95th percentile at the
 * large one.
 */
export async function compareLatency(small: Scaled, large: Scaled, asked: Comparison): Promise<Row[]> {
  const pairs = asked.small.map((query, at) => ({ small: query, large: asked.large[at] ?? query }));
  for (const pair of pairs.slice(0, WARM_UP)) await Promise.all([timeOf(small, pair.small), timeOf(large, pair.large)]);
  const times: { small: number; large: number }[] = [];
  for (const pair of pairs)
    times.push({ small: await timeOf(small, pair.small), large: await timeOf(large, pair.large) });
  const own = median(times.map((time) => time.small));
  const big = median(times.map((time) => time.large));
  const slowest = Math.max(...times.map((time) => time.large));
  const value = big / Math.max(own, FLOOR);
  const most = mostOf(large);
  const sizes = sizesOf(small, large);
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

import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './statistics';

/** Something that is placed, and told of afterwards. */
export interface Told {
  /** how many can be placed one after the other before the first one's turn comes again */
  count: number;
  /** @returns places it; only that is timed */
  makeReady: (index: number) => Promise<() => Promise<unknown>>;
  countWaiting: () => Promise<number>;
}

export interface Sustained {
  placed: number;
  /** of those that were placed and told of, until the last one was */
  perSecond: number;
  /** 99th percentile of placing one, milliseconds */
  p99: number;
  mostWaiting: number;
}

const LANES = 10;
/** Whoever places waits while more than this is not told: what is sustained is what does not pile up. */
const MOST_WAITING = 500;
/** Counting what waits is work for the database, too. */
const LOOK_MS = 100;
const DRAIN_MS = 120_000;

/**
 * Places for so many seconds, ten at a time, as fast as it is told; the time ends when the last one has been told.
 * @throws Error when that does not happen within two minutes
 */
export async function sustain(told: Told, seconds: number): Promise<Sustained> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  const times: number[] = [];
  let [waiting, mostWaiting, next, looking] = [0, 0, 0, true];

  const look = async () => {
    while (looking) {
      waiting = await told.countWaiting();
      mostWaiting = Math.max(mostWaiting, waiting);
      await sleep(LOOK_MS);
    }
  };
  const lane = async () => {
    while (performance.now() < until) {
      if (waiting > MOST_WAITING) {
        await sleep(LOOK_MS / 4);
        continue;
      }
      const place = await told.makeReady(next++ % told.count);
      const began = performance.now();
      await place();
      times.push(performance.now() - began);
    }
  };
  const watching = look();
  await Promise.all(Array.from({ length: LANES }, lane));
  looking = false;
  await watching;
  await drain(told);
  const spent = performance.now() - started;
  return { placed: times.length, perSecond: (times.length * 1_000) / spent, p99: percentile(times, 0.99), mostWaiting };
}

/** Waits until nothing is untold. */
export async function drain({ countWaiting }: Pick<Told, 'countWaiting'>): Promise<void> {
  const end = performance.now() + DRAIN_MS;
  while ((await countWaiting()) > 0) {
    if (performance.now() > end) throw new Error(`${await countWaiting()} are not told after two minutes`);
    await sleep(LOOK_MS);
  }
}

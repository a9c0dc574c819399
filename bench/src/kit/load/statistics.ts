/** Middle value; the mean of the two middle ones for an even count. NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The value that this share of all stays at or below (nearest rank). NaN for an empty list. @param share e.g. 0.99 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** A small generator with a seed (mulberry32), so that an interval comes out the same from the same numbers. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Interval {
  low: number;
  high: number;
}

/**
 * 95 % interval of the median by the percentile bootstrap: the median of as many values drawn with replacement, again
 * and again, cut at 2.5 and 97.5 %.
 */
export function medianInterval(values: readonly number[], resamples = 10_000, seed = 1): Interval {
  const random = seededRandom(seed);
  const draw = () => values[Math.floor(random() * values.length)] ?? Number.NaN;
  const medians = Array.from({ length: resamples }, () => median(values.map(draw))).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (resamples - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

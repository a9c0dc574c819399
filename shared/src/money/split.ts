/**
 * Splits `total` minor units in proportion to `weights`, so that the parts add up to exactly `total` (largest remainder;
 * equal remainders go to the earlier part). Without any weight the parts are equal.
 * @param total integer, may be negative (a discount)
 * @param weights non-negative integers
 * @returns as many integers as there are weights
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((whole, weight) => whole + BigInt(weight), 0n);
  const shares = sum === 0n ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const whole = sum === 0n ? BigInt(weights.length) : sum;
  const amount = BigInt(Math.abs(total));
  const parts = shares.map((share, index) => ({
    index,
    part: whole ? (amount * share) / whole : 0n,
    remainder: whole ? (amount * share) % whole : 0n,
  }));
  let left = amount - parts.reduce((used, { part }) => used + part, 0n);
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const entry of byRemainder) {
    if (left === 0n) break;
    entry.part += 1n;
    left -= 1n;
  }
  const sign = total < 0 ? -1 : 1;
  return parts.map(({ part }) => (part === 0n ? 0 : sign * Number(part)));
}

/** `amount * times / by`, rounded half up, without ever leaving the whole numbers. All of them at least 0, `by` above. */
export function shareOf(amount: number, times: number, by: number): number {
  return Number((2n * BigInt(amount) * BigInt(times) + BigInt(by)) / (2n * BigInt(by)));
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** at least 0, below `bound` */
  below(bound: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(of_one: number): boolean;
}

/** Makes the numbers of one thing of many: `index` keeps each independent of how many came before it. */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (of_one) => next() < of_one,
  };
}

const WORD = 32;

/** A set of small numbers, one bit each; numbers past its end are not in it. */
export type Bits = Uint32Array;

export function createBits(capacity: number): Bits {
  return new Uint32Array(Math.ceil(capacity / WORD));
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
}

/** `at` must lie within the capacity. */
export function writeBit(bits: Bits, at: number, on: boolean): void {
  const word = bits[at >>> 5] ?? 0;
  bits[at >>> 5] = on ? word | (1 << (at & 31)) : word & ~(1 << (at & 31));
}

/** The same set with room for more. */
export function growBits(bits: Bits, capacity: number): Bits {
  const grown = createBits(capacity);
  grown.set(bits);
  return grown;
}

/** How many bits of a word are set. */
function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += countWord(word);
  return count;
}

/** How many numbers two sets share; stops counting once there are more than `most`. */
export function countShared(a: Bits, b: Bits, most: number): number {
  const words = Math.min(a.length, b.length);
  let count = 0;
  for (let at = 0; at < words && count <= most; at += 1) count += countWord((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** Keeps in `target` what `other` has, too. */
export function keepShared(target: Bits, other: Bits): void {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) & (other[at] ?? 0);
}

/** What a set has and `other` has not. */
export const withoutAny = (bits: Bits, other: Bits): Bits => bits.map((word, at) => word & ~(other[at] ?? 0));

/** Adds to `target`, which is long enough, what `other` has. */
export function addAll(target: Bits, other: Bits): void {
  const words = Math.min(target.length, other.length);
  for (let at = 0; at < words; at += 1) target[at] = (target[at] ?? 0) | (other[at] ?? 0);
}

/** Calls with each number of the set, lowest first. */
export function eachBit(bits: Bits, visit: (at: number) => void): void {
  for (let index = 0; index < bits.length; index += 1) {
    for (let word = bits[index] ?? 0; word !== 0; word &= word - 1) {
      visit(index * WORD + 31 - Math.clz32(word & -word));
    }
  }
}

/** Sizes that are letters or words, smallest first: what stands in one line is one size. */
const NAMED: readonly string[][] = [
  ['one size', 'einheitsgröße', 'os'],
  ['xxxxs', '4xs'],
  ['xxxs', '3xs'],
  ['xxs', '2xs'],
  ['xs', 'extra small', 'x-small'],
  ['xs/s'],
  ['s', 'small', 'klein'],
  ['s/m'],
  ['m', 'medium', 'mittel'],
  ['m/l'],
  ['l', 'large', 'groß'],
  ['l/xl'],
  ['xl', 'extra large', 'x-large'],
  ['xl/xxl'],
  ['xxl', '2xl'],
  ['xxxl', '3xl'],
  ['xxxxl', '4xl'],
  ['xxxxxl', '5xl'],
];
const RANKS = new Map(NAMED.flatMap((names, rank) => names.map((name): [string, number] => [name, rank])));

/** What one of these is in the first of its kind. */
const UNITS: Record<string, number> = { mm: 1, cm: 10, m: 1000, ml: 1, cl: 10, dl: 100, l: 1000, g: 1, kg: 1000 };

/** `1`, `1.5` or `1,5`; not the sign of a thousand. */
const NUMBER = /\d+(?:[.,]\d+)?/g;
const UNIT = /\d\s*(mm|cm|m|ml|cl|dl|l|g|kg)(?![\p{L}\d])/u;

interface SizeKey {
  /** among named sizes; Infinity for the others */
  name: number;
  numbers: number[];
}

function keyOf(label: string): SizeKey {
  const text = label.toLowerCase();
  // 'S', 'S, 80 × 150 cm', 'S (36–38)'
  const name = RANKS.get((/^[^,;(:]+/.exec(text)?.[0] ?? '').trim()) ?? Infinity;
  const unit = UNITS[UNIT.exec(text)?.[1] ?? ''] ?? 1;
  const numbers = (text.match(NUMBER) ?? []).map((number) => Number(number.replace(',', '.')) * unit);
  return { name, numbers };
}

/** Infinity − Infinity is no order. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  // what has no number at all comes last
  if (a.length === 0 || b.length === 0) return compare(b.length, a.length);
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = compare(a[index] ?? -1, b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Smallest first: S, M, L, XL; then by their numbers, 90 cm before 1.2 m and 140 × 200 before 200 × 290; then words. */
export function compareSizes(a: string, b: string): number {
  const [one, other] = [keyOf(a), keyOf(b)];
  return compare(one.name, other.name) || compareNumbers(one.numbers, other.numbers) || a.localeCompare(b, 'en');
}

const isSize = (label: string): boolean => {
  const { name, numbers } = keyOf(label);
  return name !== Infinity || numbers.length > 0;
};

interface Placed {
  label: string;
  position: number;
}

/**
 * How the values of one attribute follow each other: as the shop has put them, else by size where most of them are sizes;
 * null where they have no order of their own.
 */
export function orderOf(values: readonly Placed[]): ((a: Placed, b: Placed) => number) | null {
  if (values.some(({ position }) => position !== values[0]?.position)) {
    return (a, b) => a.position - b.position || compareSizes(a.label, b.label);
  }
  const sizes = values.filter(({ label }) => isSize(label)).length;
  return sizes * 2 > values.length ? (a, b) => compareSizes(a.label, b.label) : null;
}

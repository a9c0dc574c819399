import type { Product } from '@tessera/shared/contract';

/** So many variants, or fewer, are always told whole. */
const MOST_TOLD = 100;

type Told = Pick<Product, 'variants' | 'variant_count'>;
type Variant = Product['variants'][number];

/** In which options two variants differ. */
const differences = (one: Variant, other: Variant): string[] =>
  Object.keys(one.options).filter((name) => one.options[name] !== other.options[name]);

/** The first of each group, then the second of each, and so on. */
function inTurns<T>(groups: T[][]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group.slice(turn, turn + 1))).flat();
}

/**
 * Of many variants those that a page needs before anybody has chosen: the one it begins with, and what each other value of one
 * option would lead to. Where those are too many, the options take turns, each in the order of its values.
 * @param wanted id of the variant to begin with; any other text: the first that can be bought
 */
export function variantsNear(variants: Variant[], wanted: string): Told {
  const [first] = variants;
  if (variants.length <= MOST_TOLD || !first) return { variants };
  const start =
    variants.find(({ id }) => id === wanted) ?? variants.find(({ stock_state }) => stock_state !== 'out') ?? first;
  const byOption = Object.keys(start.options).map((name) =>
    variants.filter((variant) => {
      const [differing, ...others] = differences(start, variant);
      return differing === name && others.length === 0;
    }),
  );
  const told = new Set([start, ...inTurns(byOption).slice(0, MOST_TOLD - 1)]);
  return { variants: variants.filter((variant) => told.has(variant)), variant_count: variants.length };
}

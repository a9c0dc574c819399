import type { Product } from '@tessera/shared/contract';

/** So many variants, or fewer, are always told whole. */
const MOST_TOLD = 100;

type Told = Pick<Product, 'variants' | 'variant_count'>;
type Variant = Product['variants'][number];

const differences = (one: Variant, other: Variant): number =>
  Object.keys(one.options).filter((name) => one.options[name] !== other.options[name]).length;

/**
 * Of many variants those that a page needs before anybody has chosen: the one it begins with, and what each other value of one
 * option would lead to.
 * @param wanted id of the variant to begin with; any other text: the first that can be bought
 */
export function variantsNear(variants: Variant[], wanted: string): Told {
  const [first] = variants;
  if (variants.length <= MOST_TOLD || !first) return { variants };
  const start =
    variants.find(({ id }) => id === wanted) ?? variants.find(({ stock_state }) => stock_state !== 'out') ?? first;
  const near = variants.filter((variant) => differences(start, variant) === 1).slice(0, MOST_TOLD - 1);
  const told = new Set([start, ...near]);
  return { variants: variants.filter((variant) => told.has(variant)), variant_count: variants.length };
}

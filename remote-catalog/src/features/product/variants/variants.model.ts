import type { Product, Variant } from '@tessera/shared/contract';

/** Values of a product's options, by their names. */
export type Combination = Record<string, string>;

/** One value of an option, as a choice beside the other options that are chosen already. */
export interface Choice {
  /** of the option */
  name: string;
  value: string;
  /** with what is chosen of the other options */
  combination: Combination;
  /** what would be shown; undefined when no variant has this value */
  variant: Variant | undefined;
  /** made in this combination, and sold out */
  sold_out: boolean;
  /** not made in this combination: `variant` is the nearest one that is */
  impossible: boolean;
  /** whether it is made is not known before all variants are here */
  unknown: boolean;
}

/** As much of a choice as choosing it takes. */
export type Chosen = Pick<Choice, 'variant' | 'combination' | 'impossible'>;

type Options = Pick<Product, 'options' | 'variants' | 'variant_count'>;

const keyOf = (combination: Combination): string => JSON.stringify(Object.entries(combination).sort());

/** The variants of a product by what they are; of two thousand nobody looks through all for each value. */
const known = new WeakMap<readonly Variant[], ReadonlyMap<string, Variant>>();

function findExact({ variants }: Options, wanted: Combination): Variant | undefined {
  let byKey = known.get(variants);
  if (!byKey) {
    byKey = new Map(variants.map((variant) => [keyOf(variant.options), variant]));
    known.set(variants, byKey);
  }
  return byKey.get(keyOf(wanted));
}

const overlap = (variant: Variant, wanted: Combination): number =>
  Object.entries(wanted).filter(([name, value]) => variant.options[name] === value).length;

/**
 * The variant that a product page starts with: the one its address names, else the first that can be bought, else the
 * first. Undefined for a product without variants.
 */
export function startVariant({ variants }: Pick<Product, 'variants'>, id: string | null): Variant | undefined {
  return (
    variants.find((variant) => variant.id === id) ??
    variants.find(({ stock_state }) => stock_state !== 'out') ??
    variants[0]
  );
}

/**
 * The variant that comes closest to a combination: of those with its value of `name` the one that keeps most of the rest,
 * of equal ones one that can be bought.
 */
export function choose({ variants }: Options, wanted: Combination, name: string): Variant | undefined {
  const rank = (variant: Variant): number => overlap(variant, wanted) * 2 + (variant.stock_state === 'out' ? 0 : 1);
  return variants
    .filter((variant) => variant.options[name] === wanted[name])
    .reduce<Variant | undefined>((best, variant) => (best && rank(best) >= rank(variant) ? best : variant), undefined);
}

/** The values of one option, each with what choosing it would give. */
export function choicesOf(product: Options, chosen: Combination, name: string): Choice[] {
  const values = product.options.find((option) => option.name === name)?.values ?? [];
  return values.map((value) => {
    const combination = { ...chosen, [name]: value };
    const exact = findExact(product, combination);
    const variant = exact ?? choose(product, combination, name);
    const unknown = !exact && product.variant_count !== undefined;
    const sold_out = !unknown && variant?.stock_state === 'out';
    return { name, value, combination, variant, sold_out, impossible: !exact && !unknown, unknown };
  });
}

/** Whether the values of an option look different, so that pictures say more than words. */
export function isPictured({ variants }: Pick<Product, 'variants'>, name: string): boolean {
  const pictures = new Map<string, number | null>();
  for (const { options, image_index } of variants) {
    const value = options[name];
    if (value !== undefined && !pictures.has(value)) pictures.set(value, image_index);
  }
  const shown = [...pictures.values()];
  return shown.length > 1 && !shown.includes(null) && new Set(shown).size === shown.length;
}

/** Whether every value of an option has colours. */
export function hasColours({ options }: Pick<Product, 'options'>, name: string): boolean {
  const option = options.find((one) => one.name === name);
  return option?.colours?.every((own) => own.length > 0) ?? false;
}

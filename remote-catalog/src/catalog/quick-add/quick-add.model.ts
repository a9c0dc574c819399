import type { Product, Variant } from '@tessera/shared/contract';
import type { Look } from '../colours';

type Option = Product['options'][number];

/** The variants that can be bought now, in their order. */
export function buyable(variants: Variant[]): Variant[] {
  return variants.filter(({ available, stock_state }) => available > 0 && stock_state !== 'out');
}

/** Those among `variants` with what `chosen` has of the options before the one at `index`. */
function left(variants: Variant[], options: Option[], chosen: Variant, index: number): Variant[] {
  const before = options.slice(0, index);
  return variants.filter((variant) => before.every(({ name }) => variant.options[name] === chosen.options[name]));
}

/**
 * What can be chosen, option by option: each narrows those behind it, so that every choice can be bought. An option
 * without a choice is left out.
 * @param variants those that can be bought
 * @param chosen one of them
 */
export function offered(options: Option[], variants: Variant[], chosen: Variant): Option[] {
  return options
    .map(({ name, values }, index) => {
      const there = new Set(left(variants, options, chosen, index).map((variant) => variant.options[name]));
      return { name, values: values.filter((value) => there.has(value)) };
    })
    .filter(({ name }) => new Set(variants.map((variant) => variant.options[name])).size > 1);
}

/**
 * The variant that another value of an option leads to: it keeps the options before that one, and as many as it can of
 * those behind it.
 * @returns `chosen` where no variant has the value
 */
export function chooseOffered(
  { options, variants, chosen }: { options: Option[]; variants: Variant[]; chosen: Variant },
  name: string,
  value: string,
): Variant {
  const index = options.findIndex((option) => option.name === name);
  const kept = (variant: Variant): number =>
    options.filter((option) => variant.options[option.name] === chosen.options[option.name]).length;
  const [best = chosen] = left(variants, options, chosen, index)
    .filter((variant) => variant.options[name] === value)
    .sort((a, b) => kept(b) - kept(a));
  return best;
}

/**
 * Of the variants that can be bought those that look like one: with its value of the option that the look is of.
 * @param look as a tile says it: a value of one option, as it is said in this language
 */
export function alike(options: Option[], variants: Variant[], look: Pick<Look, 'value'>): Variant[] {
  const named = options.filter(({ values }) => values.includes(look.value));
  // 'Natural' may be a material as well: a tile's looks are of the option that has colours
  const option = named.find(({ colours, values }) => colours?.[values.indexOf(look.value)]) ?? named[0];
  return option ? variants.filter((variant) => variant.options[option.name] === look.value) : variants;
}

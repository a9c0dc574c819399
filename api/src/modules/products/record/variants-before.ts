import type { ProductVersionRecord } from './product-version.schemas';

type Variant = ProductVersionRecord['variants'][number];
type OfVariants = Pick<ProductVersionRecord, 'options' | 'variants'>;

/** A version as it is put away: with all variants, or with those alone that the next version changed. */
export type KeptRecord = Omit<ProductVersionRecord, keyof OfVariants> & Partial<OfVariants> & { changed?: Variant[] };

/** Whether it says of all variants what they were. */
export const isWhole = <Kept extends Partial<OfVariants>>(kept: Kept): kept is Kept & OfVariants =>
  kept.variants !== undefined && kept.options !== undefined;

/**
 * What variants were, reckoned back from what they became.
 * @param later as they became
 * @param steps of each version in between what its next one changed, as it was before; the oldest first
 */
export function variantsBefore(later: readonly Variant[], steps: readonly (readonly Variant[])[]): Variant[] {
  // of what was changed several times the oldest counts
  const before = new Map(steps.toReversed().flatMap((step) => step.map((variant) => [variant.id, variant] as const)));
  return later.map((variant) => before.get(variant.id) ?? variant);
}

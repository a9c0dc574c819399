/** A range with its ends in order; an end that was left out stays open. */
export function inOrder(
  min: number | null,
  max: number | null,
): { min_price: number | null; max_price: number | null } {
  const isSwapped = min !== null && max !== null && min > max;
  return isSwapped ? { min_price: max, max_price: min } : { min_price: min, max_price: max };
}

/** One entity tag (RFC 9110 §8.8.3); what stands between the quotes may hold a comma. */
const TAG = /(?:W\/)?("[^"]*")/g;

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');

/**
 * Whether `If-None-Match` names this entity tag: `*`, or a list, compared weakly (RFC 9110 §13.1.2).
 * @param tag with its quotes
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(TAG)].some(([, opaque]) => opaque === withoutWeakness(tag));
}

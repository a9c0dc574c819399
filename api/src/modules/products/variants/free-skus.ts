import { toSlug } from '../../../presenters/search/slug';

const LONGEST = 100;

/** The SKU that a variant gets where nobody gave it one: the product's address and its options, without spaces. */
export function wantedSku(slug: string, options: Readonly<Record<string, string>>): string {
  const parts = [slug, ...Object.values(options).map(toSlug)].filter((part) => part !== '');
  return parts.join('-').toUpperCase().slice(0, LONGEST);
}

/**
 * Numbers what is taken: `MUG`, `MUG-2`, `MUG-3`. What comes out is taken from then on.
 * @param taken in upper case
 */
export function freeSku(wanted: string, taken: Set<string>): string {
  let sku = wanted;
  for (let number = 2; taken.has(sku.toUpperCase()); number += 1) {
    const end = `-${number}`;
    sku = `${wanted.slice(0, LONGEST - end.length)}${end}`;
  }
  taken.add(sku.toUpperCase());
  return sku;
}

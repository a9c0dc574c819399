import type { PageSection, Product } from '@tessera/shared/contract';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''));

/**
 * Whether a section of the size guide speaks of a product: 'rugs' of the Grove Rug, 'tableware' of all that is in that
 * category. It goes by the section's id, which is the same in every language.
 */
export function speaksOf({ id }: Pick<PageSection, 'id'>, { name, category }: Pick<Product, 'name' | 'category'>) {
  const known = wordsOf(`${name} ${category?.slug ?? ''}`);
  return wordsOf(id).every((word) => known.includes(word));
}

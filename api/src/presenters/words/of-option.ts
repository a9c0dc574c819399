import { toSlug } from '../search/slug';

const LONGEST_CODE = 40;

/** A name as the code of an attribute: Latin letters without marks, or nothing where it has none. */
export function toCode(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return toSlug(plain)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^-+/, '')
    .slice(0, LONGEST_CODE);
}

/** The attribute that values of an option of this name belong to. */
export function ofOption<Attribute extends { code: string; option_names: string[] }>(
  attributes: readonly Attribute[],
  name: string,
): Attribute | undefined {
  const lower = name.toLowerCase();
  const code = toCode(name);
  return (
    attributes.find(({ option_names }) => option_names.includes(lower)) ??
    attributes.find((attribute) => attribute.code === code)
  );
}

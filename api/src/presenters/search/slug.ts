/** A name as it stands in addresses: lower case letters of any language, digits and single hyphens. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

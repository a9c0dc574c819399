import { FIELDS, attributeField, attributeNameField, attributeValuesField } from './fields';
import type { ColumnField, Field } from './fields';
import { SHOPIFY } from './shopify-words';

const keyOf = (heading: string): string => heading.trim().replace(/\s+/g, ' ').toLowerCase();

const BY_HEADING = new Map<string, Field>([
  ...FIELDS.map((field): [string, Field] => [field, field]),
  ...FIELDS.flatMap((field) => (SHOPIFY[field] ?? []).map((heading): [string, Field] => [keyOf(heading), field])),
]);

/** An attribute as Shopify names it, `Material (product.metafields.custom.material)`, and as this shop does. */
const METAFIELD = /^(.+?) \(product\.metafields\.[\w-]+\.[\w-]+\)$/;
/** Each with the column that it makes of the attribute's name. */
const OF_ATTRIBUTES = [
  [/^attribute:(.+)$/i, attributeField],
  [METAFIELD, attributeField],
  [/^attribute_name:de:(.+)$/i, attributeNameField],
  [/^attribute_values:de:(.+)$/i, attributeValuesField],
] as const;
const LONGEST_NAME = 60;

function fieldOf(heading: string): ColumnField {
  for (const [pattern, fieldFor] of OF_ATTRIBUTES) {
    const name = pattern.exec(heading)?.[1]?.trim();
    if (name !== undefined) return name.length <= LONGEST_NAME ? fieldFor(name) : null;
  }
  return BY_HEADING.get(keyOf(heading)) ?? null;
}

/** What each column is by its heading; of two that say the same the first one. */
export function fieldsOf(header: readonly string[]): ColumnField[] {
  const taken = new Set<ColumnField>();
  return header.map((heading) => {
    const field = fieldOf(heading.trim());
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

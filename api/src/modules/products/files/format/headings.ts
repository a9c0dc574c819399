import { FIELDS, attributeField } from './fields';
import type { ColumnField, Field } from './fields';

/**
 * How Shopify's product CSV calls a field: in its files of today ('URL handle'), and before ('Handle'). Its documentation:
 * 'Using CSV files to import and export products'.
 */
const SHOPIFY: Partial<Record<Field, readonly string[]>> = {
  slug: ['URL handle', 'Handle'],
  name: ['Title'],
  description_html: ['Description', 'Body (HTML)'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  option1_name: ['Option1 name'],
  option2_name: ['Option2 name'],
  option3_name: ['Option3 name'],
  option1_value: ['Option1 value'],
  option2_value: ['Option2 value'],
  option3_value: ['Option3 value'],
  sku: ['SKU', 'Variant SKU'],
  barcode: ['Barcode', 'Variant Barcode'],
  price: ['Price', 'Variant Price'],
  compare_at_price: ['Compare-at price', 'Variant Compare At Price'],
  stock_tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  stock_policy: ['Continue selling when out of stock', 'Variant Inventory Policy'],
  weight_grams: ['Weight value (grams)', 'Variant Grams'],
  picture: ['Product image URL', 'Image Src'],
  picture_position: ['Image position'],
  picture_alt: ['Image alt text'],
  variant_picture: ['Variant image URL', 'Variant Image'],
  seo_title: ['SEO title'],
  seo_description: ['SEO description'],
  origin_country: ['Country of Origin'],
};

const keyOf = (heading: string): string => heading.trim().replace(/\s+/g, ' ').toLowerCase();

const BY_HEADING = new Map<string, Field>([
  ...FIELDS.map((field): [string, Field] => [field, field]),
  ...FIELDS.flatMap((field) => (SHOPIFY[field] ?? []).map((heading): [string, Field] => [keyOf(heading), field])),
]);

/** An attribute as Shopify names it, `Material (product.metafields.custom.material)`, and as this shop does. */
const METAFIELD = /^(.+?) \(product\.metafields\.[\w-]+\.[\w-]+\)$/;
const OWN_ATTRIBUTE = /^attribute:(.+)$/i;
const LONGEST_NAME = 60;

function fieldOf(heading: string): ColumnField {
  const [, name] = OWN_ATTRIBUTE.exec(heading) ?? METAFIELD.exec(heading) ?? [];
  if (name !== undefined) return name.trim().length <= LONGEST_NAME ? attributeField(name.trim()) : null;
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

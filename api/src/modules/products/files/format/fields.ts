import type { Cells } from '../../../../framework/files/format/cells';
import type { Columns } from '../../../../framework/files/format/columns';

/** What a file says of a product, in its first row. */
const OF_PRODUCTS = [
  'slug',
  'name',
  'description_html',
  'vendor',
  'gift_card',
  'type',
  'category',
  'tags',
  'status',
  'published',
  'available_from',
  'available_until',
  'seo_title',
  'seo_description',
  'origin_country',
  'related',
] as const;

/** A product's texts in another language than the first one, in its first row. */
export const WORDS = ['name:de', 'slug:de', 'description_html:de', 'seo_title:de', 'seo_description:de'] as const;

export const OPTION_NAMES = ['option1_name', 'option2_name', 'option3_name', 'option4_name', 'option5_name'] as const;
export const OPTION_VALUES = [
  'option1_value',
  'option2_value',
  'option3_value',
  'option4_value',
  'option5_value',
] as const;

/** What options are called in German, beside each other column of theirs. */
export const OPTION_NAME_WORDS = OPTION_NAMES.map((field) => `${field}:de` as const);
export const OPTION_VALUE_WORDS = OPTION_VALUES.map((field) => `${field}:de` as const);

/** What it says of a variant, a row for each. */
const OF_VARIANTS = [
  'sku',
  'price',
  'compare_at_price',
  'regular_price',
  'sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'stock',
  'stock_tracker',
  'track_stock',
  'stock_policy',
  'allow_backorder',
  'expected_on',
  'backorder_note',
  'backorder_note:de',
  'weight_grams',
  'barcode',
  'cost',
  'unit',
  'unit_quantity',
  'unit_base',
  'variant_picture',
] as const;

/** As Shopify says how much is in a piece, and for how much its unit price is told. */
export const MEASURES = ['total_measure', 'total_measure_unit', 'base_measure', 'base_measure_unit'] as const;

const OF_PICTURES = ['picture', 'picture_position', 'picture_alt'] as const;

export const FIELDS = [
  ...OF_PRODUCTS,
  ...WORDS,
  ...OPTION_NAMES,
  ...OPTION_VALUES,
  ...OPTION_NAME_WORDS,
  ...OPTION_VALUE_WORDS,
  ...OF_VARIANTS,
  ...MEASURES,
  ...OF_PICTURES,
] as const;
export type Field = (typeof FIELDS)[number];

/** A column that says what an attribute of this name is. */
export type AttributeField = `attribute:${string}`;
/** One that says what it is called in German, and one that says it of its values, in their order. */
export type AttributeNameField = `attribute_name:de:${string}`;
export type AttributeValuesField = `attribute_values:de:${string}`;
export type ColumnName = Field | AttributeField | AttributeNameField | AttributeValuesField;
/** null: the column is not taken over. */
export type ColumnField = ColumnName | null;
export type ProductColumns = Columns<ColumnName>;
export type ProductCells = Cells<ColumnName>;

const ATTRIBUTE = 'attribute:';
const ATTRIBUTE_NAME = 'attribute_name:de:';
const ATTRIBUTE_VALUES = 'attribute_values:de:';
export const attributeField = (name: string): AttributeField => `${ATTRIBUTE}${name}`;
export const attributeNameField = (name: string): AttributeNameField => `${ATTRIBUTE_NAME}${name}`;
export const attributeValuesField = (name: string): AttributeValuesField => `${ATTRIBUTE_VALUES}${name}`;

/** The attribute's name, or undefined for a column of another kind. */
export const attributeOf = (field: string | null): string | undefined =>
  field?.startsWith(ATTRIBUTE) ? field.slice(ATTRIBUTE.length) : undefined;

/** The same of a column of its German words. */
export function wordsAttributeOf(field: string | null): string | undefined {
  const beginning = [ATTRIBUTE_NAME, ATTRIBUTE_VALUES].find((one) => field?.startsWith(one));
  return beginning === undefined ? undefined : field?.slice(beginning.length);
}

/** The column that one of German words stands beside; undefined for a column of another kind. */
export function besideOf(field: string | null): string | undefined {
  const attribute = wordsAttributeOf(field);
  if (attribute !== undefined) return attributeField(attribute);
  return /^(option\d_(?:name|value)):de$/.exec(field ?? '')?.[1];
}

/** A row with one of these has a variant; others may stand beside a further picture. */
export const VARIANT_SIGNS: readonly Field[] = [
  ...OPTION_VALUES,
  'sku',
  'price',
  'regular_price',
  'sale_price',
  'stock',
  'barcode',
];

import { csvAmount } from '../../../../presenters/formats/csv';
import { presentWords } from '../../record/product-words';
import { joinList, losslessLine } from '../../../../framework/files/format/escapes';
import type { AskedWord, FindWord } from '../../../attributes/attribute-words.service';
import { wordsCell } from '../format/build-words';
import {
  OPTION_NAMES,
  OPTION_NAME_WORDS,
  OPTION_VALUES,
  OPTION_VALUE_WORDS,
  WORDS,
  attributeField,
  attributeNameField,
  attributeValuesField,
} from '../format/fields';
import type { Field } from '../format/fields';
import type { ProductState } from '../plan/state';

/** Columns of the shop's own files beside those of attributes: what an import knows, each in one form. */
const OWN_COLUMNS = [
  'slug',
  'name',
  'description_html',
  'vendor',
  'gift_card',
  'type',
  'category',
  'tags',
  'status',
  'available_from',
  'available_until',
  'seo_title',
  'seo_description',
  'origin_country',
  'related',
  ...WORDS,
  ...OPTION_NAMES,
  ...OPTION_VALUES,
  'sku',
  'regular_price',
  'sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'stock',
  'track_stock',
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
  'picture',
  'picture_alt',
] as const satisfies readonly Field[];

type Texts = Partial<Record<string, string>>;

const isoOf = (moment: Date | null): string => moment?.toISOString() ?? '';
const textOf = (value: string | number | boolean | null): string => (value === null ? '' : String(value).trim());
const addressOf = (name: string): string => `/media/${name}`;

/** Numbers of a measure without an exponent, which an import does not know. */
const measureOf = (value: number | null): string => (value === null ? '' : value.toFixed(12).replace(/\.?0+$/, ''));

function productCells({ row, options, attributes, related }: ProductState, wordOf: FindWord): Texts {
  const names = options.flatMap(({ name }, index) => {
    const { word } = wordOf({ of: 'option', attribute: name, value: null });
    return [[OPTION_NAMES[index] ?? '', name] as const, [OPTION_NAME_WORDS[index] ?? '', word] as const];
  });
  const said = attributes.flatMap(({ name, values }) => {
    const wordsOf = (value: string | null) => wordOf({ of: 'product', attribute: name, value }).word;
    return [
      [attributeField(name), joinList(values, ';')] as const,
      [attributeNameField(name), wordsOf(null)] as const,
      [attributeValuesField(name), wordsCell(values.map(wordsOf))] as const,
    ];
  });
  const { de } = presentWords(row.words);
  return {
    'name:de': textOf(de.name),
    'slug:de': textOf(de.slug),
    'description_html:de': textOf(de.description_html),
    'seo_title:de': textOf(de.seo_title),
    'seo_description:de': textOf(de.seo_description),
    name: textOf(row.name),
    description_html: textOf(row.description_html),
    vendor: textOf(row.vendor),
    gift_card: textOf(row.gift_card),
    type: textOf(row.type),
    category: row.category_slug ?? '',
    tags: joinList(row.tags, ','),
    status: row.status,
    available_from: isoOf(row.available_from),
    available_until: isoOf(row.available_until),
    seo_title: textOf(row.seo_title),
    seo_description: textOf(row.seo_description),
    origin_country: row.origin_country ?? '',
    related: joinList(
      related.map(({ slug }) => slug),
      ',',
    ),
    ...Object.fromEntries([...names, ...said]),
  };
}

function variantCells(
  { options, variants, pictures }: ProductState,
  place: number,
  { currency, wordOf }: Pick<LinesOf, 'currency' | 'wordOf'>,
): Texts {
  const variant = variants[place];
  if (!variant) return {};
  const values = options.flatMap(({ name }, index) => {
    const value = variant.options[name] ?? '';
    const { word } = wordOf({ of: 'option', attribute: name, value });
    return [[OPTION_VALUES[index] ?? '', value] as const, [OPTION_VALUE_WORDS[index] ?? '', word] as const];
  });
  const picture = pictures.find(({ id }) => id === variant.image_id);
  return {
    ...Object.fromEntries(values),
    sku: variant.sku,
    regular_price: csvAmount(variant.regular_price, currency).digits,
    sale_price: variant.sale_price > 0 ? csvAmount(variant.sale_price, currency).digits : '',
    sale_starts_at: isoOf(variant.sale_starts_at),
    sale_ends_at: isoOf(variant.sale_ends_at),
    stock: textOf(variant.stock),
    track_stock: textOf(variant.track_stock),
    allow_backorder: textOf(variant.allow_backorder),
    expected_on: variant.expected_on ?? '',
    backorder_note: variant.backorder_note,
    'backorder_note:de': variant.backorder_notes['de'] ?? '',
    weight_grams: textOf(variant.weight_grams),
    barcode: textOf(variant.barcode),
    cost: variant.cost === null ? '' : csvAmount(variant.cost, currency).digits,
    unit: textOf(variant.unit),
    unit_quantity: measureOf(variant.unit_quantity),
    unit_base: measureOf(variant.unit_base),
    variant_picture: picture ? addressOf(picture.name) : '',
  };
}

/** Attributes that have a column in a file, and the columns of German words behind all others. */
interface FileColumns {
  attributes: readonly string[];
  words: readonly string[];
}

/** The columns of German words of options, and of these attributes. */
export const wordColumns = (attributes: readonly { name: string; has_words: boolean }[]): string[] => [
  ...OPTION_NAME_WORDS,
  ...OPTION_VALUE_WORDS,
  ...attributes.flatMap(({ name, has_words }) => [
    attributeNameField(name),
    ...(has_words ? [attributeValuesField(name)] : []),
  ]),
];

/** All columns of a file, in their order. */
export const columnsWith = ({ attributes, words }: FileColumns): string[] => [
  ...OWN_COLUMNS,
  ...attributes.map(attributeField),
  ...words,
];

/** The German words that a product's rows say. */
export const wordsOfState = ({ options, attributes }: ProductState): AskedWord[] => [
  ...options.flatMap(({ name, values }) =>
    [null, ...values].map((value) => ({ of: 'option' as const, attribute: name, value })),
  ),
  ...attributes.flatMap(({ name, values }) =>
    [null, ...values].map((value) => ({ of: 'product' as const, attribute: name, value })),
  ),
];

interface LinesOf {
  columns: readonly string[];
  currency: string;
  wordOf: FindWord;
}

/** A product in as many rows as it has variants, or pictures: the first has its own cells. */
export function productLines(state: ProductState, { columns, ...of }: LinesOf): string {
  const { variants, pictures } = state;
  const count = Math.max(1, variants.length, pictures.length);
  const lines = Array.from({ length: count }, (_, place) => {
    const picture = pictures[place];
    const cells: Texts = {
      ...(place === 0 && productCells(state, of.wordOf)),
      ...variantCells(state, place, of),
      ...(picture && { picture: addressOf(picture.name), picture_alt: textOf(picture.alt) }),
      slug: state.row.slug,
    };
    return losslessLine(columns.map((column) => cells[column] ?? ''));
  });
  return lines.join('');
}

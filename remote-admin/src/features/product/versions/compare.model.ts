import type { ProductRecord, ProductVersionRecord } from '@tessera/shared/contract';
import { TRANSLATED } from '../model/fields.model';
import type { RestoredPart } from './versions.queries';

/** One thing that is not as it was; `undefined` where it was, or is, not there. */
export interface Difference {
  part: RestoredPart;
  /** a field of the product, or `variant` */
  field: string;
  /** the variant that it is about, by its options or its SKU */
  of?: string;
  then: unknown;
  now: unknown;
}

const TEXTS = [
  ...(['name', 'description_html', 'category_id', 'tags', 'attributes', 'related'] as const),
  ...(['type', 'vendor', 'gift_card', 'origin_country', 'slug', 'seo_title', 'seo_description'] as const),
  ...(['name_de', 'slug_de', 'description_html_de', 'seo_title_de', 'seo_description_de'] as const),
];
/** Stock is not among them: it goes its own ways. */
const OF_VARIANTS = [
  ...(['sku', 'regular_price', 'sale_price', 'sale_starts_at', 'sale_ends_at', 'track_stock'] as const),
  ...([
    'allow_backorder',
    'expected_on',
    'backorder_note',
    'backorder_notes',
    'weight_grams',
    'barcode',
    'cost',
    'unit',
    'unit_quantity',
    'unit_base',
  ] as const),
];

type Then = ProductVersionRecord;
type Variant = Then['variants'][number];

const named = (list: Then['attributes']): string[] => list.map(({ name, values }) => `${name}: ${values.join(', ')}`);
const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A moment is the same however it is written. */
const plain = (field: string, value: unknown): unknown =>
  field.endsWith('_at') && typeof value === 'string' ? new Date(value).toISOString() : value;

const variantName = ({ options, sku }: Pick<Variant, 'options' | 'sku'>): string =>
  Object.values(options).join(' / ') || sku;

/** The texts of the other language as fields; of a version that was kept before there were any, none. */
const translationsOf = (words: Then['words']): Record<string, string> =>
  words === undefined
    ? {}
    : Object.fromEntries(TRANSLATED.map(([text, translation]) => [translation, words.de?.[text] ?? '']));

function textsOf({ attributes, words, ...product }: Then | ProductRecord): Record<string, unknown> {
  return { ...product, ...translationsOf(words), attributes: named(attributes) };
}

function differencesOfTexts(then: Then, now: ProductRecord): Difference[] {
  const [before, after] = [textsOf(then), textsOf(now)];
  // A version says nothing of a field that products got after it was kept.
  return TEXTS.filter((field) => field in before && !areSame(before[field], after[field])).map((field) => ({
    part: 'texts',
    field,
    then: before[field],
    now: after[field],
  }));
}

function differencesOfVariants(then: Then, now: ProductRecord): Difference[] {
  const part = 'variants' as const;
  const options = [named(then.options), named(now.options)] as const;
  const present = new Map(now.variants.map((variant) => [variant.id, variant]));
  const known = new Set(then.variants.map(({ id }) => id));
  return [
    ...(areSame(...options) ? [] : [{ part, field: 'options', then: options[0], now: options[1] }]),
    ...then.variants.flatMap((variant): Difference[] => {
      const of = variantName(variant);
      const current = present.get(variant.id);
      if (!current) return [{ part, field: 'variant', of, then: variant.sku, now: undefined }];
      return OF_VARIANTS.filter((field) => !areSame(plain(field, variant[field]), plain(field, current[field]))).map(
        (field) => ({ part, field, of, then: variant[field], now: current[field] }),
      );
    }),
    ...now.variants
      .filter(({ id }) => !known.has(id))
      .map((variant) => ({ part, field: 'variant', of: variantName(variant), then: undefined, now: variant.sku })),
  ];
}

function differencesOfPictures(then: Then, now: ProductRecord): Difference[] {
  // A version says nothing of words that pictures got after it was kept.
  const hasWords = then.pictures.some(({ words }) => words);
  const plainly = ({ id, alt, words }: Then['pictures'][number]) => [id, alt, hasWords && (words?.de?.alt ?? '')];
  const current = now.pictures.map(plainly);
  if (areSame(then.pictures.map(plainly), current)) return [];
  return [{ part: 'pictures', field: 'pictures', then: then.pictures.length, now: current.length }];
}

/** A video by its file and what is said of it. */
function differencesOfVideo(then: Then, now: ProductRecord): Difference[] {
  // A version says nothing of one that was kept before there were any.
  if (then.video === undefined) return [];
  const saidOf = (video: Then['video']) =>
    video ? [video.id, video.label, video.words.de?.label ?? '', video.place, video.poster_id] : [];
  if (areSame(saidOf(then.video), saidOf(now.video))) return [];
  const labelOf = (video: Then['video']) => (video ? [video.label] : undefined);
  return [{ part: 'pictures', field: 'video', then: labelOf(then.video), now: labelOf(now.video) }];
}

/** What of a product that can be brought back is not as it was, part by part. */
export const differencesOf = (then: Then, now: ProductRecord): Difference[] => [
  ...differencesOfTexts(then, now),
  ...differencesOfVariants(then, now),
  ...differencesOfPictures(then, now),
  ...differencesOfVideo(then, now),
];

import type { Category, CategoryRef, Image, Product, ProductSummary } from '@tessera/shared/contract';
import { presentImage } from '../../../presenters/goods/image';
import { presentAttributes, presentUnitPrice } from './present-details';
import { presentProductVideo } from './product-video';
import { availableOf, backorderOf, salePriceAt, stockStateOf } from '../../../presenters/goods/variant';
import { inLanguage } from './category-tree';
import { slugsOf } from './product-in-language';
import { sayOptions, sayVariant, type SayOption } from '../../../presenters/words/say-option';
import type { CatalogueRepository, CategoryRow, ProductImageRow, SummaryRow, SwatchRow } from './catalogue.repository';

const MOST_SWATCHES = 12;

/** Answers the colours of an option's value: one or two, none where no swatch is called so. */
export type ColoursOf = (option: string, value: string) => string[];

export type CategoryRefs = ReadonlyMap<string, CategoryRef>;

/** A category in that language; its slugs of the other languages lead to it as former ones do. */
export function presentCategory(row: CategoryRow, language: string): Category {
  const { image, former_slugs, words: _, sort: __, rule, ...category } = inLanguage(row, language);
  const { seo_title, seo_description, ...shown } = category;
  const { slugs } = slugsOf(row);
  const others = Object.values(slugs ?? {}).filter((slug) => slug !== shown.slug);
  const leading = [...new Set([...former_slugs, ...others])];
  return {
    ...shown,
    ...(slugs && { slugs }),
    ...(seo_title !== null && { seo_title }),
    ...(seo_description !== null && { seo_description }),
    image: image && presentImage(image, image.alt || category.name),
    ...(leading.length > 0 && { former_slugs: leading }),
    ...(rule && { is_collection: true }),
  };
}

/**
 * A picture as this product shows it: its own words for it come before the picture's.
 * @param translated what is said of it in another language, in which neither has words
 */
export function presentProductImage(row: ProductImageRow, name: string, translated?: string): Image {
  return presentImage(row, row.said ?? translated ?? (row.alt || row.image_alt || name));
}

export interface SummaryParts {
  currency: string;
  categories: CategoryRefs;
  images: readonly ProductImageRow[];
  swatches: readonly SwatchRow[];
  coloursOf: ColoursOf;
  say: SayOption;
}

/** A product's tile from its row and those of its pictures and variants. */
export function presentSummary(row: SummaryRow, parts: SummaryParts): ProductSummary {
  const translated = row.is_translated ? row.name : undefined;
  const images = parts.images.map((image) => presentProductImage(image, row.name, translated));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: (row.category_id !== null && parts.categories.get(row.category_id)) || null,
    currency: parts.currency,
    regular_price: row.min_regular_price,
    sale_price: row.min_sale_price,
    price_varies: row.price_varies,
    on_sale: row.on_sale,
    image: images[0] ?? null,
    second_image: images[1] ?? null,
    stock_state: row.stock_state,
    swatches: presentSwatches(row, parts),
    rating_average: row.rating_average,
    rating_count: row.rating_count,
    created_at: row.created_at.toISOString(),
  };
}

/** One swatch per value; a product with a single value has nothing to choose, so it has none. */
function presentSwatches(
  { name, is_translated }: SummaryRow,
  { swatches: rows, coloursOf, say }: SummaryParts,
): ProductSummary['swatches'] {
  const byValue = new Map<string, SwatchRow>();
  for (const row of rows) if (!byValue.has(row.value)) byValue.set(row.value, row);
  if (byValue.size < 2) return [];
  const shown = [...byValue.values()].slice(0, MOST_SWATCHES);
  const said = say({ name: shown[0]?.option ?? '', values: shown.map(({ value }) => value) }).values;
  return shown.map(({ option, value: own, variant_id, image }, at) => {
    const colours = coloursOf(option, own);
    const value = said[at] ?? own;
    return {
      value,
      variant_id,
      image: image && presentImage(image, (!is_translated && image.alt) || `${name}, ${value}`),
      ...(colours.length > 0 && { colours }),
    };
  });
}

/** An option as it is said, with the colours of its values, where some of them have any. */
function presentOption({ own, name, values }: ReturnType<typeof sayOptions>[number], coloursOf: ColoursOf) {
  const colours = own.values.map((value) => coloursOf(own.name, value));
  return { name, values, ...(colours.some((own) => own.length > 0) && { colours }) };
}

type Found<Method extends keyof CatalogueRepository> = Awaited<ReturnType<CatalogueRepository[Method]>>;

export interface ProductParts {
  currency: string;
  /** in which the product is told */
  language: string;
  /** its slug in the first language */
  first_slug: string;
  category: CategoryRef | null;
  images: Found<'listImages'>;
  options: Found<'listOptions'>;
  coloursOf: ColoursOf;
  say: SayOption;
  /** the product has a name of its own in the language asked for, beside the first one */
  is_translated: boolean;
  variants: Found<'listVariants'>;
  /** what is said of one that is ordered ahead, in the language asked for */
  noteOf: (variant: Found<'listVariants'>[number]) => string;
  attributes: Found<'listAttributes'>;
  /** from the top down, the product's own category last */
  breadcrumbs: readonly CategoryRow[];
  /** when what is ordered now arrives; null where that cannot be said */
  delivery: { earliest_on: string; latest_on: string } | null;
}

/** The product page's product as of `now`, which decides what sale is on. */
export function presentProduct(row: NonNullable<Found<'findProduct'>>, parts: ProductParts, now: Date): Product {
  const { category_id: _, words, created_at, last_modified_at, video, ...product } = row;
  const options = sayOptions(parts.options, parts.say);
  const positions = new Map(parts.images.map(({ id }, index) => [id, index]));
  const images = parts.images.map((image) => {
    const shows = parts.variants.find(({ image_id }) => image_id === image.id)?.options ?? {};
    const [value] = Object.values(sayVariant(shows, options));
    return presentProductImage(image, row.name, parts.is_translated ? inWords(row.name, value) : undefined);
  });
  return {
    ...product,
    ...slugsOf({ slug: parts.first_slug, words }),
    created_at: created_at.toISOString(),
    last_modified_at: last_modified_at.toISOString(),
    category: parts.category,
    currency: parts.currency,
    options: options.map((option) => presentOption(option, parts.coloursOf)),
    images,
    ...(video && { video: presentProductVideo(video, { ...parts, name: row.name, first: images[0] }) }),
    attributes: presentAttributes(parts.attributes),
    unit_price: cheapestUnitPrice(parts.variants, now),
    delivery: !row.gift_card && parts.variants.some((variant) => availableOf(variant) > 0) ? parts.delivery : null,
    breadcrumbs: parts.breadcrumbs.map(({ id, name, slug }) => ({ id, name, slug })),
    variants: parts.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: sayVariant(variant.options, options),
      regular_price: variant.regular_price,
      sale_price: salePriceAt(variant, now),
      stock_state: stockStateOf(variant),
      available: availableOf(variant),
      ...backorderOf(variant, parts.noteOf(variant)),
      image_index: (variant.image_id !== null ? positions.get(variant.image_id) : undefined) ?? null,
      unit_price: presentUnitPrice(variant, chargedAt(variant, now)),
    })),
  };
}

/** 'Ember Mug, Oat': what a picture shows, as far as that follows from whose it is. */
const inWords = (name: string, value: string | undefined): string => (value === undefined ? name : `${name}, ${value}`);

const chargedAt = (variant: ProductParts['variants'][number], now: Date): number =>
  salePriceAt(variant, now) || variant.regular_price;

/** The unit price of the variant whose price stands on the product's tile. */
function cheapestUnitPrice(variants: ProductParts['variants'], now: Date): Product['unit_price'] {
  const [cheapest] = [...variants].sort((a, b) => chargedAt(a, now) - chargedAt(b, now));
  return cheapest ? presentUnitPrice(cheapest, chargedAt(cheapest, now)) : null;
}

/** When the next sale among these variants begins or ends: until then the product's answer stays right. */
export function nextSaleChange(variants: ProductParts['variants'], now: Date): Date | undefined {
  const dates = variants
    .filter(({ sale_price }) => sale_price > 0)
    .flatMap(({ sale_starts_at, sale_ends_at }) => [sale_starts_at, sale_ends_at])
    .filter((date) => date !== null && date > now);
  return dates.reduce<Date | undefined>((first, date) => (date && (!first || date < first) ? date : first), undefined);
}

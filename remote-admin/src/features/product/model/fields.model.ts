import { countryName } from '@tessera/shared/addresses';
import type { ProductRecord, ProductStatus } from '@tessera/shared/contract';
import { changedFields } from '../../../form/page/merge-edit.model';
import { fromLocal, toLocal } from '../../../form/local-moment';

export const STATUSES: readonly ProductStatus[] = ['draft', 'active', 'archived'];

/** The form's texts, in its order; moments are those of a `datetime-local` field, '' for none. */
export interface ProductFields {
  name: string;
  description_html: string;
  status: ProductStatus;
  available_from: string;
  available_until: string;
  /** id, '' for none */
  category_id: string;
  /** with commas between them */
  tags: string;
  type: string;
  vendor: string;
  /** 'yes' or 'no', as a list of choices has it */
  gift_card: string;
  /** ISO 3166-1 alpha-2, '' for none */
  origin_country: string;
  /** a line for each: 'Material: clay, oak' */
  attributes: string;
  slug: string;
  seo_title: string;
  seo_description: string;
  /** ids of what is shown beside it, in order, with commas between them */
  related: string;
  name_de: string;
  slug_de: string;
  description_html_de: string;
  seo_title_de: string;
  seo_description_de: string;
}

export type ProductField = keyof ProductFields;

/** Parts of a text with commas between them. */
export const partsOf = (text: string): string[] =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

export function fieldsOf(product: ProductRecord): ProductFields {
  return {
    name: product.name,
    description_html: product.description_html,
    status: product.status,
    available_from: toLocal(product.available_from),
    available_until: toLocal(product.available_until),
    category_id: product.category_id ?? '',
    tags: product.tags.join(', '),
    type: product.type,
    vendor: product.vendor,
    gift_card: product.gift_card ? 'yes' : 'no',
    origin_country: product.origin_country ?? '',
    attributes: product.attributes.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('\n'),
    slug: product.slug,
    seo_title: product.seo_title ?? '',
    seo_description: product.seo_description ?? '',
    related: product.related.join(','),
    name_de: product.words.de.name,
    slug_de: product.words.de.slug,
    description_html_de: product.words.de.description_html,
    seo_title_de: product.words.de.seo_title,
    seo_description_de: product.words.de.seo_description,
  };
}

/** 'Material: clay, oak' as a name and its values; a line without a colon is a name without values. */
function attributesOf(text: string): { name: string; values: string[] }[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split(':');
    return name.trim() === '' ? [] : [{ name: name.trim(), values: partsOf(rest.join(':')) }];
  });
}

const BODY: Partial<Record<ProductField, (text: string) => unknown>> = {
  available_from: fromLocal,
  available_until: fromLocal,
  category_id: (id) => id || null,
  origin_country: (code) => code || null,
  gift_card: (choice) => choice === 'yes',
  tags: partsOf,
  attributes: attributesOf,
  related: partsOf,
  seo_title: (text) => text.trim() || null,
  seo_description: (text) => text.trim() || null,
};

const valueOf = (name: ProductField, fields: ProductFields): unknown =>
  BODY[name] ? BODY[name](fields[name]) : fields[name];

/**
 * A field's text as it is shown to be compared.
 * @param goods those that it may name
 */
export function fieldText(
  name: ProductField,
  text: string,
  { locale, goods }: { locale: string; goods: readonly { id: string; name: string }[] },
): string {
  if (name === 'related')
    return partsOf(text)
      .flatMap((id) => goods.find((one) => one.id === id)?.name ?? [])
      .join(', ');
  return name === 'origin_country' && text !== '' ? countryName(text, locale) : text;
}

/** The texts that are translated, each with its field of the other language. */
export const TRANSLATED = [
  ['name', 'name_de'],
  ['description_html', 'description_html_de'],
  ['slug', 'slug_de'],
  ['seo_title', 'seo_title_de'],
  ['seo_description', 'seo_description_de'],
] as const satisfies readonly (readonly [ProductField, ProductField])[];

const isTranslation = (name: ProductField): boolean => TRANSLATED.some(([, translation]) => translation === name);

/** How many texts the other language lacks that the first one has, its address among them; what search engines are told follows from them. */
export const missingTranslations = (fields: ProductFields): number =>
  TRANSLATED.slice(0, 3).filter(([first, other]) => fields[first].trim() !== '' && fields[other].trim() === '').length;

/** The texts of the other language, which the API takes together. */
const wordsOf = (fields: ProductFields) => ({
  de: Object.fromEntries(TRANSLATED.map(([text, translation]) => [text, fields[translation]])),
});

/** What the API is sent: what was changed alone; nothing where nothing was. */
export function fieldsBody(base: ProductFields, fields: ProductFields): Record<string, unknown> | undefined {
  const changed = changedFields(base, fields);
  if (changed.length === 0) return undefined;
  const own = changed.filter((name) => !isTranslation(name));
  return {
    ...Object.fromEntries(own.map((name) => [name, valueOf(name, fields)])),
    ...(own.length < changed.length && { words: wordsOf(fields) }),
  };
}

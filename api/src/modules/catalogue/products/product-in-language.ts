import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../core/languages';
import type { ProductWords } from '../../../infra/database/tables/database';

interface Texts {
  name: string;
  slug: string;
  description_html: string;
  seo_title: string | null;
  seo_description: string | null;
  words: ProductWords;
}

/**
 * A product with its texts in that language, field by field as far as it has them (docs/product.md §3, 'Translations'). What
 * search engines are told in the first language does not stand beside a name or text in another one.
 */
export function productIn<Row extends Texts>(row: Row, language: string): Row {
  const words = row.words[language];
  if (!words) return row;
  return {
    ...row,
    seo_title: words.name === undefined ? row.seo_title : null,
    seo_description: words.description_html === undefined ? row.seo_description : null,
    ...words,
  };
}

/** Whether a product has a name of its own in that language, beside the first one. */
export const isNamed = ({ words }: Pick<Texts, 'words'>, language: string): boolean =>
  words[language]?.name !== undefined;

/**
 * The slug of a product or a category in each language, where it is not the same in all of them.
 * @returns nothing where it is
 */
export function slugsOf({ slug, words }: { slug: string; words: Record<string, { slug?: string }> }): {
  slugs?: Record<Language, string>;
} {
  if (LANGUAGES.every((language) => language === DEFAULT_LANGUAGE || words[language]?.slug === undefined)) return {};
  const inEach = LANGUAGES.map((language) => [language, words[language]?.slug ?? slug]);
  return { slugs: Object.fromEntries(inEach) as Record<Language, string> }; // one of each
}

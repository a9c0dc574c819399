import type { ProductWords } from '../../../infra/database/tables/database';

interface Texts {
  name: string;
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

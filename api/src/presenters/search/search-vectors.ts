import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core/languages';
import { VOWEL_SIGNS } from './search-text';

const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff';

/**
 * SQL for text as it is searched: lower case, without accents and tags, each Han character a word of its own, everything
 * but letters and digits a space; the same as normaliseText does with what people type.
 * @param expression SQL that names columns, never anything that came from outside
 */
export function plainText(expression: string): RawBuilder<string> {
  const unmarked = `normalize(regexp_replace(normalize(${expression}, NFKD), '[\\u0300-\\u036f]', '', 'g'), NFKC)`;
  const spelled = `replace(replace(replace(translate(lower(${unmarked}), 'łøđı', 'lodi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;
  const untagged = `regexp_replace(${spelled}, '<[^>]*>', ' ', 'g')`;
  const separated = `regexp_replace(${untagged}, '([${HAN}])', ' \\1 ', 'g')`;
  return sql.raw(`regexp_replace(${separated}, '[^[:alnum:]${VOWEL_SIGNS}]+', ' ', 'g')`);
}

/** PostgreSQL's own name for what knows the stems of a language. */
const CONFIGS: Record<Language, string> = { en: 'english', de: 'german' };
export const configOf = (language: Language): string => CONFIGS[language];

/** How an expression is read: `plainText`, or `sql.raw` where it is plain text already. */
type Reading = (expression: string) => RawBuilder<string>;

/** SQL for the words of a name, each as written and by its stem. */
export function nameVector(name: string, read: Reading = plainText): RawBuilder<string> {
  return sql`(to_tsvector('simple', ${read(name)}) || to_tsvector('english', ${read(name)}))`;
}

/** SQL for all words of a product: name (weight A), labels such as tags (B), description (C), SKUs (D). */
export function productVector(
  parts: Record<'name' | 'labels' | 'description' | 'skus', string>,
  read: Reading = plainText,
): RawBuilder<string> {
  const labels = read(parts.labels);
  return sql`(setweight(${nameVector(parts.name, read)}, 'A')
    || setweight(to_tsvector('simple', ${labels}) || to_tsvector('english', ${labels}), 'B')
    || setweight(to_tsvector('english', ${read(parts.description)}), 'C')
    || setweight(to_tsvector('simple', ${read(parts.skus)}), 'D'))`;
}

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
const wordOf = (words: string, language: Language, text: string): string =>
  `coalesce(${words} -> '${language}' ->> '${text}', '')`;

/** SQL for a name in every language but the first. @param words SQL that names the column of a product's words */
export function otherNamesVector(words: string): RawBuilder<string> {
  const vectors = OTHERS.map((language) => {
    const name = plainText(wordOf(words, language, 'name'));
    return sql`to_tsvector('simple', ${name}) || to_tsvector(${sql.lit(configOf(language))}, ${name})`;
  });
  return sql`(${sql.join(vectors, sql` || `)})`;
}

/** SQL for the words of a product's name and description in every language but the first, weighed as `productVector` does. */
export function otherTextsVector(words: string): RawBuilder<string> {
  const descriptions = OTHERS.map((language) => {
    const description = plainText(wordOf(words, language, 'description_html'));
    return sql`to_tsvector(${sql.lit(configOf(language))}, ${description})`;
  });
  return sql`(setweight(${otherNamesVector(words)}, 'A') || setweight(${sql.join(descriptions, sql` || `)}, 'C'))`;
}

/** SQL for a product's names in every language but the first, as one text. */
export const otherNames = (words: string): string =>
  `concat_ws(' ', ${OTHERS.map((language) => wordOf(words, language, 'name')).join(', ')})`;

/** SQL for the words that find the attribute value `own` beside its label: its `families`', and both in other languages. */
export const otherWords = sql<string>`concat_ws(' ',
  (select string_agg(value, ' ' order by key) from jsonb_each_text(own.labels)), families.label,
  (select string_agg(value, ' ' order by key) from jsonb_each_text(families.labels)))`;

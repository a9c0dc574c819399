import { sql, type RawBuilder } from 'kysely';
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

/** SQL for the words of a name, each as written and by its stem. */
export function nameVector(name: string): RawBuilder<string> {
  return sql`(to_tsvector('simple', ${plainText(name)}) || to_tsvector('english', ${plainText(name)}))`;
}

/** SQL for all words of a product: name (weight A), labels such as tags (B), description (C), SKUs (D). */
export function productVector(parts: Record<'name' | 'labels' | 'description' | 'skus', string>): RawBuilder<string> {
  const labels = plainText(parts.labels);
  return sql`(setweight(${nameVector(parts.name)}, 'A')
    || setweight(to_tsvector('simple', ${labels}) || to_tsvector('english', ${labels}), 'B')
    || setweight(to_tsvector('english', ${plainText(parts.description)}), 'C')
    || setweight(to_tsvector('simple', ${plainText(parts.skus)}), 'D'))`;
}

/** SQL for the words that find the attribute value `own` beside its label: its `families`', and both in other languages. */
export const otherWords = sql<string>`concat_ws(' ',
  (select string_agg(value, ' ' order by key) from jsonb_each_text(own.labels)), families.label,
  (select string_agg(value, ' ' order by key) from jsonb_each_text(families.labels)))`;

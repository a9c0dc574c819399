import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for text as it is searched: lower case, without accents and tags, everything but letters and digits a space;
 * the same as normaliseText does with what people type.
 * @param expression SQL that names columns, never anything that came from outside
 */
export function plainText(expression: string): RawBuilder<string> {
  const unmarked = `lower(regexp_replace(normalize(${expression}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  return sql.raw(`regexp_replace(regexp_replace(${unmarked}, '<[^>]*>', ' ', 'g'), '[^[:alnum:]]+', ' ', 'g')`);
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

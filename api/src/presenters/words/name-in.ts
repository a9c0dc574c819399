import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_LANGUAGE, type Language } from '../../core/languages';

/** SQL for what a product is called in that language, and in the first one where it has no name there. */
export const nameIn = (language: Language): RawBuilder<string> =>
  language === DEFAULT_LANGUAGE ? sql`name` : sql`coalesce(words -> ${sql.lit(language)} ->> 'name', name)`;

/**
 * SQL for the place of that name in an alphabet of the language: what listings are sorted by, and the expression of an index
 * for each language (migrations/0340_names_by_alphabet.sql).
 */
export const nameOrderIn = (language: Language): RawBuilder<string> =>
  sql`(${nameIn(language)} collate ${sql.ref(`${language}-x-icu`)})`;

/** SQL for whether a product has a name of its own in that language, beside the first one. */
export const isNamedIn = (language: Language): RawBuilder<boolean> =>
  language === DEFAULT_LANGUAGE ? sql`false` : sql`words -> ${sql.lit(language)} ->> 'name' is not null`;

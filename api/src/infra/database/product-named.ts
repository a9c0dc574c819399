import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core/languages';

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

const slugSaid = (language: Language): RawBuilder<string | null> => sql`words -> ${sql.lit(language)} ->> 'slug'`;

/** SQL for the slug of a product in that language, and the first language's where it has none there (docs/product.md §3). */
export const slugIn = (language: Language): RawBuilder<string> =>
  language === DEFAULT_LANGUAGE ? sql`slug` : sql`coalesce(${slugSaid(language)}, slug)`;

/** SQL for the products' slugs by language, of those languages in which they have one of their own. */
export const ownSlugs: RawBuilder<Partial<Record<Language, string>>> =
  sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    OTHERS.flatMap((language) => [sql.lit(language), slugSaid(language)]),
  )}))`;

/** SQL for the id of the product that has this slug in one of the languages, or had it before; null where there is none. */
export const productNamed = (slug: string): RawBuilder<string | null> => sql`coalesce(
  (select id from products where slug = ${slug}),
  ${sql.join(OTHERS.map((language) => sql`(select id from products where ${slugSaid(language)} = ${slug})`))},
  (select product_id from product_redirects where slug = ${slug}))`;

/** SQL for the rows `slug`, `id` of the products that have one of these slugs now, in whichever language. */
export const productsNamed = (slugs: readonly string[]): RawBuilder<{ slug: string; id: string }> => sql`
  select slug, id from products where slug = any(${slugs}::text[])
  ${sql.join(
    OTHERS.map(
      (language) => sql`
        union all select ${slugSaid(language)}, id from products where ${slugSaid(language)} = any(${slugs}::text[])`,
    ),
    sql``,
  )}`;

/** The id of the product that a slug names however it is written: as it is, else in small letters. */
export function productNamedRoughly(slug: string): RawBuilder<string | null> {
  const spellings = [...new Set([slug, slug.toLowerCase()])];
  return sql`coalesce(${sql.join(spellings.map(productNamed))})`;
}

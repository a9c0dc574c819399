import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_LANGUAGE, type Language } from '../../../core/languages';
import type { Db } from '../../../infra/database/db';
import { likePart, likeStart } from '../../../infra/database/lists/conditions';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import { nameIn } from '../../../presenters/words/name-in';
import { configOf } from '../../../presenters/search/search-vectors';

/** A product that fits the words, by its number. */
export interface Hit {
  no: number;
  /** how well the words fit: above 1 where they are in the name */
  score: number;
}

/** One word of a search; `prefix`: longer words that begin with it count too. `any` of the spellings will do. */
export interface Word {
  any: readonly string[];
  prefix: boolean;
}

/**
 * What a search engine must offer the catalogue. PostgreSQL answers it here; another engine can take its place behind
 * the same questions. Filters, counts, orders and prices are not its business.
 */
export interface SearchIndex {
  /** The best published products that hold every word (or a word of the same stem), at most `limit`. */
  findByWords(words: readonly Word[], typed: string, limit: number): Promise<Hit[]>;
  /** The same among the best-selling products and in names alone, for who is still typing. */
  findPromising(words: readonly Word[], typed: string, limit: number): Promise<Hit[]>;
  /** The same in the names of all other products: every word, and one more that begins so, however short. */
  findBegun(words: readonly Word[], begun: string, limit: number): Promise<Hit[]>;
  /** Published products with a variant whose SKU begins with the text, in any case. */
  findBySku(prefix: string, limit: number): Promise<Hit[]>;
  /** Words in use that resemble a typed one; empty when it, or a longer word that begins with it, is in use. */
  findSimilarWords(typed: string): Promise<string[]>;
  /** Words in use that have this part somewhere inside, shortest first. */
  findWordsWith(part: string, limit: number): Promise<string[]>;
  /** Those of the words that are in use. */
  findKnownWords(words: readonly string[]): Promise<Set<string>>;
}

const SIMILAR_WORDS = 200;
/** Of products that neither sell nor are called so, the long vectors are not read: their sales order them. */
const ELSEWHERE = 0.01;
/** Half the words of a large shop begin with the same letter: only among few products is one letter enough. */
const SHORTEST_BEGINNING = 2;

/** How somebody's words are taken: by whose stems, and from how many letters on as the beginning of longer ones. */
interface Taken {
  language: Language;
  shortest: number;
}

function termOf(spelling: string, prefix: boolean, { language, shortest }: Taken): RawBuilder<unknown> {
  // What lacks a translation is found by its words in the first language.
  const configs = [...new Set([configOf(DEFAULT_LANGUAGE), configOf(language)])];
  if (spelling.includes(' ')) {
    const phrases = ['simple', ...configs].map((config) => sql`phraseto_tsquery(${sql.lit(config)}, ${spelling})`);
    return sql`(${sql.join(phrases, sql` || `)})`;
  }
  // Words hold letters, digits and vowel signs only, so that no operator of to_tsquery can be written here.
  const exact = prefix && spelling.length >= shortest ? `${spelling}:*` : spelling;
  const stems = configs.map((config) => sql`plainto_tsquery(${sql.lit(config)}, ${spelling})`);
  return sql`(to_tsquery('simple', ${exact}) || ${sql.join(stems, sql` || `)})`;
}

function queryIn(language: Language, words: readonly Word[], shortest: number): RawBuilder<unknown> {
  const terms = words.map(({ any, prefix }) => {
    const spellings = any.map((spelling) => termOf(spelling, prefix, { language, shortest }));
    return sql`(${sql.join(spellings, sql` || `)})`;
  });
  return sql`(${sql.join(terms, sql` && `)})`;
}

/** In the name counts 1 at least; a name that is, or begins with, what was typed stands before all others. */
const scoreInName = (name: RawBuilder<string>, typed: string) =>
  sql`(1 + ts_rank(name_search, query, 1) + case when lower(${name}) = ${typed} then 1
    when starts_with(lower(${name}), ${typed}) then 0.3 else 0 end)::float4`;

interface Packed {
  nos: number[] | null;
  scores: number[] | null;
}

/** Two arrays instead of a thousand rows: read in a fraction of the time. */
function unpack([row]: readonly Packed[]): Hit[] {
  const scores = row?.scores ?? [];
  return (row?.nos ?? []).map((no, at) => ({ no, score: scores[at] ?? 0 }));
}

/**
 * Full-text search in PostgreSQL, by words of the first language and of this one. The best-selling 20,000 products have small indexes of their own: a word that very
 * many products share is answered from them, so that it costs no more in a large shop.
 */
export function createSearchRepository(db: Db, language: Language): SearchIndex {
  const name = nameIn(language);
  const ofLanguage = language === DEFAULT_LANGUAGE ? sql`is_first_language` : sql`true`;
  const inName = (typed: string) => scoreInName(name, typed);
  const queryOf = (words: readonly Word[], shortest = SHORTEST_BEGINNING) => queryIn(language, words, shortest);
  return {
    async findByWords(words, typed, limit) {
      const query = queryOf(words);
      const named = unpack(
        (
          await sql<Packed>`
            ${plannedAnew} with asked as materialized (select ${query} as query), best as materialized (
              select no, ${inName(typed)} as score from products, asked
              where published and prominent and name_search @@ query limit ${limit}
            ), others as materialized (
              select no, ${inName(typed)} as score from products, asked
              where published and not prominent and name_search @@ query limit ${limit} - (select count(*) from best)
            ), found as (select * from best union all select * from others)
            select array_agg(no) as nos, array_agg(score) as scores from found`.execute(db)
        ).rows,
      );
      if (named.length >= limit) return named;
      const { rows } = await sql<Packed>`
        ${plannedAnew} with asked as materialized (select ${query} as query), best as materialized (
          select no, ts_rank(search, query)::float4 as score from products, asked
          where published and prominent and search @@ query limit ${limit}
        ), others as materialized (
          select no, ${ELSEWHERE}::float4 as score from products, asked
          where published and not prominent and search @@ query limit ${limit} - (select count(*) from best)
        ), found as (select * from best union all select * from others)
        select array_agg(no) as nos, array_agg(score) as scores from found`.execute(db);
      const known = new Set(named.map(({ no }) => no));
      return [...named, ...unpack(rows).filter(({ no }) => !known.has(no))].slice(0, limit);
    },

    async findBegun(words, begun, limit) {
      const { rows } = await sql<Packed>`
        ${plannedAnew} with asked as materialized (select ${queryOf(words)} as query), found as (
          select no, ts_rank(name_search, query, 1)::float4 as score from products, asked
          where published and not prominent and name_search @@ query and lower(${name}) ~ ${`\\m${begun}`} limit ${limit}
        )
        select array_agg(no) as nos, array_agg(score) as scores from found`.execute(db);
      return unpack(rows);
    },

    async findPromising(words, typed, limit) {
      const { rows } = await sql<Packed>`
        ${plannedAnew} with asked as materialized (select ${queryOf(words, 1)} as query), found as (
          select no, ${inName(typed)} as score from products, asked
          where published and prominent and name_search @@ query limit ${limit}
        )
        select array_agg(no) as nos, array_agg(score) as scores from found`.execute(db);
      return unpack(rows);
    },

    async findBySku(prefix, limit) {
      const pattern = likeStart(prefix.toUpperCase());
      const { rows } = await sql<Hit>`
        ${plannedAnew} select no, 4 as score from products
        where published and id in (
          select product_id from variants where upper(sku) like ${pattern} order by upper(sku) using ~<~ limit ${limit}
        )`.execute(db);
      return rows;
    },

    async findSimilarWords(typed) {
      const { rows } = await sql<{ word: string }>`
        ${plannedAnew} with known as (select 1 from search_words where word like ${`${typed}%`} limit 1)
        select word from (
          (select word from search_words where word % ${typed} and ${ofLanguage} order by similarity(word, ${typed}) desc limit ${SIMILAR_WORDS})
          union
          (select word from search_words
           where word like ${`${typed.slice(0, 1)}%`} and length(word) between ${typed.length - 1} and ${typed.length + 1}
             and ${ofLanguage}
           limit ${SIMILAR_WORDS})
        ) as similar_words
        where not exists (select from known)`.execute(db);
      return rows.map(({ word }) => word);
    },

    async findWordsWith(part, limit) {
      const pattern = likePart(part);
      const { rows } = await sql<{ word: string }>`
        ${plannedAnew} select word from search_words where word like ${pattern} and ${ofLanguage} order by length(word), word limit ${limit}`.execute(
        db,
      );
      return rows.map(({ word }) => word);
    },

    async findKnownWords(words) {
      const { rows } = await sql<{ word: string }>`
        select word from search_words where word = any(${words}::text[])`.execute(db);
      return new Set(rows.map(({ word }) => word));
    },
  };
}

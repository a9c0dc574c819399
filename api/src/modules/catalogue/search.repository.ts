import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../infra/db';
import type { Candidate } from './candidates';

/**
 * What a search engine must offer the catalogue. PostgreSQL answers it here; another engine can take its place
 * behind the same three questions.
 */
export interface SearchIndex {
  /** The best published products that hold every word (or a word of the same stem), at most `limit`. */
  findByWords(words: readonly Word[], limit: number): Promise<Candidate[]>;
  /** Published products with a variant whose SKU begins with the text, in any case. */
  findBySku(prefix: string, limit: number): Promise<Candidate[]>;
  /** Words in use that resemble a typed one; empty when it, or a longer word that begins with it, is in use. */
  findSimilarWords(typed: string): Promise<string[]>;
}

/** One word of a search; `prefix`: longer words that begin with it count too. `any` of the spellings will do. */
export interface Word {
  any: readonly string[];
  prefix: boolean;
}

/** Matches that are looked at before the best are kept: a bound on the work for a word that half the shop has. */
const LOOKED_AT = 1_500;
const SIMILAR_WORDS = 200;

const columns = sql`id, category_id, name, min_price, stock_state, on_sale, extract(epoch from created_at)::float8 as created_at,
  units_sold, rating_average::float8 as rating_average`;

function termOf(spelling: string, prefix: boolean): RawBuilder<unknown> {
  // Words hold letters and digits only, so that no operator of to_tsquery can be written here.
  const exact = prefix && spelling.length > 1 ? `${spelling}:*` : spelling;
  return sql`(to_tsquery('simple', ${exact}) || plainto_tsquery('english', ${spelling}))`;
}

function queryOf(words: readonly Word[]): RawBuilder<unknown> {
  const terms = words.map(({ any, prefix }) => {
    const spellings = any.map((spelling) => termOf(spelling, prefix));
    return sql`(${sql.join(spellings, sql` || `)})`;
  });
  return sql`(${sql.join(terms, sql` && `)})`;
}

/** Full-text search in PostgreSQL: products that have the words in their names first, then those that have them elsewhere. */
export function createSearchRepository(db: Db): SearchIndex {
  return {
    async findByWords(words, limit) {
      const query = queryOf(words);
      const { rows } = await sql<Candidate>`
        with named as materialized (
          select * from (
            select ${columns}, 1 + ts_rank(name_search, ${query}, 1) as score
            from products where published and name_search @@ ${query} limit ${LOOKED_AT}
          ) as looked_at order by score desc, units_sold desc, id desc limit ${limit}
        ), elsewhere as materialized (
          select ${columns}, ts_rank(search, ${query}) as score
          from products
          where (select count(*) from named) < ${limit}
            and published and search @@ ${query} and id not in (select id from named)
          limit ${limit}
        )
        select * from named union all select * from elsewhere limit ${limit}`.execute(db);
      return rows;
    },

    async findBySku(prefix, limit) {
      const pattern = `${prefix.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`;
      const { rows } = await sql<Candidate>`
        select ${columns}, 3 as score from products
        where published and id in (
          select product_id from variants where upper(sku) like ${pattern} order by upper(sku) using ~<~ limit ${limit}
        )`.execute(db);
      return rows;
    },

    async findSimilarWords(typed) {
      const { rows } = await sql<{ word: string }>`
        with known as (select 1 from search_words where word like ${`${typed}%`} limit 1)
        select word from (
          (select word from search_words where word % ${typed} order by similarity(word, ${typed}) desc limit ${SIMILAR_WORDS})
          union
          (select word from search_words
           where word like ${`${typed.slice(0, 1)}%`} and length(word) between ${typed.length - 1} and ${typed.length + 1}
           limit ${SIMILAR_WORDS})
        ) as similar_words
        where not exists (select from known)`.execute(db);
      return rows.map(({ word }) => word);
    },
  };
}

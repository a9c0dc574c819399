import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';

export interface CountedTerm {
  term: string;
  searches: number;
  /** products that the last of these searches found */
  found: number;
}

/** SQL of what was looked for: counted by day and words, never by person. */
export const searchTermsRepository = {
  /** Adds to the counts of a day, in one statement. */
  async add(db: Db, day: string, terms: readonly CountedTerm[]): Promise<void> {
    const rows = JSON.stringify(terms);
    // In order, so that two processes never wait for each other's terms.
    await sql`
      insert into search_terms (day, term, searches, found)
      select ${day}::date, term, searches, found
      from jsonb_to_recordset(${rows}::jsonb) as counted (term text, searches integer, found integer) order by term
      on conflict (day, term) do update
        set searches = search_terms.searches + excluded.searches, found = excluded.found`.execute(db);
  },

  /** The most frequent ones since a day. */
  async list(
    db: Db,
    { since, nothing_found, least, limit }: { since: string; nothing_found: boolean; least: number; limit: number },
  ): Promise<CountedTerm[]> {
    const { rows } = await sql<CountedTerm>`
      select term, sum(searches)::integer as searches, (array_agg(found order by day desc))[1] as found
      from search_terms where day >= ${since}::date group by term
      having sum(searches) >= ${least} and (not ${nothing_found}::boolean or (array_agg(found order by day desc))[1] = 0)
      order by searches desc, term limit ${limit}`.execute(db);
    return rows;
  },

  /** Forgets days before one, and of other days than `rare_since` on what was looked for only once. */
  async removeRare(db: Db, before: string): Promise<void> {
    await sql`delete from search_terms where day < ${before}::date and searches = 1`.execute(db);
  },
};

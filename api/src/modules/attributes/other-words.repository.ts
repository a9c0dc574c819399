import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';
import { otherWords } from '../../presenters/search/search-vectors';

/** What finds a value beside its own label. */
export interface FoundBy {
  family_id: number | null;
  /** of its family, and its own in other languages */
  words: string;
}

/** SQL of what finds values beside their labels. */
export const otherWordsRepository = {
  /** Of all values, by id. */
  async list(db: Db): Promise<Map<number, FoundBy>> {
    const { rows } = await sql<FoundBy & { id: number }>`
      select own.id, own.family_id, ${otherWords} as words from attribute_values as own
      left join attribute_values as families on families.id = own.family_id`.execute(db);
    return new Map(rows.map(({ id, ...found }) => [id, found]));
  },
};

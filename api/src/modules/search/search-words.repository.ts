import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import { heldVersion } from '../../infra/database/held-version';

export type WordsKind = 'synonyms' | 'redirects';

export interface SearchRedirect {
  term: string;
  path: string;
}

const keyOf = (kind: WordsKind): string => `search.${kind}`;

/** SQL of what people tell search: words that mean the same, and searches that lead to a page. */
export const searchWordsRepository = {
  async listSynonyms(db: Db | Trx): Promise<string[][]> {
    const rows = await db.selectFrom('search_synonyms').select('words').orderBy('position').execute();
    return rows.map(({ words }) => words);
  },

  async listRedirects(db: Db | Trx): Promise<SearchRedirect[]> {
    return db.selectFrom('search_redirects').select(['term', 'path']).orderBy('position').orderBy('term').execute();
  },

  /** How often the list was replaced; 0 for one that never was. */
  async getVersion(db: Db | Trx, kind: WordsKind): Promise<number> {
    const row = await db.selectFrom('settings').select('version').where('key', '=', keyOf(kind)).executeTakeFirst();
    return row?.version ?? 0;
  },

  /** Makes the next version of the list, unless it is not `known` any more: then it answers undefined. */
  async takeVersion(trx: Trx, kind: WordsKind, known: number, now: Date): Promise<number | undefined> {
    const { rows } = await sql<{ version: number }>`
      insert into settings (key, value, version, last_modified_at) select ${keyOf(kind)}, '{}', 1, ${now}
      where ${heldVersion(known)}::integer = 0
      on conflict (key) do nothing returning version`.execute(trx);
    if (rows[0]) return rows[0].version;
    const next = await trx
      .updateTable('settings')
      .set((eb) => ({ version: eb('version', '+', 1), last_modified_at: now }))
      .where('key', '=', keyOf(kind))
      .where('version', '=', heldVersion(known))
      .returning('version')
      .executeTakeFirst();
    return next?.version;
  },

  async replaceSynonyms(trx: Trx, groups: readonly string[][]): Promise<void> {
    await trx.deleteFrom('search_synonyms').execute();
    if (groups.length === 0) return;
    await trx
      .insertInto('search_synonyms')
      .values(groups.map((words, position) => ({ words, position })))
      .execute();
  },

  async replaceRedirects(trx: Trx, redirects: readonly SearchRedirect[]): Promise<void> {
    await trx.deleteFrom('search_redirects').execute();
    if (redirects.length === 0) return;
    await trx
      .insertInto('search_redirects')
      .values(redirects.map((redirect, position) => ({ ...redirect, position })))
      .execute();
  },
};

import { sql } from 'kysely';
import type { Language } from '../../core/languages';
import type { Db, Trx } from '../../infra/database/db';
import { findVersionedSettings, replaceSettings } from '../../infra/database/settings-row';
import { findSettingsVersion, keepSettingsVersion, listSettingsVersions } from '../../infra/database/settings-versions';

export interface PageTitle {
  slug: string;
  language: Language;
  title: string;
  is_shown: boolean;
}

/** SQL of the arrangement of header and footer, and of what they lead to. */
export const navigationRepository = {
  findVersioned: findVersionedSettings,

  replace: replaceSettings,

  keepVersion: keepSettingsVersion,

  listVersions: listSettingsVersions,

  findVersion: findSettingsVersion,

  /** Which of these categories there are. @param ids UUIDs */
  async listCategories(db: Db | Trx, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('categories').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id);
  },

  /** What these pages are called in each language, shown or not. */
  async listPages(db: Db | Trx, slugs: readonly string[]): Promise<PageTitle[]> {
    if (slugs.length === 0) return [];
    return db
      .selectFrom('content_pages')
      .select(['slug', 'language', 'title', sql<boolean>`published_version is not null`.as('is_shown')])
      .where('slug', 'in', slugs)
      .execute();
  },
};

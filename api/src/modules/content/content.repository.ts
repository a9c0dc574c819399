import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { ContentPagesTable } from '../../infra/database/tables/shell';
import { DEFAULT_LANGUAGE } from '../../core/languages';
import type { Language } from '../../core/languages';

export type PageRow = Selectable<ContentPagesTable>;
export type PageText = Pick<PageRow, 'title' | 'description' | 'markdown'>;

/** Names one text: a page in a language. */
export interface PageKey {
  slug: string;
  language: Language;
}

/** The shop's own texts. */
export const contentRepository = {
  list: (db: Db | Trx, language: Language) =>
    db
      .selectFrom('content_pages')
      .distinctOn('slug')
      .select(['slug', 'title', 'updated_at'])
      .where('language', 'in', [language, DEFAULT_LANGUAGE])
      .orderBy('slug')
      .orderBy((eb) => eb('language', '=', language), 'desc')
      .execute(),

  /** The text in that language, else the English one. */
  find: (db: Db | Trx, { slug, language }: PageKey): Promise<PageRow | undefined> =>
    db
      .selectFrom('content_pages')
      .selectAll()
      .where('slug', '=', slug)
      .where('language', 'in', [language, DEFAULT_LANGUAGE])
      .orderBy((eb) => eb('language', '=', language), 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Adds a sample, or renews one that nobody has edited; answers whether anything changed. */
  async putSample(db: Db | Trx, key: PageKey, text: PageText, now: Date): Promise<boolean> {
    const result = await db
      .insertInto('content_pages')
      .values({ ...key, ...text, is_sample: true, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['slug', 'language'])
          .doUpdateSet({ ...text, updated_at: now })
          .where('content_pages.is_sample', '=', true)
          .where('content_pages.version', '=', 1)
          .where((eb) =>
            eb.or([
              eb('content_pages.markdown', '!=', text.markdown),
              eb('content_pages.title', '!=', text.title),
              eb('content_pages.description', '!=', text.description),
            ]),
          ),
      )
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Changes the row only if it still is at `version`; answers whether it was. An edited text is no sample any more. */
  async update(db: Db | Trx, key: PageKey, version: number, text: PageText, now: Date): Promise<boolean> {
    const result = await db
      .updateTable('content_pages')
      .set({ ...text, is_sample: false, version: version + 1, updated_at: now })
      .where('slug', '=', key.slug)
      .where('language', '=', key.language)
      .where('version', '=', version)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },
};

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
      .where('published_version', 'is not', null)
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
      .where('published_version', 'is not', null)
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
    if ((result.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
    const kept = { ...text, saved_at: now };
    await db
      .insertInto('content_page_versions')
      .values({ ...key, ...kept, version: 1, is_published: true })
      .onConflict((conflict) => conflict.columns(['slug', 'language', 'version']).doUpdateSet(kept))
      .execute();
    return true;
  },
};

import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/db';
import type { ContentPagesTable } from '../../infra/db-types-shell';

export type PageRow = Selectable<ContentPagesTable>;
export type PageText = Pick<PageRow, 'title' | 'description' | 'markdown'>;

/** The shop's own texts. */
export const contentRepository = {
  list: (db: Db | Trx) =>
    db.selectFrom('content_pages').select(['slug', 'title', 'updated_at']).orderBy('slug').execute(),

  find: (db: Db | Trx, slug: string): Promise<PageRow | undefined> =>
    db.selectFrom('content_pages').selectAll().where('slug', '=', slug).executeTakeFirst(),

  /** Adds a sample, or renews one that nobody has edited; answers whether anything changed. */
  async putSample(db: Db | Trx, slug: string, text: PageText, now: Date): Promise<boolean> {
    const result = await db
      .insertInto('content_pages')
      .values({ slug, ...text, is_sample: true, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .column('slug')
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
  async update(db: Db | Trx, slug: string, version: number, text: PageText, now: Date): Promise<boolean> {
    const result = await db
      .updateTable('content_pages')
      .set({ ...text, is_sample: false, version: version + 1, updated_at: now })
      .where('slug', '=', slug)
      .where('version', '=', version)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },
};

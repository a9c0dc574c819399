import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { postgresCode } from '../../infra/database/db';
import type { Db, Trx } from '../../infra/database/db';
import type { UploadsTable } from '../../infra/database/tables/engagement';
import type { ImageRow } from '../../presenters/goods/image';

const FOREIGN_KEY_VIOLATION = '23503';

export type UploadKindName = UploadsTable['kind'];
type StoredImage = Pick<ImageRow, 'hash' | 'ext' | 'derived_widths'>;

/** SQL of pictures that people send. */
export const uploadsRepository = {
  findImage: (db: Db, image_id: string): Promise<ImageRow> =>
    db
      .selectFrom('images')
      .select(['hash', 'ext', 'width', 'height', 'alt', 'tone', 'derived_widths'])
      .where('id', '=', image_id)
      .executeTakeFirstOrThrow(),

  async insert(db: Db, upload: Insertable<UploadsTable>): Promise<void> {
    await db.insertInto('uploads').values(upload).execute();
  },

  /** Takes those of `ids` that are this person's, of this kind and unused, into use; answers which. */
  async claim(
    trx: Trx,
    claim: { user_id: string; kind: UploadKindName; ids: readonly string[]; now: Date },
  ): Promise<string[]> {
    const rows = await trx
      .updateTable('uploads')
      .set({ used_at: claim.now })
      .where('id', 'in', [...claim.ids])
      .where('user_id', '=', claim.user_id)
      .where('kind', '=', claim.kind)
      .where('used_at', 'is', null)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Nobody shows them any more: the hourly job removes them. */
  async release(trx: Trx, ids: readonly string[]): Promise<void> {
    await trx
      .updateTable('uploads')
      .set({ used_at: null })
      .where('id', 'in', [...ids])
      .execute();
  },

  async listUnused(db: Db, before: Date, most: number): Promise<{ id: string; image_id: string }[]> {
    return db
      .selectFrom('uploads')
      .select(['id', 'image_id'])
      .where('used_at', 'is', null)
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(most)
      .execute();
  },

  /** Answers whether it still was unused. */
  async removeUnused(trx: Trx, id: string): Promise<boolean> {
    const gone = await trx.deleteFrom('uploads').where('id', '=', id).where('used_at', 'is', null).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  },

  /** Removes a picture's row if nobody else shows that picture and the shop's library lacks it; answers what its files are called. */
  async removeImage(db: Db, id: string): Promise<StoredImage | undefined> {
    try {
      const { rows } = await sql<StoredImage>`
        delete from images where id = ${id} and not in_library
          and not exists (select from uploads where image_id = images.id)
          and not exists (select from order_items where image_id = images.id)
        returning hash, ext, derived_widths`.execute(db);
      return rows[0];
    } catch (error) {
      // A product or a category shows the very same picture.
      if (postgresCode(error) === FOREIGN_KEY_VIOLATION) return undefined;
      throw error;
    }
  },

  /** What somebody sent, for their export. */
  listOf: (db: Db, user_id: string) =>
    db
      .selectFrom('uploads')
      .innerJoin('images', 'images.id', 'uploads.image_id')
      .select(['uploads.id', 'uploads.kind', 'uploads.created_at', 'uploads.used_at', 'images.hash', 'images.ext'])
      .where('uploads.user_id', '=', user_id)
      .orderBy('uploads.created_at')
      .execute(),
};

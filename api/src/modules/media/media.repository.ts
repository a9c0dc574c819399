import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { ImagesTable } from '../../infra/database/tables/database';

const COLUMNS = ['id', 'hash', 'ext', 'width', 'height'] as const;

export type PictureRow = Pick<Selectable<ImagesTable>, (typeof COLUMNS)[number]>;

export interface UnderivedPicture extends PictureRow {
  /** how often somebody began with it, now included */
  tries: number;
}

export type NewPicture = PictureRow &
  Pick<Selectable<ImagesTable>, 'alt' | 'tone' | 'created_at' | 'file_name' | 'in_library'>;

/** SQL of stored pictures. */
export const mediaRepository = {
  findByHash: (db: Db | Trx, hash: string): Promise<PictureRow | undefined> =>
    db.selectFrom('images').select(COLUMNS).where('hash', '=', hash).executeTakeFirst(),

  /** Keeps the row that another process may have written for the same content. */
  async insert(db: Db | Trx, picture: NewPicture): Promise<void> {
    await db
      .insertInto('images')
      .values(picture)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  },

  /**
   * Takes a picture whose smaller files are still to be made, those that stood first in the shop first; nobody else takes
   * it until `taken_until`.
   */
  async takeUnderived(db: Db, now: Date, taken_until: Date): Promise<UnderivedPicture | undefined> {
    const { rows } = await sql<UnderivedPicture>`
      update images set taken_until = ${taken_until}, tries = tries + 1
      where id = (
        select id from images
        where not derived and derive_error is null and (taken_until is null or taken_until <= ${now})
        order by created_at, id limit 1 for update skip locked)
      returning id, hash, ext, width, height, tries`.execute(db);
    return rows[0];
  },

  /** @returns false where the picture is gone, or shows something else meanwhile: then nothing is written */
  async markDerived(db: Db | Trx, { id, hash }: PictureRow, widths: number[]): Promise<boolean> {
    const made = { derived: true, derived_widths: widths, taken_until: null, tries: 0 };
    const written = await db
      .updateTable('images')
      .set(made)
      .where('id', '=', id)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return written.numUpdatedRows > 0n;
  },

  /** Nobody else stores or removes the files of this content until `trx` ends. */
  async lockHash(trx: Trx, hash: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files of a picture: ${hash}`}, 0))`.execute(trx);
  },

  /** It is the shop's own from now on, and called so where it has no name. */
  async putIntoLibrary(db: Db | Trx, id: string, name: string): Promise<void> {
    await sql`
      update images set in_library = true, file_name = case when file_name = '' then ${name} else file_name end
      where id = ${id} and (not in_library or file_name = '' and ${name} <> '')`.execute(db);
  },

  async markFailed(db: Db | Trx, { id, hash }: PictureRow, reason: string): Promise<void> {
    await sql`update images set derive_error = ${reason} where id = ${id} and hash = ${hash}`.execute(db);
  },

  /** What shows the picture, as tags of the change feed. A picture that very many products show is told by `products`. */
  async listTags(db: Db | Trx, id: string, most: number): Promise<string[]> {
    const { rows } = await sql<{ tag: string }>`
      select 'category:' || id as tag from categories where image_id = ${id}
      union select 'categories' from categories where image_id = ${id}
      union select 'store' from settings where key = 'heroes' and value @> jsonb_build_array(jsonb_build_object('image_id', ${id}::text))
      union select 'store' from settings where key = 'store' and value ->> 'logo_id' = ${id}::text
      union select 'home' from settings where key = 'home' and value -> 'sections' @> jsonb_build_array(jsonb_build_object('image_id', ${id}::text))
      union (select 'product:' || product_id from product_images where image_id = ${id} limit ${most})
      union (select 'product:' || product_id from variants where image_id = ${id} limit ${most})
      union (select 'product:' || product_id from product_videos where poster_id = ${id} limit ${most})`.execute(db);
    return rows.map(({ tag }) => tag);
  },
};

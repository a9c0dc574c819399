import { sql } from 'kysely';
import type { Db, Trx } from './db';

/** Stored pictures as they are presented, in no order; unknown ids are left out. @param ids some hundred at most */
export const listImages = (db: Db | Trx, ids: string[]) =>
  db
    .selectFrom('images')
    .select(['id', 'hash', 'ext', 'width', 'height', 'alt', 'tone', 'derived_widths', 'focus', 'alt_words as words'])
    .where('id', 'in', ids)
    .execute();

/**
 * Of these pictures those that are the shop's own, which nobody deletes until `trx` ends: what begins to show one asks first.
 * @param ids of pictures, some hundred at most
 */
export async function holdPictures(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from images where id = any(${ids}::uuid[])
      and (in_library or not exists (select from uploads where uploads.image_id = images.id))
    order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** The same of one. */
export const holdPicture = async (trx: Trx, id: string): Promise<boolean> => (await holdPictures(trx, [id])).has(id);

import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { PictureWords } from '../../../infra/database/tables/database';
import { PICTURE_COLUMNS } from './picture-list.repository';
import type { LibraryPicture } from './picture-list.repository';
import { joinUses } from './picture-uses';

/** Of each kind so many uses are told of one picture; one more tells that there are others. */
export const MOST_USES = 100;

/** What of a picture goes with its file. */
export interface PictureFile {
  hash: string;
  ext: string;
  width: number;
  height: number;
  tone: string;
}

export type LockedPicture = LibraryPicture & { derived: boolean; derive_error: string | null };

/** SQL of single pictures of the library. */
export const libraryRepository = {
  async find(db: Db | Trx, id: string): Promise<LibraryPicture | undefined> {
    const { rows } = await sql<LibraryPicture>`
      select ${PICTURE_COLUMNS}, used.uses from images ${joinUses(MOST_USES + 1)}
      where images.id = ${id} and images.in_library`.execute(db);
    return rows[0];
  },

  /**
   * Those of them that the library has, which nobody else changes, deletes or begins to show until `trx` ends. Whoever is
   * about to show one is waited for, and is among its uses.
   */
  async lock(trx: Trx, ids: readonly string[]): Promise<LockedPicture[]> {
    await sql`
      select id from images where id = any(${ids}::uuid[]) and in_library order by id for update`.execute(trx);
    const { rows } = await sql<LockedPicture>`
      select ${PICTURE_COLUMNS}, images.derived, images.derive_error, used.uses from images ${joinUses(1)}
      where images.id = any(${ids}::uuid[]) and images.in_library order by images.id`.execute(trx);
    return rows;
  },

  async update(trx: Trx, id: string, said: { name: string; alt: string; words: PictureWords }): Promise<void> {
    await sql`
      update images set file_name = ${said.name}, alt = ${said.alt}, alt_words = ${JSON.stringify(said.words)}::jsonb,
        edit_version = edit_version + 1
      where id = ${id}`.execute(trx);
  },

  /** Takes it out of the library. What a visitor has sent, too, stays theirs. @returns whether its row is gone, and its files may go */
  async remove(trx: Trx, id: string): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      delete from images where id = ${id} and not exists (select from uploads where image_id = images.id)
      returning id`.execute(trx);
    if (rows.length === 0) await trx.updateTable('images').set({ in_library: false }).where('id', '=', id).execute();
    return rows.length > 0;
  },

  /** The picture shows another file from now on, of which nothing smaller is made yet. */
  async setFile(trx: Trx, id: string, { hash, ext, width, height, tone }: PictureFile, name: string, now: Date) {
    await sql`
      update images set hash = ${hash}, ext = ${ext}, width = ${width}, height = ${height}, tone = ${tone},
        file_name = ${name}, created_at = ${now}, edit_version = edit_version + 1, focus = null, derived = false, derived_widths = '{}',
        derive_error = null, taken_until = null, tries = 0
      where id = ${id}`.execute(trx);
  },

  /** A picture of its own for the file that another one has shown so far. */
  async insertFormer(trx: Trx, id: string, former: LockedPicture): Promise<void> {
    const { hash, ext, width, height, tone, alt, name, derived, derived_widths, derive_error, created_at } = former;
    await sql`
      insert into images (id, hash, ext, width, height, tone, alt, alt_words, file_name, focus, derived, derived_widths,
        derive_error, created_at, in_library)
      values (${id}, ${hash}, ${ext}, ${width}, ${height}, ${tone}, ${alt}, ${JSON.stringify(former.words)}::jsonb,
        ${name}, ${former.focus ? JSON.stringify(former.focus) : null}::jsonb, ${derived}, ${derived_widths},
        ${derive_error}, ${created_at}, true)`.execute(trx);
  },

  /** What processes of the version before have stored without a word, and the shop shows, is its own. */
  async adoptShown(db: Db): Promise<void> {
    await sql`
      update images set in_library = true where not in_library and (
        exists (select from product_images where image_id = images.id)
        or exists (select from categories where image_id = images.id))`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Trx } from '../../infra/database/db';
import type { ImageRow } from '../../presenters/goods/image';
import type { FocusRequest } from './pictures.schemas';

/** A picture that visitors alone have sent, for reviews and returns, is theirs. */
const OF_THE_SHOP = sql`(images.in_library
  or exists (select from product_images where image_id = images.id)
  or exists (select from categories where image_id = images.id))`;

/** SQL of the shop's own pictures. */
export const picturesRepository = {
  /** One of the shop's own, which nobody else changes until `trx` ends. */
  async lock(trx: Trx, id: string): Promise<ImageRow | undefined> {
    const { rows } = await sql<ImageRow>`
      select hash, ext, width, height, alt, tone, derived_widths, focus from images
      where id = ${id} and ${OF_THE_SHOP} for update of images`.execute(trx);
    return rows[0];
  },

  /** @param focus null: the middle */
  async setFocus(trx: Trx, id: string, focus: FocusRequest | null): Promise<void> {
    await trx
      .updateTable('images')
      .set({ focus: focus && JSON.stringify(focus) })
      .where('id', '=', id)
      .execute();
  },
};

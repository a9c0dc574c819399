import { sql } from 'kysely';
import type { Trx } from '../../../infra/database/db';
import { holdPicture } from '../../../infra/database/images';
import type { PictureWords } from '../../../infra/database/tables/database';

interface WrittenPicture {
  id: string;
  alt: string;
  words: PictureWords | undefined;
}

/** SQL of which pictures a product shows, in which order. */
export const productPicturesRepository = {
  /** Whether the library has a picture, which nobody deletes until `trx` ends. */
  isInLibrary: (trx: Trx, image_id: string): Promise<boolean> => holdPicture(trx, image_id),

  /** Puts a picture behind those that there are; one that it has already stays where it is. */
  async add(trx: Trx, product_id: string, image_id: string): Promise<void> {
    await sql`
      insert into product_images (product_id, image_id, position)
      select ${product_id}::uuid, ${image_id}::uuid, coalesce(max(position), 0) + 1
      from product_images where product_id = ${product_id}
      on conflict do nothing`.execute(trx);
  },

  /** Keeps these in this order; the others are taken off, of variants too. What is not said in other languages stays. */
  async replace(trx: Trx, product_id: string, pictures: readonly WrittenPicture[]): Promise<void> {
    const ids = pictures.map(({ id }) => id);
    await sql`
      delete from product_images where product_id = ${product_id} and image_id <> all(${ids}::uuid[])`.execute(trx);
    await sql`
      update variants set image_id = null
      where product_id = ${product_id} and image_id is not null and image_id <> all(${ids}::uuid[])`.execute(trx);
    await sql`
      update product_images set position = wanted.position, alt = wanted.alt,
        words = coalesce(wanted.words::jsonb, product_images.words)
      from unnest(
        ${ids}::uuid[], ${pictures.map(({ alt }) => alt)}::text[],
        ${pictures.map(({ words }) => (words ? JSON.stringify(words) : null))}::text[]
      ) with ordinality as wanted (id, alt, words, position)
      where product_id = ${product_id} and image_id = wanted.id`.execute(trx);
  },
};

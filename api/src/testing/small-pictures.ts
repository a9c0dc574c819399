import pLimit from 'p-limit';
import type { Infra } from '../infra';
import { derivePicture } from '../modules/media/derive-picture';

const WIDTH = 320;
const AT_ONCE = 2;

/**
 * Makes one small file of each picture that is not made yet, in each format, and has the worker leave them at that: all
 * that it makes of them takes minutes of a core, and each tells the pages that show it to be made anew. What is uploaded
 * afterwards gets all of its files.
 */
export async function makeSmallPictures({ db, files, changes }: Infra): Promise<void> {
  // first, since the worker has begun: it leaves off after those it has in hand
  const pictures = await db
    .updateTable('images')
    .set({ derived: true })
    .where('derived', '=', false)
    .returning(['id', 'hash', 'ext'])
    .execute();
  const limit = pLimit(AT_ONCE);
  const made = pictures.map(({ id, hash, ext }) =>
    limit(async () => {
      const original = await files.read(`media/${hash}.${ext}`);
      for (const format of ['avif', 'webp'] as const) {
        await files.write(`media/${hash}-${WIDTH}.${format}`, await derivePicture(original, WIDTH, format));
      }
      await db
        .updateTable('images')
        .set({ derived_widths: [WIDTH] })
        .where('id', '=', id)
        .execute();
    }),
  );
  await Promise.all(made);
  await changes.notify(db, ['products', 'categories', 'store']);
}

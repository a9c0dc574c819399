import { derivePicture } from '../../api/src/modules/media/derive-picture';
import { runLimited } from '../../scripts/src/progress';
import { withInfra } from './infra';

const WIDTH = 320;
const AT_ONCE = 2;

/**
 * Makes one small file of each of the demo shop's pictures, in each format, and has the worker leave them at that: all
 * that it makes of them takes minutes of a core, and each tells the pages that show it to be made anew. What the tests
 * themselves upload gets all of its files.
 */
export async function makeSmallPictures(): Promise<void> {
  await withInfra(async ({ db, files, changes }) => {
    // first, since the worker has begun: it leaves off after those it has in hand
    const pictures = await db
      .updateTable('images')
      .set({ derived: true })
      .where('derived', '=', false)
      .returning(['id', 'hash', 'ext'])
      .execute();
    const tasks = pictures.map(({ id, hash, ext }) => async () => {
      const original = await files.read(`media/${hash}.${ext}`);
      for (const format of ['avif', 'webp'] as const) {
        await files.write(`media/${hash}-${WIDTH}.${format}`, await derivePicture(original, WIDTH, format));
      }
      const widths = { derived_widths: [WIDTH] };
      await db.updateTable('images').set(widths).where('id', '=', id).execute();
    });
    await runLimited(tasks, AT_ONCE);
    await changes.notify(db, ['products', 'categories', 'store']);
  });
}

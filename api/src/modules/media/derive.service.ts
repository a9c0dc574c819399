import os from 'node:os';
import type { Infra } from '../../infra';
import { loadSharp } from '../../infra/load-sharp';
import { withTransaction } from '../../infra/transaction';
import { derivedWidths, derivePicture, type DerivedFormat } from './derive-picture';
import { UnusablePicture } from './measure-picture';
import { mediaRepository, type PictureRow } from './media.repository';

export const DERIVE_JOB = 'image.derive';
const SWEEP_JOB = 'image.sweep';
const EVERY_MINUTE = '* * * * *';

const FORMATS: readonly DerivedFormat[] = ['avif', 'webp'];
const BATCH = 20;
/** Above this many products a picture's tags are left at `products`. */
const MOST_TAGS = 200;

type Deps = Pick<Infra, 'db' | 'files' | 'changes' | 'queue' | 'logger'>;

/** Makes the smaller files of pictures, in the background and out of the way of everything else. */
export function createDeriveService({ db, files, changes, queue, logger }: Deps) {
  async function makeFiles({ hash, ext, width, height }: PictureRow): Promise<number[]> {
    const widths = derivedWidths({ width, height });
    const original = await files.read(`media/${hash}.${ext}`).catch((cause: unknown) => {
      throw new UnusablePicture('The original is missing', { cause });
    });
    for (const size of widths) {
      for (const format of FORMATS) {
        const name = `media/${hash}-${size}.${format}`;
        if (!(await files.exists(name))) await files.write(name, await derivePicture(original, size, format));
      }
    }
    return widths;
  }

  /** Makes one picture's files. A picture that cannot be decoded is marked and never tried again. */
  async function derive(picture: PictureRow): Promise<boolean> {
    try {
      const widths = await makeFiles(picture);
      await withTransaction(db, async (trx) => {
        await mediaRepository.markDerived(trx, picture.id, widths);
        await changes.notify(trx, await mediaRepository.listTags(trx, picture.id, MOST_TAGS));
      });
      return true;
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      logger.warn({ error, image: picture.hash }, 'a picture stays as it is: it cannot be made smaller');
      await mediaRepository.markFailed(db, picture.id, error.message);
      return false;
    }
  }

  /** Works through a batch of the pictures that lack smaller files; answers how many there were. */
  async function deriveBatch(): Promise<number> {
    const pictures = await mediaRepository.listUnderived(db, BATCH);
    for (const picture of pictures) await derive(picture);
    return pictures.length;
  }

  /** Asks the worker to look for pictures that lack smaller files. */
  async function request(): Promise<void> {
    await queue.send(DERIVE_JOB, {}, { singleton_key: DERIVE_JOB });
  }

  return {
    derive,
    deriveBatch,
    request,

    /**
     * Takes these jobs in this process, one at a time, on one core and at low priority: people who look at the shop
     * come first. Looks once now, since an import may have ended while no worker ran, and then every minute.
     */
    async work(): Promise<void> {
      const sharp = await loadSharp();
      sharp.concurrency(1);
      sharp.cache(false);
      os.setPriority(os.constants.priority.PRIORITY_LOW);
      await queue.work(DERIVE_JOB, async () => {
        // A job that runs for long is given back to the queue, so that a stop of the worker loses little.
        if ((await deriveBatch()) === BATCH) await request();
      });
      await queue.schedule(SWEEP_JOB, EVERY_MINUTE, async () => {
        if ((await mediaRepository.listUnderived(db, 1)).length > 0) await request();
      });
      await request();
    },
  };
}

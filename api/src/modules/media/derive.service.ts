import type { Infra } from '../../infra';
import { loadSharp } from '../../infra/pictures/load-sharp';
import { withTransaction } from '../../infra/database/transaction';
import { derivedWidths, derivePicture, qualityOf } from './derive-picture';
import { UnusablePicture } from './measure-picture';
import { mediaRepository } from './media.repository';
import { createMediaService, DERIVED_FORMATS, tagsOfPicture } from './media.service';
import type { PictureRow } from './media.repository';

/** After so many a stop of the process is looked for. */
const BATCH = 20;
/** How long a new picture waits at most before somebody begins with it. */
const LOOK_MS = 2_000;
/** Many times what a picture takes: then whoever took it has died. */
const TAKEN_MS = 5 * 60_000;
/** A picture that everybody dies over, or that fails so often for another reason. */
const MOST_TRIES = 9;

type Deps = Pick<Infra, 'db' | 'clock' | 'files' | 'changes' | 'queue' | 'logger'>;

/** Makes the smaller files of pictures, in the background and out of the way of everything else. */
export function createDeriveService({ db, clock, files, changes, queue, logger }: Deps) {
  const media = createMediaService({ db, clock, files });

  async function makeFiles({ hash, ext, width, height }: PictureRow): Promise<number[]> {
    const widths = derivedWidths({ width, height });
    const original = await files.read(`media/${hash}.${ext}`).catch((cause: unknown) => {
      throw new UnusablePicture('The original is missing', { cause });
    });
    for (const format of DERIVED_FORMATS) {
      const nameOf = (size: number): string => `media/${hash}-${size}.${format}`;
      const isMade = await Promise.all(widths.map((size) => files.exists(nameOf(size))));
      const missing = widths.filter((_, index) => !isMade[index]);
      if (missing.length === 0) continue;
      const quality = await qualityOf(original, format);
      for (const size of missing) await files.write(nameOf(size), await derivePicture(original, size, format, quality));
    }
    return widths;
  }

  /** Makes one picture's files. A picture that cannot be decoded is marked and never tried again. */
  async function derive(picture: PictureRow): Promise<boolean> {
    try {
      const widths = await makeFiles(picture);
      const isShown = await withTransaction(db, async (trx) => {
        if (!(await mediaRepository.markDerived(trx, picture, widths))) return false;
        await changes.notify(trx, await tagsOfPicture(trx, picture.id));
        return true;
      });
      // deleted or replaced meanwhile
      if (!isShown) await media.removeFiles({ ...picture, derived_widths: widths });
      return true;
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      logger.warn({ error, image: picture.hash }, 'a picture stays as it is: it cannot be made smaller');
      await mediaRepository.markFailed(db, picture, error.message);
      return false;
    }
  }

  /** Makes the files of a picture that lacks them. @returns whether there was one */
  async function deriveNext(): Promise<boolean> {
    const now = clock.now();
    const picture = await mediaRepository.takeUnderived(db, now, new Date(now.getTime() + TAKEN_MS));
    if (!picture) return false;
    if (picture.tries > MOST_TRIES) await mediaRepository.markFailed(db, picture, 'Nobody came to an end with it');
    else await derive(picture);
    return true;
  }

  /** Works through a batch of the pictures that lack smaller files; answers how many there were. */
  async function deriveBatch(): Promise<number> {
    let count = 0;
    while (count < BATCH && (await deriveNext())) count += 1;
    return count;
  }

  return {
    derive,
    deriveBatch,

    /** Makes pictures in this process, one at a time, on one core; any number of processes share them. */
    async work(): Promise<void> {
      const sharp = await loadSharp();
      sharp.concurrency(1);
      sharp.cache(false);
      queue.repeat('pictures', LOOK_MS, async () => (await deriveBatch()) === BATCH);
    },
  };
}

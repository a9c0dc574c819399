import { notValid } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { holdPicture } from '../../../infra/database/images';
import type { DrawingProcess } from '../../../infra/pictures/drawing-process';
import { messageOf } from '../../../messages/message';
import { createStoredVideos } from '../../media/stored-videos.service';
import type { VideoFile } from '../../media/stored-videos.service';
import type { ProductVersionRecord } from '../record/product-version.schemas';
import type { Done, ProductWrite, ProductWritesService } from '../record/product-writes.service';
import type { ProductRecordView } from '../record/product.schemas';
import { productVideoRepository as repository } from '../record/product-video.repository';
import { presentVideoWords, videoWordsToKeep } from '../record/product-video.schemas';
import type { ProductVideoRequest } from '../record/product-video.schemas';

export interface ProductVideoDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  productWrites: ProductWritesService;
  pictures: DrawingProcess;
}

export type ProductVideoService = ReturnType<typeof createProductVideo>;

/** The short video of a product (docs/product.md §4, 'Pictures'). */
export function createProductVideo({ db, files, clock, productWrites, pictures }: ProductVideoDeps) {
  const stored = createStoredVideos({ db, files, clock, pictures });

  /** As the audit log tells it; null where the product has none. */
  async function toldOf(trx: Trx, product_id: string): Promise<object | null> {
    const row = await repository.find(trx, product_id);
    if (!row) return null;
    const { hash, ext, label, words, place, poster } = row;
    const said = [label, ...Object.values(words).flatMap((word) => word.label ?? [])].join(' / ');
    return { file: `${hash}.${ext}`, label: said, place, poster: poster && `${poster.hash}.${poster.ext}` };
  }

  /** What a change of it has done; nothing where it is as it was. */
  async function noting(trx: Trx, product_id: string, work: () => Promise<void>): Promise<Done> {
    const before = await toldOf(trx, product_id);
    await work();
    const after = await toldOf(trx, product_id);
    if (JSON.stringify(before) === JSON.stringify(after)) return {};
    return { before: { video: before }, after: { video: after } };
  }

  async function say(trx: Trx, product_id: string, asked: ProductVideoRequest): Promise<void> {
    const { label, words, place, poster_id } = asked;
    if (poster_id !== null && !(await holdPicture(trx, poster_id))) {
      throw notValid({ 'video.poster_id': [messageOf('validation.failed.picture_unknown')] });
    }
    await repository.say(trx, product_id, { label: label.trim(), words: videoWordsToKeep(words), place, poster_id });
  }

  return {
    /**
     * Shows a video in the place of the one that the product may have, its container made anew: what is said of that one
     * stays. It asks for no version, as pictures do not.
     * @throws AppError `uploads.not_a_video` with the reason, `server.busy`, `catalogue.product_not_found`
     */
    async add(write: Omit<ProductWrite, 'version'>, content: Buffer): Promise<ProductRecordView> {
      const made = await stored.make(content);
      return productWrites.change(write, {
        action: 'add_video',
        async work(trx, { id }) {
          const done = await noting(trx, id, async () => repository.put(trx, id, await stored.keep(trx, made)));
          return done.after && done;
        },
      });
    },

    /**
     * What is said of it as part of another change; null takes it off.
     * @throws AppError `validation.failed` for a picture that the shop does not have
     */
    writeWithin: (trx: Trx, product_id: string, asked: ProductVideoRequest | null): Promise<Done> =>
      noting(trx, product_id, () => (asked ? say(trx, product_id, asked) : repository.remove(trx, product_id))),

    /** The one that a version has kept. One that is gone by now, or was kept before there were any, changes nothing. */
    restoreWithin: (trx: Trx, product_id: string, kept: ProductVersionRecord['video']): Promise<Done> =>
      noting(trx, product_id, async () => {
        if (kept === undefined) return;
        if (kept === null) return repository.remove(trx, product_id);
        if (!(await stored.hold(trx, kept.id))) return;
        await repository.put(trx, product_id, kept.id);
        const poster_id = kept.poster_id !== null && (await holdPicture(trx, kept.poster_id)) ? kept.poster_id : null;
        await say(trx, product_id, { ...kept, words: presentVideoWords(kept.words), poster_id });
      }),

    /** The video that a product shows: looked up before the product is removed for good. */
    idOf: async (trx: Trx, product_id: string): Promise<string[]> => {
      const row = await repository.find(trx, product_id);
      return row ? [row.id] : [];
    },

    /** Videos of a product that is removed, unless others show them; their files are the caller's to remove after `trx`. */
    removeWithin: (trx: Trx, ids: readonly string[]): Promise<VideoFile[]> => stored.removeUnused(trx, ids),

    removeFile: stored.removeFile,
    removeExpired: stored.removeExpired,
  };
}

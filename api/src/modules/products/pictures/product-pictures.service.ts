import { AppError, notValid } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { DrawingProcess } from '../../../infra/pictures/drawing-process';
import { messageOf } from '../../../messages/message';
import { createSentPictures } from '../../media/sent-pictures.service';
import { productRecordRepository } from '../record/product-record.repository';
import { MOST_PICTURES } from '../record/product-requests.schemas';
import type { ProductPicturesRequest } from '../record/product-requests.schemas';
import { pictureWordsToKeep } from '../record/product-words';
import { joinDone } from '../record/product-writes.service';
import type { Done, ProductWrite, ProductWritesService } from '../record/product-writes.service';
import type { ProductRecordView } from '../record/product.schemas';
import type { ProductVideoRequest } from '../record/product-video.schemas';
import type { ProductVideoService } from '../video/product-video.service';
import { productPicturesRepository as repository } from './product-pictures.repository';

export interface ProductPicturesDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  productVideo: Pick<ProductVideoService, 'writeWithin'>;
  productWrites: ProductWritesService;
  pictures: DrawingProcess;
}

export type ProductPicturesService = ReturnType<typeof createProductPictures>;

/** The pictures of a product. Their smaller files are made in the background. */
export function createProductPictures(deps: ProductPicturesDeps) {
  const { db, files, clock, productWrites, productVideo, pictures } = deps;
  const sent = createSentPictures({ db, files, clock, pictures });

  const namesOf = async (trx: Trx, id: string): Promise<string[]> =>
    (await productRecordRepository.listPictures(trx, id)).map(({ hash, own_alt, words }) =>
      [own_alt || hash, ...Object.values(words).flatMap(({ alt }) => alt ?? [])].join(' / '),
    );

  /** These pictures, which the shop has, in this order, as part of another change of the product. */
  async function writeWithin(trx: Trx, id: string, wanted: ProductPicturesRequest): Promise<Done> {
    const before = await namesOf(trx, id);
    for (const { id: image_id } of wanted) await repository.add(trx, id, image_id);
    await repository.replace(
      trx,
      id,
      wanted.map(({ id: image_id, alt, words }) => ({
        id: image_id,
        alt: alt.trim(),
        words: words && pictureWordsToKeep(words),
      })),
    );
    return { before: { pictures: before }, after: { pictures: await namesOf(trx, id) } };
  }

  /** Puts pictures that the library has behind the others. */
  const addAll = (write: Omit<ProductWrite, 'version'>, ids: readonly string[]): Promise<ProductRecordView> =>
    productWrites.change(write, {
      action: 'add_picture',
      async work(trx, { id }) {
        const before = (await productRecordRepository.listPictures(trx, id)).length;
        for (const image_id of ids) {
          if (!(await repository.isInLibrary(trx, image_id))) throw new AppError('catalogue.picture_not_found');
          await repository.add(trx, id, image_id);
        }
        const after = (await productRecordRepository.listPictures(trx, id)).length;
        if (after > MOST_PICTURES) throw new AppError('products.not_possible.pictures', { most: MOST_PICTURES });
        return after === before ? undefined : { before: { pictures: before }, after: { pictures: after } };
      },
    });

  return {
    /**
     * Puts a picture behind the others, drawn anew: without what the camera noted, no side longer than 2,000 pixels. It
     * asks for no version, so that several can be on their way at once.
     * @throws AppError `uploads.not_a_picture`, `server.busy`, `products.not_possible` beyond 50
     */
    async add(
      write: Omit<ProductWrite, 'version'>,
      { content, name }: { content: Buffer; name: string },
    ): Promise<ProductRecordView> {
      return addAll(write, [await sent.store(content, { name })]);
    },

    /**
     * Puts pictures of the library behind the others. It asks for no version, as `add`.
     * @throws AppError `catalogue.picture_not_found`, `products.not_possible` beyond 50
     */
    choose: (write: Omit<ProductWrite, 'version'>, picture_ids: readonly string[]): Promise<ProductRecordView> =>
      addAll(write, picture_ids),

    /**
     * Their order and alternative texts; those that are not named are taken off.
     * @param video what is said of the one among them; null: it is taken off; undefined: it stays as it is
     * @throws AppError `validation.failed`, `products.stale`
     */
    replace: (
      write: ProductWrite,
      asked: ProductPicturesRequest,
      video?: ProductVideoRequest | null,
    ): Promise<ProductRecordView> =>
      productWrites.change(write, {
        action: 'set_pictures',
        variants: 'all',
        async work(trx, { id }) {
          const known = new Set((await productRecordRepository.listPictures(trx, id)).map((one) => one.id));
          const [unknown] = asked.flatMap((one, index) => (known.delete(one.id) ? [] : [index]));
          if (unknown !== undefined) {
            throw notValid({ [`pictures.${unknown}.id`]: [messageOf('validation.failed.picture_unknown')] });
          }
          const done = await writeWithin(trx, id, asked);
          return video === undefined ? done : joinDone([done, await productVideo.writeWithin(trx, id, video)]);
        },
      }),

    writeWithin,
  };
}

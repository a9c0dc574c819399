import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import type { ProductPicturesService } from '../pictures/product-pictures.service';
import { productRecordRepository } from '../record/product-record.repository';
import type { ProductRow } from '../record/product-record.repository';
import type { ProductEdit } from '../record/product-requests.schemas';
import type {
  ProductVersionListView,
  ProductVersionRecord,
  ProductVersionView,
  RestoredParts,
} from '../record/product-version.schemas';
import { presentPictureWords, presentWords } from '../record/product-words';
import { productVersionsRepository as repository } from '../record/product-versions.repository';
import { joinDone } from '../record/product-writes.service';
import type { Done, ProductDeed, ProductWrite, ProductWritesService } from '../record/product-writes.service';
import type { ProductRecordView } from '../record/product.schemas';
import type { ProductVideoService } from '../video/product-video.service';
import type { ProductVariantsService } from '../variants/product-variants.service';

export interface ProductVersionsDeps extends Pick<Infra, 'db'> {
  productWrites: ProductWritesService;
  productVariants: Pick<ProductVariantsService, 'writeWithin'>;
  productPictures: Pick<ProductPicturesService, 'writeWithin'>;
  productVideo: Pick<ProductVideoService, 'restoreWithin'>;
  adminProducts: { editing(editOf: (row: ProductRow) => ProductEdit | undefined): ProductDeed };
}

export type ProductVersionsService = ReturnType<typeof createProductVersions>;

/** What a product was before each change of staff, and the way back. */
export function createProductVersions(deps: ProductVersionsDeps) {
  const { db, productWrites, productVariants, productPictures, productVideo, adminProducts } = deps;

  async function find(product_id: string, version: number) {
    const found = isId(product_id) ? await repository.find(db, product_id, version) : undefined;
    if (!found) throw new AppError('products.version_not_found');
    return found;
  }

  /** What is said of it; a category that is gone stays away. */
  async function textsOf(trx: Trx, kept: ProductVersionRecord): Promise<ProductEdit> {
    const { name, slug, description_html, type, vendor, tags, seo_title, seo_description, attributes } = kept;
    const { category_id, origin_country, words, related, gift_card } = kept;
    const said = { name, slug, description_html, type, vendor, tags, seo_title, seo_description, attributes };
    // What was kept before there was one says nothing of it.
    const texts = {
      ...said,
      ...(origin_country !== undefined && { origin_country }),
      ...(words !== undefined && { words: presentWords(words) }),
      ...(related !== undefined && { related }),
      ...(gift_card !== undefined && { gift_card }),
    };
    if (category_id !== null && !(await productRecordRepository.findCategory(trx, category_id))) return texts;
    return { ...texts, category_id };
  }

  /** Variants that are gone are made anew, without stock; a picture that is gone, or not the product's now, stays away. */
  async function variantsOf(trx: Trx, row: ProductRow, { options, variants }: ProductVersionRecord) {
    const present = new Set((await productRecordRepository.listVariants(trx, row.id)).map(({ id }) => id));
    const pictures = new Set((await productRecordRepository.listPictures(trx, row.id)).map(({ id }) => id));
    return {
      options,
      stock_reason: '',
      variants: variants.map(({ id, image_id, ...variant }) => ({
        ...variant,
        ...(present.has(id) && { id }),
        image_id: image_id !== null && pictures.has(image_id) ? image_id : null,
      })),
    };
  }

  async function restoreParts(trx: Trx, row: ProductRow, kept: ProductVersionRecord, parts: RestoredParts) {
    const done: Done[] = [];
    if (parts.includes('pictures')) {
      const there = await repository.listImages(
        trx,
        kept.pictures.map(({ id }) => id),
      );
      const pictures = kept.pictures
        .filter(({ id }) => there.has(id))
        .map(({ id, alt, words }) => ({ id, alt, ...(words && { words: presentPictureWords(words) }) }));
      done.push(await productPictures.writeWithin(trx, row.id, pictures));
      done.push(await productVideo.restoreWithin(trx, row.id, kept.video));
    }
    if (parts.includes('variants')) {
      done.push(await productVariants.writeWithin(trx, row, await variantsOf(trx, row, kept), null));
    }
    if (parts.includes('texts')) {
      const texts = await textsOf(trx, kept);
      done.push((await adminProducts.editing(() => texts).work(trx, row)) ?? {});
    }
    return joinDone(done);
  }

  return {
    /** The latest first, without the one that it is now. */
    async list(product_id: string): Promise<ProductVersionListView> {
      const items = isId(product_id) ? await repository.list(db, product_id) : [];
      return { items: items.map(({ made_at, ...item }) => ({ ...item, made_at: made_at.toISOString() })) };
    },

    /** What it was. @throws AppError `products.version_not_found` */
    async get(product_id: string, version: number): Promise<ProductVersionView> {
      const { made_at, ...found } = await find(product_id, version);
      return { ...found, made_at: made_at.toISOString() };
    },

    /**
     * Brings parts of what it was back, by the rules of any save, as a new version. Status, schedule and stock stay as they are.
     * @throws AppError `products.version_not_found`, `products.stale`, `validation.failed`, `products.not_possible`
     */
    async restore(write: ProductWrite, version: number, parts: RestoredParts): Promise<ProductRecordView> {
      const { record } = await find(write.product_id, version);
      return productWrites.change(write, {
        action: 'restore',
        variants: 'all',
        async work(trx, row) {
          const done = await restoreParts(trx, row, record, parts);
          return { ...done, after: { ...done.after, from_version: version } };
        },
      });
    },
  };
}

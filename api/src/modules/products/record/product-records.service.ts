import type { ProductCheck } from '@tessera/shared/contract';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import { presentImage } from '../../../presenters/goods/image';
import type { ForSaleService } from '../../catalogue/for-sale.service';
import type { StoreService } from '../../store/store.service';
import { productVideoRepository } from './product-video.repository';
import { presentRecordVideo } from './product-video.schemas';
import { productRecordRepository as repository } from './product-record.repository';
import type { ShownVariants, VariantRow } from './product-record.repository';
import type { ProductRecordView } from './product.schemas';
import { relatedProductsRepository } from './related-products.repository';
import { presentPictureWords, presentWords } from './product-words';
import { saleChecks } from './sale-checks';

export interface ProductRecordsDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency' | 'getSettings'>;
  forSale: Pick<ForSaleService, 'of'>;
}

export type ProductRecordsService = ReturnType<typeof createProductRecords>;

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const presentVariant = ({
  sale_starts_at,
  sale_ends_at,
  ...row
}: VariantRow): ProductRecordView['variants'][number] => ({
  ...row,
  sale_starts_at: timeOf(sale_starts_at),
  sale_ends_at: timeOf(sale_ends_at),
});

/** Products as staff edit them, drafts and archived ones too. */
export function createProductRecords({ db, store, forSale }: ProductRecordsDeps) {
  return {
    /**
     * A product by its id, whole unless fewer of its variants are wanted.
     * @throws AppError `catalogue.product_not_found`
     */
    async get(id: string, shown: ShownVariants = 'all'): Promise<ProductRecordView> {
      const product = isId(id) ? await repository.find(db, id) : undefined;
      if (!product) throw new AppError('catalogue.product_not_found');
      const [options, variants, variant_count, pictures, video, attributes, related, category, was_ordered, currency] =
        await Promise.all([
          repository.listOptions(db, id),
          repository.listVariants(db, id, shown),
          repository.countVariants(db, id),
          repository.listPictures(db, id),
          productVideoRepository.find(db, id),
          repository.listAttributes(db, id),
          relatedProductsRepository.list(db, id),
          product.category_id === null ? undefined : repository.findCategory(db, product.category_id),
          repository.wasOrdered(db, id),
          store.getCurrency(),
        ]);
      return {
        ...product,
        words: presentWords(product.words),
        category: category ?? null,
        available_from: timeOf(product.available_from),
        available_until: timeOf(product.available_until),
        created_at: product.created_at.toISOString(),
        last_modified_at: product.last_modified_at.toISOString(),
        currency,
        options,
        variants: variants.map(presentVariant),
        variant_count,
        pictures: pictures.map(({ id: image_id, own_alt, words, ...image }) => ({
          id: image_id,
          alt: own_alt,
          words: presentPictureWords(words),
          image: presentImage(image, own_alt || product.name),
        })),
        video: video && presentRecordVideo(video),
        attributes,
        related: related.map((one) => one.id),
        related_products: related.map(({ image, ...one }) => ({
          ...one,
          image: image && presentImage(image, image.alt || one.name),
        })),
        was_ordered,
      };
    },

    /** Each condition between a product and its being bought, met or not. @throws AppError `catalogue.product_not_found` */
    async check(id: string): Promise<{ checks: ProductCheck[] }> {
      const [product, publication] = isId(id) ? await Promise.all([repository.find(db, id), forSale.of(id)]) : [];
      if (!product || !publication) throw new AppError('catalogue.product_not_found');
      const [variants, pictures, { maintenance }] = await Promise.all([
        repository.findVariantFacts(db, id),
        repository.listPictures(db, id),
        store.getSettings(),
      ]);
      const has_category = product.category_id !== null;
      const facts = {
        publication,
        shop_is_open: !maintenance,
        variants,
        has_category,
        has_picture: pictures.length > 0,
      };
      return { checks: saleChecks(facts) };
    },
  };
}

import type { Readable } from 'node:stream';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import { attributesWriter } from '../attributes/attributes-writer.service';
import type { StockWatchService } from '../back-in-stock/stock-watch.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import { stockLedger } from '../inventory/ledger/stock-ledger.service';
import { UnusablePicture, type MediaService } from '../media/media.service';
import type { PictureSource } from './folder-pictures';
import {
  IMPORT_LIMITS,
  type ImportImage,
  type ImportLimits,
  type ImportProblem,
  type ImportProduct,
} from './reading/import-product';
import { importRepository, type LinkedImage } from './import.repository';
import { readProducts } from './reading/read-products';
import { UnreadableFile } from './reading/read-rows';

/** Messages kept of one import: a person reads no more, and a broken file could have millions. */
const MOST_PROBLEMS = 500;
/** Of a picture, as the library keeps it. */
const LONGEST_NAME = 200;

export interface ImportReport {
  created: number;
  updated: number;
  failed: number;
  problems: ImportProblem[];
}

export interface ImportOptions {
  file: Readable;
  pictures: PictureSource;
  /** digits of the currency's minor unit */
  decimals: number;
  /** user id of who imports, or null for the shop itself */
  user_id?: string | null;
  limits?: ImportLimits;
  /** when a new product counts as made; now unless said */
  createdAt?: (slug: string) => Date;
}

export interface ImportDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  media: Pick<MediaService, 'storePicture'>;
  listingWriter: ListingWriter;
  stockWatch: Pick<StockWatchService, 'stockRaised'>;
}

class RefusedProduct extends Error {
  constructor(readonly problems: ImportProblem[]) {
    super('The product was refused');
  }
}

/** Brings product files (Shopify's product CSV) into the catalogue. */
export function createImportService({ db, clock, changes, media, listingWriter, stockWatch }: ImportDeps) {
  async function storeImages(images: readonly ImportImage[], pictures: PictureSource, problems: ImportProblem[]) {
    const stored = await Promise.all(
      images.map(async ({ source, alt, row }): Promise<[string, LinkedImage] | undefined> => {
        const content = await pictures(source);
        const refuse = (message: string): undefined => void problems.push({ row, column: 'Image Src', message });
        if (!content) return refuse(`The picture '${source}' is not there`);
        try {
          return [
            source,
            { image_id: (await media.storePicture(content, alt, { name: source.slice(0, LONGEST_NAME) })).id, alt },
          ];
        } catch (error) {
          if (error instanceof UnusablePicture) return refuse(`'${source}': ${error.message}`);
          throw error;
        }
      }),
    );
    return new Map(stored.filter((pair) => pair !== undefined));
  }

  /** One product, one transaction: a failure leaves the product as it was. */
  async function write(product: ImportProduct, images: ReadonlyMap<string, LinkedImage>, options: ImportOptions) {
    const now = clock.now();
    const context = { now, created_at: options.createdAt?.(product.slug) ?? now, user_id: options.user_id ?? null };
    return withTransaction(db, async (trx) => {
      const skus = product.variants.map(({ sku }) => sku);
      const foreign = await importRepository.listForeignSkus(trx, product.slug, skus);
      const clashes = product.variants.filter(({ sku }) => foreign.has(sku));
      if (clashes.length > 0) {
        const explain = (sku: string): string => `The SKU ${sku} belongs to another product`;
        throw new RefusedProduct(
          clashes.map(({ row, sku }) => ({ row, column: 'Variant SKU', message: explain(sku) })),
        );
      }
      const category = await importRepository.ensureCategory(trx, product.type, now);
      const { id, created } = await importRepository.upsertProduct(trx, product, category?.id ?? null, context);
      const imageIds = new Map([...images].map(([source, { image_id }]) => [source, image_id]));
      const linked = new Map([...images.values()].map((image) => [image.image_id, image]));
      await importRepository.replaceOptions(trx, id, product);
      await importRepository.replaceImages(trx, id, [...linked.values()]);
      const variants = await importRepository.replaceVariants(trx, id, product, imageIds, now);
      await stockLedger.record(
        trx,
        now,
        variants.map(({ id: variant_id, stock_change }) => {
          return { variant_id, quantity: stock_change, reason: 'import', staff_id: context.user_id };
        }),
      );
      await stockWatch.stockRaised(
        trx,
        variants.map((variant) => variant.id),
      );
      if (product.attributes) await attributesWriter.replaceSaid(trx, id, product.attributes);
      await listingWriter.refresh(trx, [id]);
      // A file knows no schedule: that of the product stays.
      await listingWriter.refreshPublication(trx, [id]);
      await changes.notify(trx, [
        'products',
        `product:${id}`,
        ...(category ? [`category:${category.id}`] : []),
        ...(category?.created ? ['categories'] : []),
      ]);
      return created;
    });
  }

  async function importOne(product: ImportProduct, options: ImportOptions, report: ImportReport): Promise<void> {
    const images = await storeImages(product.images, options.pictures, report.problems);
    try {
      const created = await write(product, images, options);
      report[created ? 'created' : 'updated'] += 1;
    } catch (error) {
      if (!(error instanceof RefusedProduct)) throw error;
      report.failed += 1;
      report.problems.push(...error.problems);
    }
  }

  return {
    /**
     * Reads the file product by product. What is wrong with one product is told by row and does not stop the others;
     * a product that the shop has already is brought up to date, so that importing a file twice changes nothing.
     */
    async importProducts(options: ImportOptions): Promise<ImportReport> {
      const report: ImportReport = { created: 0, updated: 0, failed: 0, problems: [] };
      try {
        for await (const built of readProducts(options.file, options.limits ?? IMPORT_LIMITS, options.decimals)) {
          if (built.product) await importOne(built.product, options, report);
          else {
            report.failed += 1;
            report.problems.push(...built.problems);
          }
          report.problems.length = Math.min(report.problems.length, MOST_PROBLEMS);
        }
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        report.problems.unshift({ row: error.row, column: null, message: error.message });
      }
      await listingWriter.countCategories();
      return report;
    },
  };
}

import type { Readable } from 'node:stream';
import { AppError } from '../../../../errors/errors';
import { countsOf, createSentFiles } from '../../../../framework/files/sent/sent-files';
import type { SentFileKind } from '../../../../framework/files/sent/sent-files';
import type { Actor } from '../../../../framework/routes/http';
import type { Infra } from '../../../../infra';
import type { AuditService } from '../../../audit/audit.service';
import { FIELDS } from '../format/fields';
import { fieldsOf } from '../format/headings';
import { filePicturesRepository } from '../pictures/file-pictures.repository';
import { zipName } from '../pictures/file-pictures.service';
import type { FilePicturesService } from '../pictures/file-pictures.service';
import { productFilesRepository as repository } from './product-files.repository';
import type { ProductFileRow } from './product-files.repository';
import type { ProductCheckView, ProductFileView, ProductImportView } from './product-files.schemas';
import { PRODUCT_FILES } from './read-products';

export interface ProductFilesDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  filePictures: Pick<FilePicturesService, 'takeZip' | 'listMissing'>;
  audit: Pick<AuditService, 'record'>;
}

export type ProductFilesService = ReturnType<typeof createProductFiles>;

const MOST_CATEGORIES_TOLD = 100;

const KIND: SentFileKind = {
  ...PRODUCT_FILES,
  unnamed: 'products.csv',
  fields: FIELDS,
  fieldsOf,
  sent: { action: 'products.send_file', record_type: 'product_file' },
};

const zipOf = ({ zip_name: name, zip_count }: ProductFileRow): ProductFileView['zip'] =>
  name === null ? null : { name, pictures: zip_count ?? 0 };

/** Files of products as staff send them, and what checks have found in them (docs/product.md §4). */
export function createProductFiles({ filePictures, ...deps }: ProductFilesDeps) {
  const { db, files } = deps;
  const sent = createSentFiles({
    ...deps,
    repository,
    kind: KIND,
    removeBeside: async ({ id, zip_id }) => {
      if (zip_id !== null) await files.remove(zipName({ id, zip_id }));
    },
  });

  const get = async (id: string): Promise<ProductFileView> => {
    const file = await sent.getRow(id);
    return { ...(await sent.present(file)), zip: zipOf(file) };
  };

  return {
    get,

    /** As `createSentFiles` keeps it. @throws AppError `files.not_possible`, `files.unreadable` */
    take: sent.take,

    /**
     * Keeps a zip with the pictures that a file names beside it, as long as the file.
     * @throws AppError `files.not_found`, `files.not_possible`
     */
    async takeZip(actor: Actor, id: string, zip: { name: string; source: Readable }): Promise<ProductFileView> {
      await filePictures.takeZip(actor, await sent.getRow(id), zip);
      return get(id);
    },

    /** @throws AppError `files.not_found` */
    async getCheck(id: string): Promise<ProductCheckView> {
      const check = await sent.getCheck(id);
      const counted = await repository.countItems(db, id);
      const missing = await filePictures.listMissing(await sent.getRow(check.file_id), id);
      const twofold = missing.flatMap(({ name, spellings }) => (spellings ? [{ name, spellings }] : []));
      return {
        id,
        file_id: check.file_id,
        fields: check.fields,
        categories: check.categories,
        unknown_categories: await repository.listUnknownCategories(db, id, MOST_CATEGORIES_TOLD),
        counts: countsOf((wanted) => {
          const { products = 0, rows = 0 } = counted.find(({ verdict }) => verdict === wanted) ?? {};
          return { products, rows };
        }),
        pictures_left: counted.reduce((sum, { pictures }) => sum + pictures, 0),
        pictures_coming: await filePicturesRepository.countWanted(db, id),
        pictures_missing: missing.map(({ name }) => name),
        ...(twofold.length > 0 && { pictures_twofold: twofold }),
      };
    },

    /**
     * What came of a job that wrote what a check has found: products and pictures, done and failed.
     * @throws AppError `files.not_found`
     */
    async getImport(check_id: string, import_id: string): Promise<ProductImportView> {
      if (!(await repository.isImportOf(db, import_id, check_id))) throw new AppError('files.not_found');
      const { pictures_done, pictures_failed, done, failed } = await repository.countImport(db, import_id);
      return { products: { done, failed }, pictures: { done: pictures_done, failed: pictures_failed } };
    },

    listItems: sent.listItems,

    removeExpired: sent.removeExpired,
  };
}

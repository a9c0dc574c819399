import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { AppError } from '../../../../errors/errors';
import type { Actor } from '../../../../framework/http';
import type { Infra } from '../../../../infra';
import { newId } from '../../../../infra/basics/ids';
import { withTransaction } from '../../../../infra/database/transaction';
import type { Language } from '../../../../core/languages';
import type { AuditService } from '../../../audit/audit.service';
import { cut } from '../format/cut';
import { FIELDS } from '../format/fields';
import { fieldsOf } from '../format/headings';
import { MOST_COLUMNS, readRows } from '../reading/read-rows';
import { takeFile } from '../reading/take-file';
import { filePicturesRepository } from '../pictures/file-pictures.repository';
import { zipName } from '../pictures/file-pictures.service';
import type { FilePicturesService } from '../pictures/file-pictures.service';
import type { Delimiter, Encoding } from '../reading/text-form';
import { productFilesRepository as repository } from './product-files.repository';
import type { ProductFileRow } from './product-files.repository';
import type {
  CheckItemListView,
  CheckItemsSearch,
  ProductCheckView,
  ProductFileView,
  ProductImportView,
} from './product-files.schemas';

export interface ProductFilesDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  filePictures: Pick<FilePicturesService, 'takeZip'>;
  audit: Pick<AuditService, 'record'>;
}

export type ProductFilesService = ReturnType<typeof createProductFiles>;

export const MOST_FILE_BYTES = 50 * 1024 * 1024;
const MOST_FILES = 20;
const KEPT_MS = 7 * 24 * 3_600_000;
const MOST_CATEGORIES_TOLD = 100;
const SAMPLED_ROWS = 20;
const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const LONGEST_NAME = 200;
const LONGEST_HEADING = 200;
const UNSEEN = /\p{C}/gu;

/** Where the text of a file lies in the file store; the web server serves nothing of `private/`. */
export const storedName = (id: string): string => `private/product-files/${id}`;

/** Some of a column's first cells, each once. */
function samplesOf(rows: readonly (readonly string[])[], place: number): string[] {
  const cells = rows.map((cells) => cells[place] ?? '').filter((cell) => cell !== '');
  return [...new Set(cells)].slice(0, SAMPLES).map((cell) => cut(cell, LONGEST_SAMPLE));
}

const present = ({ header, samples, ...file }: ProductFileRow): ProductFileView => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  encoding: file.encoding as Encoding, // as `take` has written it
  delimiter: file.delimiter as Delimiter,
  columns: fieldsOf(header).map((field, place) => ({
    heading: header[place] ?? '',
    samples: samples[place] ?? [],
    field,
  })),
  fields: [...FIELDS],
  zip: file.zip_name === null ? null : { name: file.zip_name, pictures: file.zip_count ?? 0 },
  created_at: file.created_at.toISOString(),
});

/** Files of products as staff send them, and what checks have found in them (docs/product.md §4). */
export function createProductFiles({ db, files, clock, audit, filePictures }: ProductFilesDeps) {
  const open = (name: string): Readable => createReadStream(files.pathOf(name));

  /** @throws AppError `product_files.not_possible` where it has no columns, or too many */
  async function readHead(name: string, delimiter: Delimiter) {
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readRows(open(name), { delimiter })) {
      rows.push(cells);
      if (rows.length > SAMPLED_ROWS) break;
    }
    const [header, ...first] = rows;
    if (!header || first.length === 0) throw new AppError('product_files.not_possible.empty');
    if (header.length > MOST_COLUMNS) throw new AppError('product_files.not_possible.columns', { most: MOST_COLUMNS });
    const samples = header.map((_, place) => samplesOf(first, place));
    return { header: header.map((heading) => cut(heading, LONGEST_HEADING)), samples };
  }

  async function getRow(id: string): Promise<ProductFileRow> {
    const file = await repository.find(db, id);
    if (!file) throw new AppError('product_files.not_found');
    return file;
  }

  async function remove(id: string): Promise<void> {
    const { zip_id = null } = (await repository.find(db, id)) ?? {};
    await files.remove(storedName(id));
    if (zip_id !== null) await files.remove(zipName({ id, zip_id }));
    await repository.remove(db, id);
  }

  const get = async (id: string): Promise<ProductFileView> => present(await getRow(id));

  async function removeOver(): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    for (const id of await repository.listOver(db, before, MOST_FILES)) await remove(id);
    // What was left by a process that ended while it took a file.
    await files.removeOlder('private/product-files', new Date(before.getTime() - KEPT_MS));
  }

  return {
    get,

    /**
     * Keeps a file for seven days, whatever it is written in; of more than twenty the oldest are gone.
     * @throws AppError `product_files.not_possible` for one that is no table, or beyond the bounds
     */
    async take(actor: Actor, { name: given, source }: { name: string; source: Readable }): Promise<ProductFileView> {
      const id = newId();
      const stored = storedName(id);
      const taken = await takeFile(source, { files, name: stored, most: MOST_FILE_BYTES, open });
      const name = cut(given.replace(UNSEEN, '').trim(), LONGEST_NAME) || 'products.csv';
      try {
        const { header, samples } = await readHead(stored, taken.delimiter);
        await withTransaction(db, async (trx) => {
          const row = { id, name, ...taken, header, samples: JSON.stringify(samples), created_at: clock.now() };
          await repository.insert(trx, row);
          const entry = { action: 'products.send_file', record_type: 'product_file', record_id: id, after: { name } };
          await audit.record(trx, actor, entry);
        });
      } catch (error) {
        await files.remove(stored);
        throw error;
      }
      await removeOver();
      return get(id);
    },

    /**
     * Keeps a zip with the pictures that a file names beside it, as long as the file.
     * @throws AppError `product_files.not_found`, `product_files.not_possible`
     */
    async takeZip(actor: Actor, id: string, sent: { name: string; source: Readable }): Promise<ProductFileView> {
      await filePictures.takeZip(actor, await getRow(id), sent);
      return get(id);
    },

    /** @throws AppError `product_files.not_found` */
    async getCheck(id: string): Promise<ProductCheckView> {
      const check = await repository.findCheck(db, id);
      if (!check) throw new AppError('product_files.not_found');
      const counted = await repository.countItems(db, id);
      const figureOf = (wanted: string) => {
        const { products = 0, rows = 0 } = counted.find(({ verdict }) => verdict === wanted) ?? {};
        return { products, rows };
      };
      return {
        id,
        file_id: check.file_id,
        fields: check.fields,
        categories: check.categories,
        unknown_categories: await repository.listUnknownCategories(db, id, MOST_CATEGORIES_TOLD),
        counts: {
          new: figureOf('new'),
          changed: figureOf('changed'),
          same: figureOf('same'),
          wrong: figureOf('wrong'),
        },
        pictures_left: counted.reduce((sum, { pictures }) => sum + pictures, 0),
        pictures_coming: await filePicturesRepository.countWanted(db, id),
      };
    },

    /**
     * What came of a job that wrote what a check has found: products and pictures, done and failed.
     * @throws AppError `product_files.not_found`
     */
    async getImport(check_id: string, import_id: string): Promise<ProductImportView> {
      if (!(await repository.isImportOf(db, import_id, check_id))) throw new AppError('product_files.not_found');
      const { pictures_done, pictures_failed, done, failed } = await repository.countImport(db, import_id);
      return { products: { done, failed }, pictures: { done: pictures_done, failed: pictures_failed } };
    },

    /** Its products in the order of the file. @throws AppError `product_files.not_found` */
    async listItems(
      id: string,
      language: Language,
      { page_size, ...search }: CheckItemsSearch,
    ): Promise<CheckItemListView> {
      if (!(await repository.findCheck(db, id))) throw new AppError('product_files.not_found');
      const rows = await repository.listItems(db, id, { ...search, limit: page_size + 1 });
      const items = rows.slice(0, page_size).map(({ problems, ...item }) => ({
        row: item.row,
        row_count: item.row_count,
        slug: item.slug,
        name: item.name,
        verdict: item.verdict,
        changes: item.changes,
        change_count: item.change_count,
        problems: problems.map(({ reason, ...where }) => ({ ...where, reason: reason[language] ?? '' })),
      }));
      return { items, next_cursor: rows.length > page_size ? (items.at(-1)?.row ?? null) : null };
    },

    /** Removes files that have been kept for long enough. */
    removeExpired: removeOver,
  };
}

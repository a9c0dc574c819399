import type { ProductColumns } from '../format/fields';
import { AppError } from '../../../../errors/errors';
import type { Actor } from '../../../../framework/routes/http';
import type { JobOwner, JobRow } from '../../../../framework/door/job-kinds';
import type { Infra } from '../../../../infra';
import { readRecords } from '../../../../framework/files/reading/read-records';
import { getEndedCheck, listToWrite } from '../../../../framework/files/sent/checked-file';
import type { ImportRequest } from '../../../../framework/files/sent/checked-file';
import type { Db, Trx } from '../../../../infra/database/db';
import type { LocalizedMessage } from '../../../../core/languages';
import { findAttributeWords } from '../../../attributes/attribute-words.service';
import type { AttributeWordsService } from '../../../attributes/attribute-words.service';
import type { ProductPicturesService } from '../../pictures/product-pictures.service';
import type { ProductRow } from '../../record/product-record.repository';
import type { ProductEdit } from '../../record/product-requests.schemas';
import { joinDone } from '../../record/product-writes.service';
import type { Done, ProductDeed, ProductWritesService } from '../../record/product-writes.service';
import type { ProductVariantsService } from '../../variants/product-variants.service';
import { buildProduct } from '../format/build-product';
import { cut } from '../../../../framework/files/format/cut';
import type { FileProduct, FileWord } from '../format/file-product';
import { columnNamed, createProblems } from '../../../../framework/files/format/problems';
import type { Problems } from '../../../../framework/files/format/problems';
import type { FilePicturesService } from '../pictures/file-pictures.service';
import { filePicturesRepository } from '../pictures/file-pictures.repository';
import type { CheckPicture } from '../pictures/file-pictures.repository';
import { picturesAlone } from '../plan/plan-pictures';
import { planProduct } from '../plan/plan-product';
import type { ProductPlan } from '../plan/plan-product';
import { productStatesRepository as states } from '../plan/product-states.repository';
import { contextOf } from './check-file.service';
import type { CheckFileService } from './check-file.service';
import { productFilesRepository as repository } from './product-files.repository';
import type { CheckItem, CheckRow, ProductFileRow } from './product-files.repository';
import { readingOf } from './read-products';

export interface ImportFileDeps extends Pick<Infra, 'db' | 'files'> {
  checkFile: Pick<CheckFileService, 'open'>;
  adminProducts: {
    createWithin(
      trx: Trx,
      actor: Actor & { user_id: string },
      named: { name: string; slug: string; has_variants: boolean },
    ): Promise<string>;
    editing(editOf: (row: ProductRow) => ProductEdit | undefined): ProductDeed;
  };
  productWrites: Pick<ProductWritesService, 'changeWithin'>;
  productVariants: Pick<ProductVariantsService, 'writeWithin'>;
  productPictures: Pick<ProductPicturesService, 'writeWithin'>;
  filePictures: Pick<FilePicturesService, 'take' | 'note'>;
  attributeWords: Pick<AttributeWordsService, 'sayWithin'>;
}

/** Before the hash of a picture, in the name of a job's record; before the row of a product that gets its pictures. */
const PICTURE = 'picture:';
const PICTURES_OF = 'pictures-of:';
const LONGEST_LABEL = 100;

export type ImportFileService = ReturnType<typeof createImportFile>;

/** One product of a file, ready to be written. */
interface Reading {
  file: FileProduct;
  /** the file itself, whose name the stock's history has */
  from: ProductFileRow;
  chosen: CheckRow['categories'];
  item: CheckItem;
  columns: ProductColumns;
  is_new: boolean;
}

/** @throws AppError `products.not_possible` with the first of what is wrong */
function refuse({ list: [first] }: Problems, columns: ProductColumns): void {
  if (!first) return;
  const { row, column, reason } = columnNamed(first, columns);
  const why: LocalizedMessage = (language) => reason[language] ?? '';
  throw new AppError('products.not_possible.row', { row, column: column ?? '', why });
}

/** Writes what a check has found, a product at a time. */
export function createImportFile(deps: ImportFileDeps) {
  const { db, files, checkFile, adminProducts, productWrites, productVariants } = deps;
  const { productPictures, filePictures, attributeWords } = deps;

  async function readItem(trx: Trx, check: CheckRow, row: number) {
    const item = await repository.findItem(trx, check.job_id, row);
    if (!item) throw new AppError('files.not_found');
    const { file, columns } = await checkFile.open(trx, check);
    const { byte_from: from, byte_to: to } = item;
    for await (const { rows } of readRecords(readingOf(files, file, columns), { row, from, to })) {
      const problems = createProblems();
      const product = buildProduct(rows, columns, problems);
      refuse(problems, columns);
      return { file: product, from: file, chosen: check.categories, item, columns };
    }
    throw new AppError('files.not_found');
  }

  /** Leaving the shop comes before the price that may go with it, coming into it after the price that it needs. */
  async function write(trx: Trx, row: ProductRow, plan: ProductPlan, { from: { name } }: Reading, staff_id: string) {
    const done: Done[] = [];
    const { edit, variants, pictures } = plan;
    const isEdit = Object.keys(edit).length > 0;
    const leaves = edit.status !== undefined && edit.status !== 'active';
    const writeTexts = async (): Promise<void> => {
      const told = isEdit ? await adminProducts.editing(() => edit).work(trx, row) : undefined;
      if (told) done.push(told);
    };
    if (pictures) done.push(await productPictures.writeWithin(trx, row.id, pictures));
    if (leaves) await writeTexts();
    const now = leaves && edit.status ? { ...row, status: edit.status } : row;
    if (variants)
      done.push(await productVariants.writeWithin(trx, now, { ...variants, stock_reason: name }, staff_id, 'import'));
    if (!leaves) await writeTexts();
    return done;
  }

  const importing = (reading: Reading, staff_id: string): ProductDeed => ({
    action: 'import',
    variants: 'all',
    async work(trx, row) {
      const { file, from, chosen, item, columns, is_new } = reading;
      const state = is_new ? undefined : (await states.load(trx, [row.id])).get(row.id);
      const problems = createProblems();
      const plan = planProduct(
        file,
        state,
        await contextOf(trx, { file: from, chosen, made: is_new ? row.id : undefined }, [file]),
        problems,
        item.stock_seen,
      );
      refuse(problems, columns);
      const done = await write(trx, row, plan, reading, staff_id);
      // Nothing but its address and its name was said of a new one, which listings have yet to learn.
      return is_new ? joinDone([...done, { refresh: 'words' }]) : done.length > 0 ? joinDone(done) : undefined;
    },
  });

  /** @throws AppError `files.not_found` */
  async function findPicture(handle: Db | Trx, check: CheckRow, hash: string): Promise<[ProductFileRow, CheckPicture]> {
    const picture = await filePicturesRepository.findWanted(handle, check.job_id, Buffer.from(hash, 'hex'));
    if (!picture) throw new AppError('files.not_found');
    return [(await checkFile.open(handle, check)).file, picture];
  }

  /** The German words that are changed by the file: an unchanged one would take back what another row has changed. */
  async function claimed(trx: Trx, { file, item }: Omit<Reading, 'is_new'>): Promise<FileWord[]> {
    if (file.words.length === 0) return [];
    const wordOf = await findAttributeWords(trx, file.words);
    const keys = file.words.map((one) => wordOf(one).key);
    const claims = await repository.listClaims(trx, item.check_id, keys);
    return file.words.filter((one, place) => claims.get(keys[place] ?? '')?.word === one.word);
  }

  async function writeProduct(trx: Trx, read: Omit<Reading, 'is_new'>, { actor, job_id }: JobOwner): Promise<void> {
    const { slug, texts, variants } = read.file;
    const known = (await states.idsOf(trx, [slug])).get(slug);
    const named = { name: texts.name ?? slug, slug, has_variants: variants.length > 0 };
    const product_id = known ?? (await adminProducts.createWithin(trx, actor, named));
    const reading = { ...read, is_new: known === undefined };
    await productWrites.changeWithin(trx, { product_id, actor, job_id }, importing(reading, actor.user_id));
    // once the values are there
    await attributeWords.sayWithin(trx, await claimed(trx, read), { actor, job_id });
  }

  return {
    /**
     * The pictures that are to be taken, then the products that are to be written; where only what failed is tried again
     * also the products that went without a picture, which get it.
     * @throws AppError as `listToWrite`
     */
    async plan(handle: Db | Trx, request: ImportRequest): Promise<JobRow[]> {
      const { check_id, failed_of } = request;
      const products = await listToWrite(repository, handle, request);
      const pictures = await filePicturesRepository.listWanted(handle, check_id, failed_of);
      const without =
        failed_of === undefined ? [] : await filePicturesRepository.listWithout(handle, check_id, failed_of);
      return [
        ...pictures.map(({ hash, source }) => ({ record_id: PICTURE + hash, label: cut(source, LONGEST_LABEL) })),
        ...products,
        ...without.map(({ row, label }) => ({ record_id: `${PICTURES_OF}${row}`, label })),
      ];
    },

    /** Takes a picture, which may last some seconds. @returns the image's id; undefined for a product @throws AppError with why it cannot be had */
    async prepare({ record_id }: JobRow, { check_id }: ImportRequest): Promise<string | undefined> {
      if (!record_id.startsWith(PICTURE)) return undefined;
      const check = await getEndedCheck(repository, db, check_id);
      const [file, { source }] = await findPicture(db, check, record_id.slice(PICTURE.length));
      return filePictures.take(file, source);
    },

    /** Makes one product as the file says, by the rules of its own page. @throws AppError where that cannot be any more */
    async work(
      trx: Trx,
      { record_id }: JobRow,
      { check_id }: ImportRequest,
      owner: JobOwner,
      image_id?: string,
    ): Promise<void> {
      const check = await getEndedCheck(repository, trx, check_id);
      if (image_id !== undefined) {
        const [file, { source }] = await findPicture(trx, check, record_id.slice(PICTURE.length));
        return filePictures.note(trx, file, source, image_id);
      }
      const isOfPictures = record_id.startsWith(PICTURES_OF);
      const read = await readItem(trx, check, Number(isOfPictures ? record_id.slice(PICTURES_OF.length) : record_id));
      await writeProduct(trx, isOfPictures ? { ...read, file: picturesAlone(read.file) } : read, owner);
    },
  };
}

import { AppError } from '../../../../errors/errors';
import type { Actor } from '../../../../framework/http';
import type { JobOwner, JobRow } from '../../../../framework/job-kinds';
import type { Infra } from '../../../../infra';
import type { Db, Trx } from '../../../../infra/database/db';
import type { LocalizedMessage } from '../../../../core/languages';
import type { ProductPicturesService } from '../../pictures/product-pictures.service';
import type { ProductRow } from '../../record/product-record.repository';
import type { ProductEdit } from '../../record/product-requests.schemas';
import { joinDone } from '../../record/product-writes.service';
import type { Done, ProductDeed, ProductWritesService } from '../../record/product-writes.service';
import type { ProductVariantsService } from '../../variants/product-variants.service';
import { buildProduct } from '../format/build-product';
import type { FileProduct } from '../format/file-product';
import type { Columns } from '../format/cells';
import { columnNamed, createProblems } from '../format/problems';
import type { Problems } from '../format/problems';
import { planProduct } from '../plan/plan-product';
import type { ProductPlan } from '../plan/plan-product';
import { productStatesRepository as states } from '../plan/product-states.repository';
import { contextOf } from './check-file.service';
import type { CheckFileService } from './check-file.service';
import { productFilesRepository as repository } from './product-files.repository';
import type { CheckItem, CheckRow } from './product-files.repository';
import { readProducts } from './read-products';

export interface ImportFileDeps extends Pick<Infra, 'files'> {
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
}

export interface ImportRequest {
  check_id: string;
  failed_of?: string;
}

export type ImportFileService = ReturnType<typeof createImportFile>;

/** One product of a file, ready to be written. */
interface Reading {
  file: FileProduct;
  /** of the file itself, which the stock's history names */
  name: string;
  item: CheckItem;
  columns: Columns;
  is_new: boolean;
}

/** @throws AppError `products.not_possible` with the first of what is wrong */
function refuse({ list: [first] }: Problems, columns: Columns): void {
  if (!first) return;
  const { row, column, reason } = columnNamed(first, columns);
  const why: LocalizedMessage = (language) => reason[language] ?? '';
  throw new AppError('products.not_possible.row', { row, column: column ?? '', why });
}

/** Writes what a check has found, a product at a time. */
export function createImportFile(deps: ImportFileDeps) {
  const { files, checkFile, adminProducts, productWrites, productVariants, productPictures } = deps;

  /** @throws AppError `product_files.not_found`, `product_files.not_possible` while it goes on or where it did not end well */
  async function getCheck(db: Db | Trx, id: string): Promise<CheckRow> {
    const check = await repository.findCheck(db, id);
    if (!check) throw new AppError('product_files.not_found');
    if (check.state !== 'done' || check.failed > 0) throw new AppError('product_files.not_possible.unchecked');
    return check;
  }

  async function readItem(trx: Trx, check: CheckRow, row: number) {
    const item = await repository.findItem(trx, check.job_id, row);
    if (!item) throw new AppError('product_files.not_found');
    const { file, columns } = await checkFile.open(trx, check);
    const { byte_from: from, byte_to: to } = item;
    for await (const { rows } of readProducts(files, file, columns, { row, from, to })) {
      const problems = createProblems();
      const product = buildProduct(rows, columns, problems);
      refuse(problems, columns);
      return { file: product, name: file.name, item, columns };
    }
    throw new AppError('product_files.not_found');
  }

  /** Leaving the shop comes before the price that may go with it, coming into it after the price that it needs. */
  async function write(trx: Trx, row: ProductRow, plan: ProductPlan, { name }: Reading, staff_id: string) {
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
      const { file, item, columns, is_new } = reading;
      const state = is_new ? undefined : (await states.load(trx, [row.id])).get(row.id);
      const problems = createProblems();
      const plan = planProduct(file, state, await contextOf(trx, [file]), problems, item.stock_seen);
      refuse(problems, columns);
      const done = await write(trx, row, plan, reading, staff_id);
      // Nothing but its address and its name was said of a new one, which listings have yet to learn.
      return is_new ? joinDone([...done, { refresh: 'words' }]) : done.length > 0 ? joinDone(done) : undefined;
    },
  });

  return {
    /** The products that are to be written. @throws AppError as `getCheck` */
    async plan(db: Db | Trx, { check_id, failed_of }: ImportRequest): Promise<JobRow[]> {
      await getCheck(db, check_id);
      if (failed_of !== undefined && !(await repository.isImportOf(db, failed_of, check_id)))
        throw new AppError('product_files.not_found');
      return repository.listToWrite(db, check_id, failed_of);
    },

    /** Makes one product as the file says, by the rules of its own page. @throws AppError where that cannot be any more */
    async work(
      trx: Trx,
      { record_id }: JobRow,
      { check_id }: ImportRequest,
      { actor, job_id }: JobOwner,
    ): Promise<void> {
      const read = await readItem(trx, await getCheck(trx, check_id), Number(record_id));
      const { slug, texts, variants } = read.file;
      const known = (await states.idsOf(trx, [slug])).get(slug);
      const product_id =
        known ??
        (await adminProducts.createWithin(trx, actor, {
          name: texts.name ?? slug,
          slug,
          has_variants: variants.length > 0,
        }));
      const reading = { ...read, is_new: known === undefined };
      await productWrites.changeWithin(trx, { product_id, actor, job_id }, importing(reading, actor.user_id));
    },
  };
}

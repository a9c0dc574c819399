import type { JobOwner, JobRow } from '../../../../framework/door/job-kinds';
import type { Infra } from '../../../../infra';
import { listParts, readRecords } from '../../../../framework/files/reading/read-records';
import type { RecordPart } from '../../../../framework/files/reading/read-records';
import { partOfRow, toJobRow } from '../../../../framework/files/reading/job-parts';
import { getKeptFile } from '../../../../framework/files/sent/checked-file';
import type { CheckRequest as FileCheckRequest } from '../../../../framework/files/sent/checked-file';
import type { Verdict } from '../../../../framework/files/sent/kept-file';
import type { Db, Trx } from '../../../../infra/database/db';
import { messageOf } from '../../../../messages/message';
import { currencyDigits } from '../../../../presenters/formats/csv';
import { attributesWriter } from '../../../attributes/attributes-writer.service';
import type { StoreService } from '../../../store/store.service';
import { buildProduct } from '../format/build-product';
import { cut } from '../../../../framework/files/format/cut';
import { attributeField } from '../format/fields';
import type { ProductColumns } from '../format/fields';
import type { FileProduct } from '../format/file-product';
import { columnNamed, createProblems } from '../../../../framework/files/format/problems';
import type { Problems } from '../../../../framework/files/format/problems';
import { filePicturesRepository } from '../pictures/file-pictures.repository';
import type { CheckPicture } from '../pictures/file-pictures.repository';
import { hashOf } from '../pictures/picture-source';
import { claimsOf } from '../plan/claims-of';
import { picturesOf } from '../plan/plan-pictures';
import { planProduct } from '../plan/plan-product';
import type { ProductPlan } from '../plan/plan-product';
import type { PlanContext, ProductState } from '../plan/state';
import { productStatesRepository as states } from '../plan/product-states.repository';
import type { ContextOf } from '../plan/product-states.repository';
import { productFilesRepository as repository } from './product-files.repository';
import { MOST_ROWS, columnsOf, readingOf } from './read-products';

export interface CheckFileDeps extends Pick<Infra, 'files'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export interface CheckRequest extends FileCheckRequest {
  /** where products go whose category the shop does not have */
  categories?: { name: string; category_id: string }[];
}

export type CheckFileService = ReturnType<typeof createCheckFile>;

const SHOWN_CHANGES = 10;
const LONGEST_SHOWN = 200;

interface Read {
  part: RecordPart;
  file: FileProduct;
  problems: Problems;
}

/** As a file says it, cut short: prices in the major unit. */
function sayChange(field: string, text: string, { decimals }: ProductColumns): string {
  const isPrice = field === 'regular_price' || field === 'sale_price';
  return isPrice && text !== '' ? (Number(text) / 10 ** decimals).toFixed(decimals) : cut(text, LONGEST_SHOWN);
}

/** What decides about these products, besides what the shop has of them. */
export const contextOf = (db: Db | Trx, of: ContextOf, products: readonly FileProduct[]): Promise<PlanContext> =>
  states.loadContext(db, of, {
    skus: products.flatMap(({ variants }) => variants.flatMap(({ sku }) => (sku === '' ? [] : [sku]))),
    slugs: products.flatMap(({ slug, german }) => [slug, ...(german.slug ? [german.slug] : [])]),
    related: products.flatMap(({ related }) => related ?? []),
    words: products.flatMap(({ words }) => words),
    categories: products.flatMap(({ category, texts }) => [category ?? texts.type ?? '']),
    pictures: products.flatMap(picturesOf),
  });

/** Stock of the variants that a file may speak of, by variant. */
function stocksOf({ variants }: FileProduct, state: ProductState): Record<string, number> {
  const skus = new Set(variants.map(({ sku }) => sku.toUpperCase()));
  const spoken = state.variants.filter(({ sku }) => skus.has(sku.toUpperCase()) || skus.has(''));
  return Object.fromEntries(spoken.map(({ id, stock }) => [id, stock]));
}

function verdictOf({ problems }: Read, { changes }: ProductPlan, state: ProductState | undefined): Verdict {
  if (problems.list.length > 0) return 'wrong';
  if (!state) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}

/** What is noted of a product of the file. */
function toItem(
  check_id: string,
  read: Read,
  plan: ProductPlan,
  columns: ProductColumns,
  state: ProductState | undefined,
) {
  const { part, file, problems } = read;
  const verdict = verdictOf(read, plan, state);
  const changed = verdict === 'changed' && state ? { changes: plan.changes, seen: stocksOf(file, state) } : NOTHING;
  const changes = changed.changes.slice(0, SHOWN_CHANGES).map(({ before, after, ...what }) => {
    const say = (text: string): string => sayChange(what.field, text, columns);
    return { ...what, before: say(before), after: say(after) };
  });
  return {
    check_id,
    row: file.row,
    row_count: part.rows.length,
    byte_from: part.from,
    byte_to: part.to,
    slug: file.slug,
    name: cut(file.texts.name ?? state?.row.name ?? '', LONGEST_SHOWN),
    verdict,
    changes: JSON.stringify(changes),
    change_count: changed.changes.length,
    problems: JSON.stringify(
      problems.list.toSorted((a, b) => a.row - b.row).map((problem) => columnNamed(problem, columns)),
    ),
    pictures_left: plan.pictures_left,
    pictures: verdict === 'wrong' ? [] : plan.pictures_coming.map(hashOf),
    stock_seen: JSON.stringify(changed.seen),
  };
}

const wantedOf = ({ row }: FileProduct, { pictures_coming }: ProductPlan): CheckPicture[] =>
  pictures_coming.map((source) => ({ source, source_hash: hashOf(source), row }));

const NOTHING = { changes: [], seen: {} };

/** Compares a file with the shop, a part at a time; nothing of the shop is written. */
export function createCheckFile({ files, store }: CheckFileDeps) {
  /** A file, and what its columns are. @throws AppError `files.not_found`, `files.not_possible` */
  async function open(db: Db | Trx, { file_id, fields }: CheckRequest) {
    const file = await getKeptFile(repository, db, file_id);
    return { file, columns: columnsOf(file, fields, currencyDigits(await store.getCurrency())) };
  }

  async function refuseTwice(trx: Trx, check_id: string, read: readonly Read[]): Promise<void> {
    const before = await repository.rowsBySlug(
      trx,
      check_id,
      read.map(({ file }) => file.slug),
    );
    for (const { file, problems } of read) {
      if (file.slug === '') continue; // which is wrong by itself
      const row = before.get(file.slug);
      if (row !== undefined) problems.add(file.row, 'slug', messageOf('files.row.again', { row }));
      else before.set(file.slug, file.row);
    }
    const named = read.flatMap(({ file }) =>
      file.variants.flatMap(({ sku, row }) => (sku === '' ? [] : [{ sku, row }])),
    );
    const first = await repository.claimSkus(trx, check_id, named);
    for (const { file, problems } of read)
      for (const { sku, row } of file.variants) {
        const other = first.get(sku.toUpperCase());
        if (other !== undefined && other !== row)
          problems.add(row, 'sku', messageOf('files.row.sku_again', { sku, row: other }));
      }
  }

  /** A value is called the same in all products: two rows that change its word give it the same one. */
  async function refuseWords(
    trx: Trx,
    check_id: string,
    read: readonly Read[],
    { wordOf }: PlanContext,
  ): Promise<void> {
    const said = read.flatMap(({ file, problems }) =>
      claimsOf(file.words, wordOf).map((claim) => ({ ...claim, problems })),
    );
    if (said.length === 0) return;
    const first = await repository.claimWords(trx, check_id, said);
    for (const { row, field, word, key, problems } of said) {
      const other = first.get(key);
      if (other && other.word !== word)
        problems.add(row, field, messageOf('files.row.word_again', { word, other: other.word, row: other.row }));
    }
  }

  /** Numbers, days and choices are what they are (docs/product.md §3). */
  async function refuseAttributes(trx: Trx, read: Read, plan: ProductPlan, known: AttributesByName): Promise<void> {
    for (const { name, values } of plan.edit.attributes ?? []) {
      const attribute = known.get(name.toLowerCase());
      const fault = attribute && (await attributesWriter.findFault(trx, attribute, values));
      if (!fault?.kind) continue;
      const { written, kind } = fault;
      const reason = messageOf(`validation.failed.attribute_${kind}`, { name, written });
      read.problems.add(read.file.row, attributeField(name), reason);
    }
  }

  return {
    open,

    /** The parts of a file, each of whole products. @throws AppError where it cannot be read as a table of products */
    async plan(db: Db | Trx, request: CheckRequest): Promise<JobRow[]> {
      const { file, columns } = await open(db, request);
      return (await listParts(readingOf(files, file, columns), MOST_ROWS)).map(toJobRow);
    },

    /** Looks at one part as part of `trx`, which notes what was found. */
    async work(trx: Trx, row: JobRow, request: CheckRequest, { job_id }: JobOwner): Promise<void> {
      const { file, columns } = await open(trx, request);
      await repository.ensureCheck(trx, {
        job_id,
        file_id: file.id,
        fields: request.fields,
        categories: JSON.stringify(request.categories ?? []),
      });
      const read: Read[] = [];
      for await (const part of readRecords(readingOf(files, file, columns), partOfRow(row))) {
        const problems = createProblems();
        read.push({ part, file: buildProduct(part.rows, columns, problems), problems });
      }
      await refuseTwice(trx, job_id, read);
      const products = read.map((one) => one.file);
      const ids = await states.idsOf(
        trx,
        products.map(({ slug }) => slug),
      );
      const present = await states.load(trx, [...ids.values()]);
      const context = await contextOf(trx, { file, chosen: request.categories ?? [] }, products);
      await refuseWords(trx, job_id, read, context);
      const attributes = await attributesWriter.byName(trx);
      const items = [];
      const wanted: CheckPicture[] = [];
      for (const one of read) {
        const state = present.get(ids.get(one.file.slug) ?? '');
        const plan = planProduct(one.file, state, context, one.problems);
        await refuseAttributes(trx, one, plan, attributes);
        const item = toItem(job_id, one, plan, columns, state);
        items.push(item);
        if (item.verdict !== 'wrong') wanted.push(...wantedOf(one.file, plan));
      }
      await repository.insertItems(trx, items);
      const named = products.flatMap(({ category }) => category || []);
      const unknown = named.filter((name) => !context.categories.has(name.toLowerCase()));
      await repository.noteUnknownCategories(trx, job_id, unknown);
      await filePicturesRepository.noteWanted(trx, job_id, wanted);
    },
  };
}

type AttributesByName = Awaited<ReturnType<typeof attributesWriter.byName>>;

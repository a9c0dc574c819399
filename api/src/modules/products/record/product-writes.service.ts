import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import type { ListingWriter } from '../../catalogue/writing/listing-writer.service';
import { PRODUCT_WRITTEN, productRecordRepository as repository } from './product-record.repository';
import type { ProductRow, ShownVariants } from './product-record.repository';
import { productVersionsRepository } from './product-versions.repository';
import type { ProductRecordsService } from './product-records.service';
import type { ProductRecordView } from './product.schemas';

export interface ProductWritesDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  listingWriter: Pick<ListingWriter, 'refresh' | 'refreshPrices' | 'refreshPublication' | 'countCategories'>;
  productRecords: ProductRecordsService;
}

/** A write of staff: of which product, by whom, and what they have seen of it. */
export interface ProductWrite {
  product_id: string;
  actor: Actor & { user_id: string };
  /** undefined: whatever it is now */
  version?: number | undefined;
  /** the long job that does it: the audit log names it */
  job_id?: string;
  /** which variants are answered; default: all */
  shown?: ShownVariants | undefined;
}

/** What a deed has done, beside the columns of the product's own row. */
export interface Done {
  /** of what the audit log is told, before and after */
  before?: object;
  after?: object;
  /** what listings and search must learn; `words` is all of it. Default: nothing */
  refresh?: 'words' | 'prices';
}

/** What several deeds in one have done. */
export const joinDone = (all: readonly Done[]): Done => ({
  before: Object.assign({}, ...all.map(({ before }) => before)) as object,
  after: Object.assign({}, ...all.map(({ after }) => after)) as object,
  refresh: all.some(({ refresh }) => refresh === 'words') ? 'words' : 'prices',
});

export interface ProductDeed {
  /** as the audit log names it, after `products.` */
  action: string;
  /** Writes with the product's row locked, and the variants that it changes; undefined: nothing had to be done. */
  work(trx: Trx, row: ProductRow): Promise<Done | undefined>;
  /** The variants that it may change: which there are and in what order, too, or these alone. Default: none. */
  variants?: 'all' | readonly string[];
}

export type ProductWritesService = ReturnType<typeof createProductWrites>;

/** Tags of the change feed for products that have changed, or went from one category to another. */
export function tagsOf(ids: readonly string[], category_ids: readonly (string | null)[]): string[] {
  const categories = category_ids.flatMap((id) => (id === null ? [] : [`category:${id}`]));
  return ['products', ...ids.map((id) => `product:${id}`), ...new Set(categories)];
}

/** The one way in which staff change a product that there is. */
export function createProductWrites({ db, clock, changes, audit, listingWriter, productRecords }: ProductWritesDeps) {
  async function note(
    trx: Trx,
    { actor, job_id }: ProductWrite,
    deed: ProductDeed,
    states: [ProductRow, ProductRow],
    done: Done,
  ) {
    const [before, after] = states;
    const changed = PRODUCT_WRITTEN.filter(
      (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
    );
    const columnsOf = (row: ProductRow) => Object.fromEntries(changed.map((column) => [column, row[column]]));
    await audit.record(trx, actor, {
      action: `products.${deed.action}`,
      record_type: 'product',
      record_id: before.id,
      before: { ...columnsOf(before), ...done.before },
      after: { ...columnsOf(after), ...done.after, ...(job_id !== undefined && { job_id }) },
    });
  }

  /** @returns whether categories have to be counted anew */
  async function apply(trx: Trx, write: ProductWrite, row: ProductRow, deed: ProductDeed): Promise<boolean> {
    const { id } = row;
    const was = await productVersionsRepository.take(trx, id, deed.variants);
    const done = await deed.work(trx, row);
    // It stays at its version, and nobody is told.
    if (!done) return false;
    if (was) await productVersionsRepository.keep(trx, id, was);
    const stamps = { version: row.version + 1, last_modified_at: clock.now(), last_modified_by: write.actor.user_id };
    await repository.update(trx, id, stamps);
    if (done.refresh === 'words') await listingWriter.refresh(trx, [id]);
    if (done.refresh === 'prices') await listingWriter.refreshPrices(trx, [id]);
    const moved = await listingWriter.refreshPublication(trx, [id]);
    const now = await repository.find(trx, id);
    if (!now) throw new AppError('catalogue.product_not_found');
    await note(trx, write, deed, [row, now], done);
    await changes.notify(trx, tagsOf([id], [row.category_id, now.category_id]));
    return moved.length > 0 || (now.published && row.category_id !== now.category_id);
  }

  async function lock(trx: Trx, { product_id }: ProductWrite, { variants }: ProductDeed): Promise<ProductRow> {
    if (isId(product_id) && variants) {
      await repository.lockVariants(trx, product_id, variants === 'all' ? undefined : variants);
    }
    const row = isId(product_id) ? await repository.lock(trx, product_id) : undefined;
    if (!row) throw new AppError('catalogue.product_not_found');
    return row;
  }

  return {
    /**
     * One transaction with the product's row locked, in which a stale version is refused, listings and search learn what
     * they must, and the audit log and the change feed are told.
     * @throws AppError `products.stale` with the product as it is now, `catalogue.product_not_found`, and what the deed throws
     */
    async change(write: ProductWrite, deed: ProductDeed): Promise<ProductRecordView> {
      const { stale, moved } = await withTransaction(db, async (trx) => {
        const row = await lock(trx, write, deed);
        if (write.version !== undefined && write.version !== row.version) return { stale: true, moved: false };
        return { stale: false, moved: await apply(trx, write, row, deed) };
      });
      if (moved) await listingWriter.countCategories();
      const current = await productRecords.get(write.product_id, write.shown);
      if (stale) throw new AppError('products.stale', {}, { extensions: { current } });
      return current;
    },

    /**
     * The same as part of `trx`, whatever its version is; whoever calls it counts the categories afterwards.
     * @throws AppError `catalogue.product_not_found`, and what the deed throws
     */
    async changeWithin(trx: Trx, write: Omit<ProductWrite, 'version'>, deed: ProductDeed): Promise<void> {
      await apply(trx, write, await lock(trx, write, deed), deed);
    },
  };
}

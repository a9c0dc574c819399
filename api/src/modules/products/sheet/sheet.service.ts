import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { ListingWriter } from '../../catalogue/writing/listing-writer.service';
import type { StoreService } from '../../store/store.service';
import type { ProductListService } from '../list/product-list.service';
import { productRecordRepository } from '../record/product-record.repository';
import type { ProductRow } from '../record/product-record.repository';
import type { ProductEdit } from '../record/product-requests.schemas';
import { joinDone } from '../record/product-writes.service';
import type { Done, ProductDeed, ProductWritesService } from '../record/product-writes.service';
import type { ProductVariantsService } from '../variants/product-variants.service';
import { blame, refuseAll, requestOf, withoutStale } from './change-cells';
import type { Refused } from './change-cells';
import { sheetRepository as repository } from './sheet.repository';
import type { ProductChange, SheetRowView, SheetSearch, SheetView, VariantChange } from './sheet.schemas';

export interface ProductSheetDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency'>;
  listingWriter: Pick<ListingWriter, 'countCategories'>;
  productList: Pick<ProductListService, 'list'>;
  productWrites: Pick<ProductWritesService, 'changeWithin'>;
  productVariants: Pick<ProductVariantsService, 'writeSomeWithin'>;
  adminProducts: { editing(editOf: (row: ProductRow) => ProductEdit | undefined): ProductDeed };
}

export type ProductSheetService = ReturnType<typeof createProductSheet>;

type Staff = Actor & { user_id: string };

/** Products and variants in one part of the spreadsheet; at least one product, however many variants it has. */
const MOST_PRODUCTS = 100;
const MOST_ROWS = 2_500;
/** A plan says all that is wrong at once; what is left may be wrong in another way. */
const MOST_TRIES = 3;

/** What became of a part of a product's cells; `done` undefined: nothing was written. */
interface Written {
  refused: Refused[];
  done: Done | undefined;
}

interface SheetAnswer {
  rows: SheetRowView[];
  refused: (Refused & { product_id: string })[];
}

/** As many of them as there is room for. */
function fitting(products: readonly { variant_count: number }[]): number {
  let rows = 0;
  const full = products.findIndex(({ variant_count }, index) => {
    rows += variant_count;
    return index > 0 && rows > MOST_ROWS;
  });
  return full < 0 ? products.length : full;
}

/** Prices, stock, SKU and status of many variants in a grid. */
export function createProductSheet(deps: ProductSheetDeps) {
  const { db, store, listingWriter, productList, productWrites, productVariants, adminProducts } = deps;

  /** Writes what can be written of a product's variants, and says of the rest why not. */
  async function writeVariants(
    trx: Trx,
    row: ProductRow,
    changes: readonly VariantChange[],
    staff_id: string,
  ): Promise<Written> {
    const ids = changes.map(({ variant_id }) => variant_id);
    const present = await productRecordRepository.listVariants(trx, row.id, ids);
    let { fresh, refused } = withoutStale(changes, present);
    for (let tries = 0; fresh.length > 0 && tries < MOST_TRIES; tries += 1) {
      try {
        const asked = { variants: requestOf(fresh), stock_reason: '' };
        return { refused, done: await productVariants.writeSomeWithin(trx, row, asked, staff_id) };
      } catch (error) {
        // One that the database has found ends the transaction.
        if (!(error instanceof AppError) || error.errors?.['variants']) throw error;
        const blamed = blame(error, fresh);
        refused = [...refused, ...blamed];
        fresh = fresh.filter(({ variant_id }) => !blamed.some((one) => one.variant_id === variant_id));
      }
    }
    return { refused: [...refused, ...refuseAll(fresh, messageOf('products.not_possible'))], done: undefined };
  }

  async function writeStatus(trx: Trx, row: ProductRow, status: ProductChange['status']): Promise<Written> {
    const refuse = (message: Refused['message']): Written => ({
      refused: [{ variant_id: null, field: 'status', message }],
      done: undefined,
    });
    if (!status || status.value === row.status) return { refused: [], done: undefined };
    if (status.was !== row.status) return refuse(messageOf('validation.failed.cell_stale'));
    try {
      const done = await adminProducts.editing(() => ({ status: status.value })).work(trx, row);
      return { refused: [], done };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return refuse(error.messageIn);
    }
  }

  /** Leaving the shop comes before the price that may go with it, coming into it after the price that it needs. */
  async function writeBoth(trx: Trx, row: ProductRow, { status, variants }: ProductChange, staff_id: string) {
    if (status && status.value !== 'active') {
      const left = await writeStatus(trx, row, status);
      const now = { ...row, ...(left.refused.length === 0 && { status: status.value }) };
      return [left, await writeVariants(trx, now, variants, staff_id)];
    }
    const priced = await writeVariants(trx, row, variants, staff_id);
    return [priced, await writeStatus(trx, row, status)];
  }

  /**
   * Changes the cells of one product.
   * @param onRefused told of the cells that stay as they were; it may throw, and then all do
   */
  const changing = (change: ProductChange, staff_id: string, onRefused: (refused: Refused[]) => void): ProductDeed => ({
    action: 'update',
    variants: change.variants.map(({ variant_id }) => variant_id),
    async work(trx, row) {
      const parts = await writeBoth(trx, row, change, staff_id);
      onRefused(parts.flatMap(({ refused }) => refused));
      const done = parts.flatMap((part) => part.done ?? []);
      return done.length === 0 ? undefined : joinDone(done);
    },
  });

  async function changeOne(actor: Staff, change: ProductChange): Promise<Refused[]> {
    let refused: Refused[] = [];
    const deed = changing(change, actor.user_id, (found) => {
      refused = found;
    });
    try {
      await withTransaction(db, (trx) =>
        productWrites.changeWithin(trx, { product_id: change.product_id, actor }, deed),
      );
      return refused;
    } catch (error) {
      // The product is gone, or a SKU was taken in this moment: nothing of it was written.
      if (!(error instanceof AppError)) throw error;
      const { messageIn: message } = error;
      const status: Refused[] = change.status ? [{ variant_id: null, field: 'status', message }] : [];
      return [...status, ...refuseAll(change.variants, message)];
    }
  }

  return {
    changing,

    /** A part of the variants of all products that match, in the order of the list of products. */
    async read({ after, ...filter }: SheetSearch): Promise<SheetView> {
      const wanted = { ...filter, page: 1, page_size: MOST_PRODUCTS, ...(after !== undefined && { after }) };
      const [list, currency] = await Promise.all([productList.list(wanted, fitting), store.getCurrency()]);
      const { items, total, total_is_exact, next_cursor } = list;
      const ids = items.map(({ id }) => id);
      return { rows: await repository.listRows(db, ids), currency, total, total_is_exact, next_cursor };
    },

    /** Writes cells, each product in a transaction of its own; what cannot be is refused by cell and everything else is written. */
    async write(actor: Staff, changes: readonly ProductChange[]): Promise<SheetAnswer> {
      const refused: SheetAnswer['refused'] = [];
      for (const change of changes) {
        const { product_id } = change;
        refused.push(...(await changeOne(actor, change)).map((one) => ({ ...one, product_id })));
      }
      if (changes.some(({ status }) => status)) await listingWriter.countCategories();
      const ids = [...new Set(changes.map(({ product_id }) => product_id))];
      return { rows: await repository.listRows(db, ids), refused };
    },
  };
}

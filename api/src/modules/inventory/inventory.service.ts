import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { requireKnown } from '../../infra/database/lists/list-cursor';
import { presentImage } from '../../presenters/goods/image';
import type { StoreService } from '../store/store.service';
import { inventoryRepository } from './inventory.repository';
import type { InventoryRow } from './inventory.repository';
import type { InventoryItemView, InventoryListView, InventorySearch, StockHistoryView } from './inventory.schemas';
import { stockHistoryRepository } from './ledger/stock-history.repository';
import type { HistoryRow } from './ledger/stock-history.repository';
import { stockLedger } from './ledger/stock-ledger.service';

export interface InventoryDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getSettings'>;
}

export type InventoryService = ReturnType<typeof createInventoryService>;

interface HistoryWindow {
  after?: string | undefined;
  page_size: number;
}

/** What there is of each variant, and why. */
export function createInventoryService({ db, store }: InventoryDeps) {
  /** @throws AppError `catalogue.variant_not_found` */
  async function get(variant_id: string, handle: Db | Trx = db): Promise<InventoryItemView> {
    const row = await inventoryRepository.find(handle, variant_id);
    if (!row) throw new AppError('catalogue.variant_not_found');
    return present(row, (await store.getSettings(handle)).low_stock);
  }

  return {
    get,

    /** The newest products' variants first, drafts included. */
    async list({ page_size, search, ...asked }: InventorySearch): Promise<InventoryListView> {
      const { low_stock } = await store.getSettings();
      const filter = { ...asked, search: search.trim(), low_stock };
      const rows = await inventoryRepository.list(db, filter, page_size + 1);
      await requireKnown(db, 'variants', asked.after, rows);
      const items = rows.slice(0, page_size).map((row) => present(row, low_stock));
      const next_cursor = rows.length > page_size ? (items.at(-1)?.variant_id ?? null) : null;
      return { items, next_cursor, low_stock };
    },

    /**
     * Why there are as many of a variant, the latest first: `stock_after` is reckoned back from what there is now.
     * @throws AppError `catalogue.variant_not_found`
     */
    async history(variant_id: string, { after, page_size }: HistoryWindow): Promise<StockHistoryView> {
      const variant = await get(variant_id);
      const [before, balance] = after?.split('_') ?? [];
      const rows = await stockHistoryRepository.list(db, variant_id, before, page_size + 1);
      const shown = rows.slice(0, page_size);
      const items = withStock(shown, balance === undefined ? variant.stock : Number(balance));
      const last = items.at(-1);
      const [unexplained] = await stockLedger.listUnexplained(db, [variant_id]);
      return {
        variant,
        items,
        next_cursor: rows.length > page_size && last ? `${last.id}_${last.stock_after - last.quantity}` : null,
        unexplained: unexplained?.difference ?? 0,
      };
    },
  };
}

/** @param stock how many there were after the first of these, the latest */
function withStock(rows: readonly HistoryRow[], stock: number): StockHistoryView['items'] {
  let stock_after = stock;
  return rows.map(({ at, ...row }) => {
    // The column is written from the same list, and a sale is named by the statement.
    const reason = row.reason as StockHistoryView['items'][number]['reason'];
    const item = { ...row, reason, at: at.toISOString(), stock_after };
    stock_after -= row.quantity;
    return item;
  });
}

function present({ image, ...row }: InventoryRow, store_low: number): InventoryItemView {
  const low_stock = row.low_stock_threshold ?? store_low;
  return {
    ...row,
    image: image && presentImage(image, image.alt || row.name),
    low_stock,
    state: stateOf(row, low_stock),
  };
}

function stateOf(
  { track_stock, stock }: Pick<InventoryRow, 'track_stock' | 'stock'>,
  low_stock: number,
): InventoryItemView['state'] {
  if (!track_stock) return 'untracked';
  if (stock === 0) return 'out';
  return stock <= low_stock ? 'low' : 'in_stock';
}

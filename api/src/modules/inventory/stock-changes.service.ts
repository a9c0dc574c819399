import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import type { AuditEntry, AuditService } from '../audit/audit.service';
import type { StockWatchService } from '../back-in-stock/stock-watch.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import { inventoryRepository } from './inventory.repository';
import type { LockedVariant } from './inventory.repository';
import type { InventoryItemView, StockAdjustment, StockTakeRequest, StockTakeView } from './inventory.schemas';
import type { InventoryService } from './inventory.service';
import { stockLedger } from './ledger/stock-ledger.service';

export interface StockChangesDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  listingWriter: Pick<ListingWriter, 'refreshPrices'>;
  stockWatch: Pick<StockWatchService, 'stockRaised'>;
  inventory: Pick<InventoryService, 'get'>;
}

export type StockChangesService = ReturnType<typeof createStockChanges>;

type Staff = Actor & { user_id: string };

interface Change {
  variant: LockedVariant;
  /** pieces more; below 0: fewer */
  quantity: number;
}

interface Why {
  reason: StockAdjustment['reason'];
  note: string;
}

/** What the column holds. */
const MOST_STOCK = 2_147_483_647;

/** Stock as staff count and correct it. */
export function createStockChanges(deps: StockChangesDeps) {
  const { db, clock, changes, audit, listingWriter, stockWatch, inventory } = deps;

  /** Moves the stock of locked variants; listings, those who wait and open pages hear of what has become another. */
  async function move(trx: Trx, { user_id }: Staff, wanted: readonly Change[], why: Why): Promise<void> {
    await stockLedger.record(
      trx,
      clock.now(),
      wanted.map(({ variant, quantity }) => ({ ...why, variant_id: variant.id, quantity, staff_id: user_id })),
    );
    const moved = wanted.filter(({ quantity }) => quantity !== 0);
    if (moved.length === 0) return;
    await inventoryRepository.move(
      trx,
      moved.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
    );
    const raised = moved.filter(({ quantity }) => quantity > 0).map(({ variant }) => variant.id);
    await stockWatch.stockRaised(trx, raised);
    const product_ids = [...new Set(moved.map(({ variant }) => variant.product_id))];
    await inventoryRepository.lockProducts(trx, product_ids);
    await listingWriter.refreshPrices(trx, product_ids);
    await changes.notify(trx, ['products', ...product_ids.map((id) => `product:${id}`)]);
  }

  /** @throws AppError `catalogue.variant_not_found` */
  async function lockOne(trx: Trx, variant_id: string): Promise<LockedVariant> {
    const [variant] = await inventoryRepository.lock(trx, [variant_id]);
    if (!variant) throw new AppError('catalogue.variant_not_found');
    return variant;
  }

  /** About a product, where its own page shows it. */
  const entryOf = ({ product_id, sku }: LockedVariant, action: string, before: object, after: object): AuditEntry => ({
    action: `inventory.${action}`,
    record_type: 'product',
    record_id: product_id,
    before: { sku, ...before },
    after: { sku, ...after },
  });

  return {
    /**
     * Takes off or puts on the shelf, or says how many there are.
     * @throws AppError `inventory.stale` with the variant as it is now in `current`, where it is not `expected_stock`;
     * `validation.failed` by field, `catalogue.variant_not_found`
     */
    async adjust(actor: Staff, variant_id: string, asked: StockAdjustment): Promise<InventoryItemView> {
      const { reason, expected_stock } = asked;
      const note = asked.note.trim();
      const stale = await withTransaction(db, async (trx) => {
        const variant = await lockOne(trx, variant_id);
        if (expected_stock !== undefined && expected_stock !== variant.stock) return true;
        const quantity = quantityOf(variant, asked);
        await move(trx, actor, [{ variant, quantity }], { reason, note });
        const after = { stock: variant.stock + quantity, reason, ...(note !== '' && { note }) };
        await audit.record(trx, actor, entryOf(variant, 'adjust', { stock: variant.stock }, after));
        return false;
      });
      const current = await inventory.get(variant_id);
      if (stale) throw new AppError('inventory.stale', { stock: current.stock }, { extensions: { current } });
      return current;
    },

    /**
     * What was counted of many variants, all that can be written at once; each is answered in its place.
     * @throws AppError `validation.failed` where one is named twice
     */
    async take(actor: Staff, { lines, note }: StockTakeRequest): Promise<StockTakeView> {
      const ids = lines.map(({ variant_id }) => variant_id.toLowerCase());
      if (new Set(ids).size < ids.length) throw notValid({ lines: [messageOf('validation.failed.counted_twice')] });
      return withTransaction(db, async (trx) => {
        const known = new Map((await inventoryRepository.lock(trx, ids)).map((variant) => [variant.id, variant]));
        const answers = lines.map((line) => answerTo(line, known.get(line.variant_id.toLowerCase())));
        const counted = answers.flatMap(({ change }) => change ?? []);
        await move(trx, actor, counted, { reason: 'counted', note: note.trim() });
        const moved = counted.filter(({ quantity }) => quantity !== 0);
        const said = (of: (change: Change) => number) => ({
          variants: moved.map((change) => ({ sku: change.variant.sku, stock: of(change) })),
        });
        // Also where all was as expected: somebody has said so.
        const after = { ...said(({ variant, quantity }) => variant.stock + quantity), note: note.trim() };
        const entry = { action: 'inventory.count', record_type: 'inventory', record_id: 'stock' };
        await audit.record(trx, actor, { ...entry, before: said(({ variant }) => variant.stock), after });
        return { items: answers.map(({ item }) => item) };
      });
    },

    /**
     * From how many pieces on a variant is low.
     * @param threshold null: as the store says
     * @throws AppError `catalogue.variant_not_found`
     */
    async setThreshold(actor: Staff, variant_id: string, threshold: number | null): Promise<InventoryItemView> {
      await withTransaction(db, async (trx) => {
        const variant = await lockOne(trx, variant_id);
        const { low_stock_threshold } = variant;
        if (low_stock_threshold === threshold) return;
        await inventoryRepository.setThreshold(trx, variant_id, threshold);
        const after = { low_stock_threshold: threshold };
        await audit.record(trx, actor, entryOf(variant, 'set_threshold', { low_stock_threshold }, after));
      });
      return inventory.get(variant_id);
    },
  };
}

/** How many pieces more. @throws AppError `validation.failed` by field */
function quantityOf({ sku, stock }: LockedVariant, { change, counted }: StockAdjustment): number {
  if ((change === undefined) === (counted === undefined)) {
    throw notValid({ change: [messageOf('validation.failed.change_or_counted')] });
  }
  if (counted !== undefined) return counted - stock;
  const quantity = change ?? 0;
  if (quantity === 0) throw notValid({ change: [messageOf('validation.failed.change_of_nothing')] });
  if (stock + quantity < 0) throw notValid({ change: [messageOf('validation.failed.stock_short', { sku, stock })] });
  if (stock + quantity > MOST_STOCK) throw notValid({ change: [messageOf('validation.failed.stock_too_high')] });
  return quantity;
}

/** What becomes of one that was counted, and the change that it asks for, if it is taken. */
function answerTo(
  { variant_id, counted, expected_stock }: StockTakeRequest['lines'][number],
  variant: LockedVariant | undefined,
): { item: StockTakeView['items'][number]; change?: Change } {
  if (!variant) return { item: { variant_id, outcome: 'not_found', stock_before: null, stock: null } };
  const { stock } = variant;
  if (expected_stock !== undefined && expected_stock !== stock) {
    return { item: { variant_id, outcome: 'stale', stock_before: stock, stock } };
  }
  const outcome = counted === stock ? 'unchanged' : 'changed';
  return {
    item: { variant_id, outcome, stock_before: stock, stock: counted },
    change: { variant, quantity: counted - stock },
  };
}

import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { inPipeline } from '../../../infra/database/pipeline';
import { withTransaction } from '../../../infra/database/transaction';
import { isOrderedAhead, LOW_STOCK, stockStateOf } from '../../../presenters/goods/variant';
import type { Stock } from '../../../presenters/goods/variant';
import type { StockWatchService } from '../../back-in-stock/stock-watch.service';
import { stockLedger } from '../../inventory/ledger/stock-ledger.service';
import type { StockMovement } from '../../inventory/ledger/stock-ledger.service';
import type { StaffNoticesService } from '../../staff-notices/staff-notices.service';
import type { StoreService } from '../../store/store.service';
import { stockRepository } from './stock.repository';
import type { ProductUnits } from './stock.repository';

export interface StockLine {
  variant_id: string;
  product_id: string;
  quantity: number;
  /** may be ordered before it is there */
  allow_backorder: boolean;
  track_stock: boolean;
}

export interface ReturnedStock {
  /** null: deleted since */
  variant_id: string | null;
  product_id: string | null;
  /** how many go back on the shelf */
  quantity: number;
  /** how many fewer were sold */
  units: number;
}

export interface TakenStock {
  /** by variant: how many came out of stock */
  taken: Map<string, number>;
  /** variants of which there are fewer than wanted; if there is one, the transaction must not commit */
  short: string[];
}

/** A line of an order that gets more pieces, or fewer. */
export interface StockChange {
  /** by which the caller knows it */
  key: number;
  /** the line, also one that is yet to be written */
  order_item_id: string;
  /** null: deleted since */
  variant_id: string | null;
  product_id: string | null;
  /** pieces; below 0: fewer */
  units: number;
  /** how many of those go back on the shelf */
  back: number;
  allow_backorder: boolean;
  track_stock: boolean;
}

/** Why goods go back on the shelf. */
export interface GivenBack {
  order_id: string;
  reason: 'cancelled' | 'returned';
}

/** Which order is changed, and by whom. */
export interface StockEdit {
  order_id: string;
  staff_id: string;
}

export interface StockDeps extends Pick<Infra, 'db' | 'changes' | 'clock'> {
  stockWatch: Pick<StockWatchService, 'stockRaised'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
  store: Pick<StoreService, 'getSettings'>;
}

export type StockService = ReturnType<typeof createStockService>;

/** More than a shop sells within the seconds between two counts, and few enough for one transaction. */
const COUNT_AT_ONCE = 5_000;
/** Of variants that run low; more in a few seconds nobody reads. */
const TOLD_AT_ONCE = 100;

const byId =
  <T>(of: (item: T) => string) =>
  (a: T, b: T) =>
    of(a) < of(b) ? -1 : 1;

const tagOf = (product_id: string): string => `product:${product_id}`;

interface Taken {
  count: number;
  /** what is left of it; null: it is gone */
  left: Stock | null;
}

/** Stock: taken with an order and given back, always in the order of ids, so that orders never wait in a circle. */
export function createStockService({ db, changes, clock, stockWatch, staffNotices, store }: StockDeps) {
  /** Listings read what state a product is in; whoever changed it waits for others who do. */
  async function refreshStates(trx: Trx, product_ids: readonly string[]): Promise<string[]> {
    const ids = [...new Set(product_ids)].sort();
    if (ids.length === 0) return [];
    await stockRepository.lockProducts(trx, ids);
    const changed = await stockRepository.refreshStates(trx, ids);
    return changed.length > 0 ? ['products', ...ids.map(tagOf)] : ids.map(tagOf);
  }

  /** Staff hears of what runs low by being sold: at most once a day that it is low, and once that it is out. */
  async function tellOfLow(trx: Trx, sales: readonly ProductUnits[]): Promise<void> {
    const sold = sales.filter(({ units }) => units > 0).map(({ product_id }) => product_id);
    const { low_stock } = await store.getSettings(trx);
    const low = await stockRepository.listLow(trx, sold, low_stock, TOLD_AT_ONCE);
    const day = clock.now().toISOString().slice(0, 10);
    await staffNotices.notify(
      trx,
      ...low.map(({ variant_id, product_id, name, sku, stock }) => ({
        kind: 'stock_low' as const,
        subject_id: product_id,
        data: { name, sku, stock },
        once: `stock_low:${variant_id}:${stock > 0 ? 'low' : 'out'}:${day}`,
      })),
    );
  }

  async function takeOne(trx: Trx, line: Omit<StockLine, 'product_id'>): Promise<Taken | undefined> {
    const { variant_id, quantity, allow_backorder, track_stock } = line;
    if (isOrderedAhead({ track_stock, allow_backorder })) return stockRepository.takeSome(trx, variant_id, quantity);
    const left = await stockRepository.take(trx, variant_id, quantity);
    return left && { count: left.track_stock ? quantity : 0, left };
  }

  /** Asks for all at once, in the order of ids. Tells, too, which products may have changed, and which show a number. */
  async function takeEach(trx: Trx, lines: readonly StockLine[]) {
    const taken = new Map<string, number>();
    const moved: string[] = [];
    const scarce: string[] = [];
    const sorted = [...lines].sort(byId(({ variant_id }) => variant_id));
    const answers = await inPipeline(...sorted.map((line) => takeOne(trx, line)));
    for (const [index, line] of sorted.entries()) {
      const found = answers[index];
      if (!found) return { taken, short: [line.variant_id], moved: [], scarce: [] };
      taken.set(line.variant_id, found.count);
      if (found.left && hasMoved(found.left, found.count)) moved.push(line.product_id);
      if (found.left && found.count > 0 && found.left.stock <= LOW_STOCK) scarce.push(line.product_id);
    }
    return { taken, short: [], moved, scarce };
  }

  /** One line of an order that staff change: undefined where there are too few; else what its history is told. */
  async function exchangeOne(trx: Trx, variant_id: string, change: StockChange) {
    const { units, back, track_stock, allow_backorder } = change;
    if (units < 0) {
      const grown = back > 0 && (await stockRepository.giveBack(trx, variant_id, back));
      return { quantity: grown ? back : 0, taken_change: -back };
    }
    const found = await takeOne(trx, { variant_id, quantity: units, track_stock, allow_backorder });
    return found && { quantity: -found.count, taken_change: found.count };
  }

  return {
    /**
     * Takes the goods of an order; `short` is the first of which there are too few. What pages show is brought up to date
     * where it says how many are left, or that nothing is; the number of pieces sold is counted by `countSales`.
     */
    async take(trx: Trx, lines: readonly StockLine[]): Promise<TakenStock> {
      const [, found] = await inPipeline(
        stockRepository.noteSales(
          trx,
          lines.map(({ product_id, quantity }) => ({ product_id, units: quantity })),
        ),
        takeEach(trx, lines),
      );
      const { moved, scarce, ...taken } = found;
      const tags = [...(await refreshStates(trx, moved)), ...scarce.map(tagOf)];
      if (tags.length > 0) await changes.notify(trx, tags);
      return taken;
    },

    /**
     * Takes and gives back at once, in the order of ids like everybody else.
     * @returns by key: how many came out of stock (below 0: went back), and the variant of which there are too few, if
     * there is one; then the transaction must not commit
     */
    async exchange(
      trx: Trx,
      changed: readonly StockChange[],
      { order_id, staff_id }: StockEdit,
    ): Promise<{ taken: Map<number, number>; short: string | null }> {
      const taken = new Map<number, number>();
      const moved: StockMovement[] = [];
      for (const change of [...changed].sort(byId((one) => one.variant_id ?? ''))) {
        const { key, variant_id, order_item_id } = change;
        if (variant_id === null) continue;
        const done = await exchangeOne(trx, variant_id, change);
        if (!done) return { taken, short: variant_id };
        taken.set(key, done.taken_change);
        moved.push({ ...done, variant_id, order_id, order_item_id, staff_id, reason: 'order_edited' });
      }
      await stockLedger.record(trx, clock.now(), moved);
      const raised = changed.flatMap(({ variant_id, back }) => (variant_id !== null && back > 0 ? variant_id : []));
      await stockWatch.stockRaised(trx, raised);
      const sold = changed.flatMap(({ product_id, units }) => (product_id === null ? [] : { product_id, units }));
      if (sold.length === 0) return { taken, short: null };
      await stockRepository.noteSales(trx, sold);
      await changes.notify(
        trx,
        await refreshStates(
          trx,
          sold.map(({ product_id }) => product_id),
        ),
      );
      return { taken, short: null };
    },

    /** Puts goods back on the shelf and out of the count of what was sold. */
    async giveBack(trx: Trx, items: readonly ReturnedStock[], why: GivenBack): Promise<void> {
      const moved: StockMovement[] = [];
      for (const { variant_id, quantity } of [...items].sort(byId((item) => item.variant_id ?? ''))) {
        if (variant_id === null || quantity <= 0) continue;
        if (await stockRepository.giveBack(trx, variant_id, quantity)) moved.push({ variant_id, quantity, ...why });
      }
      await stockLedger.record(trx, clock.now(), moved);
      await stockWatch.stockRaised(
        trx,
        items.flatMap(({ variant_id, quantity }) => (variant_id === null || quantity === 0 ? [] : variant_id)),
      );
      const back = items.flatMap(({ product_id, units }) => (product_id === null ? [] : { product_id, units: -units }));
      if (back.length === 0) return;
      await stockRepository.noteSales(trx, back);
      const tags = await refreshStates(
        trx,
        back.map(({ product_id }) => product_id),
      );
      await changes.notify(trx, tags);
    },

    /**
     * Counts what orders sold since the last time into what best sellers go by. An order does not do that itself: it
     * would hold its product until it is written, and everybody else who buys of the same one would wait.
     */
    async countSales(): Promise<void> {
      await withTransaction(db, async (trx) => {
        const sales: ProductUnits[] = await stockRepository.takeSales(trx, COUNT_AT_ONCE);
        const ids = sales.map(({ product_id }) => product_id).sort();
        if (ids.length === 0) return;
        await stockRepository.lockProducts(trx, ids);
        await stockRepository.countSales(trx, sales);
        await changes.notify(trx, ids.map(tagOf));
        await tellOfLow(trx, sales);
      });
    },
  };
}

/** Whether taking so many has changed in which state the variant is: nothing else can change its product's. */
function hasMoved(left: Stock, quantity: number): boolean {
  return stockStateOf(left) !== stockStateOf({ ...left, stock: left.stock + quantity });
}

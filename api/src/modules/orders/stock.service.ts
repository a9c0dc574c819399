import type { Infra } from '../../infra';
import type { Trx } from '../../infra/db';
import type { StockWatchService } from '../back-in-stock/stock-watch.service';
import { stockRepository } from './stock.repository';

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

export interface StockDeps extends Pick<Infra, 'changes'> {
  stockWatch: Pick<StockWatchService, 'stockRaised'>;
}

export type StockService = ReturnType<typeof createStockService>;

const byId =
  <T>(of: (item: T) => string) =>
  (a: T, b: T) =>
    of(a) < of(b) ? -1 : 1;

/** Stock: taken with an order and given back, always in the order of ids, so that orders never wait in a circle. */
export function createStockService({ changes, stockWatch }: StockDeps) {
  async function noteSold(trx: Trx, sold: { product_id: string; units: number }[]): Promise<void> {
    const units = new Map<string, number>();
    for (const line of sold) units.set(line.product_id, (units.get(line.product_id) ?? 0) + line.units);
    const ids = [...units.keys()].sort();
    if (ids.length === 0) return;
    await stockRepository.lockProducts(trx, ids);
    const rows = ids.map((product_id) => ({ product_id, units: units.get(product_id) ?? 0 }));
    const changed = await stockRepository.noteSold(trx, rows);
    const tags = ids.map((id) => `product:${id}`);
    await changes.notify(trx, changed.length > 0 ? ['products', ...tags] : tags);
  }

  async function takeOne(trx: Trx, line: StockLine): Promise<number | undefined> {
    const { variant_id, quantity, allow_backorder, track_stock } = line;
    if (track_stock && allow_backorder) return stockRepository.takeSome(trx, variant_id, quantity);
    const found = await stockRepository.take(trx, variant_id, quantity);
    return found && (found.tracked ? quantity : 0);
  }

  return {
    /** Takes the goods of an order; stops at the first of which there are too few. */
    async take(trx: Trx, lines: readonly StockLine[]): Promise<TakenStock> {
      const taken = new Map<string, number>();
      for (const line of [...lines].sort(byId(({ variant_id }) => variant_id))) {
        const count = await takeOne(trx, line);
        if (count === undefined) return { taken, short: [line.variant_id] };
        taken.set(line.variant_id, count);
      }
      await noteSold(
        trx,
        lines.map(({ product_id, quantity }) => ({ product_id, units: quantity })),
      );
      return { taken, short: [] };
    },

    /** Puts goods back on the shelf and out of the count of what was sold. */
    async giveBack(trx: Trx, items: readonly ReturnedStock[]): Promise<void> {
      for (const { variant_id, quantity } of [...items].sort(byId((item) => item.variant_id ?? ''))) {
        if (variant_id !== null && quantity > 0) await stockRepository.giveBack(trx, variant_id, quantity);
      }
      await stockWatch.stockRaised(
        trx,
        items.flatMap(({ variant_id, quantity }) => (variant_id === null || quantity === 0 ? [] : variant_id)),
      );
      await noteSold(
        trx,
        items.flatMap(({ product_id, units }) => (product_id === null ? [] : { product_id, units: -units })),
      );
    },
  };
}

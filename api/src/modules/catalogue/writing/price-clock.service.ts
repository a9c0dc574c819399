import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import { createCatalogueWriteRepository } from './catalogue-write.repository';

const EVERY_MS = 1_000;
const BATCH = 200;

export interface PriceClock {
  /** Applies every sale date that has passed; answers how many products changed. */
  tick(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Brings listings in step with sale dates, within a second of each. Listings sort and filter by stored prices, for
 * which there are indexes; a product's own page computes its prices from the dates at each read.
 */
export function createPriceClock({
  db,
  clock,
  changes,
  logger,
}: Pick<Infra, 'db' | 'clock' | 'changes' | 'logger'>): PriceClock {
  const writes = createCatalogueWriteRepository();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = true;

  async function tick(): Promise<number> {
    let changed = 0;
    for (;;) {
      const now = clock.now();
      const batch = await withTransaction(db, async (trx) => {
        const ids = await writes.lockDuePriceChanges(trx, now, BATCH);
        if (ids.length === 0) return 0;
        const touched = await writes.refreshListing(trx, ids, now);
        const categories = touched.flatMap(({ category_id }) => (category_id ? [`category:${category_id}`] : []));
        await changes.notify(trx, ['products', ...ids.map((id) => `product:${id}`), ...categories]);
        return ids.length;
      });
      changed += batch;
      if (batch < BATCH) return changed;
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      running = tick()
        .catch((error: unknown) => logger.warn({ error }, 'sale dates could not be applied; trying again'))
        .finally(() => !stopped && schedule());
    }, EVERY_MS);
    timer.unref();
  }

  return {
    tick,
    start() {
      stopped = false;
      schedule();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

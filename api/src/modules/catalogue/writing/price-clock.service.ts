import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import { dayIn } from '../../../infra/basics/calendar';
import type { StoreService } from '../../store/store.service';
import { createCatalogueWriteRepository } from './catalogue-write.repository';
import type { ListingWriter } from './listing-writer.service';

const EVERY_MS = 1_000;
const BATCH = 200;

export interface PriceClockDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'logger'> {
  store: Pick<StoreService, 'getTimeZone'>;
  listingWriter: Pick<ListingWriter, 'countCategories'>;
}

export interface PriceClock {
  /**
   * Applies every date that has passed: of a sale, a product's schedule, or goods that are expected. One that is under way
   * in this process is waited for: what it holds would be passed over.
   * @returns how many products changed
   */
  tick(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Brings listings in step with sale dates, and the shop with the schedules of products, within a second of each. Listings
 * sort and filter by stored prices, for which there are indexes; a product's own page computes its prices from the dates at
 * each read. Days on which goods were expected are noted the same way: whoever reads a variant needs no time zone.
 */
export function createPriceClock({ db, clock, changes, logger, store, listingWriter }: PriceClockDeps): PriceClock {
  const writes = createCatalogueWriteRepository();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = true;

  /** @returns how many changed, and whether some came into the shop or left it */
  async function applyDue(now: Date) {
    return withTransaction(db, async (trx) => {
      const due = await writes.lockDue(trx, now, BATCH);
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return { count: 0, moved: false };
      const idsOf = (kind: 'price' | 'publication'): string[] => due.flatMap((one) => (one[kind] ? [one.id] : []));
      const priced = await writes.refreshListing(trx, idsOf('price'), now);
      const moved = await writes.refreshPublication(trx, idsOf('publication'), now);
      const touched = [...priced, ...moved];
      const categories = touched.flatMap(({ category_id }) => (category_id ? [`category:${category_id}`] : []));
      await changes.notify(trx, ['products', ...ids.map((id) => `product:${id}`), ...categories]);
      return { count: ids.length, moved: moved.length > 0 };
    });
  }

  async function noteLate(now: Date): Promise<number> {
    const today = dayIn(await store.getTimeZone(), now);
    return withTransaction(db, async (trx) => {
      const ids = await writes.noteLate(trx, today, BATCH);
      if (ids.length > 0)
        await changes.notify(
          trx,
          ids.map((id) => `product:${id}`),
        );
      return ids.length;
    });
  }

  async function applyAll(): Promise<number> {
    let changed = 0;
    let moved = false;
    for (let late = 1; late > 0; changed += late) late = await noteLate(clock.now());
    for (;;) {
      const batch = await applyDue(clock.now());
      changed += batch.count;
      moved ||= batch.moved;
      if (batch.count < BATCH) break;
    }
    if (moved) await listingWriter.countCategories();
    return changed;
  }

  async function tick(): Promise<number> {
    const applied = running.then(applyAll);
    running = applied.catch(() => undefined);
    return applied;
  }

  function schedule(): void {
    timer = setTimeout(() => {
      void tick()
        .catch((error: unknown) =>
          logger.warn({ error }, 'sale dates and schedules could not be applied; trying again'),
        )
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

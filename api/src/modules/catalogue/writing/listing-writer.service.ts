import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { attributesWriter } from '../../attributes/attributes-writer.service';
import { createCatalogueWriteRepository, type TouchedProduct } from './catalogue-write.repository';

/** What every module that changes products must call, so that listings and search know of it. */
export function createListingWriter({ db, clock, changes }: Pick<Infra, 'db' | 'clock' | 'changes'>) {
  const writes = createCatalogueWriteRepository();
  return {
    /** Brings listing columns and search of these products up to date, inside the transaction that changed them. */
    async refresh(trx: Trx, product_ids: readonly string[]): Promise<void> {
      await attributesWriter.syncOptions(trx, product_ids);
      await writes.refreshListing(trx, product_ids, clock.now());
      await writes.refreshSearch(trx, product_ids);
    },

    /**
     * Puts these products into the shop, or takes them out of it, by their status and schedule.
     * @returns those that came or went: then `countCategories` is due
     */
    refreshPublication: (trx: Trx, product_ids: readonly string[]): Promise<TouchedProduct[]> =>
      writes.refreshPublication(trx, product_ids, clock.now()),

    /** The same where only prices or stock of variants changed: neither attributes nor words are looked at. */
    async refreshPrices(trx: Trx, product_ids: readonly string[]): Promise<void> {
      await writes.refreshListing(trx, product_ids, clock.now());
    },

    /** Counts the products of every category anew; call it once after products were published, moved or removed. */
    async countCategories(): Promise<void> {
      await withTransaction(db, async (trx) => {
        const changed = await writes.refreshCategoryCounts(trx);
        if (changed.length > 0) await changes.notify(trx, ['categories', ...changed.map((id) => `category:${id}`)]);
      });
    },
  };
}

export type ListingWriter = ReturnType<typeof createListingWriter>;

import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { MailService } from '../mail/mail.service';
import { backInStockRepository as repository } from './back-in-stock.repository';
import type { DueRow } from './back-in-stock.repository';
import { countSubscribers } from './count-subscribers';
import type { NoticeTokens } from '../wishlist/notice-tokens.service';

export interface StockWatchDeps extends Pick<Infra, 'db' | 'clock' | 'queue' | 'changes'> {
  products: Pick<ProductFinder, 'lock'>;
  mail: Pick<MailService, 'send'>;
  tokens: NoticeTokens;
}

export type StockWatchService = ReturnType<typeof createStockWatchService>;

const JOB = 'back-in-stock.tell';
const SWEEP = 'back-in-stock.sweep';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const BATCH = 100;
const SWEPT_AT_ONCE = 500;

/** Tells those who wait that something is back: one mail each, and then never again unless they ask anew. */
export function createStockWatchService({ db, clock, queue, changes, products, mail, tokens }: StockWatchDeps) {
  async function write(trx: Trx, row: DueRow): Promise<void> {
    const { id, email, language, name, slug, variant_id, options, is_new } = row;
    const end_token = tokens.end('stock', id);
    const data = { product: name, slug, variant_id, options: Object.values(options).join(', '), is_new, end_token };
    await mail.send(trx, { to: email, template: 'back-in-stock', data, language, headers: tokens.headers(end_token) });
  }

  /** A mail and the note that it was sent are one transaction, so that there is one mail, whatever dies meanwhile. */
  async function tellBatch(variant_ids: readonly string[]): Promise<number> {
    return withTransaction(db, async (trx) => {
      const due = await repository.lockDue(trx, variant_ids, BATCH);
      if (due.length === 0) return 0;
      for (const row of due) await write(trx, row);
      await repository.markTold(
        trx,
        due.map(({ id }) => id),
        clock.now(),
      );
      await countSubscribers(
        trx,
        { changes, products },
        due.map(({ product_id }) => product_id),
      );
      return due.length;
    });
  }

  /** Tells everybody who waits for one of these variants, if there is some of it; answers how many. */
  async function tell(variant_ids: readonly string[]): Promise<number> {
    let told = 0;
    for (;;) {
      const batch = await tellBatch(variant_ids);
      told += batch;
      if (batch < BATCH) return told;
    }
  }

  return {
    /**
     * Whoever raises stock or makes variants (imports, cancellations, returns, the back office) says so here, in the
     * same transaction: those who wait are told if, and only if, it commits. Of what is sold out nothing is told.
     */
    async stockRaised(trx: Trx, variant_ids: readonly string[]): Promise<void> {
      if (variant_ids.length === 0) return;
      await repository.adoptMade(trx, variant_ids);
      const wanted = await repository.listWanted(trx, variant_ids);
      if (wanted.length > 0) await queue.send(JOB, { variant_ids: wanted }, { trx });
    },

    tell,

    /** Looks for variants that are back, or made for the first time, without anybody having said so. */
    async sweep(): Promise<number> {
      await withTransaction(db, (trx) => repository.adoptMade(trx));
      const forgotten = await repository.listForgotten(db, SWEPT_AT_ONCE);
      return forgotten.length > 0 ? tell(forgotten) : 0;
    },

    /** Takes these jobs in this process. */
    async work(): Promise<void> {
      await queue.work<{ variant_ids: string[] }>(JOB, async ({ variant_ids }) => {
        await tell(variant_ids);
      });
      await queue.schedule(SWEEP, EVERY_FIVE_MINUTES, async () => {
        let told = await this.sweep();
        while (told >= SWEPT_AT_ONCE) told = await this.sweep();
      });
    },
  };
}

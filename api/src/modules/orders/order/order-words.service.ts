import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { orderWords } from './order-words';
import { orderWordsRepository } from './order-words.repository';

export type OrderWordsService = ReturnType<typeof createOrderWordsService>;

const AT_ONCE = 500;
const MOST_BATCHES = 100;

/** Writes the words that orders are found by. */
export function createOrderWordsService({ db }: Pick<Infra, 'db'>) {
  async function write(trx: Trx, orders: Awaited<ReturnType<typeof orderWordsRepository.list>>): Promise<number> {
    const words = orders.map(({ id, ...order }) => ({ id, ...orderWords(order) }));
    if (words.length > 0) await orderWordsRepository.write(trx, words);
    return words.length;
  }

  const writeSome = (): Promise<number> =>
    withTransaction(db, async (trx) => write(trx, await orderWordsRepository.lockMissing(trx, AT_ONCE)));

  return {
    /** As part of `trx`, in which something has changed of a locked order that it is found by. */
    async rewrite(trx: Trx, order_id: string): Promise<void> {
      await write(trx, await orderWordsRepository.list(trx, order_id));
    },

    /**
     * Of orders that have none: those from before, those whose writer did not know of them, those whose buyer is
     * forgotten and those whose tags have changed; at most 50,000 at a time.
     */
    async writeMissing(): Promise<void> {
      for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
        if ((await writeSome()) < AT_ONCE) return;
      }
    },
  };
}

import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import { NO_PASSWORD } from '../../users/users.service';
import { madeUpOrdersRepository } from './made-up-orders.repository';

/** So many are written well within the time that a statement has. */
export const MADE_UP_AT_ONCE = 5_000;
const ORDERS_PER_CUSTOMER = 10;
/** A million of them are a year. */
const STEP_SECONDS = -30;

export interface MadeUpOptions {
  /** how many made-up orders there are to be in the end */
  orders: number;
  /** told after each batch */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Fills the shop with made-up orders of made-up customers, for trying it at scale: one each 30 seconds back from the
 * first call. A call that was cut off is finished by the next one: each batch is written with how far it came. Memory
 * does not grow with how many there are.
 * @returns how many were added
 */
export async function seedOrders({ db, clock }: Pick<Infra, 'db' | 'clock'>, options: MadeUpOptions): Promise<number> {
  const { orders, onProgress } = options;
  const begun = await madeUpOrdersRepository.findProgress(db);
  const start = begun?.start ?? clock.now();
  const before = begun?.done ?? 0;
  for (let done = before; done < orders;) {
    const next = Math.min(done + MADE_UP_AT_ONCE, orders);
    const batch = { from: done + 1, to: next, start, step_seconds: STEP_SECONDS };
    const customers = {
      first: Math.floor(done / ORDERS_PER_CUSTOMER),
      count: Math.ceil((next - done) / ORDERS_PER_CUSTOMER),
      password_hash: NO_PASSWORD,
    };
    await withTransaction(db, async (trx) => {
      await madeUpOrdersRepository.write(trx, batch, customers);
      await madeUpOrdersRepository.putProgress(trx, { done: next, start }, clock.now());
    });
    done = next;
    onProgress?.(done, orders);
  }
  if (orders > before) await madeUpOrdersRepository.analyse(db);
  return Math.max(0, orders - before);
}

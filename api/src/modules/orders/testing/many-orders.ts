import type { Db } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { madeUpOrdersRepository } from '../made-up/made-up-orders.repository';
import { MADE_UP_AT_ONCE } from '../made-up/made-up-orders.service';

const START = new Date('2020-01-01T00:00:00Z');

/** Fills the tables with orders that nobody placed, `count` of them, a minute apart, the last one newest. */
export async function fillOrders(db: Db, count: number): Promise<void> {
  for (let from = 1; from <= count; from += MADE_UP_AT_ONCE) {
    const batch = { from, to: Math.min(from + MADE_UP_AT_ONCE - 1, count), start: START, step_seconds: 60 };
    await withTransaction(db, (trx) => madeUpOrdersRepository.write(trx, batch, null));
  }
}

import type { Db } from '../../../infra/database/db';

/** Past orders of the demo shop, which came from nobody. */
export const demoInvoicesRepository = {
  /** Orders that are paid and have no paper, though nothing of them is left to be told; the first paid first. */
  listWithout: (db: Db) =>
    db
      .selectFrom('orders')
      .select(['id', 'paid_at'])
      .where('paid_at', 'is not', null)
      .$narrowType<{ paid_at: Date }>()
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('invoices').select('invoices.id').whereRef('invoices.order_id', '=', 'orders.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_events')
              .select('order_events.id')
              .whereRef('order_events.order_id', '=', 'orders.id')
              .where('order_events.try_at', 'is not', null),
          ),
        ),
      )
      .orderBy('paid_at')
      .orderBy('id')
      .execute(),
};

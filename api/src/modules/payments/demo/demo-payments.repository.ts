import type { Db } from '../../../infra/database/db';

/** Past orders of the demo shop, which came from nobody. */
export const demoPaymentsRepository = {
  /** Orders that are paid by card or wait for a transfer, and of whose payment nothing is known. */
  listUnexplained: (db: Db) =>
    db
      .selectFrom('orders')
      .select(['id', 'number', 'user_id', 'total', 'currency', 'payment_method'])
      .where((eb) =>
        eb.or([
          eb.and({ payment_status: 'paid', payment_method: 'test-card' }),
          eb.and({ payment_status: 'awaiting', payment_method: 'bank-transfer' }),
        ]),
      )
      .where('total', '>', 0)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('payments').select('payments.id').whereRef('payments.order_id', '=', 'orders.id'))),
      )
      .execute(),
};

import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { PaymentDisputesTable } from '../../../infra/database/tables/payments';

export type DisputeRow = Selectable<PaymentDisputesTable>;

/** Payments that are disputed, as their providers said it last. */
export const disputesRepository = {
  find: (trx: Trx, provider: string, dispute_id: string): Promise<DisputeRow | undefined> =>
    trx
      .selectFrom('payment_disputes')
      .selectAll()
      .where('provider', '=', provider)
      .where('dispute_id', '=', dispute_id)
      .executeTakeFirst(),

  /** In the place of what was known of it. */
  async put(trx: Trx, dispute: Insertable<PaymentDisputesTable>): Promise<void> {
    const { provider, dispute_id, payment_id, order_id, opened_at, ...known } = dispute;
    await trx
      .insertInto('payment_disputes')
      .values(dispute)
      .onConflict((conflict) => conflict.columns(['provider', 'dispute_id']).doUpdateSet(known))
      .execute();
  },

  /** An order's, oldest first, each with what its payment was for. */
  listOfOrder: (db: Db | Trx, order_id: string) =>
    db
      .selectFrom('payment_disputes')
      .innerJoin('payments', 'payments.id', 'payment_disputes.payment_id')
      .selectAll('payment_disputes')
      .select('payments.purpose')
      .where('payment_disputes.order_id', '=', order_id)
      .orderBy('payment_disputes.opened_at')
      .orderBy('payment_disputes.dispute_id')
      .execute(),
};

import type { Trx } from '../../infra/db';
import type { OrderMailsTable } from '../../infra/db-types-after-sale';

export const orderMailsRepository = {
  /** Notes that an event is mailed about; answers false where that was noted before. */
  async note(trx: Trx, mail: OrderMailsTable): Promise<boolean> {
    const row = await trx
      .insertInto('order_mails')
      .values(mail)
      .onConflict((conflict) => conflict.columns(['event_id', 'template']).doNothing())
      .returning('event_id')
      .executeTakeFirst();
    return row !== undefined;
  },
};

import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { InvoiceContent } from '../document/invoice-content';

/** What names somebody: more than the country, which taxes depend on. */
const NAMED = sql`jsonb_array_length(content -> 'bill_to') + jsonb_array_length(content -> 'ship_to') > 2`;

/** Invoices whose buyers' accounts are gone, as long as they name them. */
export const formerCustomersRepository = {
  /** The account goes: its invoices stay for now. */
  async note(trx: Trx, user_id: string, left_at: Date): Promise<void> {
    await sql`
      insert into former_customer_orders (order_id, left_at)
      select id, ${left_at} from orders
      where user_id = ${user_id} and exists (select from invoices where order_id = orders.id)
      on conflict do nothing`.execute(trx);
  },

  /** @param last_year the youngest year whose invoices are meant */
  async count(db: Db, last_year: number, most: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (
        select from former_customer_orders join invoices using (order_id)
        where year <= ${last_year} and ${NAMED} limit ${most}
      ) as found`.execute(db);
    return rows[0]?.count ?? 0;
  },

  async lockSome(trx: Trx, last_year: number, most: number): Promise<{ id: string; content: InvoiceContent }[]> {
    // Written by `invoice-writer.service.ts` alone, which is typed.
    const { rows } = await sql<{ id: string; content: InvoiceContent }>`
      select invoices.id, content from former_customer_orders join invoices using (order_id)
      where year <= ${last_year} and ${NAMED} limit ${most} for update of invoices`.execute(trx);
    return rows;
  },

  /** Those none of whose invoices names anybody any more. */
  async removeNameless(trx: Trx): Promise<void> {
    await sql`
      delete from former_customer_orders as former
      where not exists (select from invoices where order_id = former.order_id and ${NAMED})`.execute(trx);
  },
};

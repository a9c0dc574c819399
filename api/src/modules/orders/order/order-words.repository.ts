import { sql } from 'kysely';
import type { Trx } from '../../../infra/database/db';
import type { FindableOrder } from './order-words';

type NamedOrder = FindableOrder & { id: string };

const findable = sql`
  select orders.id,
    array[
      coalesce(shipping_address ->> 'first_name', '') || ' ' || coalesce(shipping_address ->> 'last_name', ''),
      coalesce(billing_address ->> 'first_name', '') || ' ' || coalesce(billing_address ->> 'last_name', ''),
      coalesce((select first_name || ' ' || last_name from users where users.id = orders.user_id), '')
    ] as names,
    array(select sku from order_items where order_id = orders.id) as skus, tags
  from orders`;

/** The words that orders are found by, where they have not been written with the order. */
export const orderWordsRepository = {
  /** Orders of which they are not in the keys of the list, which nobody else changes until the transaction ends. */
  async lockMissing(trx: Trx, most: number): Promise<NamedOrder[]> {
    const missing = sql`where found_by is null order by id limit ${most} for update of orders skip locked`;
    return (await sql<NamedOrder>`${findable} ${missing}`.execute(trx)).rows;
  },

  list: async (trx: Trx, order_id: string): Promise<NamedOrder[]> =>
    (await sql<NamedOrder>`${findable} where orders.id = ${order_id}`.execute(trx)).rows,

  async write(trx: Trx, words: readonly { id: string; search: string; found_by: string }[]): Promise<void> {
    await sql`
      update orders set search = found.search::tsvector, found_by = found.found_by
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as found (id uuid, search text, found_by text)
      where orders.id = found.id`.execute(trx);
  },
};

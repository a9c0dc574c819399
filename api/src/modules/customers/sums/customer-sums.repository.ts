import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { CustomerSumsTable } from '../../../infra/database/tables/customers';

export type CustomerSumsState = Pick<Selectable<CustomerSumsTable>, 'currency' | 'noted_until' | 'filled_to'>;

/** A stretch of the orders' events by their ids. */
export interface EventStretch {
  /** not included */
  after: string;
  limit: number;
}

/** What customers ordered and spent, written from the orders. */
export const customerSumsRepository = {
  /** Nobody else sums until the transaction ends. */
  lock: (trx: Trx): Promise<CustomerSumsState> =>
    trx
      .selectFrom('customer_sums')
      .select(['currency', 'noted_until', 'filled_to'])
      .forUpdate()
      .executeTakeFirstOrThrow(),

  async update(trx: Trx, values: Partial<CustomerSumsState>): Promise<void> {
    await trx.updateTable('customer_sums').set(values).execute();
  },

  /** Whose orders the next events are of, each once, and the last of those events; null: there were none. */
  async listTouched(db: Db, { after, limit }: EventStretch): Promise<{ last: string | null; ids: string[] }> {
    const { rows } = await sql<{ last: string | null; ids: string[] }>`
      with told as (
        select id, order_id from order_events where id > ${after}::uuid order by id limit ${limit}
      )
      select (select id from told order by id desc limit 1) as last, array(
        select distinct user_id from told join orders on orders.id = told.order_id where user_id is not null
      ) as ids`.execute(db);
    return rows[0] ?? { last: null, ids: [] };
  },

  /** The next customers by their ids. */
  async listNext(trx: Trx, after: string, limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from customers where id > ${after}::uuid and state <> 'anonymised' order by id limit ${limit}`.execute(
      trx,
    );
    return rows.map(({ id }) => id);
  },

  /** Writes the sums of these customers anew, where they are others than before. */
  async sum(db: Db | Trx, ids: readonly string[], currency: string): Promise<void> {
    await sql`
      update customers set orders_count = fresh.orders_count, spent = fresh.spent, last_order_at = fresh.last_order_at
      from (
        select given.id, count(orders.id)::integer as orders_count, max(placed_at) as last_order_at,
          coalesce(sum(total - refunded) filter (where currency = ${currency}), 0)::bigint as spent
        from unnest(${ids}::uuid[]) as given (id)
        left join orders on orders.user_id = given.id and orders.status <> 'cancelled'
        group by given.id
      ) as fresh
      where customers.id = fresh.id and customers.state <> 'anonymised'
        and (customers.orders_count, customers.spent, customers.last_order_at)
          is distinct from (fresh.orders_count, fresh.spent, fresh.last_order_at)`.execute(db);
  },
};

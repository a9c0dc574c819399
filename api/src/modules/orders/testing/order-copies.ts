import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../infra/database/db';

interface Copies {
  /** the order that they are like */
  order_id: string;
  /** how many there are then */
  count: number;
  /** further columns of theirs, as jsonb; `turn` counts them from 1 */
  changes?: RawBuilder<unknown>;
}

/** Writes rows of orders like one that there is, with numbers of their own and nothing else of it; answers their ids. */
export async function copyOrder(db: Db, { order_id, count, changes = sql`'{}'::jsonb` }: Copies): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and table_schema = current_schema() and is_generated = 'NEVER'`.execute(db);
  const names = columns.map(({ name }) => sql.ref(name));
  const { rows } = await sql<{ id: string }>`
    insert into orders (${sql.join(names)})
    select ${sql.join(names.map((name) => sql`(copy).${name}`))}
    from (
      select jsonb_populate_record(orders, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'T' || turn, 'idempotency_key', null) || ${changes}) as copy
      from orders, generate_series(1, ${count}::integer) as turn where orders.id = ${order_id}
    ) as copies
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

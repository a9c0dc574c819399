import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';

/** Orders number `from` to `to`, both included. */
export interface MadeUpBatch {
  from: number;
  to: number;
  /** when order number 0 would have been placed */
  start: Date;
  /** from each order to the next; below 0 where they go back in time */
  step_seconds: number;
}

/** Accounts `person<number>@example.com`, made with the batch. */
export interface MadeUpCustomers {
  /** number of the first one */
  first: number;
  count: number;
  password_hash: string;
}

const KEY = 'seed.orders';
/** Among so many things that the shop sells they choose. */
const GOODS = 5_000;

/** How far a load has come: `done` orders, counted back from `start`. */
export interface MadeUpProgress {
  done: number;
  start: Date;
}

const idOf = (time: ReturnType<typeof sql>, rest: ReturnType<typeof sql>) =>
  sql`(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(${rest}), 12, '0'))::uuid`;

const namesOf = (n: ReturnType<typeof sql>) => sql`
  cross join lateral (select
    (array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Ken', 'Frances', 'John', 'Joan', 'Radia'])[1 + ${n} % 10] as first_name,
    'Family' || ${n} % 1000 as last_name) as person`;

async function insertCustomers(trx: Trx, { first, count, password_hash }: MadeUpCustomers, at: Date): Promise<void> {
  const n = sql`n`;
  await sql`
    insert into users (id, first_name, last_name, username, username_key, email, password_hash, created_at, last_modified_at)
    select ${idOf(sql`${at}::timestamptz`, n)}, first_name, last_name, 'person' || n, 'person' || n,
      'person' || n || '@example.com', ${password_hash}, ${at}, ${at}
    from generate_series(${first}::integer, ${first + count - 1}::integer) as n ${namesOf(n)}
    on conflict do nothing`.execute(trx);
}

async function insertOrders(trx: Trx, batch: MadeUpBatch, customers: MadeUpCustomers | null): Promise<void> {
  const { from, to, start, step_seconds } = batch;
  const n = sql`n`;
  const customer = customers === null ? n : sql`(${customers.first}::integer + n % ${customers.count}::integer)`;
  await sql`
    insert into orders (id, number, user_id, email, status, payment_status, fulfilment_status, currency, items, total,
      tax_included, shipping_address, delivery_code, delivery_name, earliest_on, latest_on, payment_method, placed_at,
      paid_at, delivered_at, cancelled_at, last_modified_at, tags, search, found_by)
    select ${idOf(sql`placed_at`, n)}, 'FILL-' || n, users.id, 'person' || ${customer} || '@example.com',
      status, case when n % 1000 = 7 then 'failed' when n % 20 = 0 then 'refunded' else 'paid' end,
      case when n % 50 = 1 then 'unfulfilled' else 'delivered' end,
      'USD', 1000 + n % 5000, 1000 + n % 5000, true,
      json_build_object('first_name', person.first_name, 'last_name', person.last_name, 'company', '',
        'line1', '1 Some Street', 'line2', '', 'postal_code', '97209', 'city', 'Portland', 'region', 'OR', 'phone', '',
        'country', case when n % 5000 = 3 then 'IS' when n % 3 = 0 then 'DE' else 'US' end),
      'standard', 'Standard', (placed_at + interval '2 days')::date, (placed_at + interval '4 days')::date, 'test-card',
      placed_at, placed_at, case when n % 50 = 1 then null else placed_at + interval '3 days' end,
      case when status = 'cancelled' then placed_at end, placed_at,
      case when n % 2000 = 9 then array['vip'] when n % 7 = 0 then array['gift'] else '{}' end,
      array_to_tsvector(array[lower(person.first_name), lower(person.last_name), 'mug-' || n % 500]),
      ' ' || lower(person.first_name) || ' ' || lower(person.last_name) || ' mug-' || n % 500 ||
        case when n % 2000 = 9 then E'\\n"vip"' when n % 7 = 0 then E'\\n"gift"' else '' end
    from generate_series(${from}::integer, ${to}::integer) as n
    cross join lateral (select ${start}::timestamptz + n * ${step_seconds}::integer * interval '1 second' as placed_at,
      case when n % 100 = 0 then 'cancelled' when n % 50 = 1 then 'open' else 'completed' end as status) as fate
    ${namesOf(customer)}
    left join users on ${customers !== null} and lower(users.email) = 'person' || ${customer} || '@example.com'`.execute(
    trx,
  );
}

const written = ({ from, to }: MadeUpBatch) =>
  sql`(select *, substr(number, 6)::integer as n from orders
    where number = any(select 'FILL-' || n from generate_series(${from}::integer, ${to}::integer) as n)) as orders`;

/** One line each, of what the shop sells where it sells anything. */
async function insertItems(trx: Trx, batch: MadeUpBatch): Promise<void> {
  await sql`
    with goods as materialized (
      select row_number() over (order by variants.id) - 1 as position, variants.id as variant_id, variants.product_id
      from (select * from variants order by id limit ${GOODS}) as variants
    )
    insert into order_items (id, order_id, position, product_id, variant_id, slug, name, sku, quantity, unit_price,
      regular_price, subtotal, total, quantity_shipped)
    select gen_random_uuid(), orders.id, 0, goods.product_id, goods.variant_id, 'mug', 'Mug', 'MUG-' || n % 500, 1, total,
      total, total, total, case when fulfilment_status = 'unfulfilled' then 0 else 1 end
    from ${written(batch)}
    left join goods on goods.position = n % (select nullif(count(*), 0) from goods)`.execute(trx);
}

async function insertShipments(trx: Trx, batch: MadeUpBatch): Promise<void> {
  await sql`
    insert into shipments (id, order_id, carrier, tracking_number, shipped_at, delivered_at)
    select gen_random_uuid(), id, 'UPS', 'TRACK' || n, placed_at + interval '1 day', delivered_at
    from ${written(batch)} where fulfilment_status <> 'unfulfilled'`.execute(trx);
}

/** Long past: nobody is told of them. */
async function insertEvents(trx: Trx, batch: MadeUpBatch): Promise<void> {
  await sql`
    insert into order_events (id, order_id, event, at, try_at)
    select ${idOf(sql`at`, sql`n * 4 + step`)}, id, event, at, null
    from ${written(batch)}
    cross join lateral (values (0, 'placed', placed_at), (1, 'paid', paid_at), (2, 'delivered', delivered_at))
      as happened (step, event, at)
    where at is not null`.execute(trx);
}

/** SQL of orders that nobody placed. */
export const madeUpOrdersRepository = {
  async findProgress(db: Db): Promise<MadeUpProgress | undefined> {
    const { rows } = await sql<{ done: number; start: string }>`
      select (value ->> 'done')::integer as done, value ->> 'start' as start from settings where key = ${KEY}`.execute(
      db,
    );
    return rows[0] && { done: rows[0].done, start: new Date(rows[0].start) };
  },

  async putProgress(trx: Trx, progress: MadeUpProgress, now: Date): Promise<void> {
    await sql`
      insert into settings (key, value, last_modified_at) values (${KEY}, ${JSON.stringify(progress)}::jsonb, ${now})
      on conflict (key) do update set value = excluded.value, last_modified_at = ${now}`.execute(trx);
  },

  /**
   * Writes orders with a line, a parcel and a timeline each: 97 of 100 are completed; names, SKUs and totals come again
   * and again, numbers and tracking numbers do not.
   * @param customers who buys, in turns; null: people without accounts, each once
   */
  async write(trx: Trx, batch: MadeUpBatch, customers: MadeUpCustomers | null): Promise<void> {
    if (customers) await insertCustomers(trx, customers, batch.start);
    await insertOrders(trx, batch, customers);
    await insertItems(trx, batch);
    await insertShipments(trx, batch);
    await insertEvents(trx, batch);
  },

  /** PostgreSQL looks again at what it knows of the values of these tables. */
  async analyse(db: Db): Promise<void> {
    await sql`analyze users, orders, order_items, shipments, order_events`.execute(db);
  },
};

import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';

/** So many are written well within the time that a statement has. */
const AT_ONCE = 20_000;

/**
 * Fills the tables with orders that nobody placed, `count` of them, a minute apart: 97 of 100 are completed; names, SKUs
 * and totals come again and again, numbers, addresses and tracking numbers do not.
 */
export async function fillOrders(db: Db, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) await fill(db, from, Math.min(from + AT_ONCE - 1, count));
}

async function fill(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into orders (id, number, email, status, payment_status, fulfilment_status, currency, items, total,
      tax_included, shipping_address, delivery_code, delivery_name, earliest_on, latest_on, payment_method, placed_at,
      last_modified_at, tags, search)
    select
      (lpad(to_hex(n + 1700000000), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
      'FILL-' || n, 'person' || n || '@example.com',
      case when n % 100 = 0 then 'cancelled' when n % 50 = 1 then 'open' else 'completed' end,
      case when n % 1000 = 7 then 'failed' when n % 20 = 0 then 'refunded' else 'paid' end,
      case when n % 50 = 1 then 'unfulfilled' else 'delivered' end,
      'USD', 1000 + n % 5000, 1000 + n % 5000, true,
      json_build_object('first_name', first_name, 'last_name', last_name, 'company', '', 'line1', '1 Some Street',
        'line2', '', 'postal_code', '97209', 'city', 'Portland', 'region', 'OR', 'phone', '',
        'country', case when n % 5000 = 3 then 'IS' when n % 3 = 0 then 'DE' else 'US' end),
      'standard', 'Standard', '2026-01-01', '2026-01-03', 'test-card',
      timestamptz '2020-01-01' + n * interval '1 minute', now(),
      case when n % 2000 = 9 then array['vip'] when n % 7 = 0 then array['gift'] else '{}' end,
      array_to_tsvector(array[lower(first_name), lower(last_name), 'mug-' || n % 500])
    from generate_series(${from}::integer, ${to}::integer) as n
    cross join lateral (select
      (array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Ken', 'Frances', 'John', 'Joan', 'Radia'])[1 + n % 10] as first_name,
      'Family' || n % 1000 as last_name) as person`.execute(db);
  await sql`
    insert into order_items (id, order_id, position, slug, name, sku, quantity, unit_price, regular_price, subtotal, total)
    select gen_random_uuid(), id, 0, 'mug', 'Mug', 'MUG-' || substr(number, 6)::integer % 500, 1, total, total, total, total
    from orders where number like 'FILL-%' and substr(number, 6)::integer between ${from} and ${to}`.execute(db);
  await sql`
    insert into shipments (id, order_id, carrier, tracking_number, shipped_at)
    select gen_random_uuid(), id, 'UPS', 'TRACK' || substr(number, 6), placed_at
    from orders where number like 'FILL-%' and substr(number, 6)::integer between ${from} and ${to}`.execute(db);
}

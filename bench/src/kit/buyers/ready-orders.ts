import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Shop } from '../shop/shop';
import { callOnly } from './accounts';
import type { Buyer, Good } from './buyers';

/** Buyers by card whose next order needs nothing but to be placed. */
export interface ReadyOrders {
  count: number;
  /** Fills this buyer's cart again and gets a token for the card, by one statement. @returns what places the order */
  makeReady: (index: number) => Promise<() => Promise<unknown>>;
  /** What waits to be told, sent and made: events, mails and documents, and messages of the gateway, which bring events. */
  countWaiting: () => Promise<number>;
  query: pg.Pool['query'];
  close: () => Promise<void>;
}

const METHOD = 'test-card';

/** As they are before they order, kept beside the shop's own tables. */
const KEEP = `
  drop table if exists bench_choices, bench_lines;
  create table bench_choices as select checkouts.*, carts.id as cart_id
    from checkouts join carts using (user_id) join users on users.id = carts.user_id where users.email = any($1);
  create unique index on bench_choices (user_id);
  create table bench_lines as select cart_items.* from cart_items join bench_choices using (cart_id);
  create index on bench_lines (cart_id);
  analyze bench_choices, bench_lines`;
const READY = `
  with chosen as (select * from bench_choices where user_id = $1),
  choice as (
    update checkouts set delivery_method = chosen.delivery_method, payment_method = chosen.payment_method
    from chosen where checkouts.user_id = chosen.user_id),
  card as (
    insert into test_gateway_tokens (token, scenario, brand, last4, created_at, expires_at)
    values ($2, 'approved', 'visa', '4242', now(), now() + interval '30 minutes'))
  insert into cart_items select bench_lines.* from bench_lines join chosen using (cart_id) on conflict do nothing`;
const WAITING = `
  select (select count(*) from order_events where try_at is not null)
    + (select count(*) from mails where state = 'queued') + (select count(*) from invoices where try_at is not null)
    + (select count(*) from test_gateway_events where try_at is not null) as waiting`;

/** @param emails of the buyers, in their order */
export async function readyOrders(shop: Shop, buyers: Buyer[], emails: string[], goods: Good[]): Promise<ReadyOrders> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 10 });
  const totals: number[] = [];
  for (const [index, buyer] of buyers.entries()) {
    await buyer.clear();
    await buyer.add(goods[index % goods.length] as Good); // there is one
    totals.push((await buyer.prepare(METHOD)).totals.total);
  }
  for (const statement of KEEP.split(';')) await pool.query(statement, statement.includes('$1') ? [emails] : []);
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select id, email from users where email = any($1)',
    [emails],
  );
  const ids = emails.map((email) => rows.find((row) => row.email === email)?.id);
  return {
    count: buyers.length,
    async makeReady(index) {
      const token = `tok_${randomBytes(16).toString('hex')}`;
      await pool.query({ name: 'ready', text: READY, values: [ids[index], token] });
      const json = { expected_total: totals[index], payment: { method: METHOD, token }, accept_terms: true };
      const headers = { 'idempotency-key': randomUUID() };
      return () =>
        callOnly(`${shop.apiUrl}/api/orders`, { method: 'POST', json, token: buyers[index]?.token ?? '', headers });
    },
    async countWaiting() {
      const found = await pool.query<{ waiting: string }>({ name: 'waiting', text: WAITING });
      return Number(found.rows[0]?.waiting);
    },
    query: pool.query.bind(pool) as pg.Pool['query'],
    async close() {
      await pool.query('drop table if exists bench_choices, bench_lines');
      await pool.end();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../basics/paths';
import { query as queryAt } from '../postgres/query';
import { startPostgres, type RunningPostgres } from '../postgres/postgres';
import { makeTemporaryFolder } from '../postgres/temporary-folder';
import { freePort } from '../process/free-port';
import { createApiProcess, type ApiProcess } from './api-process';
import { createShopper, type Shopper } from './shopper';

const ROUNDS = 20;
const ORDERS_A_ROUND = 25;
const SHOPPERS = 5;
const STOCK = 100_000;
/** seconds; the queue takes up to two minutes to find that a worker died over a job */
const PATIENCE = 400;
/** The programs are built by `npm test` before its tests, and by `npm run build`. */
const BUILT = existsSync(join(ROOT, 'api/dist/server.cjs'));

jest.setTimeout(3_600_000);

let folder: string;
let postgres: RunningPostgres;
let api: ApiProcess;
let shoppers: Shopper[] = [];
const acknowledged = new Set<string>();
/** What the demo shop's past orders cost, minor units. */
let chargedBefore = 0;

const query = <Row>(sql: string): Promise<Row[]> => queryAt<Row>(postgres.url, sql);

beforeAll(async () => {
  if (!BUILT) throw new Error('The API is not built: npm run build');
  folder = makeTemporaryFolder('crash');
  postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  api = createApiProcess({ folder, port: await freePort(), databaseUrl: postgres.url });
  await api.command('migrate');
  await api.command('demo');
  await query(`update variants set stock = ${STOCK}`);
  // The demo shop's pictures would keep the worker busy for minutes.
  await query('update images set derived = true');
  const [demo] = await query<{ charged: string | null }>(
    'select sum(captured_amount - refunded_amount) as charged from test_gateway_payments',
  );
  chargedBefore = Number(demo?.charged);
  await api.start();
  shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => createShopper(api.url)));
  await query('update pay_later_accounts set credit_limit = 1000000000');
  await query(`
    insert into store_credits (id, user_id, currency, created_at, last_modified_at)
    select gen_random_uuid(), user_id, 'USD', now(), now() from pay_later_accounts where credit_limit = 1000000000
    on conflict do nothing`);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function killApi(): Promise<void> {
  await api.kill();
  await api.start();
}

async function killPostgres(): Promise<void> {
  const { pid, port } = postgres;
  process.kill(pid, 'SIGKILL');
  while (postgres.isAlive()) await sleep(20);
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port });
}

/** Everybody has some store credit again: less than anything costs. */
const giveCredit = (turn: number): Promise<unknown> =>
  query(`
    insert into stored_value_entries (id, store_credit_id, kind, amount, source, created_at)
    select gen_random_uuid(), id, 'adjust', 500, 'round ${turn}', now() from store_credits`);

/** Everybody buys; in the midst of it something dies. An order that is not acknowledged is asked for again, by the same key. */
async function round(victim: () => Promise<void>): Promise<void> {
  const buying = shoppers.map(async (shopper, index) => {
    for (let count = index; count < ORDERS_A_ROUND; count += SHOPPERS)
      acknowledged.add(await shopper.buy(randomUUID(), count + index));
  });
  await sleep(100 + Math.random() * 1_500);
  await victim();
  await Promise.all(buying);
}

/** Waits until a query finds nothing odd any more. */
async function settled(odd: string): Promise<object[]> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if ((await query(odd)).length === 0) break;
    await sleep(1_000);
  }
  return query(odd);
}

describe('orders, while processes are killed', () => {
  it(`${ROUNDS} rounds of kill -9 of API and worker, or of PostgreSQL: everybody gets each of their orders, once`, async () => {
    for (let index = 0; index < ROUNDS; index += 1) {
      await giveCredit(index);
      await round(index % 2 ? killPostgres : killApi);
    }
    expect(acknowledged.size).toBe(ROUNDS * ORDERS_A_ROUND);
    const [{ orders } = { orders: 0 }] = await query<{ orders: number }>(
      'select count(*)::int as orders from orders where idempotency_key is not null',
    );
    expect(orders).toBe(acknowledged.size);
  });

  it('every acknowledged order is whole: lines, sums, payment and story', async () => {
    const ids = [...acknowledged].map((id) => `'${id}'`).join(',');
    const wanting = `
      select number, items <> coalesce(lines.subtotal, -1) as lines, coalesce(paid.number_of, 0) <> 1 and not coalesce(lost.failed, false) as payments,
        coalesce(told.number_of, 0) <> 1 as events
      from orders
      left join lateral (select sum(subtotal) as subtotal from order_items where order_id = orders.id) as lines on true
      left join lateral (
        select count(*) filter (where status = 'paid' or (method = 'pay-later' and status = 'authorised'))
          - count(*) filter (where status in ('pending', 'needs_confirmation')) as number_of
        from payments where order_id = orders.id and purpose = 'order' and amount = orders.total - orders.credit
      ) as paid on true
      left join lateral (
        select bool_and(status = 'failed' and captured_amount = 0) as failed from payments
        where order_id = orders.id and purpose = 'order'
      ) as lost on true
      left join lateral (
        select count(*) as number_of from order_events where order_id = orders.id and event = 'placed'
      ) as told on true
      where orders.id in (${ids})`;
    // What a crash cut off is found by asking the gateway, once a minute; a call that never arrived is told the buyer.
    expect(await settled(`select * from (${wanting}) as orders where lines or payments or events`)).toEqual([]);
    const under_way = `
      select order_number, purpose, method, status from payments
        where method in ('test-card', 'pay-later')
        and (status in ('pending', 'needs_confirmation') or (status = 'authorised' and method = 'test-card'))
      union all select '', kind, '', state from payment_tasks where state = 'wanted'`;
    expect(await settled(under_way)).toEqual([]);
  });

  it('stock and what was sold come to what there was', async () => {
    const odd = await query(`
      select sku, stock, sold.pieces from variants left join lateral (
        select coalesce(sum(stock_taken), 0)::int as pieces from order_items
        join orders on orders.id = order_items.order_id
        where order_items.variant_id = variants.id and orders.status <> 'cancelled'
      ) as sold on true
      where stock + sold.pieces <> ${STOCK}`);
    expect(odd).toEqual([]);
  });

  it('nobody was charged without an order, nor twice', async () => {
    const [money] = await query<{ orders: string; parts: string; gateway: string }>(`
      select (select sum(total - credit) from orders
          where payment_status = 'paid' and payment_method = 'test-card' and idempotency_key is not null) as orders,
        (select coalesce(-sum(amount), 0) from pay_later_entries where kind in ('payment', 'payout')) as parts,
        (select sum(captured_amount - refunded_amount) from test_gateway_payments) as gateway`);
    expect(Number(money?.gateway) - chargedBefore).toBe(Number(money?.orders) + Number(money?.parts));
  });

  it('what is owed is what the ledger says, what is open, and what the orders come to', async () => {
    const ledgers = `
      select account.id, balance,
        (select coalesce(sum(amount), 0) from pay_later_entries where account_id = account.id) as entries,
        (select coalesce(sum(part.amount - part.paid), 0) from pay_later_instalments as part
          join pay_later_schedules as schedule on schedule.id = part.schedule_id
          where schedule.account_id = account.id and schedule.released_at is null) as open
      from pay_later_accounts as account`;
    expect(await query(`select * from (${ledgers}) as ledgers where balance <> entries or balance <> open`)).toEqual(
      [],
    );
    const schedules = `
      select number from orders
      left join pay_later_schedules as schedule on schedule.order_id = orders.id and schedule.released_at is null
      where orders.idempotency_key is not null and payment_method = 'pay-later' and orders.status <> 'cancelled'
        and schedule.amount is distinct from orders.total`;
    expect(await query(schedules)).toEqual([]);
    const [{ owed } = { owed: '0' }] = await query<{ owed: string }>(
      'select sum(balance) as owed from pay_later_accounts',
    );
    expect(Number(owed)).toBeGreaterThan(0);
  });

  it('store credit was spent once for each order that it paid a part of, and what is left is what the ledger says', async () => {
    const [spent] = await query<{ orders: string; payments: string; ledger: string; number_of: number }>(`
      select (select sum(credit) from orders where credit > 0) as orders,
        (select sum(captured_amount - refunded_amount) from payments where purpose = 'credit') as payments,
        (select -sum(amount) from stored_value_entries where kind in ('spend', 'refund')) as ledger,
        (select count(*)::int from orders where credit > 0) as number_of`);
    expect(spent?.number_of).toBeGreaterThan(ROUNDS);
    expect([spent?.payments, spent?.ledger]).toEqual([spent?.orders, spent?.orders]);
    const odd = await query(`
      select id from store_credits where balance is distinct from (
        select coalesce(sum(amount), 0) from stored_value_entries where store_credit_id = store_credits.id)`);
    expect(odd).toEqual([]);
  });

  it('every mail is sent, and recorded once; invoices have no gaps', async () => {
    const unwritten = `
      select order_events.id, event from order_events join orders on orders.id = order_events.order_id
      left join order_mails on order_mails.event_id = order_events.id
      where event in ('placed', 'paid', 'cancelled') and orders.idempotency_key is not null
      group by order_events.id having count(order_mails.event_id) <> 1`;
    expect(await settled(unwritten)).toEqual([]);
    expect(await settled(`select id, template, state, last_error from mails where state <> 'kept'`)).toEqual([]);
    const recorded = await query<{ id: string }>('select id from mails');
    const files = readdirSync(join(folder, 'mails')).filter((file) => file.endsWith('.eml'));
    expect(files.map((file) => file.slice(-'.eml'.length - 36, -'.eml'.length)).sort()).toEqual(
      recorded.map(({ id }) => id).sort(),
    );
    const unbilled = `
      select orders.number from orders left join invoices on invoices.order_id = orders.id
      where orders.idempotency_key is not null and payment_status = 'paid' and invoices.id is null`;
    expect(await settled(unbilled)).toEqual([]);
    const gaps = await query(`
      select year from invoices group by year having count(*) <> max(sequence) or min(sequence) <> 1`);
    expect(gaps).toEqual([]);
  });
});

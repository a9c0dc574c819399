import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../basics/paths';
import { query as queryAt } from '../postgres/query';
import { startPostgres, type RunningPostgres } from '../postgres/postgres';
import { makeTemporaryFolder } from '../postgres/temporary-folder';
import { freePort } from '../process/free-port';
import { createApiProcess, type ApiProcess } from './api-process';
import { createShopper, type Shopper } from './shopper';
import { createStaff, type Staff } from './staff';

const ROUNDS = 20;
const ORDERS_A_ROUND = 12;
const SHOPPERS = 4;
const STAFF = { email: 'staff@example.com', password: 'Correct-Horse-7' };
/** minor units */
const PART = 100;
/** seconds; the queue takes up to two minutes to find that a worker died over a job */
const PATIENCE = 400;
const MOST_TRIES = 60;

jest.setTimeout(3_600_000);

let folder: string;
let postgres: RunningPostgres;
let api: ApiProcess;
let shoppers: Shopper[] = [];
let staff: Staff[] = [];
/** What was acknowledged, by order. */
const refunds = new Map<string, number>();
const cancelled: string[] = [];

const query = <Row>(sql: string): Promise<Row[]> => queryAt<Row>(postgres.url, sql);

/** What two of the staff do to one order; an even one is refunded in parts, an odd one is cancelled. */
async function workOn(id: string, index: number): Promise<void> {
  const [one, other] = staff;
  if (!one || !other) throw new Error('There are no staff');
  const isCancelled = index % 2 === 1;
  if (index % 4 !== 3) await one.does(`${id}/capture`);
  if (isCancelled) {
    if ((await other.does(`${id}/cancel`, { reason: 'Changed their mind' })) === 200) cancelled.push(id);
    return;
  }
  for (const who of [one, other]) {
    await refund(who, id);
    refunds.set(id, (refunds.get(id) ?? 0) + PART);
  }
}

/** What was killed over its taking is taken by the queue, or when somebody asks again. */
async function refund(who: Staff, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await who.does(`${id}/refunds`, { amount: PART, reason: 'Chipped' })) === 200) return;
    await who.does(`${id}/capture`);
    await sleep(500);
  }
  throw new Error(`Order ${id} cannot be refunded`);
}

/** Orders by card, whose money is reserved; then staff work on them, and in the midst of it API and worker die. */
async function round(): Promise<void> {
  const ids = await Promise.all(
    shoppers.map(async (shopper) => {
      const own: string[] = [];
      for (let count = 0; count < ORDERS_A_ROUND / SHOPPERS; count += 1) own.push(await shopper.buy(randomUUID(), 0));
      return own;
    }),
  );
  const working = ids.flat().map((id, index) => workOn(id, index));
  await sleep(50 + Math.random() * 1_000);
  await api.kill();
  await api.start();
  await Promise.all(working);
}

/** Waits until a query finds nothing odd any more. */
async function settled(odd: string): Promise<object[]> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if ((await query(odd)).length === 0) break;
    await sleep(1_000);
  }
  return query(odd);
}

describe('what staff do to orders, while processes are killed', () => {
  beforeAll(async () => {
    if (!existsSync(join(ROOT, 'api/dist/server.cjs'))) throw new Error('The API is not built: npm run build');
    folder = makeTemporaryFolder('staff-crash');
    postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
    api = createApiProcess({ folder, port: await freePort(), databaseUrl: postgres.url });
    await api.command('migrate');
    await api.command('demo');
    await api.command('admin:create', '--email', STAFF.email, '--password', STAFF.password);
    await query('update variants set stock = 100000');
    // The demo shop's pictures would keep the worker busy for minutes.
    await query('update images set derived = true');
    await query(`
      insert into settings (key, value, last_modified_at) values ('payments', '{"capture": "at_shipment"}', now())
      on conflict (key) do update set value = settings.value || excluded.value`);
    await api.start();
    shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => createShopper(api.url)));
    staff = await Promise.all([createStaff({ url: api.url, ...STAFF }), createStaff({ url: api.url, ...STAFF })]);
  });
  afterAll(async () => {
    await api?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`${ROUNDS} rounds of kill -9 of API and worker: everything comes to an end`, async () => {
    for (let count = 0; count < ROUNDS; count += 1) await round();
    expect(refunds.size + cancelled.length).toBe(ROUNDS * ORDERS_A_ROUND);
    expect(await settled(`select id, kind, state from payment_tasks where state = 'wanted'`)).toEqual([]);
    expect(await settled(`select id, state from order_refunds where state = 'pending'`)).toEqual([]);
  });

  it('each refund was made once, and what was cancelled went back whole', async () => {
    const sums = await query<{ id: string; refunded: string; total: string; status: string }>(
      `select id, refunded, total, status from orders where idempotency_key is not null`,
    );
    const wrong = sums.filter(({ id, refunded }) => refunds.has(id) && Number(refunded) !== refunds.get(id));
    expect(wrong).toEqual([]);
    const kept = await query(`
      select orders.number, orders.status, book.captured_amount, book.refunded_amount, book.state from orders
      join payments on payments.order_id = orders.id join test_gateway_payments as book on book.reference = payments.id::text
      where orders.id in (${cancelled.map((id) => `'${id}'`).join(',')})
        and (orders.status <> 'cancelled' or book.captured_amount <> book.refunded_amount or book.state = 'authorised')`);
    expect(kept).toEqual([]);
  });

  it('orders, payments and the provider’s books say the same, and so do the papers', async () => {
    // Money that came when its order was cancelled already went back beside it: that order was never paid.
    const beside = `coalesce((select sum(amount) from payment_tasks where payment_id = payments.id and kind = 'refund'
      and state = 'done' and not for_order), 0)`;
    const apart = await query(`
      select orders.number, orders.refunded, payments.refunded_amount, book.refunded_amount as book_refunded,
        payments.captured_amount, book.captured_amount as book_captured, ${beside} as beside
      from orders join payments on payments.order_id = orders.id
      join test_gateway_payments as book on book.reference = payments.id::text
      where orders.idempotency_key is not null and (payments.captured_amount <> book.captured_amount
        or payments.refunded_amount <> book.refunded_amount
        or orders.refunded + ${beside} <> payments.refunded_amount)`);
    expect(apart).toEqual([]);
    const unpaired = `
      select refund.id from order_refunds as refund join orders on orders.id = refund.order_id
      left join invoices on invoices.cause = refund.id
      where orders.idempotency_key is not null and refund.state = 'done' and invoices.id is null`;
    expect(await settled(unpaired)).toEqual([]);
    const gaps = await query(`
      select kind, year from invoices group by kind, year having count(*) <> max(sequence) or min(sequence) <> 1`);
    expect(gaps).toEqual([]);
  });

  it('each deed stands in the audit log once, and each of its mails was written once', async () => {
    const [{ refunded } = { refunded: 0 }] = await query<{ refunded: number }>(
      `select count(*)::int as refunded from audit_log where action = 'orders.refund'`,
    );
    expect(refunded * PART).toBe([...refunds.values()].reduce((sum, amount) => sum + amount, 0));
    const unwritten = `
      select order_events.id, event from order_events join orders on orders.id = order_events.order_id
      left join order_mails on order_mails.event_id = order_events.id
      where event in ('paid', 'cancelled', 'refunded') and orders.idempotency_key is not null
      group by order_events.id having count(order_mails.event_id) <> 1`;
    expect(await settled(unwritten)).toEqual([]);
  });
});

import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { createAfterSale, startAfterSaleShop } from '../../../test/sales/after-sale-shop';
import type { AfterSaleShop } from '../../../test/sales/after-sale-shop';
import { copyOrder } from '../orders/testing/order-copies';
import { createQueue } from '../../infra/queue/queue';
import { createServices } from '../../services';

const ORDERS = process.env['TESSERA_DRILL'] ? 300 : 60;

const shop = forAllTests(startAfterSaleShop, 180_000);
beforeEach(() => sql`update order_events set try_at = null`.execute(shop.infra.db));

/** So many orders like one that was paid, of as many addresses, of which nothing has been told. */
async function manyPaid(): Promise<void> {
  const { order } = await shop.sell();
  const { db } = shop.infra;
  const changes = sql`jsonb_build_object('user_id', null, 'email', 'buyer' || turn || '@example.com')`;
  const others = await copyOrder(db, { order_id: order.id, count: ORDERS - 1, changes });
  await sql`
    insert into order_events select (jsonb_populate_record(happened, jsonb_build_object('id', gen_random_uuid(),
      'order_id', other))).*
    from order_events as happened, unnest(${others}::uuid[]) as other where happened.order_id = ${order.id}`.execute(
    db,
  );
  // The buyer's own, from before.
  await sql`delete from mails`.execute(db);
}

/** What is left, in the order: events, mails, documents of invoices. */
async function left(): Promise<number[]> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from order_events where try_at is not null
    union all select count(*) from mails where state = 'queued'
    union all select count(*) from invoices where file is null`.execute(shop.infra.db);
  return rows.map(({ waiting }) => waiting);
}

/** A worker's loop; each of its pauses lasts until it is woken, and tells what was left when it began. */
function startWorker(start: (services: ReturnType<typeof workerOf>) => void) {
  const rests: (() => void)[] = [];
  const rest = (_ms: number, signal: AbortSignal): Promise<void> => {
    rests.shift()?.();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  };
  const { database_url } = shop.infra.config;
  const queue = createQueue({ database_url, logger: shop.infra.logger, role: 'sender', rest });
  const firstRest = new Promise<void>((resolve) => rests.push(resolve));
  start(workerOf(queue));
  return { firstRest, stop: () => queue.stop() };
}

function workerOf(queue: AfterSaleShop['infra']['queue']) {
  const infra = { ...shop.infra, queue };
  const services = createServices(infra);
  return { mail: services.mail, ...createAfterSale(infra, services, shop.own) };
}

it(`tells of ${ORDERS} orders, sends their mails and makes their invoices without one rest`, async () => {
  await manyPaid();
  const teller = startWorker(({ orderMails }) => orderMails.work(() => undefined));
  await teller.firstRest;
  expect(await left()).toEqual([0, 2 * ORDERS, ORDERS]);
  await teller.stop();

  const sender = startWorker(({ mail }) => mail.work());
  await sender.firstRest;
  // The two lanes come to their end one after the other.
  expect((await left())[1]).toBeLessThanOrEqual(10);
  await sender.stop();
  expect((await left())[1]).toBe(0);

  const maker = startWorker(({ invoices }) => invoices.work());
  await maker.firstRest;
  expect(await left()).toEqual([0, 0, 0]);
  await maker.stop();
  const { rows } = await sql<{ sequence: number }>`select sequence from invoices order by sequence`.execute(
    shop.infra.db,
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: ORDERS }, (_, index) => index + 1));
}, 120_000);

it('an event that cannot be told leaves its invoice’s number to the next', async () => {
  const [one, two] = [await shop.sell(), await shop.sell()];
  const { db } = shop.infra;
  const before = await db.selectFrom('invoices').select(db.fn.max('sequence').as('last')).executeTakeFirst();
  // What every mail of it fails over.
  await sql`update orders set tax_lines = 'null' where id = ${one.order.id}`.execute(db);
  const worker = startWorker(({ orderMails }) => orderMails.work(() => undefined));
  await worker.firstRest;
  await worker.stop();
  const given = await db
    .selectFrom('invoices')
    .select(['order_id', 'sequence'])
    .where('sequence', '>', before?.last ?? 0)
    .execute();
  expect(given).toEqual([{ order_id: two.order.id, sequence: (before?.last ?? 0) + 1 }]);
  expect((await left())[0]).toBe(2);
}, 60_000);

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startWorkerProcess } from '../../../test/api-process';
import type { WorkerProcess } from '../../../test/api-process';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { fillOrders } from '../orders/testing/many-orders';

const FULL = Boolean(process.env['TESSERA_DRILL']);
const KILLS = FULL ? 20 : 1;
const ORDERS = FULL ? 8_000 : 200;
const PRODUCTS = FULL ? 4_000 : 50;
const PATIENCE_MS = FULL ? 1_200_000 : 120_000;
jest.setTimeout(PATIENCE_MS * 2);

const shop = forAllTests(startTestShop, 120_000);

async function progress(ids: readonly string[]) {
  const jobs = await shop.infra.db
    .selectFrom('staff_jobs')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return { done: jobs.reduce((sum, job) => sum + job.done, 0), isOver: jobs.every(({ state }) => state === 'done') };
}

async function until(check: () => Promise<boolean>): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (!(await check())) {
    if (Date.now() > late) throw new Error('It did not happen in time');
    await sleep(50);
  }
}

it(`workers that are killed ${KILLS} time(s) in the middle: every record is done once, and the file is whole`, async () => {
  await fillOrders(shop.infra.db, ORDERS);
  await shop.infra.db.updateTable('orders').set({ status: 'open' }).execute();
  const { user_id } = await signIn(shop, 'ADMIN');
  const start = (kind: string, parameters: object) =>
    shop.services.jobs.start({ user_id, address: '127.0.0.1' }, 'en', newId(), { kind, parameters });
  const hold = await start('orders.hold', { orders: { filter: {}, count: ORDERS }, reason: 'Stocktaking' });
  const file = await start('orders.export', {});
  await sql`
    insert into products (id, slug, name, created_at, last_modified_at)
    select gen_random_uuid(), 'fill-' || n, 'Fill ' || n, now(), now() from generate_series(1, ${PRODUCTS}::integer) as n`.execute(
    shop.infra.db,
  );
  const tag = await start('products.tag', { products: { filter: {}, count: PRODUCTS }, tags: ['counted'] });
  const ids = [hold.id, file.id, tag.id];

  // Two at once, since one alone would never meet another.
  let workers: WorkerProcess[] = [startWorkerProcess(shop), startWorkerProcess(shop)];
  for (let kills = 0; kills < KILLS; kills += 1) {
    const { done: before } = await progress([hold.id]);
    await until(async () => (await progress([hold.id])).done > before + 30);
    await Promise.all(workers.map((worker) => worker.kill()));
    workers = [startWorkerProcess(shop), startWorkerProcess(shop)];
  }
  expect((await progress(ids)).isOver).toBe(false);
  await until(async () => (await progress(ids)).isOver);
  await Promise.all(workers.map((worker) => worker.stop()));

  const { db, files } = shop.infra;
  const [held] = await db.selectFrom('staff_jobs').selectAll().where('id', '=', hold.id).execute();
  expect(held).toMatchObject({ done: ORDERS, failed: 0, total: ORDERS });
  const writes = await db.selectFrom('audit_log').select('record_id').where('action', '=', 'orders.hold').execute();
  expect([writes.length, new Set(writes.map(({ record_id }) => record_id)).size]).toEqual([ORDERS, ORDERS]);
  const edits = await db.selectFrom('audit_log').select('record_id').where('action', '=', 'products.update').execute();
  expect([edits.length, new Set(edits.map(({ record_id }) => record_id)).size]).toEqual([PRODUCTS, PRODUCTS]);
  const lines = (await files.read(`private/jobs/${file.id}`)).toString().trimEnd().split('\r\n').slice(1);
  expect([lines.length, new Set(lines.map((line) => line.split(',')[0])).size]).toEqual([ORDERS, ORDERS]);
});

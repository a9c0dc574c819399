import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startWorkerProcess } from '../../../test/api-process';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { readZip } from '../data-export/testing/read-zip';
import { fillOrders } from '../orders/testing/many-orders';

const KILLS = 8;
const ORDERS = 8_000;
const PRODUCTS = 1_000;
const PATIENCE_MS = 1_200_000;
jest.setTimeout(PATIENCE_MS * 2);

const shop = forAllTests(startTestShop, 120_000);
const staff = forAllTests(() => signIn(shop, 'ADMIN'));
const caller = () => ({ user_id: staff.user_id, address: '127.0.0.1' });
const start = async (kind: string, parameters: object): Promise<string> =>
  (await shop.services.jobs.start(caller(), 'en', newId(), { kind, parameters })).id;

const now = (id: string) =>
  shop.infra.db
    .selectFrom('staff_jobs')
    .select(['state', 'done', 'failed', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error('It did not happen in time');
    await sleep(20);
  }
}

/** Two at once, since one alone would never meet another. */
const twoWorkers = () => [startWorkerProcess(shop), startWorkerProcess(shop)];

/** Lets workers do a job, and kills them again and again while it goes on. @returns how often it was under way then */
async function finish(id: string, kills: number): Promise<number> {
  let [workers, hit] = [twoWorkers(), 0];
  for (let kill = 0; kill < kills; kill += 1) {
    const { done: before } = await now(id);
    // the last part of an archive may have no rows
    await until(async () => {
      const { done, state } = await now(id);
      return done > before || state === 'done';
    });
    await Promise.all(workers.map((worker) => worker.kill()));
    if ((await now(id)).state !== 'done') hit += 1;
    workers = twoWorkers();
    if (hit <= kill) break;
  }
  await until(async () => (await now(id)).state === 'done');
  await Promise.all(workers.map((worker) => worker.stop()));
  return hit;
}

it('an archive of all data whose workers are killed again and again has in it what one has that nobody disturbs', async () => {
  await fillOrders(shop.infra.db, ORDERS);
  const archived = async (kills: number) => {
    const id = await start('data.export', {});
    const hit = await finish(id, kills);
    const files = await readZip(await shop.infra.files.read(`private/jobs/${id}`));
    return { hit, files: new Map([...files].map(([name, content]) => [name, content.toString('base64')])) };
  };
  const calm = await archived(0);
  const disturbed = await archived(KILLS);
  expect(disturbed.hit).toBeGreaterThanOrEqual(3);
  expect([...disturbed.files.keys()]).toEqual([...calm.files.keys()]);
  // the second archive has in its audit log that somebody began it
  const log = 'audit-log.csv';
  const [before, after] = [calm, disturbed].map(({ files }) => Buffer.from(files.get(log) ?? '', 'base64').toString());
  expect(after?.startsWith(before ?? 'none')).toBe(true);
  for (const [name, content] of calm.files)
    if (name !== log) expect([name, disturbed.files.get(name) === content]).toEqual([name, true]);
});

it('what was done to many products is undone once for each, however often the workers are killed', async () => {
  const { db } = shop.infra;
  await sql`
    insert into products (id, slug, name, tags, created_at, last_modified_at)
    select gen_random_uuid(), 'fill-' || n, 'Fill ' || n, case when n % 3 = 0 then '{}'::text[] else array['of-' || n % 7] end,
      now(), now()
    from generate_series(1, ${PRODUCTS}::integer) as n`.execute(db);
  const products = () => db.selectFrom('products').select(['slug', 'tags', 'version']).orderBy('slug').execute();
  const before = await products();
  const tagging = await start('products.tag', { products: { filter: {}, count: PRODUCTS }, tags: ['counted'] });
  await finish(tagging, 0);
  expect((await products()).every(({ tags }) => tags.includes('counted'))).toBe(true);

  const { id } = await shop.services.jobs.undo(caller(), 'en', newId(), tagging);
  expect(await finish(id, KILLS)).toBeGreaterThanOrEqual(3);
  expect(await now(id)).toEqual({ state: 'done', done: PRODUCTS, failed: 0, total: PRODUCTS });
  // each written twice: once there, and once back
  expect(await products()).toEqual(before.map((product) => ({ ...product, version: product.version + 2 })));
  const edits = await db.selectFrom('audit_log').select('record_id').where('action', '=', 'products.update').execute();
  expect([edits.length, new Set(edits.map(({ record_id }) => record_id)).size]).toEqual([PRODUCTS * 2, PRODUCTS]);
});

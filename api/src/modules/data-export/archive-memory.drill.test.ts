import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startWorkerProcess } from '../../../test/api-process';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { madeUpOrdersRepository } from '../orders/made-up/made-up-orders.repository';
import { fillOrders } from '../orders/testing/many-orders';
import { mapZip } from './testing/read-zip';

const ORDERS = 200_000;
/** Messages, pages and descriptions as long as they may be, of characters that take three bytes. */
const INQUIRIES = 2_000;
const MESSAGE = 20_000;
const PAGE_VERSIONS = 100;
const PRODUCTS = 100;
const TEXT = 100_000;
/** Of changes of products: each says what was there before and after. */
const CHANGES = 20_000;
/** More than the worker has in memory while there is nothing to do. */
const MOST_MB = 100;
const REST_MS = 15_000;
const PATIENCE_MS = 1_200_000;
jest.setTimeout(PATIENCE_MS * 2);

const shop = forAllTests(startTestShop, 120_000);
const staff = forAllTests(() => signIn(shop, 'ADMIN'));

/** What a shop of some years has: very many small rows, and of large ones many more than are read at a time. */
async function fill(): Promise<void> {
  const { db } = shop.infra;
  await fillOrders(db, ORDERS);
  await sql`
    insert into inquiries (id, reference, type, subject, message, email, created_at, last_modified_at)
    select gen_random_uuid(), 'FILL-' || n, 'general', 'A long one', repeat('本', ${MESSAGE}::integer),
      'person' || n || '@example.com', now(), now()
    from generate_series(1, ${INQUIRIES}::integer) as n`.execute(db);
  await sql`
    insert into content_pages (slug, language, title, description, markdown, version, created_at, updated_at)
    values ('long', 'en', 'Long', '', 'Long', ${PAGE_VERSIONS}, now(), now())`.execute(db);
  await sql`
    insert into content_page_versions (slug, language, version, title, description, markdown, is_published, saved_at)
    select 'long', 'en', n, 'Long', '', repeat('本', ${TEXT}::integer), false, now()
    from generate_series(1, ${PAGE_VERSIONS}::integer) as n`.execute(db);
  await sql`
    insert into products (id, slug, name, description_html, words, created_at, last_modified_at)
    select gen_random_uuid(), 'long-' || n, 'Long ' || n, said, jsonb_build_object('de', jsonb_build_object('description_html', said)),
      now(), now()
    from generate_series(1, ${PRODUCTS}::integer) as n, repeat('本', ${TEXT}::integer) as said`.execute(db);
  await sql`
    insert into audit_log (id, at, action, record_type, record_id, before, after)
    select gen_random_uuid(), now(), 'products.update', 'product', n::text, said, said
    from generate_series(1, ${CHANGES}::integer) as n,
      jsonb_build_object('description_html', repeat('<p>Washed linen of the second cut.</p>', 100)) as said`.execute(
    db,
  );
  await madeUpOrdersRepository.analyse(db);
}

const jobNow = (id: string) =>
  shop.infra.db.selectFrom('staff_jobs').select(['state', 'done']).where('id', '=', id).executeTakeFirstOrThrow();

function linesIn(content: Buffer): number {
  let count = 0;
  for (let at = content.indexOf('\n'); at !== -1; at = content.indexOf('\n', at + 1)) count += 1;
  return count;
}

it(`of ${ORDERS} orders takes at most ${MOST_MB} MB more than a worker that rests, and ends in time`, async () => {
  await fill();
  const worker = startWorkerProcess(shop);
  await sleep(REST_MS);
  const idle = worker.memory().now;
  const caller = { user_id: staff.user_id, address: '127.0.0.1' };
  const begun = Date.now();
  const { id } = await shop.services.jobs.start(caller, 'en', newId(), { kind: 'data.export', parameters: {} });
  const isOpen = async () => ['waiting', 'running'].includes((await jobNow(id)).state);
  while (Date.now() < begun + PATIENCE_MS && (await isOpen())) await sleep(500);
  const { peak } = worker.memory();
  const took = Math.round((Date.now() - begun) / 1000);
  await worker.stop();
  const { state, done } = await jobNow(id);
  process.stderr.write(`${done} records in ${took} s; idle ${idle.toFixed(0)} MB, at most ${peak.toFixed(0)} MB\n`);
  expect(state).toBe('done');
  expect(peak - idle).toBeLessThan(MOST_MB);

  const lines = await mapZip(await shop.infra.files.read(`private/jobs/${id}`), linesIn);
  // with the line of the columns' names
  for (const [file, rows] of [
    ['orders.csv', ORDERS],
    ['order-lines.csv', ORDERS],
    ['inquiries.csv', INQUIRIES],
    ['products.csv', PRODUCTS],
  ] as const)
    expect([file, lines.get(file)]).toEqual([file, rows + 1]);
  expect(lines.get('audit-log.csv')).toBeGreaterThan(CHANGES);
  expect(lines.get('page-versions.csv')).toBeGreaterThan(PAGE_VERSIONS);
});

import type { StatsFs } from 'node:fs';
import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Status } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';

const shop = forAllTests(() => startTestShop({ config: { metrics_token: 'a-token' } }));
beforeEach(async () => {
  shop.clock.advance(10_000);
  await sql`delete from worker_heartbeats`.execute(shop.infra.db);
});

const get = () => shop.app.inject({ url: '/api/status' });
const status = async () => (await get()).json<Status>();
/** The state of each part, after what was learned before has become old. */
async function states(): Promise<Record<string, string>> {
  shop.clock.advance(2000);
  const { state, components } = await status();
  return Object.fromEntries([['shop', state], ...components.map((each) => [each.name, each.state])]);
}
const beatAgo = (seconds: number) =>
  sql`
  insert into worker_heartbeats (id, seen_at)
  values (gen_random_uuid(), now() - make_interval(secs => ${seconds}))`.execute(shop.infra.db);
const WELL = { shop: 'ok', api: 'ok', database: 'ok', queue: 'ok', files: 'ok' };

describe('GET status', () => {
  it('says that all is well, and is never kept', async () => {
    await beatAgo(1);
    const answer = await get();
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    const checked_at = shop.clock.now().toISOString();
    expect(answer.json<Status>()).toEqual({
      state: 'ok',
      components: ['api', 'database', 'queue', 'files'].map((name) => ({ name, state: 'ok', checked_at })),
      checked_at,
    });
  });

  it('looks once in two seconds, however many ask', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, status));
    expect(new Set(answers.map(({ checked_at }) => checked_at)).size).toBe(1);
    shop.clock.advance(1999);
    expect((await status()).checked_at).toBe(answers[0]?.checked_at);
    shop.clock.advance(1);
    expect((await status()).checked_at).toBe(shop.clock.now().toISOString());
  });

  it('says that the queue is down when no worker was heard of for 15 seconds, or ever', async () => {
    expect(await states()).toEqual({ ...WELL, shop: 'degraded', queue: 'down' });
    await beatAgo(60);
    expect(await states()).toEqual({ ...WELL, shop: 'degraded', queue: 'down' });
    await beatAgo(3);
    expect(await states()).toEqual(WELL);
  });

  it('hears a worker come and go', async () => {
    const leave = shop.services.status.startBeating();
    await eventually(async () => (await states()).queue === 'ok');
    await leave();
    expect((await states()).queue).toBe('down');
  });

  it('says that the queue is slow when work has waited for 15 minutes, not while it is put off', async () => {
    await beatAgo(1);
    await shop.infra.queue.send('of-a-test', {}, { start_after_seconds: 3600 });
    expect(await states()).toEqual(WELL);
    const wait = (minutes: number) =>
      sql`update jobs.job set start_after = now() - make_interval(mins => ${minutes})`.execute(shop.infra.db);
    await wait(14);
    expect(await states()).toEqual(WELL);
    await wait(16);
    expect(await states()).toEqual({ ...WELL, shop: 'degraded', queue: 'degraded' });
    await sql`delete from jobs.job`.execute(shop.infra.db);
  });
});

describe('what buyers wait for', () => {
  const mailDue = (seconds_ago: number) =>
    sql`
    insert into mails (id, recipient, template, created_at, try_at)
    values (gen_random_uuid(), 'ada@example.com', 'order-placed', now() - make_interval(secs => ${seconds_ago}),
      now() - make_interval(secs => ${seconds_ago}))`.execute(shop.infra.db);
  afterEach(() => sql`delete from mails`.execute(shop.infra.db));

  it('is late after a minute, which the shop says', async () => {
    await beatAgo(1);
    await mailDue(50);
    expect(await states()).toEqual(WELL);
    await mailDue(70);
    expect(await states()).toEqual({ ...WELL, shop: 'degraded', queue: 'degraded' });
  });

  it('is counted in the metrics, with the age of the oldest', async () => {
    await mailDue(50);
    await mailDue(70);
    const { body } = await shop.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-token' } });
    expect(body).toContain('outbox_waiting{outbox="mails"} 2\n');
    const [, oldest] = /outbox_oldest_seconds\{outbox="mails"\} (\S+)/.exec(body) ?? [];
    expect(Math.floor(Number(oldest) / 10)).toBe(7);
    expect(body).toContain('outbox_waiting{outbox="order_events"} 0\n');
  });
});

describe('room for files', () => {
  const leave = (bytes: number) =>
    jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 } as StatsFs);
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['is little below 200 MB', 100 * 1024 * 1024, 'degraded'],
    ['is none below 1 MB', 0, 'down'],
  ])('%s, which the shop says and stands', async (_, bytes, files) => {
    await beatAgo(1);
    leave(bytes);
    expect(await states()).toEqual({ ...WELL, shop: 'degraded', files });
  });

  it('is not there when the folder cannot be reached', async () => {
    await beatAgo(1);
    jest.spyOn(fs, 'statfs').mockRejectedValue(new Error('ENOENT'));
    expect(await states()).toEqual({ ...WELL, shop: 'degraded', files: 'down' });
  });
});

it('mails that were given up in the last day are counted in the metrics', async () => {
  const giveUp = (hours_ago: number) =>
    sql`
    insert into mails (id, recipient, template, state, created_at, settled_at, try_at)
    values (gen_random_uuid(), 'ada@example.com', 'order-placed', 'failed', now(),
      now() - make_interval(hours => ${hours_ago}), null)`.execute(shop.infra.db);
  await giveUp(1);
  await giveUp(25);
  const { body } = await shop.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-token' } });
  expect(body).toContain('mails_failed 1\n');
});

describe('a database that does not answer', () => {
  /** Ends what sleeps there, by a connection of its own: all others are taken. */
  async function wakeDatabase(): Promise<void> {
    const client = new Client({ connectionString: shop.infra.config.database_url });
    await client.connect();
    await client.query(
      `select pg_cancel_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep%'`,
    );
    await client.end();
  }

  it('is down after a second, for all who ask, and nothing piles up behind it', async () => {
    await beatAgo(1);
    const { db } = shop.infra;
    const asleep = Array.from({ length: 5 }, () => sql`select pg_sleep(60)`.execute(db).catch(() => undefined));
    const down = { shop: 'down', api: 'ok', database: 'down', queue: 'down', files: 'ok' };
    expect(await Promise.all([states(), states(), states()])).toEqual([down, down, down]);
    await wakeDatabase();
    await Promise.all(asleep);
    await eventually(async () => (await states()).shop === 'ok');
  });

  it('is away for /readyz, and keeps no metric back', async () => {
    const headers = { authorization: 'Bearer a-token' };
    const ask = () => Promise.all([shop.app.inject({ url: '/readyz' }), shop.app.inject({ url: '/metrics', headers })]);
    await shop.infra.db.transaction().execute(async (trx) => {
      await sql`lock table migrations, mails in access exclusive mode`.execute(trx);
      const answered = await Promise.race([ask(), sql`select pg_sleep(6)`.execute(trx).then(() => null)]);
      expect(answered?.[0].json()).toEqual({ status: 'not ready', waiting_for: 'database' });
      expect(answered?.[1].body).toContain('process_uptime_seconds');
    });
    await eventually(async () => (await ask())[0].statusCode === 200);
  });

  it('is down when it is gone, and the answer is still 200', async () => {
    await shop.infra.db.destroy();
    expect(await states()).toEqual({ shop: 'down', api: 'ok', database: 'down', queue: 'down', files: 'ok' });
    expect((await get()).statusCode).toBe(200);
  });
});

import fc from 'fast-check';
import type { AuditList, StaffJob, StaffJobList, StaffNoticeList } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { orderListRepository } from '../orders/admin/list/order-list.repository';
import { fillOrders } from '../orders/testing/many-orders';
import { aDesk, because, everything } from './testing/desk';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
const desk = forAllTests(() => aDesk(shop, fillOrders));
const colleague = forAllTests(() => signIn(shop, 'ADMIN'));
jest.setTimeout(120_000);
beforeEach(() => desk.clear());

/** How many writes the audit log has of a job. */
async function noted(job_id: string): Promise<number> {
  const log = await shop.infra.db.selectFrom('audit_log').select('after').where('action', '=', 'orders.hold').execute();
  return log.filter(({ after }) => after?.['job_id'] === job_id).length;
}
describe('a job', () => {
  it('does the same to each of the chosen orders, and says what became of each', async () => {
    const ids = await desk.orders(120, { open: false });
    const { id, total } = await desk.begin('orders.hold', { orders: { ids }, reason: 'Stocktaking' });
    expect(total).toBe(120);
    await desk.finish();
    const done = await desk.show(id);
    expect(done).toMatchObject({ state: 'done', done: 3, failed: 117, reason: null, file: null });
    expect(await desk.held()).toBe(3);
    const failed = await desk.rowsOf(id, 'state=failed&page_size=200');
    expect(failed).toHaveLength(117);
    expect(failed[0]).toMatchObject({ label: 'FILL-2', reason: 'Only an order that is open can be held.' });
    expect((await desk.rowsOf(id, 'state=done')).map(({ label }) => label)).toEqual(['FILL-1', 'FILL-51', 'FILL-101']);
    const noticesOf = async (by: SignedIn) =>
      (await desk.read<StaffNoticeList>('notices', by)).items.filter(({ subject_id }) => subject_id === id);
    expect(await noticesOf(desk.staff())).toMatchObject([
      { kind: 'job_finished', data: { job_kind: 'orders.hold', state: 'done', done: 3, failed: 117 } },
    ]);
    expect(await noticesOf(colleague)).toEqual([]);
  });

  it('of a filter is about what it shows, and is refused where more match than were seen', async () => {
    await desk.orders(30);
    const refused = await desk.start('orders.hold', because(29));
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'jobs.more_match', count: 30 }),
    ]);
    await desk.begin('orders.hold', {
      orders: { filter: { search: 'FILL-2' }, count: 11 },
      reason: 'Stocktaking',
    });
    await desk.finish();
    expect(await desk.held()).toBe(11);
    expect(
      (await desk.start('orders.hold', { ...because(1), orders: { filter: { tag: 'x' }, count: 1 } })).json().code,
    ).toBe('jobs.nothing_to_do');
  });

  it('has one transaction for each record: what fails takes nothing with it', async () => {
    const [one = '', two = ''] = await desk.orders(2);
    const many = Array.from({ length: 19 }, (_, index) => `tag ${index}`);
    await shop.infra.db.updateTable('orders').set({ tags: many }).where('id', '=', one).execute();
    const gone = newId();
    const { id } = await desk.begin('orders.tag', { orders: { ids: [gone, one, two] }, tags: ['vip', 'late'] });
    await desk.finish();
    expect((await desk.rowsOf(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'There is no such order.'],
      ['failed', 'An order has at most 20 tags.'],
      ['done', null],
    ]);
    const { tags } = await shop.infra.db
      .selectFrom('orders')
      .select('tags')
      .where('id', '=', two)
      .executeTakeFirstOrThrow();
    expect(tags).toEqual(['vip', 'late']);
    await desk.begin('orders.untag', { orders: { ids: [two] }, tags: ['VIP'] });
    await desk.finish();
    const later = await shop.infra.db
      .selectFrom('orders')
      .select('tags')
      .where('id', '=', two)
      .executeTakeFirstOrThrow();
    expect(later.tags).toEqual(['late']);
  });

  it('is begun once for one key, also by two at the same moment', async () => {
    await desk.orders(3);
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => desk.start('orders.hold', because(3), desk.staff(), key)));
    expect(new Set(answers.map((answer) => answer.json<StaffJob>().id)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await desk.start('orders.hold', because(2), desk.staff(), key)).json().code).toBe('idempotency.mismatch');
    const bare = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/jobs',
      headers: desk.staff().headers,
      payload: { kind: 'orders.hold', parameters: because(3) },
    });
    expect([bare.statusCode, bare.json().code]).toEqual([400, 'idempotency.key_required']);
  });

  it('that makes no sense is refused with what is wrong with it', async () => {
    for (const [kind, parameters] of [
      ['orders.hold', { orders: { ids: [newId()] } }],
      ['orders.hold', { orders: { ids: [] }, reason: 'x' }],
      ['orders.eat', { orders: { ids: [newId()] } }],
      ['orders.ship', { ...everything(1), carrier: '' }],
      ['orders.release', { orders: { filter: { status: 'lost' }, count: 1 } }],
    ] as const)
      expect([kind, (await desk.start(kind, parameters)).statusCode]).toEqual([kind, 422]);
  });

  it('that takes long to find its records keeps nobody else from starting one', async () => {
    await desk.orders(2);
    const { listKeys } = orderListRepository;
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const listing = jest.spyOn(orderListRepository, 'listKeys').mockImplementationOnce(async (...asked) => {
      await held;
      return listKeys(...asked);
    });
    const slow = desk.start('orders.hold', because(2));
    await eventually(() => listing.mock.calls.length === 1);
    const other = desk.begin('orders.release', everything(2), colleague);
    const first = await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 5_000))]);
    goOn();
    listing.mockRestore();
    expect([first, (await slow).statusCode]).toEqual([await other, 201]);
  });

  it('is begun once for one key, also where it is the last one that there is room for', async () => {
    await desk.orders(1);
    for (let count = 0; count < 4; count += 1) await desk.begin('orders.hold', because(1));
    const key = newId();
    const answers = await Promise.all([1, 2, 3].map(() => desk.start('orders.hold', because(1), desk.staff(), key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });

  it('is one of at most five of one account at a time', async () => {
    await desk.orders(1);
    for (let count = 0; count < 5; count += 1) await desk.begin('orders.hold', because(1));
    expect((await desk.start('orders.hold', because(1))).json().code).toBe('jobs.limit');
    await desk.begin('orders.hold', because(1), colleague);
    await desk.finish();
    await desk.begin('orders.hold', because(1));
  });
});

describe('jobs at the same time', () => {
  it('take turns: a short one does not wait for a long one', async () => {
    await desk.orders(200);
    const long = await desk.begin('orders.hold', because(200));
    await desk.turn();
    const [first = ''] = (await shop.infra.db.selectFrom('orders').select('id').limit(1).execute()).map(({ id }) => id);
    const short = await desk.begin('orders.release', { orders: { ids: [first] } });
    await desk.turn();
    await desk.turn();
    expect((await desk.show(short.id)).state).toBe('done');
    expect((await desk.show(long.id)).state).toBe('running');
  });

  it('are done once by several workers', async () => {
    await desk.orders(60);
    const jobs = [await desk.begin('orders.hold', because(60)), await desk.begin('orders.export', {})];
    await Promise.all([desk.finish(), desk.finish(), desk.finish()]);
    await desk.finish();
    for (const { id } of jobs) expect(await desk.show(id)).toMatchObject({ state: 'done', done: 60, failed: 0 });
    expect(await noted(jobs[0]?.id ?? '')).toBe(60);
    expect(await desk.held()).toBe(60);
  });

  it('go on by another worker once one has died over a turn', async () => {
    await desk.orders(40);
    const { id } = await desk.begin('orders.hold', because(40));
    await desk.turn();
    // As a worker leaves it that was killed in its turn.
    const taken_until = new Date(shop.clock.now().getTime() + 15_000);
    await shop.infra.db.updateTable('staff_jobs').set({ taken_until }).execute();
    expect(await desk.turn()).toBe(false);
    shop.clock.advance(15_000);
    await desk.finish();
    expect(await desk.show(id)).toMatchObject({ state: 'done', done: 40 });
  });
});

describe('stopping', () => {
  it('ends a job after the record that is under way; what was done stays', async () => {
    await desk.orders(100);
    const { id } = await desk.begin('orders.hold', because(100));
    await desk.turn();
    const stopped = (await desk.post(`jobs/${id}/stop`, undefined, colleague)).json<StaffJob>();
    expect(stopped).toMatchObject({ state: 'stopped', done: 25, failed: 0, total: 100 });
    await desk.finish();
    expect([await desk.held(), await desk.show(id)]).toEqual([25, stopped]);
    expect(await desk.rowsOf(id, 'state=planned&page_size=200')).toHaveLength(75);
    expect((await desk.post(`jobs/${id}/stop`, undefined, desk.staff())).json()).toEqual(stopped);
  });

  it('happens by itself when the right of whoever started it is taken away', async () => {
    await desk.orders(100);
    const lead = await signIn(shop, 'ADMIN');
    const { id } = await desk.begin('orders.hold', because(100), lead);
    await desk.turn();
    await appoint(shop, lead.user_id, 'read_only');
    await desk.finish();
    expect(await desk.held()).toBe(25);
    expect(await desk.show(id)).toMatchObject({
      state: 'stopped',
      done: 25,
      reason: 'Whoever started it has no right to it any more.',
    });
  });
});

describe('what cannot be done for a reason of ours', () => {
  it('is tried again, then given up, and the rest goes on', async () => {
    const ids = await desk.orders(3);
    const { id } = await desk.begin('orders.hold', because(3));
    const [kind] = shop.services.jobKinds.filter(({ name }) => name === 'orders.hold');
    if (kind?.form !== 'rows') throw new Error('It is a kind of rows');
    const real = kind.work.bind(kind);
    const broken = jest.spyOn(kind, 'work').mockImplementation((trx, row, ...rest) => {
      if (row.record_id === ids[1]) return Promise.reject(new Error('a bug'));
      return real(trx, row, ...rest);
    });
    for (let tries = 0; tries < 6; tries += 1) {
      await desk.turn();
      shop.clock.advance(60_000);
    }
    broken.mockRestore();
    expect(await desk.show(id)).toMatchObject({ state: 'done', done: 2, failed: 1 });
    expect((await desk.rowsOf(id, 'state=failed'))[0]?.reason).toBe(
      'This did not work, although it was tried several times.',
    );
  });
});

describe('who sees a job', () => {
  it('is whoever may start one of its kind', async () => {
    await desk.orders(1);
    const { id } = await desk.begin('orders.hold', because(1));
    const clerk = await signIn(shop, 'ADMIN');
    const list = async (by: SignedIn, query = '') =>
      (await desk.read<StaffJobList>(`jobs?${query}`, by)).items.map((job) => job.id);
    expect([await list(colleague), await list(colleague, 'mine=true')]).toEqual([[id], []]);
    await appoint(shop, clerk.user_id, 'catalogue');
    expect(await list(clerk)).toEqual([]);
    const { headers } = clerk;
    for (const url of [`jobs/${id}`, `jobs/${id}/rows`])
      expect((await shop.app.inject({ url: `/api/admin/${url}`, headers })).statusCode).toBe(404);
    expect((await desk.post(`jobs/${id}/stop`, undefined, clerk)).statusCode).toBe(404);
    const refused = await desk.start('orders.hold', because(1), clerk);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'staff.right_missing']);
    expect((await desk.start('orders.hold', because(1), await signIn(shop))).statusCode).toBe(403);
  });

  it('finds them page by page, the open ones alone if wished', async () => {
    await desk.orders(1);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await desk.begin('orders.hold', because(1))).id);
    await desk.turn();
    const first = await desk.read<StaffJobList>('jobs?page_size=3');
    const second = await desk.read<StaffJobList>(`jobs?page_size=3&after=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
    expect((await desk.read<StaffJobList>('jobs?is_open=true')).items).toHaveLength(4);
  });
});

it('the audit log says who began, stopped and finished a job, and names it with each write', async () => {
  const [order = ''] = await desk.orders(1);
  const { id } = await desk.begin('orders.hold', because(1));
  await desk.finish();
  const entries = async (type: string, record: string) =>
    (await desk.read<AuditList>(`audit-log?record_type=${type}&record_id=${record}`)).items;
  expect((await entries('job', id)).map(({ action }) => action).sort()).toEqual(['jobs.finish', 'jobs.start']);
  const [write] = (await entries('order', order)).filter(({ after }) => JSON.stringify(after).includes(id));
  expect(write).toMatchObject({
    action: 'orders.hold',
    user: { id: desk.staff().user_id },
    address: '127.0.0.x',
    after: { job_id: id, hold_reason: 'Stocktaking' },
  });
});

it('whatever is planned, stopped and taken twice: done, failed and left come to what was planned', async () => {
  const steps = fc.array(fc.constantFrom('turn', 'two', 'die', 'stop'), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 0, max: 9 }),
      steps,
      async (count, bad, played) => {
        await shop.infra.db.deleteFrom('staff_jobs').execute();
        await shop.infra.db.deleteFrom('orders').execute();
        const ids = await desk.orders(count);
        const lost = ids.filter((_, index) => bad > 0 && index % bad === 0);
        if (lost.length > 0)
          await shop.infra.db.updateTable('orders').set({ status: 'cancelled' }).where('id', 'in', lost).execute();
        const { id } = await desk.begin('orders.hold', because(count));
        for (const step of played) {
          if (step === 'stop') await desk.post(`jobs/${id}/stop`, undefined, desk.staff());
          if (step === 'turn' || step === 'die') await desk.turn();
          if (step === 'two') await Promise.all([desk.turn(), desk.turn()]);
          if (step === 'die') shop.clock.advance(16_000);
        }
        if (!played.includes('stop')) await desk.finish();
        const { state, done, failed, total } = await desk.show(id);
        const rows = await desk.rowsOf(id, 'page_size=200');
        const left = rows.filter((row) => row.state === 'planned').length;
        expect(done + failed + left).toBe(total);
        expect(rows.filter((row) => row.state === 'done')).toHaveLength(done);
        expect(await desk.held()).toBe(done);
        if (state === 'done') expect([left, failed]).toEqual([0, lost.length]);
      },
    ),
    { numRuns: process.env['TESSERA_DRILL'] ? 200 : 3 },
  );
});

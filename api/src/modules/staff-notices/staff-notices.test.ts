import type { StaffNoticeList } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { withTransaction } from '../../infra/database/transaction';
import { newId } from '../../infra/basics/ids';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import type { Notice } from './staff-notices.service';

let shop: TestShop;
let owner: SignedIn;
let support: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await signIn(shop, 'ADMIN');
  support = await signIn(shop, 'ADMIN');
  await appoint(shop, support.user_id, 'support');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.infra.db.deleteFrom('staff_notices').execute();
  await shop.infra.db.deleteFrom('staff_notice_readers').execute();
  shop.clock.advance(61_000);
});

const order = (subject_id: string, once?: string): Notice => ({
  kind: 'order_placed',
  subject_id,
  data: { number: 'T-1', amount: 4900, currency: 'USD' },
  ...(once === undefined ? {} : { once }),
});
const overdue: Notice = {
  kind: 'instalment_overdue',
  subject_id: newId(),
  data: { number: 'T-1', amount: 100, currency: 'USD', due_on: '2026-01-01' },
};
const jobOf = (user_id: string): Notice => ({
  kind: 'job_finished',
  right: 'orders.read',
  user_id,
  subject_id: newId(),
  data: { job_kind: 'orders.tag', state: 'done', done: 3, failed: 0 },
});

const notify = (...notices: Notice[]) =>
  withTransaction(shop.infra.db, (trx) => shop.services.staffNotices.notify(trx, ...notices));
const list = async ({ headers } = owner, query = '') =>
  (await shop.app.inject({ url: `/api/admin/notices${query}`, headers })).json<StaffNoticeList>();
const read = (payload: object, { headers } = owner) =>
  shop.app.inject({ method: 'POST', url: '/api/admin/notices/read', headers, payload });
const kinds = async (person: SignedIn) => (await list(person)).items.map(({ kind }) => kind);

describe('notices of staff', () => {
  it('are seen by those with their right, and by the one account that they are for', async () => {
    await notify(order('a'), overdue, jobOf(support.user_id));
    expect((await kinds(owner)).toSorted()).toEqual(['instalment_overdue', 'order_placed']);
    expect((await kinds(support)).toSorted()).toEqual(['job_finished', 'order_placed']);
    expect(await list()).toMatchObject({ unread: 2, next_cursor: null });
  });

  it('go with a right that is taken away', async () => {
    const somebody = await signIn(shop, 'ADMIN');
    await notify(order('a'), overdue);
    expect((await kinds(somebody)).toSorted()).toEqual(['instalment_overdue', 'order_placed']);
    await appoint(shop, somebody.user_id, 'catalogue');
    expect(await list(somebody)).toEqual({ items: [], unread: 0, next_cursor: null });
  });

  it('are told once by their key, and not at all where what they tell of is undone', async () => {
    await notify(order('a', 'placed:a'), order('a', 'placed:a'));
    await notify(order('a', 'placed:a'));
    const undone = withTransaction(shop.infra.db, async (trx) => {
      await shop.services.staffNotices.notify(trx, order('b'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list()).items.map(({ subject_id }) => subject_id)).toEqual(['a']);
  });

  it('are read by each for themselves, one by one or all, and what comes later is unread', async () => {
    await notify(order('a'), order('b'), order('c'));
    const [first] = (await list()).items;
    expect((await read({ ids: [first?.id, newId()] })).statusCode).toBe(204);
    expect((await list()).items.map(({ is_read }) => is_read)).toEqual([true, false, false]);
    expect((await list()).unread).toBe(2);
    await read({});
    expect((await list()).unread).toBe(0);
    await notify(order('d'));
    expect((await list()).items.map(({ is_read }) => is_read)).toEqual([false, true, true, true]);
    expect((await list(support)).unread).toBe(4);
    shop.clock.advance(61_000);
    await read({});
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from staff_notice_reads
      where user_id = ${owner.user_id}`.execute(shop.infra.db);
    expect([(await list()).unread, rows[0]?.count]).toEqual([0, 0]);
  });

  it('that are another’s are not read for them', async () => {
    await notify(jobOf(support.user_id));
    const id = (await list(support)).items[0]?.id;
    await read({ ids: [id] });
    const reads = await shop.infra.db.selectFrom('staff_notice_reads').selectAll().execute();
    expect(reads).toEqual([]);
  });

  it('from before somebody joined are no news to them', async () => {
    await notify(order('a'));
    shop.clock.advance(1000);
    const late = await signIn(shop, 'ADMIN');
    expect(await list(late)).toMatchObject({ unread: 0, items: [{ is_read: true }] });
  });

  it('come page by page', async () => {
    await notify(order('a'), order('b'), order('c'));
    const { items, next_cursor } = await list(owner, '?page_size=2');
    const rest = await list(owner, `?page_size=2&after=${next_cursor}`);
    expect([...items, ...rest.items].map(({ subject_id }) => subject_id)).toEqual(['c', 'b', 'a']);
    expect(rest.next_cursor).toBeNull();
  });

  it('are kept for 90 days, and the newest 2,000 of each kind', async () => {
    await notify(overdue);
    await notify(...Array.from({ length: 2001 }, (_, turn) => order(String(turn))));
    await shop.services.staffNotices.removeBeyond();
    await shop.services.retention.run();
    const left = async () =>
      (await shop.infra.db.selectFrom('staff_notices').select(['kind', 'subject_id']).orderBy('id').execute()).map(
        ({ kind, subject_id }) => `${kind} ${kind === 'order_placed' ? subject_id : ''}`,
      );
    const kept = await left();
    expect([kept.length, kept[0], kept[1]]).toEqual([2001, 'instalment_overdue ', 'order_placed 1']);
    shop.clock.advance(90 * 24 * 3_600_000 + 1);
    await shop.services.staffNotices.removeBeyond();
    await shop.services.retention.run();
    expect(await left()).toEqual([]);
  });

  it('are nothing that the public feed of changes tells', async () => {
    const heard: string[] = [];
    const feed = shop.services.changes.subscribe({
      address: undefined,
      write: (text) => heard.push(text),
      end: () => undefined,
    });
    await notify(order('a'));
    await shop.infra.changes.notify(shop.infra.db, ['products']);
    while (!heard.join('').includes('products')) await new Promise((resolve) => setTimeout(resolve, 10));
    feed();
    expect(heard.join('')).not.toContain('staff');
  });

  it('are for staff alone', async () => {
    const { headers } = await signIn(shop);
    expect((await shop.app.inject({ url: '/api/admin/notices', headers })).statusCode).toBe(403);
  });
});

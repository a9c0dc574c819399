import { CUSTOMER_SORTS } from '@tessera/shared/contract';
import type { AdminCustomerList, CustomerGroupList, Download } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { aCustomerDesk } from '../testing/customer-desk';
import type { CustomerDesk } from '../testing/customer-desk';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let desk: CustomerDesk;
jest.setTimeout(60_000);

interface Some {
  first_name: string;
  last_name: string;
  email: string;
  orders_count?: number;
  spent?: number;
  last_order_at?: Date | null;
  created_at: Date;
}

/** An account as if it had ordered so often. */
async function put({ orders_count = 0, spent = 0, last_order_at = null, created_at, ...names }: Some): Promise<string> {
  const { db } = shop.infra;
  const id = await shop.services.users.create({ ...names, username: names.email, password_hash: '!' });
  const sums = { orders_count, spent, last_order_at, created_at };
  await db.updateTable('customers').set(sums).where('id', '=', id).execute();
  return id;
}

const on = (day: string): Date => new Date(`${day}T12:00:00Z`);
let [ada, zoe, max]: string[] = [];
beforeAll(async () => {
  desk = await aCustomerDesk(shop);
  await shop.infra.db.deleteFrom('customers').execute(); // whoever is signed in is none of them here
  const last = { last_order_at: on('2026-03-03'), orders_count: 3 };
  ada = await put({
    first_name: 'Ada',
    last_name: 'Öst-Berg',
    email: 'ada@one.example',
    created_at: on('2026-01-01'),
    spent: 9000,
    ...last,
  });
  zoe = await put({
    first_name: 'Zoë',
    last_name: 'Ada',
    email: 'Zoe.Blue@two.example',
    created_at: on('2026-01-02'),
    orders_count: 1,
    spent: 500,
    last_order_at: on('2026-02-02'),
  });
  max = await put({ first_name: 'Max', last_name: 'Muster', email: 'max@one.example', created_at: on('2026-01-03') });
}, 60_000);

const firstOf = ({ items }: AdminCustomerList): string[] => items.map(({ name }) => name.split(' ')[0] ?? '');
const names = async (query: Parameters<CustomerDesk['list']>[0] = {}) =>
  firstOf(await desk.list({ sort: 'created_at', ...query }));

describe('the list of customers', () => {
  it('is narrowed by what is asked for, days whole and sums included', async () => {
    expect(await names()).toEqual(['Ada', 'Zoë', 'Max']);
    expect(await names({ orders_from: 1 })).toEqual(['Ada', 'Zoë']);
    expect(await names({ orders_to: 0 })).toEqual(['Max']);
    expect(await names({ spent_from: 500, spent_to: 9000 })).toEqual(['Ada', 'Zoë']);
    expect(await names({ spent_from: 501 })).toEqual(['Ada']);
    expect(await names({ last_order_from: '2026-02-02', last_order_to: '2026-02-02' })).toEqual(['Zoë']);
    expect(await names({ last_order_to: '2026-12-31' })).toEqual(['Ada', 'Zoë']);
    expect(await names({ since_from: '2026-01-02' })).toEqual(['Zoë', 'Max']);
    expect(await names({ since_to: '2026-01-02' })).toEqual(['Ada', 'Zoë']);
    for (const wrong of ['state=gone', 'group_id=x', 'spent_from=-1', 'since_from=today', 'sort=colour', 'after=x']) {
      expect([wrong, (await desk.call('GET', `customers?${wrong}`)).statusCode]).toEqual([wrong, 422]);
    }
  });

  it('finds somebody by the starts of names, by an e-mail address, and by a telephone number however it is written', async () => {
    const address = {
      id: newId(),
      user_id: max ?? '',
      first_name: 'M',
      last_name: 'M',
      line1: 'A',
      city: 'B',
      country: 'DE',
    };
    const stamps = { created_at: shop.clock.now(), last_modified_at: shop.clock.now() };
    await shop.infra.db
      .insertInto('addresses')
      .values({ ...address, phone: '+49 (151) 555-0123', ...stamps })
      .execute();
    await desk.write('PATCH', zoe ?? '', '', { phone: '+1 555 010 0199' });
    for (const search of ['ada ost', 'Öst', 'berg ADA', 'ada@', 'ADA@one.example'])
      expect([search, await names({ search })]).toEqual([search, ['Ada']]);
    expect(await names({ search: 'ada' })).toEqual(['Ada', 'Zoë']);
    expect(await names({ search: 'blue' })).toEqual(['Zoë']);
    for (const search of ['0151 5550', '+49 151', '0049-151/5550123', '5550123']) {
      expect([search, await names({ search })]).toEqual([search, search === '5550123' ? [] : ['Max']]);
    }
    expect(await names({ search: '555 010' })).toEqual(['Zoë']);
    for (const search of ['%', '_', "'", 'nobody', '151', "x') or true --"])
      expect([search, await names({ search })]).toEqual([search, []]);
  });

  it('goes through everybody once by the cursor, in every order, whoever shares what it is sorted by', async () => {
    const made = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        put({
          first_name: 'Copy',
          last_name: 'Cat',
          email: `copy${index}@three.example`,
          created_at: on('2026-01-03'),
          orders_count: 1,
          spent: index % 2,
        }),
      ),
    );
    for (const sort of CUSTOMER_SORTS) {
      const whole = (await desk.list({ sort, page_size: 100 })).items.map(({ id }) => id);
      const walked: string[] = [];
      let after: string | null | undefined;
      do {
        const page: AdminCustomerList = await desk.list({ sort, page_size: 5, ...(after ? { after } : {}) });
        walked.push(...page.items.map(({ id }) => id));
        after = page.next_cursor;
      } while (after);
      expect([sort, walked]).toEqual([sort, whole]);
      expect(new Set(walked).size).toBe(12);
    }
    expect((await desk.list({ sort: '-spent' })).items[0]?.id).toBe(ada);
    expect((await desk.list({ sort: '-last_order' })).items.map(({ id }) => id).slice(0, 2)).toEqual([ada, zoe]);
    await shop.infra.db.deleteFrom('users').where('id', 'in', made).execute();
    expect((await desk.list()).total).toBe(3);
  });

  it('says who has asked for the newsletter and confirmed it, as soon as that is so', async () => {
    const { users, newsletter } = shop.services;
    const { db } = shop.infra;
    const subscribe = (wanted: boolean) =>
      db.transaction().execute(async (trx) => {
        const user = await users.getById(ada ?? '', trx);
        await newsletter.setForUser(trx, user, wanted);
      });
    await subscribe(true); // an address that nobody has confirmed is asked by mail first
    expect(await names({ newsletter: true })).toEqual([]);
    await db
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', ada ?? '')
      .execute();
    await subscribe(true);
    expect(await names({ newsletter: true })).toEqual(['Ada']);
    expect(await names({ newsletter: false })).toEqual(['Zoë', 'Max']);
    await subscribe(false);
    expect(await names({ newsletter: true })).toEqual([]);
  });

  it('is downloaded as it is filtered, amounts in whole units', async () => {
    const answer = await desk.call('POST', 'customers/downloads', { filter: { orders_from: 1, sort: '-spent' } });
    const { body } = await shop.app.inject({ url: answer.json<Download>().url });
    const lines = body.trim().split(/\r?\n/);
    expect(lines[0]).toContain('id,name,email,state,orders,currency,spent');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Ada Öst-Berg,ada@one.example,active,3,USD,90.00,2026-03-03T12:00:00.000Z');
  });

  it('is for staff who may see customers alone', async () => {
    const catalogue = await desk.colleague('catalogue');
    expect((await desk.call('GET', 'customers', undefined, catalogue)).json().code).toBe('staff.right_missing');
    expect((await desk.call('GET', 'customers', undefined, await signIn(shop))).statusCode).toBe(403);
  });
});

describe('groups', () => {
  it('are made, named and removed, and many customers are put into them by a job', async () => {
    const made = (await desk.call('POST', 'customer-groups', { name: ' Wholesale ' })).json<CustomerGroupList>();
    const [group] = made.items;
    expect(group).toMatchObject({ name: 'Wholesale', members: 0, version: 1 });
    expect((await desk.call('POST', 'customer-groups', { name: 'WHOLESALE' })).json().code).toBe(
      'customers.group_name_taken',
    );
    const group_id = group?.id ?? '';
    const job = {
      kind: 'customers.add_to_group',
      parameters: { customers: { filter: { orders_from: 1 }, count: 2 }, group_id },
    };
    expect((await desk.call('POST', 'jobs', job)).statusCode).toBe(201);
    while (await shop.services.jobRunner.turn());
    expect(await names({ group_id })).toEqual(['Ada', 'Zoë']);
    expect((await desk.list({ group_id })).items[0]?.groups).toEqual([{ id: group_id, name: 'Wholesale' }]);
    const gone = { kind: 'customers.remove_from_group', parameters: { customers: { ids: [ada] }, group_id } };
    await desk.call('POST', 'jobs', gone);
    while (await shop.services.jobRunner.turn());
    expect(await names({ group_id })).toEqual(['Zoë']);
    const stale = await desk.call('PATCH', `customer-groups/${group_id}`, { name: 'Trade', version: 0 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'customers.group_stale']);
    const named = await desk.call('PATCH', `customer-groups/${group_id}`, { name: 'Trade', version: 1 });
    expect(named.json<CustomerGroupList>().items).toMatchObject([{ name: 'Trade', members: 1, version: 2 }]);
    expect((await desk.call('DELETE', `customer-groups/${group_id}?version=2`)).json()).toEqual({ items: [] });
    expect(await names({ group_id })).toEqual([]);
    expect((await desk.logOf(ada ?? '')).map(({ action }) => action)).toEqual(['customers.group', 'customers.group']);
  });
});

// The last one: so many are deleted again as slowly as they are many.
describe('a long list', () => {
  it('counts exactly to 10,000, says where it stopped, and fills pages of common and of rare ones', async () => {
    const { db } = shop.infra;
    await sql`insert into users (id, first_name, last_name, username, username_key, email, password_hash, created_at, last_modified_at)
      select gen_random_uuid(), case when n % 7000 = 0 then 'Rare' else 'Many' end, 'Folk' || n % 200, 'm' || n, 'm' || n, 'm' || n || '@many.example', '!',
        timestamptz '2025-01-01' + n * interval '1 minute', now() from generate_series(1, 25000) as n`.execute(db);
    await sql`analyze customers`.execute(db);
    const all = await desk.list({ page_size: 10 });
    expect([all.total, all.total_is_exact, all.items.length]).toEqual([10_000, false, 10]);
    for (const sort of CUSTOMER_SORTS) expect((await desk.list({ sort, page_size: 10 })).items).toHaveLength(10);
    for (const [query, total] of [
      [{ newsletter: false }, 10_000],
      [{ search: 'many' }, 10_000],
      [{ search: 'many folk' }, 100],
      [{ search: 'many', newsletter: false }, 100],
    ] as const) {
      const many = await desk.list({ ...query, page_size: 10 });
      expect([query, many.total, many.total_is_exact, many.items.length]).toEqual([query, total, false, 10]);
      const next = await desk.list({ ...query, page_size: 10, after: many.next_cursor ?? '' });
      expect([query, new Set([...many.items, ...next.items].map(({ id }) => id)).size]).toEqual([query, 20]);
    }
    expect((await desk.list({ search: 'rare' })).total).toBe(3);
    expect((await desk.list({ search: 'folk', state: 'suspended' })).total).toBe(0);
    expect((await desk.list({ since_to: '2025-01-01' })).total).toBe(1439);
  });
});

import type { Problem } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { mailsTo } from '../../../../test/mails/mailbox';
import { appoint, signIn } from '../../../../test/people';
import { csvOf } from '../../../framework/files/testing/csv';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import { aCustomerFileDesk } from './testing/customer-file-desk';

jest.setTimeout(120_000);
const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let desk: Awaited<ReturnType<typeof aCustomerFileDesk>>;
beforeAll(async () => {
  desk = await aCustomerFileDesk(shop);
  const now = shop.infra.clock.now();
  const group = { id: newId(), name: 'Press', created_at: now, last_modified_at: now };
  await shop.infra.db.insertInto('customer_groups').values(group).execute();
});
afterEach(async () => {
  await shop.infra.db.deleteFrom('staff_jobs').execute();
  await shop.infra.db.deleteFrom('newsletter_subscriptions').execute();
  await shop.infra.db.deleteFrom('users').where('role', '=', 'REGULAR').execute();
});

const SHOPIFY = [
  ['Customer ID', 'First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Default Address Company'].concat(
    ['Default Address Address1', 'Default Address Address2', 'Default Address City', 'Default Address Province Code'],
    ['Default Address Country Code', 'Default Address Zip', 'Default Address Phone', 'Phone', 'Note', 'Tags'],
  ),
  [
    "'77",
    'Ada',
    'Berg',
    'Ada@example.com',
    'yes',
    '',
    'Lange Str. 1',
    '',
    'Köln',
    '',
    'DE',
    "'50667",
    '',
    "'+49 221 1",
  ].concat(['Likes oak', 'vip, wood']),
  ['78', '', '', 'nameless@example.com', 'no', '', '', '', '', '', 'US', '', '', '', '', ''],
];
const accounts = async (): Promise<number> =>
  (await shop.infra.db.selectFrom('users').select('id').where('role', '=', 'REGULAR').execute()).length;

it('takes Shopify’s file: names, address, consent, tags and note; nobody has a password, and no mail goes out', async () => {
  const { customers, job, file } = await desk.bring(csvOf(SHOPIFY));
  expect(file.columns.find(({ heading }) => heading === 'Customer ID')?.field).toBeNull();
  expect([customers, job.state, job.failed]).toEqual([{ new: 2, changed: 0, same: 0, wrong: 0 }, 'done', 0]);
  const { users, newsletter } = shop.services;
  const ada = await users.findByEmail('ada@example.com');
  const nameless = await users.findByEmail('nameless@example.com');
  expect([ada, nameless]).toMatchObject([
    { first_name: 'Ada', last_name: 'Berg', password_hash: '!', email_verified: false },
    { first_name: 'nameless', last_name: '' },
  ]);
  if (!ada || !nameless) throw new Error('They are not there');
  const [address] = (await shop.services.addresses.list(ada.id)).items;
  expect(address).toMatchObject({ first_name: 'Ada', postal_code: '50667', city: 'Köln', is_default_shipping: true });
  expect((await shop.services.addresses.list(nameless.id)).items).toEqual([]);
  expect(await shop.services.customerRecords.readPersonal(ada.id)).toMatchObject({
    phone: '+49 221 1',
    tags: ['vip', 'wood'],
    notes_of_staff: [{ text: 'Likes oak' }],
  });
  expect(await newsletter.read({ ...ada, email_verified: true })).toMatchObject({
    state: 'confirmed',
    source: 'import',
  });
  expect(await newsletter.read({ ...nameless, email_verified: true })).toBeNull();
  expect(await mailsTo(shop, 'ada@example.com')).toEqual([]);
});

it('comes back unchanged as the shop’s own file, whatever cells hold', async () => {
  const head = ['email', 'first_name', 'last_name', 'phone', 'language', 'tags', 'groups', 'note', 'newsletter'];
  const proof = ['newsletter_at', 'newsletter_source', 'line1', 'postal_code', 'city', 'country', 'default_billing'];
  await desk.bring(
    csvOf([
      [...head, ...proof],
      ['a@example.com', '=SUM(1)', 'O’Neill "x"', '+49 1 2345', 'de', 'a\\,b, c', 'Press', 'one', 'yes'].concat([
        '2025-03-01T10:00:00.000Z',
        'Footer, old shop',
        'Weg 1',
        '10115',
        'Berlin',
        'DE',
        'no',
      ]),
      ['a@example.com', '', '', '', '', '', '', '=two\nlines', '', '', '', 'Weg 2', '10115', 'Berlin', 'DE', 'yes'],
    ]),
  );
  const whole = await desk.exported();
  expect(whole.split('\r\n').filter((line) => line.startsWith('a@example.com'))).toHaveLength(2);
  expect(whole).toContain("'=SUM(1)");
  expect((await desk.check(whole)).customers).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
  await shop.infra.db.deleteFrom('newsletter_subscriptions').execute();
  await shop.infra.db.deleteFrom('users').where('role', '=', 'REGULAR').execute();
  await desk.bring(whole);
  const sorted = (text: string): string[] => text.split('\r\n').sort();
  expect(sorted(await desk.exported())).toEqual(sorted(whole));
});

it('a row without an e-mail address is wrong, and nothing of it reaches who stands before it', async () => {
  const { id, customers } = await desk.bring(
    csvOf([
      ['Email', 'First Name', 'Address1', 'Zip', 'City', 'Country Code', 'Note'],
      ['ada@example.com', 'Ada', 'Lange Str. 1', '50667', 'Köln', 'DE', ''],
      ['', 'Ben', 'Kurze Str. 2', '10115', 'Berlin', 'DE', 'By telephone alone'],
      ['', 'Cem', '', '', '', '', ''],
    ]),
  );
  expect(customers).toEqual({ new: 1, changed: 0, same: 0, wrong: 2 });
  const wrong = (await desk.items(id, 'verdict=wrong')).flatMap(({ problems }) => problems);
  expect(wrong.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
    '3 Email: The row has no e-mail address.',
    '4 Email: The row has no e-mail address.',
  ]);
  const ada = await shop.services.users.findByEmail('ada@example.com');
  expect((await shop.services.addresses.list(ada?.id ?? '')).items).toMatchObject([{ city: 'Köln' }]);
});

it('an account that anybody may have opened with this address gets nothing, until the address is confirmed', async () => {
  const { users, addresses } = shop.services;
  const names = { first_name: 'Ada', last_name: 'Berg' };
  const opened = { ...names, username: 'first', email: 'Ada@example.com', password_hash: 'a hash' };
  const id = await users.create(opened);
  const refused = await desk.bring(csvOf(SHOPIFY));
  expect([refused.customers, (await addresses.list(id)).items]).toEqual([
    { new: 1, changed: 0, same: 0, wrong: 1 },
    [],
  ]);
  expect(await desk.items(refused.id, 'verdict=wrong')).toMatchObject([
    {
      email: 'ada@example.com',
      problems: [{ column: 'Email', reason: expect.stringMatching(/has not confirmed it/) }],
    },
  ]);
  expect((await desk.check(await desk.exported())).customers).toMatchObject({ wrong: 0, changed: 0 });
  await shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
  await desk.bring(csvOf(SHOPIFY));
  expect((await addresses.list(id)).items).toMatchObject([{ city: 'Köln' }]);
});

it('an empty cell erases, a column that is absent keeps; nobody who has unsubscribed here is subscribed again', async () => {
  await desk.bring(csvOf(SHOPIFY));
  const { db } = shop.infra;
  await db.updateTable('newsletter_subscriptions').set({ state: 'unsubscribed' }).execute();
  const { id, customers } = await desk.bring(
    csvOf([
      ['Email', 'Phone', 'Accepts Email Marketing', 'address1', 'zip', 'city', 'country code'],
      ['ADA@example.com', '', 'yes', 'Lange Str. 1', '50667', 'Köln', 'DE'],
    ]),
  );
  expect(customers).toMatchObject({ changed: 1 });
  expect(await desk.items(id)).toMatchObject([{ changes: [{ field: 'phone', before: '+49 221 1', after: '' }] }]);
  const { state } = await db.selectFrom('newsletter_subscriptions').select('state').executeTakeFirstOrThrow();
  expect(state).toBe('unsubscribed');
});

it('is written by one job at a time: another one that somebody begins meanwhile finds nothing to do', async () => {
  const { id: check_id } = await desk.check('email\nada@example.com\n');
  const first = await desk.begin('customers.import_file', { check_id });
  const second = await desk.start('customers.import_file', { check_id });
  expect(second.json<Problem>().code).toBe('jobs.nothing_to_do');
  expect(await desk.finish(first)).toMatchObject({ state: 'done', done: 1 });
});

it('nobody has agreed to the newsletter at a time that is still to come', async () => {
  await desk.bring('email,newsletter,newsletter_at\nada@example.com,yes,2999-01-01T00:00:00Z\n');
  const proof = shop.infra.db.selectFrom('newsletter_subscriptions').select(['state', 'confirmed_at']);
  const { state, confirmed_at } = await proof.executeTakeFirstOrThrow();
  expect([state, Number(confirmed_at) <= Number(shop.infra.clock.now())]).toEqual(['confirmed', true]);
});

it('names every row that is wrong with its column and why, and writes nothing of it; it can be downloaded', async () => {
  const { email } = await shop.services.users.getById(desk.staff.user_id);
  const { id, customers, job } = await desk.bring(
    csvOf([
      ['email', 'groups', 'phone', 'line1', 'city', 'country'],
      ['no-address', '', '', '', '', ''],
      ['one@example.com', 'Nobody', 'x', 'Weg 1', '', 'XX'],
      ['two@example.com', '', '', '', '', ''],
      [email, '', '', '', '', ''],
      ['TWO@example.com', '', '', '', '', ''],
    ]),
  );
  expect([customers, await accounts(), job.done]).toEqual([{ new: 1, changed: 0, same: 0, wrong: 4 }, 1, 1]);
  const wrong = (await desk.items(id, 'verdict=wrong')).flatMap(({ problems }) => problems);
  expect(wrong.map(({ row, column }) => `${row} ${column}`)).toEqual(
    expect.arrayContaining(['2 email', '3 groups', '3 phone', '3 city', '3 country', '5 email', '6 email']),
  );
  const failed = await desk.fileOf(await desk.begin('customers.failed_rows', { check_id: id }));
  expect(failed.split('\r\n').filter((line) => line.includes('@') || line.includes('no-address'))).toHaveLength(4);
  const refused = await desk.start('customers.check_file', {
    file_id: (await sentFile('Name\nAda\n')).id,
    fields: [null],
  });
  expect(refused.json<Problem>().detail).toMatch(/e-mail address/);
});

it('files that may name somebody go with their account: what was sent, and what was taken out', async () => {
  const { db, files } = shop.infra;
  const isThere = (name: string) =>
    files.read(name).then(
      () => true,
      () => false,
    );
  const named = await desk.bring('email,first_name\nleaves@example.com,Leaves\n');
  const old = await desk.bring('email,first_name\nother@example.com,Other\n');
  const fresh = await desk.bring('email,first_name\nothers@example.com,Others\n');
  const hour_ago = new Date(shop.clock.now().getTime() - 3_600_001);
  await db.updateTable('customer_files').set({ created_at: hour_ago }).where('id', '=', old.file.id).execute();
  const { id: job_id } = await desk.finish(await desk.begin('customers.export_whole', {}));
  const sent = [named, old, fresh].map(({ file }) => `private/customer-files/${file.id}`);
  const stored = [...sent, `private/jobs/${job_id}`];
  expect(await Promise.all(stored.map(isThere))).toEqual([true, true, true, true]);

  const user = await shop.services.users.findByEmail('leaves@example.com');
  const { version } = await db
    .selectFrom('users')
    .select('version')
    .where('id', '=', user?.id ?? '')
    .executeTakeFirstOrThrow();
  const gone = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/customers/${user?.id}/anonymise`,
    headers: desk.staff.headers,
    payload: { version, store_credit: 0 },
  });
  expect([gone.statusCode, gone.body]).toEqual([200, gone.body]);
  // what was sent within the hour and does not name them, somebody may be at work with
  expect(await Promise.all(stored.map(isThere))).toEqual([false, false, true, false]);
});

const sentFile = async (content: string) => (await desk.send(content)).json<{ id: string }>();

it('is for those alone who may write customers; what was found of somebody goes with them', async () => {
  const clerk = await signIn(shop, 'ADMIN');
  await appoint(shop, clerk.user_id, 'read_only');
  expect((await desk.send('email\na@example.com\n', clerk)).statusCode).toBe(403);
  const { id } = await desk.bring('email,first_name\ngone@example.com,Gone\nstays@example.com,Stays\n');
  const user = await shop.services.users.findByEmail('gone@example.com');
  const { db } = shop.infra;
  const { id: group_id } = await db.selectFrom('customer_groups').select('id').executeTakeFirstOrThrow();
  const customers = { ids: [user?.id ?? ''] };
  await desk.finish(await desk.begin('customers.add_to_group', { customers, group_id }));
  const named = async () => {
    const rows = await db.selectFrom('staff_job_rows').select('label').execute();
    return rows.flatMap(({ label }) => /Gone|Stays|^–$/.exec(label) ?? []).sort();
  };
  expect(await named()).toEqual(['Gone', 'Gone', 'Stays']);
  await withTransaction(shop.infra.db, (trx) =>
    shop.services.personalData.erase(trx, user?.id ?? '', { store_credit: 0 }),
  );
  expect(await desk.items(id)).toMatchObject([{ email: 'stays@example.com' }]);
  expect(await named()).toEqual(['Stays', '–', '–']);
});

import { rmSync } from 'node:fs';
import type { AdminInquiry, AdminInquiryList, InquiryReceipt, Presence, Problem } from '@tessera/shared/contract';
import { newId } from '../../../infra/basics/ids';
import { aBuyer, someGoods, startOrdersShop } from '../../orders/testing/orders-shop';
import { forAllTests } from '../../../../test/for-all-tests';
import { mailsTo } from '../../../../test/mails/mailbox';
import { appoint, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

const shop = forAllTests(startOrdersShop);
let owner: SignedIn;
let support: SignedIn;
/** May read inquiries, and write none. */
let reader: SignedIn;

async function staffAs(role: 'support' | 'read_only' | 'catalogue'): Promise<SignedIn> {
  const member = await signIn(shop, 'ADMIN');
  await appoint(shop, member.user_id, role);
  return member;
}

beforeAll(async () => {
  [owner, support, reader] = [await signIn(shop, 'ADMIN'), await staffAs('support'), await staffAs('read_only')];
});
afterEach(async () => {
  rmSync(shop.infra.config.mails_dir, { recursive: true, force: true });
  for (const table of ['mails', 'inquiries', 'staff_notices'] as const) await shop.infra.db.deleteFrom(table).execute();
});

const VISITOR = { type: 'order', subject: 'Where is it?', message: 'My parcel\nhas not <b>come</b>.', name: 'Mara' };

async function write(given: object = {}, headers: object = {}): Promise<{ id: string; reference: string }> {
  const payload = { ...VISITOR, email: 'mara@example.com', ...given };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/inquiries', payload, headers: { ...headers } });
  const { reference } = answer.json<InquiryReceipt>();
  const row = shop.infra.db.selectFrom('inquiries').select('id').where('reference', '=', reference);
  return { reference, id: (await row.executeTakeFirstOrThrow()).id };
}

interface Sent {
  payload?: object;
  as?: SignedIn;
  key?: string;
}
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const ask = (method: Method, path: string, { payload, as = support, key }: Sent = {}) =>
  shop.app.inject({
    method,
    url: `/api/admin/inquiries${path}`,
    headers: { ...as.headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
const list = async (query = '', as = support) =>
  (await ask('GET', query, { as })).json<AdminInquiryList>().items.map(({ subject }) => subject);
const get = async (id: string, as = support) => (await ask('GET', `/${id}`, { as })).json<AdminInquiry>();
const answer = (id: string, version: number, { text = 'It is on its way.', key = newId(), ...rest } = {}) =>
  ask('POST', `/${id}/answers`, { payload: { text, state: 'waiting', version, ...rest }, key });
const codeOf = (response: { json: <T>() => T }) => response.json<Problem>().code;

describe('inquiries, for staff (docs/product.md §4, Inquiries)', () => {
  it('are listed newest first, by state, topic, whose they are, days, words, address and reference; spam apart', async () => {
    const { reference } = await write();
    const yesterday = new Date(shop.clock.now().getTime() - 86_400_000);
    await shop.infra.db.updateTable('inquiries').set({ created_at: yesterday }).execute();
    const { id } = await write({
      subject: 'Is it oak?',
      message: 'Or ash?',
      type: 'general',
      email: 'Ben_1@example.com',
      name: 'Ben',
    });
    const { id: spam } = await write({ subject: 'Cheap!' });
    await ask('PATCH', `/${spam}`, { payload: { version: 1, state: 'spam' } });
    await ask('PATCH', `/${id}`, { payload: { version: 1, assigned_to: support.user_id } });
    const today = shop.clock.now().toISOString().slice(0, 10);
    const [oak, parcel] = ['Is it oak?', VISITOR.subject];
    expect(await list()).toEqual([oak, parcel]);
    const asked: [string, string[]][] = [
      ['sort=created_at', [parcel, oak]],
      ['state=spam', ['Cheap!']],
      ['type=order', [parcel]],
      ['assigned=me', [oak]],
      ['assigned=nobody', [parcel]],
      [`created_from=${today}`, [oak]],
      [`created_to=${yesterday.toISOString().slice(0, 10)}`, [parcel]],
      ['search=PARC come', [parcel]],
      ['search=ben', [oak]],
      ['search=ben_1@EX', [oak]],
      ['search=benx1@ex', []],
      [`search=${reference.toLowerCase()}`, [parcel]],
      ['search=%25', []],
      ["search=')", []],
    ];
    for (const [query, found] of asked) expect([query, await list(`?${query}`)]).toEqual([query, found]);
    expect(await list('?assigned=me', owner)).toEqual([]);
  });

  it('go on page by page from where the one before ended', async () => {
    for (const subject of ['1', '2', '3']) {
      await write({ subject });
      shop.clock.advance(1000);
    }
    const page = async (after = '') =>
      (await ask('GET', `?page_size=2${after && `&after=${after}`}`)).json<AdminInquiryList>();
    const first = await page();
    expect([first.total, first.items.map(({ subject }) => subject)]).toEqual([3, ['3', '2']]);
    const second = await page(first.next_cursor ?? '');
    expect([second.next_cursor, second.items.map(({ subject }) => subject)]).toEqual([null, ['1']]);
  });

  it('are shown with the orders of the account, and of the same address, to whoever may see orders', async () => {
    const buyer = await aBuyer(shop);
    await buyer.fill(await someGoods(shop));
    await buyer.order('the-first');
    const { email } = await shop.infra.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', buyer.user_id)
      .executeTakeFirstOrThrow();
    const { id } = await write({}, buyer.headers);
    const own = await get(id);
    expect(own.orders).toMatchObject([{ matched_by: 'account' }]);
    expect(own.customer).toEqual({ id: buyer.user_id, matched_by: 'account' });
    expect(own.message).toBe(VISITOR.message);
    const claimed = await get((await write({ email: email.toUpperCase() })).id);
    expect(claimed.orders).toMatchObject([{ matched_by: 'email' }]);
    expect(claimed.customer).toEqual({ id: buyer.user_id, matched_by: 'email' });
    const stranger = await get((await write({ email: 'nobody@example.com' })).id);
    expect([stranger.orders, stranger.customer]).toEqual([[], null]);
    await shop.infra.db
      .deleteFrom('staff_role_rights')
      .where('right_name', 'in', ['orders.read', 'customers.read'])
      .where('role_id', '=', (eb) => eb.selectFrom('staff_roles').select('id').where('key', '=', 'read_only'))
      .execute();
    expect(await get(id, reader)).toMatchObject({ orders: null, customer: null });
  });

  it('tell staff that they are there: a notice without a person in it, and a number beside the page', async () => {
    const { id, reference } = await write();
    const { items } = (await shop.app.inject({ url: '/api/admin/notices', headers: support.headers })).json<{
      items: { kind: string; subject_id: string; data: unknown }[];
    }>();
    expect(items).toMatchObject([{ kind: 'inquiry_received', subject_id: id, data: { reference } }]);
    shop.clock.advance(1001);
    const counts = async ({ headers }: SignedIn) =>
      (await shop.app.inject({ url: '/api/admin/counts', headers })).json<Record<string, number>>();
    expect((await counts(support)).inquiries_new).toBe(1);
    expect(await counts(reader)).not.toHaveProperty('inquiries_new');
  });
});

describe('an answer', () => {
  it('goes out by mail in the language of the inquiry, with its number, and can be answered', async () => {
    await shop.services.store.update({ contact: { email: 'help@example.com', phone: '', address: '' } });
    const { id, reference } = await write({}, { 'accept-language': 'de' });
    const text = 'Sie ist unterwegs.\nMorgen kommt sie an.\n\n<b>Bis bald</b>';
    const response = await answer(id, 1, { text });
    expect(response.json<AdminInquiry>()).toMatchObject({
      state: 'waiting',
      version: 2,
      assigned_to: { id: support.user_id, name: 'Ada Lovelace' },
      entries: [{ kind: 'answer', text, author_name: 'Ada Lovelace' }],
    });
    const mail = (await mailsTo(shop, 'mara@example.com')).find(({ subject }) => subject?.startsWith('Unsere'));
    expect(mail?.subject).toBe(`Unsere Antwort auf Ihre Nachricht (${reference})`);
    expect(mail?.replyTo).toMatchObject([{ address: 'help@example.com' }]);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('no');
    expect(mail?.text).toContain('Sie ist unterwegs.\nMorgen kommt sie an.');
    expect(mail?.html).toContain('&lt;b&gt;Bis bald');
    // the address may be somebody else's
    expect(mail?.text).not.toContain('My parcel');
  });

  it('says what it answers where the address is known to be theirs', async () => {
    const person = await signIn(shop);
    const users = shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', person.user_id);
    const { email } = await users.returning('email').executeTakeFirstOrThrow();
    const { id } = await write({}, person.headers);
    await answer(id, 1);
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject?.startsWith('Our answer'));
    expect(mail?.text).toContain('> My parcel');
  });

  it('goes out once, however often it is sent', async () => {
    const { id } = await write();
    const key = newId();
    const answers = await Promise.all([answer(id, 1, { key }), answer(id, 1, { key }), answer(id, 1, { key })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await get(id)).entries).toHaveLength(1);
    expect(await mailsTo(shop, 'mara@example.com')).toHaveLength(2);
    const without = await ask('POST', `/${id}/answers`, { payload: { text: 'x', state: 'solved', version: 2 } });
    expect(codeOf(without)).toBe('idempotency.key_required');
  });

  it('of two who answer at once one goes out, and the other is told what is there now', async () => {
    const { id } = await write();
    const both = await Promise.all([answer(id, 1, { text: 'One' }), answer(id, 1, { text: 'Two' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409)?.json<Problem & { current: AdminInquiry }>();
    expect(refused?.code).toBe('inquiries.stale');
    expect(refused?.current).toMatchObject({ version: 2, entries: [{ kind: 'answer' }] });
    expect(await mailsTo(shop, 'mara@example.com')).toHaveLength(2);
  });

  it('is not sent to spam, and not without words', async () => {
    const { id } = await write();
    await ask('PATCH', `/${id}`, { payload: { version: 1, state: 'spam' } });
    expect(codeOf(await answer(id, 2))).toBe('inquiries.not_possible');
    expect((await answer(id, 2, { text: ' \n' })).statusCode).toBe(422);
    expect((await answer(id, 2, { text: 'x'.repeat(5001) })).statusCode).toBe(422);
    expect(await mailsTo(shop, 'mara@example.com')).toHaveLength(1);
  });
});

describe('what staff do with an inquiry', () => {
  it('is noted, given to somebody, and settled; the audit log hears of it, and not what was said', async () => {
    const { id } = await write();
    await ask('POST', `/${id}/notes`, { payload: { text: ' Called the carrier ' } });
    const noted = await get(id);
    expect(noted.entries).toMatchObject([{ kind: 'note', text: 'Called the carrier' }]);
    expect(noted.version).toBe(1);
    await ask('PATCH', `/${id}`, { payload: { version: 1, assigned_to: owner.user_id } });
    await ask('PATCH', `/${id}`, { payload: { version: 2, state: 'solved', assigned_to: null } });
    await answer(id, 3, { text: 'A secret' });
    const log = await shop.infra.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'inquiries.note',
      'inquiries.update',
      'inquiries.update',
      'inquiries.answer',
    ]);
    expect(log[2]).toMatchObject({ before: { state: 'new' }, after: { state: 'solved', assigned_to: null } });
    expect(JSON.stringify(log)).not.toMatch(/secret|carrier|mara/i);
  });

  it('is given to those alone who may answer, all of whom can be chosen', async () => {
    const { id } = await write();
    const { items } = (await ask('GET', '/assignees')).json<{ items: { id: string }[] }>();
    const ids = items.map((member) => member.id);
    expect(ids).toEqual(expect.arrayContaining([owner.user_id, support.user_id]));
    expect(ids).not.toContain(reader.user_id);
    for (const assigned_to of [reader.user_id, newId()]) {
      const refused = await ask('PATCH', `/${id}`, { payload: { version: 1, assigned_to } });
      expect([refused.statusCode, Object.keys(refused.json<Problem>().errors ?? {})]).toEqual([422, ['assigned_to']]);
    }
  });

  it('shows on open screens at once, and who else has it open is said', async () => {
    const { id } = await write();
    const heard: string[] = [];
    const stop = shop.infra.changes.onChange((tags) => heard.push(...tags));
    await answer(id, 1);
    await shop.infra.changes.notify(shop.infra.db, ['end']);
    while (!heard.includes('end')) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    expect(heard.filter((tag) => tag.includes(id) && tag.includes('support.read'))).toHaveLength(1);
    await ask('PUT', `/${id}/presence`, { as: owner });
    const { others } = (await ask('PUT', `/${id}/presence`)).json<Presence>();
    expect(others.map(({ user_id }) => user_id)).toEqual([owner.user_id]);
    expect(codeOf(await ask('PUT', `/${newId()}/presence`))).toBe('inquiries.not_found');
  });

  it('needs the right to write, and to see anything the right to read', async () => {
    const { id } = await write();
    for (const [method, path, payload] of [
      ['PATCH', `/${id}`, { version: 1, state: 'solved' }],
      ['POST', `/${id}/answers`, { text: 'x', state: 'solved', version: 1 }],
      ['POST', `/${id}/notes`, { text: 'x' }],
    ] as const)
      expect(codeOf(await ask(method, path, { payload, as: reader, key: newId() }))).toBe('staff.right_missing');
    const catalogue = await staffAs('catalogue');
    for (const path of ['', '/assignees', `/${id}`])
      expect(codeOf(await ask('GET', path, { as: catalogue }))).toBe('staff.right_missing');
    for (const path of [newId(), 'x']) expect(codeOf(await ask('GET', `/${path}`))).toBe('inquiries.not_found');
  });
});

describe('a person’s data', () => {
  it('has their messages with what was answered and noted; both go with the account', async () => {
    const person = await signIn(shop);
    const { id } = await write({}, person.headers);
    await answer(id, 1, { text: 'Tomorrow.' });
    await ask('POST', `/${id}/notes`, { payload: { text: 'Kind.' } });
    const exported = await shop.services.inquiries.listOf(person.user_id);
    expect(exported).toMatchObject([{ answers: [{ text: 'Tomorrow.' }], notes_of_staff: [{ text: 'Kind.' }] }]);
    expect(JSON.stringify(exported)).not.toContain(support.user_id);
    const gone = { id: person.user_id, email: '', email_verified: false };
    await shop.infra.db.transaction().execute((trx) => shop.services.inquiries.forget(trx, gone));
    expect(await shop.infra.db.selectFrom('inquiry_entries').select('id').execute()).toEqual([]);
  });

  it('is kept two years from the last answer or note', async () => {
    const { id } = await write();
    const before = new Date(shop.clock.now().getTime() - 86_400_000);
    await shop.infra.db.updateTable('inquiries').set({ created_at: before, last_modified_at: before }).execute();
    await ask('POST', `/${id}/notes`, { payload: { text: 'x' } });
    shop.clock.advance(2 * 365 * 86_400_000);
    await shop.services.retention.run();
    expect(await shop.infra.db.selectFrom('inquiries').select('id').execute()).toHaveLength(1);
    shop.clock.advance(1);
    await shop.services.retention.run();
    expect(await shop.infra.db.selectFrom('inquiries').select('id').execute()).toEqual([]);
  });
});

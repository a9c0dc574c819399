import type { CustomerRecord, Order } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { mailsTo, tokenIn } from '../../../test/mails/mailbox';
import { LONDON, PASSWORD, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { startExchangeShop } from '../../../test/sales/exchange-shop';
import { CARDS, newKey, tokenOf } from '../../../test/sales/pay-shop';
import { turnOnSecondFactor } from '../../../test/second-factor';
import { withTransaction } from '../../infra/database/transaction';
import { aBuyer } from '../orders/testing/orders-shop';
import type { Buyer } from '../orders/testing/orders-shop';
import { aCustomerDesk } from './testing/customer-desk';
import type { CustomerDesk } from './testing/customer-desk';

const shop = forAllTests(startExchangeShop, 180_000);
let desk: CustomerDesk;
let person: Buyer;
let email: string;
jest.setTimeout(60_000);
beforeAll(async () => {
  desk = await aCustomerDesk(shop);
}, 60_000);
beforeEach(async () => {
  shop.clock.advance(3600_000); // nobody waits for a limit of the test before
  person = await aBuyer(shop);
  ({ email } = await shop.services.users.getById(person.user_id));
});

const me = async () => (await person.call('GET', 'users/me')).statusCode;
const post = (url: string, payload: object, language = 'en') =>
  shop.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers: { 'accept-language': language } });
const logIn = (language = 'en', password = PASSWORD) => post('auth/login', { email, password }, language);
const suspend = () => desk.write('POST', person.user_id, '/suspend', { reason: 'Chargebacks' });

/** A write of what there is now, which is refused. */
async function refused(method: Parameters<CustomerDesk['call']>[0], deed: string, payload: object = {}, by?: SignedIn) {
  const { version } = await desk.show(person.user_id);
  const answer = await desk.call(method, `customers/${person.user_id}${deed}`, { version, ...payload }, by);
  return answer.json<{ code: string; message: string; detail: string }>();
}

async function buy(): Promise<Order> {
  await person.fill(await addGoods(shop, { regular_price: 2000, stock: 10 }));
  const payment = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
  return (await person.order(newKey(), { payment })).json<{ order: Order }>().order;
}

describe('a customer’s page', () => {
  it('has what the shop knows of them, the latest first, and no secret', async () => {
    const order = await buy();
    await person.call('POST', 'users/me/addresses', LONDON);
    await shop.services.customerSums.sumAll();
    const shown = await desk.show(person.user_id);
    expect(shown).toMatchObject({
      name: 'Ada Lovelace',
      email,
      state: 'active',
      is_staff: false,
      orders_count: 1,
      spent: order.totals.total,
      orders: [{ number: order.number, total: order.totals.total }],
      addresses: [{ name: 'Ada Lovelace', lines: ['Quiet Lane 7', 'SW1Y 4JH London', 'GB'] }],
      sessions: [{ address: expect.any(String) }],
      mails: expect.arrayContaining([expect.objectContaining({ template: 'verify-email' })]),
      has_second_factor: false,
      pay_later: null,
      newsletter_consent: null,
      wishlist_count: 0,
    });
    for (const secret of ['argon2', 'password_hash', 'token_hash', 'sealed', person.refresh])
      expect(JSON.stringify(shown)).not.toContain(secret);
  });

  it('takes notes, tags and groups, and tells the audit log of each', async () => {
    const { user_id } = person;
    const groups = (await desk.call('POST', 'customer-groups', { name: `Friends ${user_id.slice(-12)}` })).json();
    const group = groups.items.find(({ name }: { name: string }) => name === `Friends ${user_id.slice(-12)}`);
    const { version } = await desk.show(user_id);
    const noted = await desk.write('POST', user_id, '/notes', { version: undefined, text: ' Rang twice ' });
    expect(noted.version).toBe(version); // whoever is at something else goes on with it
    await desk.write('PUT', user_id, '/tags', { tags: ['VIP', ' vip ', 'press'] });
    const shown = await desk.write('PUT', user_id, '/groups', { group_ids: [group.id] });
    expect(shown).toMatchObject({
      notes: [{ text: 'Rang twice', author_name: 'Ada Lovelace' }],
      tags: ['vip', 'press'],
      groups: [{ id: group.id }],
    });
    const found = (await desk.call('GET', `customers?tag=press&group_id=${group.id}`)).json();
    expect(found.items).toMatchObject([{ id: user_id }]);
    const log = await desk.logOf(user_id);
    expect(log.map(({ action }) => action)).toEqual(['customers.group', 'customers.tag', 'customers.note']);
    expect(log[2]?.after).toEqual({ text: 'Rang twice' });
    const exported = (await person.call('GET', 'users/me/export')).json();
    expect(exported.kept_by_staff).toMatchObject({ tags: ['vip', 'press'], notes_of_staff: [{ text: 'Rang twice' }] });
  });

  it('is not there for what has no account, and refuses what is stale with what is there', async () => {
    expect((await desk.call('GET', 'customers/x')).json().code).toBe('customers.not_found');
    const { version } = await desk.show(person.user_id);
    await desk.write('PUT', person.user_id, '/tags', { tags: ['one'] });
    const stale = await desk.call('PUT', `customers/${person.user_id}/tags`, { version, tags: ['two'] });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'customers.stale', current: { tags: ['one'] } },
    ]);
  });
});

describe('a suspended customer', () => {
  it('is signed out by the next call, signs in no more, and is told why in their language', async () => {
    expect(await me()).toBe(200);
    const shown = await suspend();
    expect(shown).toMatchObject({ state: 'suspended', suspension_reason: 'Chargebacks', sessions: [] });
    expect(await me()).toBe(401);
    expect((await post('auth/refresh-token', { refreshToken: person.refresh })).statusCode).toBe(401);
    const answer = await logIn();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.suspended']);
    expect((await logIn('de')).json().message).toContain('gesperrt');
    expect((await logIn('en', 'Wrong-Horse-7')).json().code).toBe('auth.invalid_credentials');
    expect((await desk.list({ state: 'suspended', search: email })).items).toHaveLength(1);
  });

  it('signs in again once that is over, with a second factor too, which opens nothing before', async () => {
    const app = await turnOnSecondFactor(shop, person);
    const { challenge } = (await logIn()).json<{ challenge: string }>();
    await suspend();
    const code = { challenge, code: app.code(2) };
    expect((await post('auth/login/second-factor', code)).statusCode).toBe(401);
    expect((await logIn()).json().code).toBe('auth.suspended');
    const shown = await desk.write('POST', person.user_id, '/resume');
    expect(shown).toMatchObject({ state: 'active', suspended_at: null, suspension_reason: '' });
    expect((await logIn()).json().code).toBe('auth.second_factor_needed');
  });

  it('keeps their orders, which go on', async () => {
    const order = await buy();
    await suspend();
    await shop.deliver(order.id);
    expect(await shop.orderOf(order.id)).toMatchObject({ fulfilment_status: 'delivered' });
  });

  it('is suspended and resumed once, by whoever may, and never one of the staff', async () => {
    await suspend();
    expect((await refused('POST', '/suspend', { reason: 'Again' })).code).toBe('customers.not_possible');
    const reader = await desk.colleague('read_only');
    expect((await refused('POST', '/resume', {}, reader)).code).toBe('staff.right_missing');
    const colleague = await desk.colleague('support');
    for (const id of [desk.owner.user_id, colleague.user_id]) {
      const { version } = await desk.show(id);
      const body = { version, reason: 'No' };
      for (const by of [desk.owner, colleague]) {
        for (const deed of ['suspend', 'confirm-email', 'reset-second-factor']) {
          const answer = await desk.call('POST', `customers/${id}/${deed}`, body, by);
          expect([deed, answer.statusCode >= 403 && answer.statusCode < 500]).toEqual([deed, true]);
        }
      }
      for (const deed of ['anonymise', 'password-mail'])
        expect((await desk.call('POST', `customers/${id}/${deed}`, { version })).json().code).toBe(
          'customers.not_possible',
        );
      const changed = await desk.call('PATCH', `customers/${id}`, { version, email: 'mine@example.com' });
      expect(changed.json().code).toBe('customers.not_possible');
      expect((await desk.call('DELETE', `customers/${id}/sessions`)).json().code).toBe('customers.not_possible');
    }
  });
});

describe('helping with an account', () => {
  it('changes name and telephone number, and says what was there before', async () => {
    const shown = await desk.write('PATCH', person.user_id, '', { last_name: ' King ', phone: '+1 555 010 0100' });
    expect(shown).toMatchObject({ name: 'Ada King', phone: '+1 555 010 0100', email });
    const [entry] = await desk.logOf(person.user_id);
    expect(entry).toMatchObject({
      action: 'customers.edit',
      before: { last_name: 'Lovelace', phone: '' },
      after: { last_name: 'King', phone: '+1 555 010 0100' },
    });
    expect(await refused('PATCH', '', { phone: 'call me' })).toMatchObject({ errors: { phone: [expect.any(String)] } });
    expect(await me()).toBe(200);
  });

  it('gives them another address, which they confirm by its link; the former one is told', async () => {
    const other = `new-${email}`;
    await withTransaction(shop.infra.db, (trx) => shop.services.users.setEmailVerified(trx, person.user_id));
    const shown = await desk.write('PATCH', person.user_id, '', { email: ` ${other.toUpperCase()} ` });
    expect(shown).toMatchObject({ email: other, email_verified: false });
    expect((await mailsTo(shop, email)).some(({ text = '' }) => text.includes(other))).toBe(true);
    const [asked] = await mailsTo(shop, other);
    if (!asked) throw new Error('No mail came');
    await post('auth/verify-email', { token: tokenIn(asked, 'verify-email') });
    expect(await desk.show(person.user_id)).toMatchObject({ email: other, email_verified: true });
    const { email: taken } = await shop.services.users.getById(desk.owner.user_id);
    expect(await refused('PATCH', '', { email: taken })).toMatchObject({ errors: { email: [expect.any(String)] } });
    expect(await refused('PATCH', '', { email: 'nowhere' })).toMatchObject({ errors: { email: [expect.any(String)] } });
  });

  it('sends the mail to set a new password, as often as its owner gets it, and shows nobody its link', async () => {
    const shown = await desk.write('POST', person.user_id, '/password-mail');
    const mail = (await mailsTo(shop, email)).find(({ text = '' }) => text.includes('/reset-password/'));
    if (!mail) throw new Error('No mail came');
    expect(JSON.stringify(shown)).not.toContain(tokenIn(mail, 'reset-password'));
    for (let sent = 1; sent < 3; sent += 1) await desk.write('POST', person.user_id, '/password-mail');
    expect((await refused('POST', '/password-mail')).code).toBe('request.rate_limited');
  });

  it('confirms an address by hand with a reason, once', async () => {
    const reason = { reason: 'Showed their passport' };
    expect(await desk.write('POST', person.user_id, '/confirm-email', reason)).toMatchObject({ email_verified: true });
    const [entry] = await desk.logOf(person.user_id);
    expect(entry).toMatchObject({ action: 'customers.confirm_email', after: { email, ...reason } });
    expect((await refused('POST', '/confirm-email', reason)).code).toBe('customers.not_possible');
    expect((await refused('POST', '/confirm-email', { reason: ' ' })).code).toBe('validation.failed');
  });

  it('turns two-factor sign-in off by an owner alone', async () => {
    await turnOnSecondFactor(shop, person);
    const colleague = await desk.colleague('manager');
    const body = { reason: 'Lost the telephone' };
    expect((await refused('POST', '/reset-second-factor', body, colleague)).code).toBe('staff.owner_only');
    const shown = await desk.write('POST', person.user_id, '/reset-second-factor', body);
    expect(shown.has_second_factor).toBe(false);
    expect((await logIn()).statusCode).toBe(200);
    expect((await refused('POST', '/reset-second-factor', body)).code).toBe('customers.not_possible');
  });

  it('signs them out of one device, or of all', async () => {
    await logIn();
    const { sessions } = await desk.show(person.user_id);
    const own = (await person.call('GET', 'users/me/sessions')).json<{ items: { id: string; current: boolean }[] }>();
    const other = own.items.find(({ current }) => !current)?.id ?? '';
    expect(sessions.map(({ id }) => id)).toContain(other);
    expect((await desk.write('DELETE', person.user_id, `/sessions/${other}`)).sessions).toHaveLength(1);
    expect(await me()).toBe(200);
    for (const gone of [other, 'none']) {
      expect((await refused('DELETE', `/sessions/${gone}`)).code).toBe('users.session_not_found');
    }
    expect((await desk.write('DELETE', person.user_id, '/sessions')).sessions).toEqual([]);
    expect(await me()).toBe(401);
  });
});

describe('making a customer anonymous', () => {
  const anonymise = async () => desk.write('POST', person.user_id, '/anonymise');

  it('leaves numbers, amounts and invoices, and nothing of the person but what the law keeps on those', async () => {
    const order = await buy();
    await withTransaction(shop.infra.db, (trx) => shop.services.invoices.issue(trx, order.id));
    await desk.write('POST', person.user_id, '/notes', { version: undefined, text: `Knows ${email}` });
    expect(await refused('POST', '/anonymise')).toMatchObject({
      code: 'customers.not_possible',
      message: expect.stringContaining(`Order ${order.number} `) as string,
    });
    expect(await me()).toBe(200);
    await shop.deliver(order.id);
    const shown = await anonymise();
    expect(shown).toMatchObject({
      state: 'anonymised',
      name: '',
      email: '',
      orders_count: 1,
      spent: order.totals.total,
      notes: [],
    });
    expect(shown.id).not.toBe(person.user_id);
    expect((await desk.call('GET', `customers/${person.user_id}`)).statusCode).toBe(404);
    expect(await me()).toBe(401);
    const invoice = await shop.infra.db
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(invoice.content).toMatchObject({ totals: { total: order.totals.total } });
    expect(JSON.stringify(invoice.content)).toContain('Lovelace');
    for (const table of ['customers', 'customer_notes', 'audit_log_people', 'orders'] as const) {
      const rows = await shop.infra.db.selectFrom(table).selectAll().execute();
      expect([table, JSON.stringify(rows).includes(email)]).toEqual([table, false]);
    }
    expect((await desk.list({ state: 'anonymised' })).items.map(({ id }) => id)).toContain(shown.id);
    expect((await desk.logOf(shown.id)).map(({ action }) => action)).toEqual(['customers.anonymise']);
    const again = await desk.call('POST', `customers/${shown.id}/suspend`, { version: shown.version, reason: 'x' });
    expect(again.json().code).toBe('customers.not_possible');
  });

  it('asks for what is there now', async () => {
    const stale = await desk.call('POST', `customers/${person.user_id}/anonymise`, { version: 0 });
    expect([stale.statusCode, stale.json<{ current: CustomerRecord }>().current.id]).toEqual([409, person.user_id]);
    expect(await me()).toBe(200);
  });

  it('gives its address free, and whoever deletes their account themselves leaves no row', async () => {
    await anonymise();
    const other = await signIn(shop);
    await shop.app.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: other.headers,
      payload: { password: PASSWORD },
    });
    expect((await desk.call('GET', `customers/${other.user_id}`)).statusCode).toBe(404);
    const names = { first_name: 'A', last_name: 'B', username: `again-${person.user_id}` };
    expect((await post('auth/register', { ...names, email, password: PASSWORD })).statusCode).toBe(201);
  });
});

import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { mailsTo, tokenIn } from '../../../test/mails/mailbox';
import { appoint, PASSWORD, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import type { Email } from 'postal-mime';
import { NOBODY } from '../../framework/routes/http';

const shop = forAllTests(() => startTestShop({ config: { access_token_seconds: 7 * 24 * 3600 } }));
let owner: SignedIn;
let support: string;
beforeAll(async () => {
  owner = await signIn(shop, 'ADMIN');
  support = (await shop.services.roles.list()).items.find(({ key }) => key === 'support')?.id ?? '';
});

const post = (url: string, payload?: object, { headers }: Pick<SignedIn, 'headers'> = owner) =>
  shop.app.inject({ method: 'POST', url: `/api/${url}`, headers, ...(payload ? { payload } : {}) });
const invite = (email: string, more: object = {}) =>
  post('admin/staff', { email, first_name: 'Robin', last_name: 'Reed', role_id: support, ...more });

async function mailTo(email: string): Promise<Email> {
  const mail = (await mailsTo(shop, email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}
const setPassword = (token: string) => post('auth/reset-password', { token, password: 'New-Colleague-8' });
const login = (email: string, password: string) => post('auth/login', { email, password });

async function meOf(email: string, password: string) {
  const { access } = (await login(email, password)).json<{ access: string }>();
  return shop.app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${access}` } });
}

it('somebody new gets an account, a role, and a mail by which they set their password', async () => {
  const answer = await invite('robin@example.com');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { email: 'robin@example.com', first_name: 'Robin', role: { key: 'support' }, is_invited: true },
  ]);
  expect((await login('robin@example.com', '!')).statusCode).toBe(401);
  const mail = await mailTo('robin@example.com');
  expect(mail.text).toContain('Your role there is: Support.');
  const token = tokenIn(mail, 'auth/reset-password');
  shop.clock.advance(6 * 24 * 3600_000);
  const answer_to_first = await setPassword(token);
  expect([answer_to_first.statusCode, answer_to_first.json().message]).toEqual([
    200,
    expect.stringMatching(/^Welcome!/),
  ]);
  expect((await mailTo('robin@example.com')).subject).toBe(mail.subject);
  expect((await setPassword(token)).statusCode).toBe(410);
  expect((await meOf('robin@example.com', 'New-Colleague-8')).json()).toMatchObject({ role: { key: 'support' } });
  const { items } = (await shop.app.inject({ url: '/api/admin/staff', headers: owner.headers })).json();
  expect(items).toContainEqual(expect.objectContaining({ email: 'robin@example.com', is_invited: false }));
});

it('who reads German is told the role in German', async () => {
  const payload = { email: 'rosa@example.com', first_name: 'Rosa', last_name: 'Reed', role_id: support };
  const headers = { ...owner.headers, 'accept-language': 'de' };
  await shop.app.inject({ method: 'POST', url: '/api/admin/staff', headers, payload });
  expect((await mailTo('rosa@example.com')).text).toContain('Kundendienst');
});

it('whoever has an account with a confirmed address keeps name and password', async () => {
  const person = await signIn(shop);
  const { infra } = shop;
  const confirmed = { email: 'known@example.com', email_verified: true };
  await infra.db.updateTable('users').set(confirmed).where('id', '=', person.user_id).execute();
  expect((await invite('Known@Example.com')).json()).toMatchObject({ first_name: 'Ada', is_invited: false });
  expect((await mailTo('known@example.com')).text).toContain('/admin/auth/login');
  expect((await meOf('known@example.com', PASSWORD)).statusCode).toBe(200);
});

it('an account that somebody opened with another’s address opens nothing: its password and sessions end', async () => {
  const thief = await signIn(shop);
  const { infra } = shop;
  await infra.db.updateTable('users').set({ email: 'mine@example.com' }).where('id', '=', thief.user_id).execute();
  expect((await invite('mine@example.com')).json()).toMatchObject({ id: thief.user_id, is_invited: true });
  expect((await shop.app.inject({ url: '/api/admin/me', headers: thief.headers })).statusCode).toBe(401);
  expect((await login('mine@example.com', PASSWORD)).statusCode).toBe(401);
});

it('a link that was lost is sent again, the old one ends, and not without end', async () => {
  const { id } = (await invite('again@example.com')).json<{ id: string }>();
  const first = tokenIn(await mailTo('again@example.com'), 'auth/reset-password');
  expect((await post(`admin/staff/${id}/invitation`)).statusCode).toBe(204);
  expect((await setPassword(first)).statusCode).toBe(410);
  const second = tokenIn(await mailTo('again@example.com'), 'auth/reset-password');
  expect((await post(`admin/staff/${id}/invitation`)).statusCode).toBe(204);
  expect((await post(`admin/staff/${id}/invitation`)).statusCode).toBe(429);
  expect(second).not.toBe(first);
});

it.each([
  ['what is no address', { email: 'nobody' }, 422, 'validation.failed'],
  ['somebody of the staff', { email: 'twice@example.com' }, 409, 'staff.known'],
  ['a role that is not there', { role_id: '019ab000-0000-7000-8000-ffffffffffff' }, 404, 'staff.role_not_found'],
])('%s is not invited, and nobody gets an account or a mail', async (_what, more, status, code) => {
  await invite('twice@example.com');
  const count = () => shop.infra.db.selectFrom('users').select('id').execute();
  const before = (await count()).length;
  const answer = await invite('fresh@example.com', more);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(await count()).toHaveLength(before);
});

it('nobody invites into a role that may more than they may', async () => {
  const keeper = await signIn(shop);
  const role = await shop.services.roles.create(NOBODY, { name: 'Keeper', rights: ['staff.write'] });
  await appoint(shop, keeper.user_id, 'support');
  await shop.services.staff.setRole(NOBODY, keeper.user_id, { role_id: role.id, version: 1 });
  const body = { email: 'boss@example.com', first_name: 'B', last_name: 'B', role_id: support };
  expect((await post('admin/staff', body, keeper)).json().code).toBe('staff.beyond_own_rights');
});

it('takes one connection: with as many invitations at once as there are, each is sent', async () => {
  const small = await startTestShop({ config: { database_pool_max: 1 } });
  const { headers } = await signIn(small, 'ADMIN');
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((name) => {
      const payload = { email: `${name}@example.com`, first_name: 'Robin', last_name: 'Reed', role_id: support };
      return small.app.inject({ method: 'POST', url: '/api/admin/staff', headers, payload });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  await small.close();
}, 60_000);

import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { eventually, startTestShop } from '../../../test/harness';
import { LONDON, PASSWORD, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';

const shop = forAllTests(startTestShop);

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: object, payload?: object) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: { ...headers }, ...(payload ? { payload } : {}) });
const remove = (headers: object, password = PASSWORD) => send('DELETE', 'users/me', headers, { password });

/** Somebody who has left traces everywhere. */
async function regular() {
  const person = await signIn(shop);
  const { email } = await shop.services.users.getById(person.user_id);
  await shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', person.user_id).execute();
  await send('POST', 'users/me/addresses', person.headers, LONDON);
  const { product_id, variant_id } = await addGoods(shop);
  await send('POST', 'products/add-to-cart', person.headers, { product_id, variant_id });
  const review = { id: newId(), product_id, user_id: person.user_id, author_name: 'Ada L.', rating: 5, body: 'Warm.' };
  await shop.infra.db
    .insertInto('reviews')
    .values({ ...review, created_at: shop.clock.now() })
    .execute();
  await send('POST', 'inquiries', person.headers, { type: 'general', subject: 'A question', message: 'Is it warm?' });
  const profile = { version: 1, newsletter: true };
  await shop.app.inject({ method: 'PATCH', url: '/api/users/me', headers: person.headers, payload: profile });
  return { ...person, email, review_id: review.id };
}

describe('the export', () => {
  it('is a file with everything that the shop holds about a person', async () => {
    const { headers, email } = await regular();
    const answer = await send('GET', 'users/me/export', headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      store: 'Our shop',
      profile: { email, first_name: 'Ada', email_verified: true },
      addresses: [{ line1: 'Quiet Lane 7' }],
      sessions: [{ address: expect.any(String) }],
      cart: [{ quantity: 1, product: { name: 'Ember Mug' } }],
      reviews: [{ product: 'Ember Mug', rating: 5, body: 'Warm.' }],
      newsletter: { email },
      inquiries: [{ subject: 'A question' }],
      mails: expect.arrayContaining([expect.objectContaining({ template: 'verify-email' })]),
    });
  });

  it('holds no password, no token, and nobody else', async () => {
    const [ada, eve] = [await regular(), await regular()];
    const { body } = await send('GET', 'users/me/export', ada.headers);
    for (const secret of ['argon2', 'password', 'hash', 'sealed', ada.refresh, eve.email, eve.user_id]) {
      expect([secret, body.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('is its owner’s alone', async () => {
    expect((await send('GET', 'users/me/export', {})).statusCode).toBe(401);
  });
});

describe('deleting an account', () => {
  it('asks for the password', async () => {
    const { headers } = await signIn(shop);
    const wrong = await remove(headers, 'wrong');
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: ['The password is wrong'] }]);
    expect((await send('DELETE', 'users/me', headers)).statusCode).not.toBe(204);
    expect((await send('GET', 'users/me', headers)).statusCode).toBe(200);
  });

  it('ends every session and leaves nobody to sign in', async () => {
    const { headers, refresh, email } = await regular();
    expect((await remove(headers)).statusCode).toBe(204);
    expect((await send('GET', 'users/me', headers)).statusCode).toBe(401);
    expect((await send('POST', 'auth/refresh-token', {}, { refreshToken: refresh })).statusCode).toBe(401);
    expect((await send('POST', 'auth/login', {}, { email, password: PASSWORD })).statusCode).toBe(401);
  });

  it('leaves the person in no table but the mail that says so', async () => {
    const person = await regular();
    await remove(person.headers);
    const left = await tracesOf(person);
    expect(left).toEqual(['mails']);
    const mails = await shop.infra.db.selectFrom('mails').selectAll().where('recipient', '=', person.email).execute();
    expect(mails.map(({ template }) => template)).toEqual(['account-deleted']);
  });

  it('takes the answers that staff was given of them, which are kept for requests that are sent again', async () => {
    const { db } = shop.infra;
    const person = await regular();
    const answers = [
      ['by address', JSON.stringify({ email: person.email.toUpperCase() })],
      ['by id', JSON.stringify({ user_id: person.user_id })],
      ['of another', '{"email":"another@example.com"}'],
    ] as const;
    const now = shop.clock.now();
    const expires_at = new Date(now.getTime() + 3600_000);
    const kept = { request_hash: Buffer.alloc(32), status: 200, content_type: 'application/json', started_at: now };
    const rows = answers.map(([key, body]) => ({ scope: 'staff', key, body, expires_at, ...kept }));
    await db.insertInto('idempotency_keys').values(rows).execute();
    expect((await remove(person.headers)).statusCode).toBe(204);
    expect(await db.selectFrom('idempotency_keys').select('key').where('scope', '=', 'staff').execute()).toEqual([
      { key: 'of another' },
    ]);
  });

  it('keeps what was said of a product, without who said it, and tells the pages that show it', async () => {
    const { headers, review_id } = await regular();
    const heard: string[] = [];
    const off = shop.infra.changes.onChange((tags) => heard.push(...tags));
    await remove(headers);
    const review = await shop.infra.db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', review_id)
      .executeTakeFirstOrThrow();
    expect(review).toMatchObject({ user_id: null, author_name: '', rating: 5, body: 'Warm.' });
    await eventually(() => heard.includes(`reviews:${review.product_id}`));
    off();
  });

  it('lets the address and the username be used again', async () => {
    const { headers, user_id } = await signIn(shop);
    const { email, username } = await shop.services.users.getById(user_id);
    await remove(headers);
    const payload = { first_name: 'A', last_name: 'B', username, email, password: PASSWORD };
    expect((await send('POST', 'auth/register', {}, payload)).statusCode).toBe(201);
  });

  it('never takes the last admin, not even when the last two go at once', async () => {
    const admins = await Promise.all([signIn(shop, 'ADMIN'), signIn(shop, 'ADMIN')]);
    const answers = await Promise.all(admins.map(({ headers }) => remove(headers)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('users.last_admin');
  });

  it('is slowed down for whoever guesses the password', async () => {
    const { headers } = await signIn(shop);
    for (let count = 0; count < 10; count += 1) await remove(headers, 'wrong');
    expect((await remove(headers)).statusCode).toBe(429);
  });

  it.each([{ password: 7 }, { password: null }, { sure: true }, { password: PASSWORD, extra: 1 }, []])(
    'refuses another body (%#)',
    async (payload) => {
      const { headers } = await signIn(shop);
      expect((await send('DELETE', 'users/me', headers, payload)).statusCode).toBe(422);
    },
  );
});

/** The tables in which a row still names the person, by id or by address. */
async function tracesOf({ user_id, email }: SignedIn & { email: string }): Promise<string[]> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.infra.db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t
      where t::text ilike ${`%${email}%`} or t::text ilike ${`%${user_id}%`}`.execute(shop.infra.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

import { createLocalJWKSet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { PASSWORD, signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);

const post = (url: string, payload: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
const profile = (access: string) =>
  shop.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${access}` } });
const refresh = (refreshToken: string) => post('auth/refresh-token', { refreshToken });

const person = {
  first_name: 'Grace',
  last_name: 'Hopper',
  username: 'grace',
  email: 'Grace@Example.com',
  password: PASSWORD,
};

describe('signing up', () => {
  it('makes an account, and a second with the same address or username is refused by field (docs/product.md §7)', async () => {
    const first = await post('auth/register', person);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({ message: expect.any(String) });

    const same_email = await post('auth/register', { ...person, username: 'other', email: 'grace@example.COM' });
    expect(same_email.statusCode).toBe(422);
    expect(same_email.json().errors).toEqual({ email: ['An account with this email already exists'] });

    const same_name = await post('auth/register', { ...person, username: 'GRACE', email: 'g2@example.com' });
    expect(same_name.json().errors).toEqual({ username: ['This username is already taken'] });
  });

  it('names both fields when both are taken', async () => {
    const answer = await post('auth/register', { ...person, username: 'Grace' });
    expect(answer.json().errors).toEqual({
      email: ['An account with this email already exists'],
      username: ['This username is already taken'],
    });
  });

  it('answers docs/product.md §5 messages for what is missing or wrong', async () => {
    const answer = await post('auth/register', { first_name: '  ', email: 'nobody', password: 'short' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const { code, errors } = answer.json();
    expect(code).toBe('validation.failed');
    expect(errors.first_name).toEqual(['First name is required']);
    expect(errors.last_name).toEqual(['Last name is required']);
    expect(errors.username).toEqual(['Username is required']);
    expect(errors.email).toEqual(['Email is invalid']);
    expect(errors.password).toContain('Password must be at least 8 characters');
    expect(errors.confirm_password).toBeUndefined();
  });

  it('refuses unknown fields, so that nobody makes himself an admin', async () => {
    const answer = await post('auth/register', { ...person, email: 'x@example.com', username: 'x', role: 'ADMIN' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ role: ['This field is not known'] });
  });

  it('lets one of two simultaneous sign-ups with one address through', async () => {
    const twin = { ...person, email: 'twin@example.com' };
    const answers = await Promise.all([
      post('auth/register', { ...twin, username: 'twin1' }),
      post('auth/register', { ...twin, username: 'twin2' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('keeps no password in the database, only an argon2id hash', async () => {
    const user = await shop.services.users.findByEmail('grace@example.com');
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('signing in', () => {
  it('answers both tokens and the message that the dialog shows (docs/product.md §2)', async () => {
    const answer = await post('auth/login', { email: ' GRACE@example.com ', password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      message: 'Login Successful!',
    });
  });

  it.each([
    ['a wrong password', { email: 'grace@example.com', password: 'nope' }],
    ['an empty password', { email: 'grace@example.com', password: '' }],
    ['no password', { email: 'grace@example.com' }],
    ['a password as long as a request may be', { email: 'grace@example.com', password: 'x'.repeat(60_000) }],
    ['an unknown address', { email: 'nobody@example.com', password: PASSWORD }],
  ])('answers 401 with one message to %s', async (_case, payload) => {
    const answer = await post('auth/login', payload);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: 'auth.invalid_credentials',
      message: 'The email or the password is wrong.',
    });
  });

  it('checks only the email before it looks (docs/product.md §5)', async () => {
    const answer = await post('auth/login', { email: 'not-an-address', password: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: ['Email is invalid'] });
  });

  it('signs tokens that others can check with the public keys', async () => {
    const { access, user_id } = await signIn(shop, 'ADMIN');
    const keys = (await shop.app.inject({ url: '/api/.well-known/jwks.json' })).json();
    expect(keys.keys[0].d).toBeUndefined();
    const { payload } = await jwtVerify(access, createLocalJWKSet(keys), { currentDate: shop.clock.now() });
    expect(payload).toEqual({
      sub: user_id,
      role: 'ADMIN',
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(15 * 60);
  });

  it('keeps the private key sealed in the database', async () => {
    const keys = await shop.infra.db.selectFrom('signing_keys').selectAll().execute();
    expect(keys).toHaveLength(1);
    expect(keys[0]?.sealed_private_key.toString('latin1')).not.toContain('PRIVATE');
    expect(JSON.stringify(keys[0]?.public_jwk)).not.toContain('"d"');
  });
});

describe('the access token', () => {
  it('is asked for with the message that opens the dialog (docs/product.md §6)', async () => {
    const answer = await shop.app.inject({ url: '/api/users/me' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().detail).toBe('Authentication credentials were not provided.');
  });

  it('is refused when it is garbage, changed, unsigned or expired', async () => {
    const { access } = await signIn(shop);
    const [head, body, signature] = access.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const bad of ['x.y.z', `${head}.${body}.${signature?.slice(0, -4)}AAAA`, `${none}.${body}.`]) {
      const answer = await profile(bad);
      expect([answer.statusCode, answer.json().detail]).toEqual([401, 'Given token not valid.']);
    }
    shop.clock.advance(15 * 60_000 + 1000);
    expect((await profile(access)).json().detail).toBe('Given token not valid.');
  });

  it('does not matter to a read that anyone may make', async () => {
    const answer = await shop.app.inject({ url: '/api/store', headers: { authorization: 'Bearer garbage' } });
    expect(answer.statusCode).toBe(200);
  });

  it('opens no admin route for a shopper', async () => {
    const { headers } = await signIn(shop);
    const answer = await shop.app.inject({ url: '/api/admin/remotes', headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detail).toBe('You do not have permission to perform this action.');
  });

  it('follows the role in the database, not the one that it was made with', async () => {
    const { headers, user_id } = await signIn(shop, 'ADMIN');
    await signIn(shop, 'ADMIN'); // somebody must stay
    await shop.services.staff.remove({ user_id: null, address: '' }, user_id);
    expect((await shop.app.inject({ url: '/api/admin/remotes', headers })).statusCode).toBe(403);
  });
});

describe('refreshing', () => {
  it('answers new tokens that work', async () => {
    const { refresh: token } = await signIn(shop);
    const answer = await refresh(token);
    expect(answer.statusCode).toBe(200);
    expect((await profile(answer.json().access)).statusCode).toBe(200);
    expect(answer.json().refresh).not.toBe(token);
  });

  it('gives two tabs that wake together the same successor', async () => {
    const { refresh: token } = await signIn(shop);
    const answers = await Promise.all([refresh(token), refresh(token), refresh(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().refresh)).size).toBe(1);
  });

  it('still gives it 10 seconds after the first use', async () => {
    const { refresh: token } = await signIn(shop);
    const first = (await refresh(token)).json().refresh;
    shop.clock.advance(10_000);
    expect((await refresh(token)).json().refresh).toBe(first);
  });

  it('takes a later second use for theft and ends the whole family', async () => {
    const { refresh: token } = await signIn(shop);
    const next = (await refresh(token)).json();
    shop.clock.advance(10_001);
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await refresh(next.refresh)).statusCode).toBe(401);
    expect((await profile(next.access)).json().detail).toBe('Given token not valid.');
  });

  it('slides for 30 days from the last use', async () => {
    const { refresh: token } = await signIn(shop);
    shop.clock.advance(29 * 24 * 3600_000);
    const next = (await refresh(token)).json().refresh;
    shop.clock.advance(29 * 24 * 3600_000);
    expect((await refresh(next)).statusCode).toBe(200);

    const { refresh: idle } = await signIn(shop);
    shop.clock.advance(30 * 24 * 3600_000);
    expect((await refresh(idle)).statusCode).toBe(401);
  });

  it('ends after 90 days however often it was used', async () => {
    let { refresh: token } = await signIn(shop);
    for (let day = 25; day < 90; day += 25) {
      shop.clock.advance(25 * 24 * 3600_000);
      token = (await refresh(token)).json().refresh;
    }
    shop.clock.advance(15 * 24 * 3600_000 + 1);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it.each(['', 'garbage', 'A'.repeat(5000)])('refuses what is no token of ours (%#)', async (token) => {
    const answer = await refresh(token);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.refresh_not_valid']);
  });

  it('leaves only hashes in the database', async () => {
    const { refresh: token } = await signIn(shop);
    const { rows } = await sql<{
      text: string;
    }>`select encode(token_hash, 'escape') as text from refresh_tokens`.execute(shop.infra.db);
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });
});

describe('ending sessions', () => {
  it('refuses both tokens after logout', async () => {
    const { access, refresh: token, headers } = await signIn(shop);
    const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(answer.json()).toEqual({ message: 'You have been logged out.' });
    expect((await profile(access)).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('logs out by the refresh token when the access token has expired', async () => {
    const { refresh: token } = await signIn(shop);
    shop.clock.advance(16 * 60_000);
    expect((await post('auth/logout', { refreshToken: token })).statusCode).toBe(200);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('ends every other session when the password changes', async () => {
    const { headers, access } = await signIn(shop);
    const { email } = (await profile(access)).json();
    const other = (await post('auth/login', { email, password: PASSWORD })).json();
    const wrong = await post('users/me/password', { current_password: 'x', password: 'New-Secret-99' }, headers);
    expect(wrong.json().errors).toEqual({ current_password: ['The current password is wrong'] });

    const right = { current_password: PASSWORD, password: 'New-Secret-99' };
    expect((await post('users/me/password', right, headers)).statusCode).toBe(200);
    expect((await profile(access)).statusCode).toBe(200);
    expect((await profile(other.access)).statusCode).toBe(401);
    expect((await post('auth/login', { email, password: PASSWORD })).statusCode).toBe(401);
  });

  it('forgets sessions a week after they ended', async () => {
    shop.clock.advance(100 * 24 * 3600_000);
    await shop.services.retention.run();
    const left = await shop.infra.db.selectFrom('sessions').selectAll().execute();
    expect(left).toHaveLength(0);
  });
});

import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { PASSWORD, signIn } from '../../../../test/people';
import { turnOnSecondFactor } from '../../../../test/second-factor';
import { codeOf, stepAt } from './totp';

const shop = forAllTests(startTestShop);
/** Every test has codes of its own, and none waits for another's limit. */
beforeEach(() => shop.clock.advance(3600_000));

const URL = 'users/me/second-factor';
const post = (url: string, payload: object, headers = {}, at = shop) =>
  at.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
const get = (url: string, headers: object) => shop.app.inject({ url: `/api/${url}`, headers: { ...headers } });

const confirmAddress = (id: string, email_verified = true) =>
  shop.infra.db.updateTable('users').set({ email_verified }).where('id', '=', id).execute();

/** Somebody with a session that outlives the hours between the tests. */
async function somebody() {
  const person = await signIn(shop);
  const { email } = await shop.services.users.getById(person.user_id);
  await confirmAddress(person.user_id);
  return { ...person, email };
}
async function somebodyWithApp() {
  const person = await somebody();
  return { ...person, app: await turnOnSecondFactor(shop, person) };
}
const login = (email: string, from = '203.0.113.10') =>
  post('auth/login', { email, password: PASSWORD }, { 'x-forwarded-for': from });
const challengeOf = async (email: string, from?: string): Promise<string> =>
  (await login(email, from)).json<{ challenge: string }>().challenge;
const enter = (challenge: string, code: string, from = '203.0.113.10') =>
  post('auth/login/second-factor', { challenge, code }, { 'x-forwarded-for': from });
const mailsTo = (email: string) =>
  shop.infra.db.selectFrom('mails').select('template').where('recipient', '=', email).orderBy('id').execute();

describe('turning two-factor sign-in on', () => {
  it('is off until the first code of the app has arrived', async () => {
    const { headers, email } = await somebody();
    const off = { is_on: false, turned_on_at: null, recovery_codes_left: 0 };
    expect((await get(URL, headers)).json()).toEqual(off);
    const begun = await post(URL, { password: PASSWORD }, headers);
    expect([begun.statusCode, begun.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(begun.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauth_url: expect.stringContaining(`:${encodeURIComponent(email)}?secret=`),
    });
    expect((await get(URL, headers)).json()).toEqual(off);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('asks for the password before it makes a secret', async () => {
    const { headers } = await somebody();
    const answer = await post(URL, { password: 'not mine' }, headers);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: ['The password is wrong'] }]);
  });

  it('answers ten recovery codes, signs other devices out, and says so by mail', async () => {
    const person = await somebody();
    const { email, access } = person;
    const other = (await login(email)).json<{ access: string }>();
    const app = await turnOnSecondFactor(shop, person);
    expect(new Set(app.recovery_codes).size).toBe(10);
    for (const code of app.recovery_codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect((await get(URL, { authorization: `Bearer ${access}` })).json()).toEqual({
      is_on: true,
      turned_on_at: shop.clock.now().toISOString(),
      recovery_codes_left: 10,
    });
    expect((await get(URL, { authorization: `Bearer ${other.access}` })).statusCode).toBe(401);
    expect((await mailsTo(email)).at(-1)).toEqual({ template: 'second-factor-on' });
  });

  it('is nothing for an account whose address nobody has confirmed', async () => {
    const { headers, user_id } = await somebody();
    await confirmAddress(user_id, false);
    const answer = await post(URL, { password: PASSWORD }, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.email_not_confirmed']);
  });

  it('takes no wrong code, and a right one after it', async () => {
    const person = await somebody();
    const { headers } = person;
    expect((await post(`${URL}/confirm`, { code: '123456' }, headers)).json().code).toBe('auth.second_factor_off');
    await post(URL, { password: PASSWORD }, headers);
    const wrong = await post(`${URL}/confirm`, { code: 'abc' }, headers);
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'auth.code_wrong']);
    expect(wrong.json().errors).toEqual({ code: ['This code is wrong or was used before'] });
    expect((await turnOnSecondFactor(shop, person)).recovery_codes).toHaveLength(10);
  });

  it('is not begun again while it is on', async () => {
    const { headers, app } = await somebodyWithApp();
    expect((await post(URL, { password: PASSWORD }, headers)).json().code).toBe('auth.second_factor_on');
    expect((await post(`${URL}/confirm`, { code: app.code(1) }, headers)).json().code).toBe('auth.second_factor_on');
  });

  it('keeps the secret sealed and of recovery codes only hashes; no answer with either is kept', async () => {
    const person = await somebody();
    const headers = { ...person.headers, 'idempotency-key': `second-factor-${person.user_id}` };
    const app = await turnOnSecondFactor(shop, { ...person, headers });
    const { db } = shop.infra;
    const row = await db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', person.user_id)
      .executeTakeFirstOrThrow();
    expect(row.sealed_secret.includes(app.secret)).toBe(false);
    const kept = await db.selectFrom('recovery_codes').select('code_hash').execute();
    expect(kept.some(({ code_hash }) => app.recovery_codes.some((code) => code_hash.includes(code)))).toBe(false);
    const answers = await db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(answers)).not.toContain('recovery_codes');
  });
});

describe('signing in with a second factor', () => {
  it('answers the right password with a challenge, and challenge and code with what login answers', async () => {
    const { email, app, user_id } = await somebodyWithApp();
    const first = await login(email);
    expect(first.statusCode).toBe(401);
    expect(first.json()).toMatchObject({ code: 'auth.second_factor_needed', challenge: expect.any(String) });
    expect(first.json()).not.toHaveProperty('access');
    const second = await enter(first.json().challenge, app.code(1));
    expect(second.json()).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      message: 'Login Successful!',
    });
    const profile = await get('users/me', { authorization: `Bearer ${second.json().access}` });
    expect(profile.json().id).toBe(user_id);
  });

  it('tells nobody with a wrong password that there is one', async () => {
    const { email } = await somebodyWithApp();
    const answer = await post('auth/login', { email, password: 'wrong' });
    expect([answer.json().code, answer.json().challenge]).toEqual(['auth.invalid_credentials', undefined]);
  });

  it('takes a code with the spaces of a page, and a recovery code however it is typed', async () => {
    const { email, app } = await somebodyWithApp();
    const code = app.code(1);
    const spaced = await enter(await challengeOf(email), ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(spaced.statusCode).toBe(200);
    const [recovery = ''] = app.recovery_codes;
    const typed = recovery.toUpperCase().replaceAll('-', ' ').replaceAll('O', '0').replaceAll('L', '1');
    expect((await enter(await challengeOf(email), typed)).statusCode).toBe(200);
  });

  it('takes a code once: not again, nor an older one, nor by two at once', async () => {
    const { email, app } = await somebodyWithApp();
    shop.clock.advance(60_000);
    const code = app.code();
    const challenges = await Promise.all([challengeOf(email), challengeOf(email), challengeOf(email)]);
    const answers = await Promise.all(challenges.map((challenge) => enter(challenge, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect((await enter(await challengeOf(email), app.code(-1))).json().code).toBe('auth.code_wrong');
    expect((await enter(await challengeOf(email), app.code(1))).statusCode).toBe(200);
  });

  it('takes a recovery code once', async () => {
    const { email, app, headers } = await somebodyWithApp();
    const [code = ''] = app.recovery_codes;
    const challenges = await Promise.all([challengeOf(email), challengeOf(email)]);
    const answers = await Promise.all(challenges.map((challenge) => enter(challenge, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await get(URL, headers)).json().recovery_codes_left).toBe(9);
  });

  it('opens one session for one challenge', async () => {
    const { email, app } = await somebodyWithApp();
    const challenge = await challengeOf(email);
    expect((await enter(challenge, app.code(1))).statusCode).toBe(200);
    shop.clock.advance(60_000);
    expect((await enter(challenge, app.code())).json().code).toBe('auth.challenge_not_valid');
  });

  it('ends a challenge after five minutes', async () => {
    const { email, app } = await somebodyWithApp();
    const [early, late] = [await challengeOf(email), await challengeOf(email)];
    shop.clock.advance(5 * 60_000 - 1);
    expect((await enter(early, app.code())).statusCode).toBe(200);
    shop.clock.advance(30_000);
    const answer = await enter(late, app.code());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.challenge_not_valid']);
  });

  it('ends a challenge with its fifth wrong code', async () => {
    const { email, app } = await somebodyWithApp();
    const challenge = await challengeOf(email);
    const codes = [];
    for (let guess = 0; guess < 5; guess += 1) codes.push((await enter(challenge, 'wrong')).json().code);
    expect(codes).toEqual([...Array<string>(4).fill('auth.code_wrong'), 'auth.challenge_not_valid']);
    expect((await enter(challenge, app.code(1))).json().code).toBe('auth.challenge_not_valid');
    expect((await enter(await challengeOf(email), app.code(1))).statusCode).toBe(200);
  });

  it('slows guesses down per account, however many challenges, but not for its owner at home', async () => {
    const { email, app } = await somebodyWithApp();
    const guess = async (index: number): Promise<number> => {
      const from = `198.51.100.${index}`;
      return (await enter(await challengeOf(email, from), 'wrong', from)).statusCode;
    };
    const statuses: number[] = [];
    for (let index = 1; index <= 12; index += 1) statuses.push(await guess(index));
    expect(statuses.map((status) => status === 429)).toEqual([...Array<boolean>(10).fill(false), true, true]);
    // Where they signed up and in, before it was turned on: app.inject's own address.
    const home = (await post('auth/login', { email, password: PASSWORD })).json<{ challenge: string }>();
    const code = app.code(1);
    expect((await post('auth/login/second-factor', { challenge: home.challenge, code })).statusCode).toBe(200);
  });

  it('is limited per address with the passwords', async () => {
    const strict = await startTestShop({
      config: { rate_limit_auth_max: 3 },
      database_url: shop.infra.config.database_url,
    });
    const from = { 'x-forwarded-for': '192.0.2.77' };
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      const answer = await post('auth/login/second-factor', { challenge: 'none', code: '1' }, from, strict);
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await post('auth/login', { email: 'x@example.com', password: 'x' }, from, strict)).statusCode).toBe(429);
    await strict.close();
  });

  it.each([{}, { challenge: '' }, { challenge: 'x'.repeat(900), code: '\u00e9' }])(
    'refuses what is no challenge (%#)',
    async (payload) => {
      expect((await post('auth/login/second-factor', payload)).json().code).toBe('auth.challenge_not_valid');
    },
  );

  it('ends with the password that it began with', async () => {
    const { email, app, headers } = await somebodyWithApp();
    const challenge = await challengeOf(email);
    const change = { current_password: PASSWORD, password: 'New-Secret-99' };
    expect((await post('users/me/password', change, headers)).statusCode).toBe(200);
    expect((await enter(challenge, app.code(1))).json().code).toBe('auth.challenge_not_valid');
  });

  it('is still asked for after a new password', async () => {
    const { email, headers } = await somebodyWithApp();
    await post('users/me/password', { current_password: PASSWORD, password: 'New-Secret-99' }, headers);
    const answer = await post('auth/login', { email, password: 'New-Secret-99' });
    expect(answer.json().code).toBe('auth.second_factor_needed');
  });

  it('works by a recovery code where SHOP_SECRET was changed, and the app’s code is then wrong', async () => {
    const { email, app } = await somebodyWithApp();
    const changed = await startTestShop({
      config: { shop_secret: Buffer.alloc(32, 7) },
      database_url: shop.infra.config.database_url,
    });
    await changed.services.sessions.acceptSecret();
    const begin = async () =>
      (await post('auth/login', { email, password: PASSWORD }, {}, changed)).json<{ challenge: string }>().challenge;
    const answer = async (code: string) =>
      post('auth/login/second-factor', { challenge: await begin(), code }, {}, changed);
    expect((await answer(codeOf(app.secret, stepAt(changed.clock.now())))).json().code).toBe('auth.code_wrong');
    expect((await answer(app.recovery_codes[0] ?? '')).statusCode).toBe(200);
    await changed.close();
    await shop.services.sessions.acceptSecret();
  });

  it('leaves no challenge behind an hour later, and never the text of one', async () => {
    const { email } = await somebodyWithApp();
    const challenge = await challengeOf(email);
    const rows = () => shop.infra.db.selectFrom('login_challenges').selectAll().execute();
    expect((await rows()).some(({ token_hash }) => token_hash.toString('latin1').includes(challenge))).toBe(false);
    shop.clock.advance(5 * 60_000);
    await shop.services.sessions.removeExpired();
    expect(await rows()).toEqual([]);
  });
});

describe('turning it off, and new recovery codes', () => {
  it('needs password and code', async () => {
    const { headers, email, app } = await somebodyWithApp();
    for (const [url, proof, field] of [
      ['turn-off', { password: 'wrong', code: app.code(1) }, 'password'],
      ['turn-off', { password: PASSWORD, code: app.code() }, 'code'],
      ['recovery-codes', { password: PASSWORD, code: '' }, 'code'],
    ] as const) {
      const answer = await post(`${URL}/${url}`, proof, headers);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    }
    const off = await post(`${URL}/turn-off`, { password: PASSWORD, code: app.code(1) }, headers);
    expect(off.json()).toEqual({ message: 'Two-factor sign-in is off.' });
    expect((await login(email)).statusCode).toBe(200);
    expect((await mailsTo(email)).at(-1)).toEqual({ template: 'second-factor-off' });
    const again = await post(`${URL}/turn-off`, { password: PASSWORD, code: app.code(1) }, headers);
    expect([again.statusCode, again.json().code]).toEqual([409, 'auth.second_factor_off']);
  });

  it('makes ten others, and the old ones are good no longer', async () => {
    const { headers, email, app } = await somebodyWithApp();
    const [old = '', other = ''] = app.recovery_codes;
    const answer = await post(`${URL}/recovery-codes`, { password: PASSWORD, code: old }, headers);
    const made: string[] = answer.json().recovery_codes;
    expect(made).toHaveLength(10);
    expect((await get(URL, headers)).json().recovery_codes_left).toBe(10);
    expect((await enter(await challengeOf(email), other)).statusCode).toBe(422);
    expect((await enter(await challengeOf(email), made[0] ?? '')).statusCode).toBe(200);
  });

  it('by the shop’s keeper is possible without either, told by mail and noted', async () => {
    const { email, user_id } = await somebodyWithApp();
    const challenge = await challengeOf(email);
    expect(await shop.services.secondFactor.reset(` ${email}`)).toBe(true);
    expect(await shop.services.secondFactor.reset(email)).toBe(false);
    expect((await login(email)).statusCode).toBe(200);
    expect((await enter(challenge, '123456')).json().code).toBe('auth.challenge_not_valid');
    expect((await mailsTo(email)).at(-1)).toEqual({ template: 'second-factor-off' });
    const noted = await shop.infra.db
      .selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('record_id', '=', user_id)
      .execute();
    expect(noted).toEqual([{ action: 'users.reset_second_factor', user_id: null }]);
    await expect(shop.services.secondFactor.reset('nobody@example.com')).rejects.toThrow('No account has the address');
  });

  it('and on is in the audit log where it is one of the staff’s', async () => {
    const notesOf = (user_id: string) =>
      shop.infra.db.selectFrom('audit_log').select('action').where('user_id', '=', user_id).orderBy('id').execute();
    const [shopper, clerk] = [await somebody(), await signIn(shop, 'ADMIN')];
    await confirmAddress(clerk.user_id);
    for (const person of [shopper, clerk]) {
      const { recovery_codes } = await turnOnSecondFactor(shop, person);
      const proof = { password: PASSWORD, code: recovery_codes[0] };
      expect((await post(`${URL}/turn-off`, proof, person.headers)).statusCode).toBe(200);
    }
    expect(await notesOf(shopper.user_id)).toEqual([]);
    expect(await notesOf(clerk.user_id)).toEqual([
      { action: 'users.turn_on_second_factor' },
      { action: 'users.turn_off_second_factor' },
    ]);
  });
});

describe('what is kept of it', () => {
  it('is in the export without its secrets, and goes with the account', async () => {
    const { headers, user_id, app } = await somebodyWithApp();
    const exported = await get('users/me/export', headers);
    expect(exported.json().second_factor).toEqual({
      is_on: true,
      turned_on_at: expect.any(String),
      recovery_codes_left: 10,
    });
    expect(exported.body).not.toContain(app.recovery_codes[0]);
    const gone = await shop.app.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers,
      payload: { password: PASSWORD },
    });
    expect(gone.statusCode).toBe(204);
    const { db } = shop.infra;
    for (const table of ['second_factors', 'recovery_codes', 'login_challenges'] as const) {
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', user_id).execute()).toEqual([]);
    }
  });
});

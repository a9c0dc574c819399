import { sql } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually } from '../../../../test/harness';
import { startMailingShop, tokenIn } from '../../../../test/mails/mail-server';
import { PASSWORD, signIn } from '../../../../test/people';

const shop = forAllTests(startMailingShop);
beforeAll(() => shop.services.passwords.work());

const NEW = 'New-Secret-99';
const GONE = 'This link is no longer valid. Please ask for a new one.';
const SENT = 'If there is an account for this address, we have sent it a link to set a new password.';

const post = (url: string, payload: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
const profile = (headers: object) => shop.app.inject({ url: '/api/users/me', headers: { ...headers } });
const login = (email: string, password: string) => post('auth/login', { email, password });
const forgot = (email: unknown) => post('auth/forgot-password', { email: email as string });
const reset = (token: string, password: string = NEW) => post('auth/reset-password', { token, password });

/** Somebody with an account, and what `auth/forgot-password` sent them. */
async function somebodyWhoForgot() {
  const person = await signIn(shop);
  const { email } = (await profile(person.headers)).json<{ email: string }>();
  expect((await forgot(email)).statusCode).toBe(202);
  const mail = await shop.mails.waitFor(email, 'Set a new password');
  return { ...person, email, token: tokenIn(mail, '/auth/reset-password') };
}

/** Until all who forgot theirs were told. */
const untilAllTold = () =>
  eventually(async () => {
    const waiting = sql`select 1 from jobs.job where name = 'auth.forgot-password' and state < 'completed'`;
    return (await waiting.execute(shop.infra.db)).rows.length === 0;
  });

describe('a forgotten password', () => {
  it('is asked for with one answer, whether there is an account or not', async () => {
    const { email } = await somebodyWhoForgot();
    const known = await forgot(email);
    const unknown = await forgot('nobody-at-all@example.com');
    expect(known.statusCode).toBe(202);
    expect(known.json()).toEqual({ message: SENT });
    expect([unknown.statusCode, unknown.json()]).toEqual([202, known.json()]);
    const names = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(names(unknown)).toEqual(names(known));
  });

  it('costs the same for a stranger: the request only notes that somebody asked', async () => {
    const { email } = (await profile((await signIn(shop)).headers)).json<{ email: string }>();
    await untilAllTold();
    const queries: Record<string, number> = {};
    const send = jest.spyOn(shop.infra.queue, 'send').mockResolvedValue(); // whoever is told is looked for
    const find = jest.spyOn(shop.services.users, 'findByEmail');
    for (const address of [email, 'stranger@example.com']) {
      send.mockClear();
      await forgot(address);
      queries[address] = send.mock.calls.length;
      expect(find).not.toHaveBeenCalled();
    }
    expect(Object.values(queries)).toEqual([1, 1]);
    send.mockRestore();
    find.mockRestore();
  });

  it('sends nothing to an address without an account', async () => {
    await forgot('stranger@example.com');
    const { email } = await somebodyWhoForgot();
    expect(shop.mails.received.some(({ recipient }) => recipient === 'stranger@example.com')).toBe(false);
    expect(shop.mails.received.some(({ recipient }) => recipient === email)).toBe(true);
  });

  it('fills nobody’s mailbox: three mails, then one in ten minutes', async () => {
    const { email } = await somebodyWhoForgot();
    for (let count = 0; count < 6; count += 1) expect((await forgot(email)).statusCode).toBe(202);
    await untilAllTold();
    const rows = await shop.infra.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    expect(rows.filter(({ template }) => template === 'reset-password')).toHaveLength(3);
  });

  it.each(['', 'nobody', 'a@b', '<script>@example.com', 'x'.repeat(999)])(
    'is refused for what is no address (%#)',
    async (email) => {
      const answer = await forgot(email);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.email[0]).toMatch(/^Email is (required|invalid)$/);
    },
  );

  it.each([7, null, {}, ['a@example.com'], 'x'.repeat(60_000)])(
    'is refused for another type or a huge text (%#)',
    async (email) => {
      expect((await forgot(email)).statusCode).toBe(422);
    },
  );
});

describe('the link to a new password', () => {
  it('sets it, says so, and signs its owner out everywhere', async () => {
    const { email, token, headers, refresh } = await somebodyWhoForgot();
    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your password has been changed. You can sign in now.' },
    ]);
    expect((await profile(headers)).statusCode).toBe(401);
    expect((await post('auth/refresh-token', { refreshToken: refresh })).statusCode).toBe(401);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
    expect((await login(email, NEW)).statusCode).toBe(200);
    expect((await shop.mails.waitFor(email, 'Your password was changed')).text).not.toContain(NEW);
  });

  it('works once: a second use answers 410', async () => {
    const { token, email } = await somebodyWhoForgot();
    await reset(token);
    const again = await reset(token, 'Another-Word-1');
    expect([again.statusCode, again.json().code, again.json().message]).toEqual([410, 'auth.link_not_valid', GONE]);
    expect((await login(email, NEW)).statusCode).toBe(200);
  });

  it('is won by one of two who use it at once', async () => {
    const { token, email } = await somebodyWhoForgot();
    const words = ['First-Word-1', 'Second-Word-2'];
    const answers = await Promise.all(words.map((word) => reset(token, word)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const logins = await Promise.all(words.map((word) => login(email, word)));
    expect(logins.map(({ statusCode }) => statusCode)).toEqual(
      answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)),
    );
  });

  it('is too old after 30 minutes', async () => {
    const { token } = await somebodyWhoForgot();
    shop.clock.advance(30 * 60_000);
    expect((await reset(token)).statusCode).toBe(410);
  });

  it('still works just before', async () => {
    const { token } = await somebodyWhoForgot();
    shop.clock.advance(30 * 60_000 - 1);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('takes the other links that were sent before with it', async () => {
    const { token, email } = await somebodyWhoForgot();
    await forgot(email);
    await eventually(
      () =>
        shop.mails.received.filter((mail) => mail.recipient === email && mail.text?.includes('/auth/reset-password/'))
          .length === 2,
    );
    const other = tokenIn(await shop.mails.waitFor(email, 'Set a new password'), '/auth/reset-password');
    expect(other).not.toBe(token);
    expect((await reset(other)).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(410);
  });

  it('is not used up by a password that is too weak (docs/product.md §5)', async () => {
    const { token } = await somebodyWhoForgot();
    const weak = await reset(token, 'short');
    expect(weak.statusCode).toBe(422);
    expect(weak.json().errors.password).toContain('Password must be at least 8 characters');
    expect((await reset(token, 'alllowercase1')).json().errors.password).toEqual([
      'Password must contain uppercase, lowercase, and number',
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('ends when the password is changed otherwise', async () => {
    const { token, headers } = await somebodyWhoForgot();
    await post('users/me/password', { current_password: PASSWORD, password: 'Other-Word-77' }, headers);
    expect((await reset(token)).statusCode).toBe(410);
  });

  it.each(['', 'garbage', 'A'.repeat(1000), '../../etc/passwd', "' or 1=1 --", '\u0000', '🦊'])(
    'is refused when we never sent it (%#)',
    async (token) => {
      expect((await reset(token)).statusCode).toBe(410);
    },
  );

  it('is only a hash in the database', async () => {
    const { token } = await somebodyWhoForgot();
    const tables = ['mail_tokens', 'mails', 'jobs.job'];
    for (const table of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(table)} t`.execute(
        shop.infra.db,
      );
      const found = rows.filter(
        ({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex')),
      );
      expect([table, found]).toEqual([table, []]);
    }
  });

  it('opens nothing but a password: it confirms no address and no session', async () => {
    const { token } = await somebodyWhoForgot();
    expect((await post('auth/verify-email', { token })).statusCode).toBe(410);
    expect((await profile({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });
});

describe('changing the password', () => {
  it('ends the other sessions in the same moment, even for requests under way', async () => {
    const { headers } = await signIn(shop);
    const { email } = (await profile(headers)).json<{ email: string }>();
    const others = await Promise.all(
      [1, 2, 3].map(async () => (await login(email, PASSWORD)).json<{ refresh: string }>()),
    );
    const [changed, ...refreshed] = await Promise.all([
      post('users/me/password', { current_password: PASSWORD, password: NEW }, headers),
      ...others.map(({ refresh }) => post('auth/refresh-token', { refreshToken: refresh })),
    ]);
    expect(changed.statusCode).toBe(200);
    for (const answer of refreshed) {
      const access = answer.json<{ access?: string }>().access ?? 'none';
      expect((await profile({ authorization: `Bearer ${access}` })).statusCode).toBe(401);
    }
    expect((await profile(headers)).statusCode).toBe(200);
  });

  it('asks for the present one, and slows guesses down', async () => {
    const { headers } = await signIn(shop);
    const guess = () => post('users/me/password', { current_password: 'wrong', password: NEW }, headers);
    for (let count = 0; count < 10; count += 1) {
      expect((await guess()).json().errors).toEqual({ current_password: ['The current password is wrong'] });
    }
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20);
    shop.clock.advance(20_000);
    const right = await post('users/me/password', { current_password: PASSWORD, password: NEW }, headers);
    expect(right.statusCode).toBe(200);
  });

  it('by the shop’s keeper signs everybody out who used the old one', async () => {
    const { headers } = await signIn(shop);
    const { email } = (await profile(headers)).json<{ email: string }>();
    await shop.services.accounts.makeAdmin(email, 'Keepers-Word-5');
    expect((await profile(headers)).statusCode).toBe(401);
    expect((await login(email, 'Keepers-Word-5')).statusCode).toBe(200);
  });

  it('fails as a whole: without the end of the sessions there is no new password', async () => {
    const { user_id, headers } = await signIn(shop);
    const { email } = (await profile(headers)).json<{ email: string }>();
    const broken = jest.spyOn(shop.services.sessions, 'endAll').mockRejectedValue(new Error('the database went away'));
    const answer = await post('users/me/password', { current_password: PASSWORD, password: NEW }, headers);
    broken.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
    expect(user_id).toBeDefined();
  });
});

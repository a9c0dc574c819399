import { forAllTests } from '../../../test/for-all-tests';
import { startMailingShop, tokenIn } from '../../../test/mails/mail-server';
import { PASSWORD, signIn } from '../../../test/people';

const shop = forAllTests(startMailingShop);

interface Profile {
  email: string;
  email_verified: boolean;
  pending_email: string | null;
  newsletter: boolean;
  version: number;
}

let count = 0;
const freshAddress = (): string => `new${(count += 1)}@example.com`;
const post = (url: string, payload?: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/${url}`, ...(payload ? { payload } : {}), headers });
const verify = (token: string) => post('auth/verify-email', { token });
const profile = async (headers: object): Promise<Profile> =>
  (await shop.app.inject({ url: '/api/users/me', headers: { ...headers } })).json();
const change = (headers: object, email: string, password = PASSWORD) =>
  post('users/me/email', { email, password }, headers);

/** Somebody who has just signed up. */
async function newcomer() {
  const { headers, user_id } = await signIn(shop);
  return { headers, user_id, email: (await profile(headers)).email };
}

describe('an e-mail address', () => {
  it('is confirmed by the link that is sent at sign-up', async () => {
    const { headers, email } = await newcomer();
    expect((await profile(headers)).email_verified).toBe(false);
    const mail = await shop.mails.waitFor(email, 'confirm your e-mail address');
    const answer = await verify(tokenIn(mail, '/auth/verify-email'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your e-mail address is confirmed.' }]);
    expect((await profile(headers)).email_verified).toBe(true);
  });

  it('is confirmed once: the link answers 410 afterwards', async () => {
    const { email } = await newcomer();
    const token = tokenIn(await shop.mails.waitFor(email, 'confirm'), '/auth/verify-email');
    const answers = await Promise.all([verify(token), verify(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await verify(token)).json().code).toBe('auth.link_not_valid');
  });

  it('has seven days for that', async () => {
    const { email } = await newcomer();
    const token = tokenIn(await shop.mails.waitFor(email, 'confirm'), '/auth/verify-email');
    shop.clock.advance(7 * 24 * 3600_000);
    expect((await verify(token)).statusCode).toBe(410);
  });

  it('gets no mail when the sign-up fails', async () => {
    const body = {
      first_name: 'A',
      last_name: 'B',
      username: 'mailless',
      email: 'mailless@example.com',
      password: 'weak',
    };
    expect((await post('auth/register', body)).statusCode).toBe(422);
    const rows = await shop.infra.db.selectFrom('mails').selectAll().where('recipient', '=', body.email).execute();
    expect(rows).toEqual([]);
  });

  it('is sent the mail again when its owner asks, three times and then one in ten minutes', async () => {
    const { headers, email } = await newcomer();
    const again = () => post('users/me/verification', undefined, headers);
    const first = await again();
    expect([first.statusCode, first.json().message]).toEqual([202, expect.stringContaining(email)]);
    await again();
    await again();
    const refused = await again();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    const token = tokenIn(await shop.mails.waitFor(email, 'confirm'), '/auth/verify-email');
    expect((await verify(token)).statusCode).toBe(200);
    expect((await again()).json().message).toContain('confirmed already');
  });

  it('says nothing that a stranger typed as a name', async () => {
    const body = { last_name: 'B', username: 'spammer', email: 'victim@example.com', password: PASSWORD };
    await post('auth/register', { ...body, first_name: 'Win at http://evil.example now' });
    const { text, html } = await shop.mails.waitFor('victim@example.com', 'confirm');
    expect(`${text}${html}`).not.toContain('evil');
  });
});

describe('another e-mail address', () => {
  it('is taken when its owner confirms it, and the old one is told twice', async () => {
    const { headers, email } = await newcomer();
    const next = freshAddress();
    const asked = await change(headers, ` ${next.toUpperCase()} `);
    expect([asked.statusCode, asked.json().message]).toEqual([202, expect.stringContaining(next)]);
    expect(await profile(headers)).toMatchObject({ email, pending_email: next });
    expect((await shop.mails.waitFor(email, 'is to have another e-mail address')).text).toContain(next);

    const token = tokenIn(await shop.mails.waitFor(next, 'confirm your new e-mail address'), '/auth/verify-email');
    expect((await verify(token)).json()).toEqual({ message: 'Your e-mail address is confirmed.' });
    expect(await profile(headers)).toMatchObject({ email: next, email_verified: true, pending_email: null });
    expect((await shop.mails.waitFor(email, 'was changed')).text).toContain(next);
    expect((await post('auth/login', { email: next, password: PASSWORD })).statusCode).toBe(200);
    expect((await post('auth/login', { email, password: PASSWORD })).statusCode).toBe(401);
  });

  it('needs the password, an address, another one, and one that nobody has', async () => {
    const { headers, email } = await newcomer();
    const other = await newcomer();
    const errors = async (address: string, password?: string) =>
      (await change(headers, address, password)).json().errors;
    expect(await errors(freshAddress(), 'wrong')).toEqual({ password: ['The password is wrong'] });
    expect(await errors('nobody')).toEqual({ email: ['Email is invalid'] });
    expect(await errors('', '')).toEqual({ email: expect.any(Array), password: ['Password is required'] });
    expect(await errors(email.toUpperCase())).toEqual({ email: ['This is the address of your account already'] });
    expect(await errors(other.email)).toEqual({ email: ['An account with this email already exists'] });
  });

  it('is the last one that was asked for', async () => {
    const { headers } = await newcomer();
    const [first, second] = [freshAddress(), freshAddress()];
    await change(headers, first);
    await change(headers, second);
    expect((await profile(headers)).pending_email).toBe(second);
    const token = tokenIn(await shop.mails.waitFor(first, 'confirm your new'), '/auth/verify-email');
    expect((await verify(token)).statusCode).toBe(410);
  });

  it('has one link that works, even when two addresses are asked for at once', async () => {
    const { headers, user_id } = await newcomer();
    await Promise.all([change(headers, freshAddress()), change(headers, freshAddress())]);
    const links = await shop.infra.db
      .selectFrom('mail_tokens')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('purpose', '=', 'change')
      .execute();
    expect(links.map(({ email }) => email)).toEqual([(await profile(headers)).pending_email]);
  });

  it('is refused by name when somebody else has taken it meanwhile; the link can be used later', async () => {
    const { headers } = await newcomer();
    const next = freshAddress();
    await change(headers, next);
    const token = tokenIn(await shop.mails.waitFor(next, 'confirm your new'), '/auth/verify-email');
    const names = { first_name: 'A', last_name: 'B', username: `took-${next}` };
    await post('auth/register', { ...names, email: next, password: PASSWORD });
    const answer = await verify(token);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { email: ['An account with this email already exists'] },
    ]);
  });

  it('waits a day, and is stopped by a new password', async () => {
    const { headers } = await newcomer();
    await change(headers, freshAddress());
    shop.clock.advance(24 * 3600_000);
    const { headers: fresh, email } = await newcomer();
    const next = freshAddress();
    await change(fresh, next);
    const token = tokenIn(await shop.mails.waitFor(next, 'confirm your new'), '/auth/verify-email');
    await post('users/me/password', { current_password: PASSWORD, password: 'New-Secret-99' }, fresh);
    expect(await profile(fresh)).toMatchObject({ email, pending_email: null });
    expect((await verify(token)).statusCode).toBe(410);
  });

  it('takes the links that went to the old one with it', async () => {
    const { headers, email } = await newcomer();
    const old = tokenIn(await shop.mails.waitFor(email, 'confirm'), '/auth/verify-email');
    const next = freshAddress();
    await change(headers, next);
    await verify(tokenIn(await shop.mails.waitFor(next, 'confirm your new'), '/auth/verify-email'));
    expect((await verify(old)).statusCode).toBe(410);
    expect((await profile(headers)).email).toBe(next);
  });

  it('takes the newsletter along', async () => {
    const { headers, email } = await newcomer();
    await verify(tokenIn(await shop.mails.waitFor(email, 'confirm'), '/auth/verify-email'));
    const patch = { method: 'PATCH' as const, url: '/api/users/me', headers };
    await shop.app.inject({ ...patch, payload: { version: 1, newsletter: true } });
    const next = freshAddress();
    await change(headers, next);
    await verify(tokenIn(await shop.mails.waitFor(next, 'confirm your new'), '/auth/verify-email'));
    expect((await profile(headers)).newsletter).toBe(true);
    const of = (address: string) => shop.services.newsletter.read({ email: address, email_verified: true });
    expect(await of(email)).toBeNull();
    expect(await of(next)).toMatchObject({ state: 'confirmed' });
  });

  it('fills no stranger’s mailbox', async () => {
    const target = freshAddress();
    const answers = [];
    for (let person = 0; person < 4; person += 1) answers.push(await change((await newcomer()).headers, target));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
  });
});

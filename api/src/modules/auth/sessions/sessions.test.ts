import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { PASSWORD, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

const shop = forAllTests(startTestShop);

interface Session {
  id: string;
  device: string;
  address: string;
  created_at: string;
  last_used_at: string;
  current: boolean;
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const call = (method: 'GET' | 'DELETE', path: string, headers: object) =>
  shop.app.inject({ method, url: `/api/users/me/sessions${path}`, headers: { ...headers } });
const list = async (headers: object): Promise<Session[]> => (await call('GET', '', headers)).json().items;
const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` });
const isIn = async (headers: object): Promise<boolean> =>
  (await shop.app.inject({ url: '/api/users/me', headers: { ...headers } })).statusCode === 200;

async function emailOf({ user_id }: SignedIn): Promise<string> {
  return (await shop.services.users.getById(user_id)).email;
}

/** Signs somebody in once more, from elsewhere. */
async function another(person: SignedIn, headers: Record<string, string> = {}) {
  const payload = { email: await emailOf(person), password: PASSWORD };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
  return answer.json<{ access: string; refresh: string }>();
}
const refresh = (refreshToken: string, headers = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken }, headers });

describe('the list of sessions', () => {
  it('says where somebody is signed in: device, shortened address, when, and which one asks', async () => {
    const person = await signIn(shop);
    await another(person, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' });
    const phone = await another(person, { 'user-agent': SAFARI, 'x-forwarded-for': '2001:db8:85a3::8a2e:370:7334' });
    const sessions = await list(bearer(phone));
    expect(sessions).toHaveLength(3);
    expect(sessions).toContainEqual(
      expect.objectContaining({ device: 'Firefox on Windows', address: '203.0.113.x', current: false }),
    );
    expect(sessions).toContainEqual(
      expect.objectContaining({ device: 'Safari on iOS', address: '2001:db8:85a3::x', current: true }),
    );
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  });

  it('keeps no whole address anywhere', async () => {
    const person = await signIn(shop);
    await another(person, { 'x-forwarded-for': '198.51.100.23' });
    const rows = await shop.infra.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('198.51.100.23');
  });

  it('believes no address that a visitor makes up: only a trusted proxy names one', async () => {
    const person = await signIn(shop);
    const payload = { email: await emailOf(person), password: PASSWORD };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'x-forwarded-for': '203.0.113.200' },
      remoteAddress: '198.51.100.9',
    });
    const sessions = await list(bearer(answer.json()));
    expect(sessions.find(({ current }) => current)?.address).toBe('198.51.100.x');
  });

  it('moves with its use: time and address of the last refresh', async () => {
    const person = await signIn(shop);
    shop.clock.advance(60_000);
    const headers = bearer((await refresh(person.refresh, { 'x-forwarded-for': '192.0.2.44' })).json());
    const [session] = await list(headers);
    expect(session?.address).toBe('192.0.2.x');
    expect(Date.parse(session?.last_used_at ?? '') - Date.parse(session?.created_at ?? '')).toBe(60_000);
  });

  it('leaves out what has ended or was not used for 30 days', async () => {
    const person = await signIn(shop);
    const signed_out = await another(person);
    await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(signed_out) });
    shop.clock.advance(29 * 24 * 3600_000);
    const fresh = await another(person);
    expect(await list(bearer(fresh))).toHaveLength(2);
    shop.clock.advance(24 * 3600_000);
    const later = await another(person);
    expect(await list(bearer(later))).toHaveLength(2);
  });

  it('is everybody’s own', async () => {
    const [ada, eve] = [await signIn(shop), await signIn(shop)];
    const [session] = await list(ada.headers);
    expect(await list(eve.headers)).toHaveLength(1);
    expect((await list(eve.headers))[0]?.id).not.toBe(session?.id);
    const answer = await call('DELETE', `/${session?.id}`, eve.headers);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'users.session_not_found']);
    expect(await isIn(ada.headers)).toBe(true);
    expect((await call('GET', '', {})).statusCode).toBe(401);
  });

  it.each(['Mozilla/5.0', '', '🦊', 'x'.repeat(5000), '<script>alert(1)</script>'])(
    'takes any User-Agent (%#)',
    async (user_agent) => {
      const there = await another(await signIn(shop), { 'user-agent': user_agent });
      const sessions = await list(bearer(there));
      expect(sessions.find(({ current }) => current)?.device.length).toBeGreaterThan(0);
    },
  );
});

describe('ending sessions', () => {
  it('ends one: both of its tokens are refused at once', async () => {
    const person = await signIn(shop);
    const other = await another(person);
    const id = (await list(bearer(other))).find(({ current }) => current)?.id;
    expect((await call('DELETE', `/${id}`, person.headers)).statusCode).toBe(204);
    expect(await isIn(bearer(other))).toBe(false);
    expect((await refresh(other.refresh)).statusCode).toBe(401);
    expect(await isIn(person.headers)).toBe(true);
    expect((await call('DELETE', `/${id}`, person.headers)).statusCode).toBe(404);
  });

  it('ends all others', async () => {
    const person = await signIn(shop);
    const others = [await another(person), await another(person)];
    expect((await call('DELETE', '', person.headers)).statusCode).toBe(204);
    expect(await list(person.headers)).toHaveLength(1);
    for (const other of others) expect(await isIn(bearer(other))).toBe(false);
  });

  it('may end the session that asks', async () => {
    const { headers } = await signIn(shop);
    const [session] = await list(headers);
    expect((await call('DELETE', `/${session?.id}`, headers)).statusCode).toBe(204);
    expect(await isIn(headers)).toBe(false);
  });

  it('refuses what is no id', async () => {
    const { headers } = await signIn(shop);
    expect((await call('DELETE', '/not-an-id', headers)).statusCode).toBe(422);
  });
});

describe('refreshing at the same time', () => {
  it('gives ten who use one token at once one successor, and that works', async () => {
    const { refresh: token } = await signIn(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const successors = new Set(answers.map((answer) => answer.json().refresh));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0])).statusCode).toBe(200);
    const rows = await shop.infra.db
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('session_id', '=', await sessionOf(answers[0]?.json().access))
      .execute();
    expect(rows).toHaveLength(3);
  });

  it('gives a client whose answer was lost the same successor within 10 s, even when that was used meanwhile', async () => {
    const { refresh: token } = await signIn(shop);
    const first = (await refresh(token)).json<{ refresh: string }>();
    await refresh(first.refresh);
    shop.clock.advance(9_999);
    const again = await refresh(token);
    expect([again.statusCode, again.json().refresh]).toEqual([200, first.refresh]);
    expect(await isIn(bearer(again.json()))).toBe(true);
  });

  it('counts the 10 s from the first use, not from the last', async () => {
    const { refresh: token } = await signIn(shop);
    await refresh(token);
    shop.clock.advance(6_000);
    expect((await refresh(token)).statusCode).toBe(200);
    shop.clock.advance(6_000);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('ends the family for good when an old token comes back, whoever brings it', async () => {
    const { refresh: token } = await signIn(shop);
    const next = (await refresh(token)).json<{ access: string; refresh: string }>();
    shop.clock.advance(20_000);
    const answers = await Promise.all([refresh(token), refresh(token), refresh(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect((await refresh(next.refresh)).statusCode).toBe(401);
    expect(await isIn(bearer(next))).toBe(false);
  });
});

async function sessionOf(access: string): Promise<string> {
  return (await shop.services.sessions.authenticate(access))?.session_id ?? '';
}

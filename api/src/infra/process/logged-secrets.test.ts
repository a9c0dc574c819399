import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startApiProcess } from '../../../test/api-process';
import type { ApiProcess } from '../../../test/api-process';
import { eventually, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { mailsTo, tokenIn } from '../../../test/mails/mailbox';
import { PASSWORD } from '../../../test/people';

const EMAIL = 'ada@example.com';
const NEW_PASSWORD = 'Another-Horse-8';
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-api-log-'));
const file = path.join(folder, 'log');

let shop: TestShop;
let api: ApiProcess;
let output: number;
beforeAll(async () => {
  shop = await startTestShop();
  output = openSync(file, 'a');
  api = await startApiProcess(shop, { LOG_LEVEL: 'trace' }, { output });
}, 120_000);
afterAll(async () => {
  await api.stop();
  closeSync(output);
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = Record<string, unknown>;
async function call(method: string, address: string, json?: object, access = ''): Promise<Answer> {
  const answer = await fetch(`${api.url}/api/${address}`, {
    method,
    signal: AbortSignal.timeout(15_000),
    body: json ? JSON.stringify(json) : null,
    headers: {
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(access ? { authorization: `Bearer ${access}` } : {}),
    },
  });
  return (await answer.json().catch(() => ({}))) as Answer; // what the routes answer
}
const linkOf = async (page: string): Promise<string> => {
  let token = '';
  await eventually(async () => {
    const mail = (await mailsTo(shop, EMAIL)).find(({ text = '' }) => text.includes(`/${page}/`));
    token = mail ? tokenIn(mail, page) : '';
    return token !== '';
  });
  return token;
};

/** Every call that sends a secret along. */
async function sendSecrets(
  tokens: Record<'verify' | 'news' | 'reset' | 'access' | 'refresh' | 'share' | 'next', string>,
) {
  const { access } = tokens;
  await call('POST', 'auth/login', { email: EMAIL, password: PASSWORD });
  await call('POST', 'auth/verify-email', { token: tokens.verify });
  await call('POST', 'newsletter/confirm', { token: tokens.news });
  await call('POST', `newsletter/unsubscribe?token=${tokens.news}`, {});
  await call('POST', 'auth/forgot-password', { email: EMAIL });
  await call('GET', 'users/me/sessions', undefined, access);
  await call('GET', `wishlist/shared/${tokens.share}`);
  await call('GET', `invoices/download?link=${tokens.share}`);
  await call('POST', 'orders/track', { number: 'T-1', email: EMAIL });
  await call('POST', 'users/me/password', { current_password: PASSWORD, password: NEW_PASSWORD }, access);
  await call('POST', 'auth/refresh-token', { refreshToken: tokens.next || tokens.refresh });
  await call('POST', 'auth/reset-password', { token: tokens.reset, password: NEW_PASSWORD });
}

it('no token, password or key of the journeys stands in the log, not even where every call fails', async () => {
  const names = { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' };
  await call('POST', 'auth/register', { ...names, email: EMAIL, password: PASSWORD });
  const { access, refresh } = await call('POST', 'auth/login', { email: EMAIL, password: PASSWORD });
  await shop.services.passwords.work();
  await call('POST', 'newsletter/subscriptions', { email: EMAIL });
  await call('POST', 'auth/forgot-password', { email: EMAIL });
  const shared = await call('POST', 'wishlist/share', undefined, String(access));
  const tokens = {
    access: String(access),
    refresh: String(refresh),
    next: '',
    share: /[\w-]{32}/.exec(JSON.stringify(shared))?.[0] ?? '',
    verify: await linkOf('auth/verify-email'),
    reset: await linkOf('auth/reset-password'),
    news: await linkOf('newsletter/confirm'),
  };
  const renewed = await call('POST', 'auth/refresh-token', { refreshToken: tokens.refresh });
  tokens.next = String(renewed['refresh']);
  await sendSecrets(tokens);
  // From here on each of them fails, and says so in the log.
  await sql`drop schema public cascade`.execute(shop.infra.db);
  await sendSecrets(tokens);

  const log = readFileSync(file, 'utf8');
  const failures = log.split('\n').filter((line) => line.includes('a request failed'));
  expect(failures.length).toBeGreaterThan(8);
  for (const line of failures) expect(JSON.parse(line)).toMatchObject({ err: { message: expect.any(String) } });
  const { database_url, shop_secret } = shop.infra.config;
  const secrets = {
    ...tokens,
    PASSWORD,
    NEW_PASSWORD,
    database: new URL(database_url).password,
    key: shop_secret.toString('hex'),
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 10, log.includes(secret)]).toEqual([name, true, false]);
  }
}, 120_000);

import type { Page } from '@playwright/test';
import type { Tokens } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { hurry } from '../../support/page/clock';
import { shareOf } from '../../support/page/federation';
import { settled } from '../../support/page/settled';
import { call, createShopper } from '../../support/shop/api';
import { apiCode } from '../../support/shop/api-code';
import { withInfra } from '../../support/shop/infra';
import { expect, test } from '../../support/test';

/** Of a session that is as good as over. */
const LIFETIME_SECONDS = 1;
const TABS = 3;
const REQUESTS = 10;

const storedSession = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null') as unknown);

/** Another session in the place of the one that these tabs have: each takes it over as when it is come back to. */
async function exchangeSession(tabs: Page[], { access, refresh }: Tokens): Promise<void> {
  const stored = JSON.stringify({ tokens: { access, refresh }, role: 'REGULAR' });
  await tabs[0]?.evaluate((text) => localStorage.setItem('auth', text), stored);
  const comeBack = (tab: Page) => tab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await Promise.all(tabs.map(comeBack));
}

/** Asks for the profile many times at once through the one client that the shell gives to every remote. */
async function askAtOnce(page: Page, count: number): Promise<number[]> {
  const client = await shareOf<{ api: { get: (path: string) => Promise<unknown> } }>(page, '@tessera/shared/client');
  return client.evaluate(
    ({ api }, times) => Promise.all(Array.from({ length: times }, () => api.get('users/me').then(() => 200))),
    count,
  );
}

test('an expired access token is renewed once for ten requests at once in three tabs', async ({
  context,
  page,
  shopper,
  faults,
}) => {
  faults.allow(/status of 401/);
  const account = await createShopper();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) renewals += 1;
  });
  await shopper.arriveSignedIn(account.tokens);
  await shopper.visit('/account/security');
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto('/account/security');
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  // from a process of the same shop that is set so, and over before any tab has it
  const tokens = await withInfra((infra) => apiCode().signInFor(infra, account, LIFETIME_SECONDS));
  const refusal = async () => (await call('users/me', { token: tokens.access })).status;
  await expect.poll(refusal, { intervals: [100] }).toBe(401);
  expect(renewals).toBe(0);
  await exchangeSession(tabs, tokens);

  const statuses = await Promise.all(tabs.map((tab) => askAtOnce(tab, REQUESTS)));
  expect(statuses.flat()).toEqual(Array(TABS * REQUESTS).fill(200));
  expect(renewals).toBe(1);
});

test(
  'a refresh token that comes back long after its use ends the whole family',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 401/);
    const account = await createShopper();
    const { tokens } = account;
    const renew = (refreshToken: string) => call('auth/refresh-token', { method: 'POST', json: { refreshToken } });
    const next = (await (await renew(tokens.refresh)).json()) as Tokens; // the contract's answer
    await withInfra((infra) => apiCode().ageUsedTokens(infra, account.email));
    expect((await renew(tokens.refresh)).status).toBe(401);
    await shopper.arriveSignedIn(next);
    await shopper.visit('/account');
    await expect(shopper.toast('Session expired, please signin again.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);

for (const [what, { details, answer }] of Object.entries({
  'a server that fails': { details: {}, answer: { status: 500, contentType: 'application/json', body: '{}' } },
  'a server that is busy': { details: DRILL, answer: { status: 503, contentType: 'application/json', body: '{}' } },
  'a server that lies': {
    details: DRILL,
    answer: { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' },
  },
})) {
  test(`${what} signs nobody out and breaks no page`, details, async ({ page, shopper, faults }) => {
    faults.allow(/status of (500|503)/);
    const { tokens, email } = await createShopper();
    await page.clock.install();
    await shopper.arriveSignedIn(tokens);
    await page.route('**/api/users/me', (route) => route.fulfill(answer));
    await shopper.visit('/account');
    const failure = shopper.main.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await hurry(page, failure); // after the retries of docs/product.md §7
    await shopper.expectTheRestWorks();
    expect(await storedSession(page)).toMatchObject({ tokens: { access: tokens.access } });
    await page.unroute('**/api/users/me');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(shopper.fact(email)).toBeVisible();
  });
}

test(
  'a server that takes four seconds is waited for: one sign-in, one profile, nobody signed out',
  DRILL,
  async ({ page, shopper }) => {
    const account = await createShopper();
    const asked: string[] = [];
    await page.route(/\/api\/(auth\/login|users\/me)$/, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      await route.continue();
    });
    await shopper.visit('/auth/login');
    await shopper.signIn(shopper.signInForm, account);
    const button = shopper.signInForm.getByRole('button', { name: 'Sign In', exact: true });
    await button.press('Enter'); // impatient
    await expect(page).toHaveURL(/\/$/);
    await shopper.press(shopper.header.getByRole('link', { name: 'Account' }));
    await expect(shopper.fact(account.email)).toBeVisible({ timeout: 15_000 });
    expect(asked).toEqual(['/api/auth/login', '/api/users/me']);
    expect(await storedSession(page)).toMatchObject({ role: 'REGULAR' });
  },
);

test(
  'without a network nobody is signed out, and what was asked for comes when it is back',
  DRILL,
  async ({ context, page, shopper, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/, /RUNTIME-008/);
    const { tokens, email } = await createShopper();
    await shopper.arriveSignedIn(tokens);
    await shopper.visit('/');
    // What is still loading then would fail, too: offline.spec.ts and failures.spec.ts tell of that.
    await settled(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await shopper.press(shopper.header.getByRole('link', { name: 'Account' }));
    await failed;
    expect(await storedSession(page)).toMatchObject({ tokens: { access: tokens.access } });
    await context.setOffline(false);
    const again = page.getByRole('button', { name: 'Try again' });
    const fact = shopper.fact(email);
    await expect(async () => {
      await expect(again.or(fact).first()).toBeVisible();
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(fact).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    expect(await storedSession(page)).toMatchObject({ role: 'REGULAR' });
  },
);

test('a clock that is a day off changes nothing', DRILL, async ({ page, shopper }) => {
  const { tokens, email } = await createShopper();
  await page.clock.setFixedTime(Date.now() + 24 * 3600_000);
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/account');
  await expect(shopper.fact(email)).toBeVisible();
});

/** More of them, without a browser: shared/src/session/session-store.test.ts */
for (const garbage of ['{"tokens":', '{"tokens":{"access":7},"role":"ADMIN"}', 'null', '\u0000']) {
  test(
    `a stored session of ${JSON.stringify(garbage)} is no session, and signing in works`,
    DRILL,
    async ({ page, shopper }) => {
      const account = await createShopper();
      await page.addInitScript((text) => {
        if (!sessionStorage.getItem('arrived')) localStorage.setItem('auth', text);
        sessionStorage.setItem('arrived', '1');
      }, garbage);
      await shopper.visit('/auth/login');
      await shopper.signIn(shopper.signInForm, account);
      await expect(shopper.header.getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  );
}

test(
  'a browser that stores nothing still lets a shopper sign in and look at the account',
  DRILL,
  async ({ page, shopper }) => {
    const account = await createShopper();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
    });
    await shopper.visit('/auth/login');
    await shopper.signIn(shopper.signInForm, account);
    await shopper.press(shopper.header.getByRole('link', { name: 'Account' }));
    await expect(shopper.fact(account.email)).toBeVisible();
  },
);

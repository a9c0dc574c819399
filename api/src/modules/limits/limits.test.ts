import fc from 'fast-check';
import { freshDatabase } from '../../../test/database/database';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { PASSWORD, signIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';
import { makeLink } from '../auth/passwords/mail-links';
import { createLimitsService } from './limits.service';
import type { Limit } from './limits.service';

let shop: TestShop;
let second: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { rate_limit_auth_max: 1000 } });
  // Another process of the API on the same database.
  second = await startTestShop({
    config: { rate_limit_auth_max: 1000 },
    database_url: shop.infra.config.database_url,
  });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

let count = 0;
const unique = (name: string): string => `${name}-${(count += 1)}`;
const limit = (burst: number, every_ms: number): Limit => ({ name: unique('limit'), burst, every_ms });

interface Attempt {
  email: string;
  password?: string;
  from?: string;
  at?: TestShop;
}
const login = ({ email, password = 'wrong', from = '198.51.100.1', at = shop }: Attempt) =>
  at.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'x-forwarded-for': from },
  });
const statuses = async (attempts: Promise<{ statusCode: number }>[]): Promise<number[]> =>
  (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
const times = <T>(many: number, make: (index: number) => T): T[] =>
  Array.from({ length: many }, (_, index) => make(index));

/** Somebody who signed up and in from `home`. */
async function somebody(home = '203.0.113.10') {
  const { user_id, headers } = await signIn(shop);
  const { email } = await shop.services.users.getById(user_id);
  expect((await login({ email, password: PASSWORD, from: home })).statusCode).toBe(200);
  return { email, home, headers };
}

/** Uses up the guesses for an account, from many places. */
async function attack(email: string): Promise<void> {
  for (let guess = 0; guess < 12; guess += 1) await login({ email, from: `198.51.100.${guess + 1}` });
  expect((await login({ email, from: '198.51.100.99' })).statusCode).toBe(429);
}

describe('a limit', () => {
  it('lets a burst through, then one for each time that has passed', async () => {
    const bucket = shop.services.limits.bucket(limit(3, 1000), 'somebody');
    const take = () => bucket.tryTake();
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
    shop.clock.advance(999);
    expect(await take()).toBe(false);
    shop.clock.advance(1);
    expect([await take(), await take()]).toEqual([true, false]);
  });

  it('never lets more through than its burst and the time allow, and never less', async () => {
    const steps = fc.array(
      fc.record({ wait: fc.integer({ min: 0, max: 3000 }), tries: fc.integer({ min: 0, max: 4 }) }),
      {
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (given, burst) => {
        const every_ms = 1000;
        const bucket = shop.services.limits.bucket(limit(burst, every_ms), 'x');
        // The same told the other way round: tokens that come back one at a time, up to the burst.
        let tokens = burst;
        for (const { wait, tries } of given) {
          shop.clock.advance(wait);
          tokens = Math.min(burst, tokens + wait / every_ms);
          for (let attempt = 0; attempt < tries; attempt += 1) {
            const expected = tokens >= 1 - 1e-9;
            expect(await bucket.tryTake()).toBe(expected);
            if (expected) tokens -= 1;
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is counted once by all processes, however many ask at the same moment', async () => {
    const shared = limit(7, 60_000);
    const other = createLimitsService({ ...second.infra, clock: shop.clock });
    const takes = times(40, (index) => (index % 2 ? other : shop.services.limits).bucket(shared, 'x').tryTake());
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(7);
  });

  it('tells whoever is refused how long to wait, and keeps to that', async () => {
    const bucket = shop.services.limits.bucket(limit(1, 4500), 'x');
    await bucket.take();
    await expect(bucket.take()).rejects.toMatchObject({ code: 'request.rate_limited', status: 429, retry_after: 5 });
    shop.clock.advance(4500);
    await bucket.take();
  });

  it('is forgotten when it has been given back', async () => {
    await shop.services.limits.bucket(limit(1, 1000), 'x').take();
    shop.clock.advance(24 * 3600_000);
    await shop.services.limits.removeIdle();
    expect(await shop.infra.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('keeps neither addresses nor accounts in its table', async () => {
    const { email } = await somebody();
    await login({ email });
    const rows = await shop.infra.db.selectFrom('rate_limits').selectAll().execute();
    const text = rows.map(({ key }) => key.toString('latin1')).join(' ');
    expect(text).not.toContain(email);
    expect(text).not.toContain('198.51.100.1');
  });
});

describe('guessing passwords', () => {
  it('is slowed down per account, from however many addresses, alike for accounts that do not exist', async () => {
    const { email } = await somebody();
    const known = await statuses(times(14, (index) => login({ email, from: `192.0.2.${index}` })));
    const stranger = `${unique('nobody')}@example.com`;
    const nobody = await statuses(times(14, (index) => login({ email: stranger, from: `192.0.2.${index}` })));
    const tally = (codes: number[]) => [401, 429].map((code) => codes.filter((one) => one === code).length);
    expect(tally(known)).toEqual([10, 4]);
    expect(tally(nobody)).toEqual([10, 4]);
  });

  it('is slowed down across processes', async () => {
    const { email } = await somebody();
    const codes = await statuses(times(20, (index) => login({ email, at: index % 2 ? second : shop })));
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
  });

  it('is slowed down per address, whoever’s account is guessed', async () => {
    const strict = await startTestShop({
      config: { rate_limit_auth_max: 5 },
      database_url: shop.infra.config.database_url,
    });
    const from = '192.0.2.250';
    const codes = await statuses(times(8, () => login({ email: `${unique('n')}@example.com`, from, at: strict })));
    expect(codes.filter((code) => code === 429)).toHaveLength(3);
    const refused = await login({ email: 'x@example.com', from, at: strict });
    expect([refused.json().code, Number(refused.headers['retry-after']) <= 12]).toEqual(['request.rate_limited', true]);
    expect((await login({ email: `${unique('n')}@example.com`, from: '192.0.2.251', at: strict })).statusCode).toBe(
      401,
    );
    await strict.close();
  });

  it('from one IPv6 network counts as one address', async () => {
    const strict = await startTestShop({
      config: { rate_limit_auth_max: 3 },
      database_url: shop.infra.config.database_url,
    });
    const codes = await statuses(
      times(6, (index) =>
        login({ email: `${unique('n')}@example.com`, from: `2001:db8:7:7::${index + 1}`, at: strict }),
      ),
    );
    expect(codes.filter((code) => code === 429)).toHaveLength(3);
    await strict.close();
  });
});

describe('nobody is locked out', () => {
  it('where they have signed in before: guesses from elsewhere do not count there', async () => {
    const { email, home } = await somebody();
    await attack(email);
    expect((await login({ email, password: PASSWORD, from: home })).statusCode).toBe(200);
  });

  it('for longer than 20 seconds anywhere else', async () => {
    const { email } = await somebody();
    await attack(email);
    const refused = await login({ email, password: PASSWORD, from: '192.0.2.7' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20);
    shop.clock.advance(20_000);
    expect((await login({ email, password: PASSWORD, from: '192.0.2.7' })).statusCode).toBe(200);
  });

  it('who can read the account’s mail: a new password opens it from where it was set, under attack as well', async () => {
    const { email } = await somebody();
    await attack(email);
    const user = await shop.services.users.findByEmail(email);
    const { token } = await withTransaction(shop.infra.db, (trx) =>
      makeLink(trx, { user_id: user?.id ?? '', purpose: 'reset', email }, shop.clock.now()),
    );
    const reset = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: 'New-Secret-99' },
      headers: { 'x-forwarded-for': '192.0.2.9' },
    });
    expect(reset.statusCode).toBe(200);
    await attack(email);
    expect((await login({ email, password: 'New-Secret-99', from: '192.0.2.9' })).statusCode).toBe(200);
  });

  it('by signing in often: a right password does not count', async () => {
    const { email } = await somebody();
    for (let time = 0; time < 15; time += 1) {
      expect((await login({ email, password: PASSWORD, from: '192.0.2.8' })).statusCode).toBe(200);
    }
  });

  it('when they guess at home themselves, for longer than that either', async () => {
    const { email, home } = await somebody();
    const codes = await statuses(times(12, () => login({ email, from: home })));
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
    shop.clock.advance(20_000);
    expect((await login({ email, password: PASSWORD, from: home })).statusCode).toBe(200);
  });
});

describe('signing up', () => {
  it('with one address is slowed down, so that nobody asks all day whether it has an account', async () => {
    const email = `${unique('asked')}@example.com`;
    const register = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { first_name: 'A', last_name: 'B', username: unique('user'), email, password: PASSWORD },
      });
    const codes = [];
    for (let attempt = 0; attempt < 7; attempt += 1) codes.push((await register()).statusCode);
    expect(codes).toEqual([201, 422, 422, 422, 422, 429, 429]);
  });

  describe('or asking in another way whether an address has an account', () => {
    let strict: TestShop;
    beforeAll(async () => {
      strict = await startTestShop({
        config: { rate_limit_auth_max: 3 },
        database_url: await freshDatabase('_existence'),
      });
    });
    afterAll(() => strict.close());
    // The limit of each minute, which comes before, has passed.
    const afterAMinute = () => strict.clock.advance(61_000);
    const register = (from: string, email = `${unique('new')}@example.com`) =>
      strict.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { first_name: 'A', last_name: 'B', username: unique('user'), email, password: PASSWORD },
        headers: { 'x-forwarded-for': from },
      });

    it('is limited by the hour from one place, whatever the addresses are, and comes back', async () => {
      const codes = [];
      for (let attempt = 0; attempt < 3; attempt += 1) codes.push((await register('192.0.2.60')).statusCode);
      afterAMinute();
      const refused = await register('192.0.2.60');
      expect([...codes, refused.statusCode]).toEqual([201, 201, 201, 429]);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20 * 60);
      expect((await register('192.0.2.61')).statusCode).toBe(201);
      strict.clock.advance(20 * 60_000);
      expect((await register('192.0.2.60')).statusCode).toBe(201);
    });

    it('is limited for a signed-in person too, who asks for another address', async () => {
      const { headers } = await signIn(strict);
      afterAMinute();
      const { email: taken } = await strict.services.users.getById((await signIn(strict)).user_id);
      const ask = () =>
        strict.app.inject({
          method: 'POST',
          url: '/api/users/me/email',
          payload: { email: taken, password: PASSWORD },
          headers: { ...headers, 'x-forwarded-for': `192.0.2.${count % 250}` },
        });
      const codes = [];
      for (let attempt = 0; attempt < 4; attempt += 1) {
        afterAMinute();
        codes.push((await ask()).statusCode);
      }
      expect(codes).toEqual([422, 422, 422, 429]);
    });

    it('is limited in all, from however many places, and comes back soon', async () => {
      strict.clock.advance(3600_000);
      const codes = [];
      for (let place = 0; place < 151; place += 1) codes.push((await register(`198.18.0.${place}`, 'x')).statusCode);
      expect(new Set(codes)).toEqual(new Set([422]));
      const limits = strict.services.limits.bucket({ name: 'existence in all', burst: 150, every_ms: 24_000 }, '');
      for (let taken = 0; taken < 150; taken += 1) expect(await limits.tryTake()).toBe(true);
      const refused = await register('198.18.1.1');
      expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 24]);
      strict.clock.advance(24_000);
      expect((await register('198.18.1.2')).statusCode).toBe(201);
    });
  });

  it('that the form refuses costs nobody a try', async () => {
    const payload = {
      first_name: '',
      last_name: 'B',
      username: 'x',
      email: `${unique('e')}@example.com`,
      password: PASSWORD,
    };
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect((await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload })).statusCode).toBe(422);
    }
  });
});

import { programAt } from './api-process';
import { aCrowd } from '../src/modules/orders/testing/crowd';
import { listOperations } from './authorisation/operations';
import type { Operation } from './authorisation/operations';
import { isOwned, NOWHERE, urlOf } from './authorisation/addresses';
import { anOwner } from './authorisation/owner';
import type { Owner } from './authorisation/owner';
import { keyOf, rightOf, RIGHTS, rightsOf, verdict } from './authorisation/rights';
import type { Answer } from './authorisation/rights';
import { sumTables } from './authorisation/table-sums';
import { forAllTests } from './for-all-tests';
import { newKey, startPayShop } from './sales/pay-shop';
import { appoint, signIn } from './people';
import { RIGHTS as RIGHT_NAMES, rightsOfNames } from '../src/framework/staff/rights';

jest.setTimeout(300_000);

const FULL = Boolean(process.env['TESSERA_DRILL']);

type Headers = Record<string, string>;
const SECONDS = 900;
/** What staff asks for in a request with a body, and nothing changes. */
const NO_WRITES: readonly string[] = [
  '/api/admin/orders/{id}/refund-preview',
  '/api/admin/orders/{id}/presence',
  '/api/admin/products/{product_id}/presence',
  '/api/admin/inquiries/{id}/presence',
  // the made-up body changes no time
  '/api/admin/retention',
  // what the made-up body names is not there
  '/api/admin/pictures/deletions',
  '/api/admin/products/spreadsheet',
  '/api/admin/notices/read',
  '/api/admin/delivery/preview',
  '/api/admin/taxes/preview',
  '/api/admin/search/preview',
  '/api/admin/pages/{slug}/{language}/preview',
  '/api/admin/pay-later/reminders/preview',
  '/api/admin/retention/preview',
];
/** Asks for another right beside the one that its OpenAPI document names. */
const SECOND_RIGHT = { '/api/admin/returns/{id}/exchange-draft': 'returns.write' };

const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: SECONDS } }));
let owner: Owner;
let operations: Operation[] = [];
/** Tokens that are good for nothing: made up, signed by somebody else, too old, of a session that was ended. */
let worthless: Record<string, Headers> = {};
let other: Headers;
let admin: Headers;

beforeAll(async () => {
  programAt('drawing'); // pictures are sent, too
  operations = await listOperations(shop.app);
  const late = await signIn(shop);
  shop.clock.advance((SECONDS + 60) * 1000);
  const [good, gone] = [await signIn(shop), await signIn(shop)];
  await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: gone.headers, payload: {} });
  const [head, claims, signature = ''] = good.access.split('.');
  const forged = [head, claims, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.');
  worthless = {
    'made up': { authorization: 'Bearer something' },
    'signed by somebody else': { authorization: `Bearer ${forged}` },
    'too old': late.headers,
    'of a session that was ended': gone.headers,
  };
  owner = await anOwner(shop);
  other = (await signIn(shop)).headers;
  admin = (await signIn(shop, 'ADMIN')).headers;
}, 120_000);

const isWrite = ({ method }: Operation): boolean => !['GET', 'HEAD'].includes(method);
/** What `npm test` leaves to the drill: that headers alone are asked for by everybody who asks for a page. */
const isBrief = ({ method }: Operation): boolean => !FULL && method === 'HEAD';
const belongsToUsers = (operation: Operation): boolean => rightsOf(operation).nobody === 'auth.not_authenticated';

/** Streams: they end when whoever listens hangs up, so that they are asked for over a connection. */
const STREAMS: readonly string[] = ['/api/changes', '/api/admin/feed'];

async function listen({ method }: Operation, headers: Headers, url: string): Promise<Answer> {
  const stop = new AbortController();
  const answer = await fetch(`${shop.infra.config.api_url}${url}`, { method, headers, signal: stop.signal });
  const isRefused = !answer.ok && method !== 'HEAD';
  const code = isRefused ? ((await answer.json()) as { code: string }).code : undefined;
  stop.abort();
  return { status: answer.status, code };
}

async function call(operation: Operation, headers: Headers, url = urlOf(operation, owner)): Promise<Answer> {
  if (STREAMS.includes(operation.path)) return listen(operation, headers, url);
  const { method, body } = operation;
  const answer = await shop.app.inject({
    method,
    url,
    headers: { ...headers, ...(isWrite(operation) ? { 'idempotency-key': newKey() } : {}) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json');
  const code = isProblem && method !== 'HEAD' ? answer.json<{ code: string }>().code : undefined;
  return { status: answer.statusCode, code };
}

/** Somebody new, so that what one call does to them is no matter of the next. */
async function aStranger(role: 'REGULAR' | 'ADMIN'): Promise<Headers> {
  const [person] = await aCrowd(shop, 1);
  if (!person) throw new Error('Nobody came');
  const { password_hash } = await shop.infra.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', owner.person.user_id)
    .executeTakeFirstOrThrow();
  await shop.infra.db.updateTable('users').set({ password_hash }).where('id', '=', person.user_id).execute();
  if (role === 'REGULAR') return person.headers;
  await appoint(shop, person.user_id, 'owner');
  const { access } = await shop.services.sessions.open({ id: person.user_id, role }, { address: '', user_agent: '' });
  return { authorization: `Bearer ${access}` };
}

describe('who may call what', () => {
  it('is said by every route of the API', () => {
    expect(operations.length).toBeGreaterThan(100);
    const silent = operations.filter((operation) => !(keyOf(operation) in RIGHTS));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('each call of staff needs a right by name, but for what is their own', () => {
    const unnamed = operations.filter(
      (operation) => operation.path.startsWith('/api/admin/') && rightOf(operation) === undefined,
    );
    // Who one is, names for filters, what one is told: what they lead to has a right of its own. A job's right is that of
    // its kind (modules/jobs/jobs.test.ts).
    const own = [
      '/api/admin/counts',
      '/api/admin/feed',
      '/api/admin/jobs',
      '/api/admin/jobs/{id}',
      '/api/admin/jobs/{id}/downloads',
      '/api/admin/jobs/{id}/rows',
      '/api/admin/jobs/{id}/stop',
      '/api/admin/jobs/{id}/undo',
      '/api/admin/me',
      '/api/admin/notices',
      '/api/admin/notices/read',
      '/api/admin/views',
      '/api/admin/views/{id}',
    ];
    expect(new Set(unnamed.map(({ path }) => path))).toEqual(new Set(own));
  });

  it('staff’s calls need staff, and a person’s own need that person', () => {
    const open = operations.filter((operation) => {
      if (operation.path.startsWith('/api/admin/')) return rightsOf(operation).user !== 'auth.forbidden';
      return (isOwned(operation) || operation.path.startsWith('/api/users/')) && !belongsToUsers(operation);
    });
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('is kept to: whoever may not is refused by every route, and nothing changes', async () => {
    const before = await sumTables(shop.infra.db);
    const odd: string[] = [];
    for (const [at, operation] of operations.entries()) {
      const { nobody, worthless: useless, user } = rightsOf(operation);
      const kinds = Object.entries(worthless).map(([kind, headers]): [string, Headers, string] => [
        kind,
        headers,
        useless,
      ]);
      const callers: [string, Headers, string][] = [
        ['nobody', {}, nobody],
        // each route by one of them, the next route by the next
        ...(FULL ? kinds : kinds.slice(at % kinds.length).slice(0, 1)),
        ['a user', other, user],
      ];
      for (const [who, headers, expected] of isBrief(operation) ? callers.slice(0, 1) : callers) {
        if (expected === 'in') continue;
        const answer = await call(operation, headers);
        const found = verdict(operation, answer, expected);
        if (found !== expected) odd.push(`${operation.name}, ${who}: ${found} ${answer.status}`);
      }
    }
    expect(odd).toEqual([]);
    expect(await sumTables(shop.infra.db)).toEqual(before);
  });
});

describe('what belongs to one person', () => {
  it('is neither shown to another one nor changed by them, by its id or its number', async () => {
    const before = await sumTables(shop.infra.db);
    for (const operation of operations.filter(isOwned)) {
      const byId = urlOf(operation, owner);
      for (const url of new Set([byId, byId.replace(owner.things.order, owner.order_number)])) {
        const { status } = await call(operation, other, url);
        expect([url, status]).toEqual([url, 404]);
      }
    }
    expect(await sumTables(shop.infra.db)).toEqual(before);
  });

  it('stays as it is, whatever another one does to their own', async () => {
    const before = await sumTables(shop.infra.db, owner.ids);
    for (const operation of operations.filter(belongsToUsers)) {
      if (rightsOf(operation).user !== 'in') continue;
      await call(operation, isWrite(operation) ? await aStranger('REGULAR') : other);
    }
    expect(await sumTables(shop.infra.db, owner.ids)).toEqual(before);
  });

  it('is theirs: none of these calls says to them that there is nothing', async () => {
    const odd: string[] = [];
    const last = (operation: Operation) => Number(isWrite(operation)) + Number(operation.method === 'DELETE');
    for (const operation of operations.filter(isOwned).sort((a, b) => last(a) - last(b))) {
      const { status, code } = await call(operation, owner.person.headers);
      if ([401, 403, 404].includes(status) || status >= 500) odd.push(`${operation.name}: ${status} ${code}`);
    }
    expect(odd).toEqual([]);
  });
});

describe('whoever may', () => {
  const isOfStaff = (operation: Operation): boolean => operation.path.startsWith('/api/admin/') && isWrite(operation);
  const oddity = (operation: Operation, answer: Answer, who: string): string[] => {
    const found = verdict(operation, answer, 'in');
    return found !== 'in' || answer.status >= 500 ? [`${operation.name}, ${who}: ${found} ${answer.status}`] : [];
  };

  it('is let in to what staff does, and it is in the audit log: every write that was done, and none that was not', async () => {
    const { db } = shop.infra;
    const count = async (): Promise<number> =>
      (
        await db
          .selectFrom('audit_log')
          .select((eb) => eb.fn.countAll<number>().as('number'))
          .executeTakeFirstOrThrow()
      ).number;
    const again = await anOwner(shop);
    const odd: string[] = [];
    const silent: string[] = [];
    let done = 0;
    let before = await count();
    for (const operation of operations.filter(isOfStaff)) {
      const answer = await call(operation, admin, urlOf(operation, again));
      odd.push(...oddity(operation, answer, 'an admin'));
      const isDone = answer.status < 300 && !NO_WRITES.includes(operation.path);
      if (isDone) done += 1;
      const now = await count();
      if (now > before !== isDone) silent.push(`${operation.name}: ${answer.status}`);
      before = now;
    }
    expect([odd, silent]).toEqual([[], []]);
    expect(done).toBeGreaterThan(10);
  });

  it('is let in by every other route, and none of them fails', async () => {
    const odd: string[] = [];
    for (const operation of operations.filter((one) => !isOfStaff(one))) {
      const rights = rightsOf(operation);
      const callers: [string, () => Promise<Headers>, string][] = [
        ['a worthless token', async () => worthless['made up'] ?? {}, rights.worthless],
        ['a user', async () => (isWrite(operation) ? aStranger('REGULAR') : other), rights.user],
        ['nobody', async () => ({}), rights.nobody],
        ['an admin', async () => (isWrite(operation) ? aStranger('ADMIN') : admin), rights.admin],
      ];
      // where everybody may, no token is read
      const isForAll = !FULL && keyOf(operation) === '[]';
      const some = isBrief(operation) || isForAll ? callers.filter(([who]) => who === 'nobody') : callers;
      for (const [who, headersOf, expected] of some) {
        if (expected === 'in') odd.push(...oddity(operation, await call(operation, await headersOf()), who));
      }
    }
    expect(odd).toEqual([]);
  });
});

describe('what a role allows', () => {
  const ROLES = ['catalogue', 'manager', 'orders', 'credit', 'support', 'read_only'] as const;

  it('each right opens every route that asks for it, and all others that do not bring it open none of them', async () => {
    const { db } = shop.infra;
    const { roles } = shop.services;
    const nobody = { user_id: null, address: '' };
    const { headers, user_id } = await signIn(shop);
    await appoint(shop, user_id, 'read_only');
    let role = await roles.create(nobody, { name: 'One right', rights: [] });
    await db.updateTable('staff').set({ role_id: role.id }).where('user_id', '=', user_id).execute();
    const odd: string[] = [];
    for (const right of RIGHT_NAMES) {
      const asking = operations.filter((operation) => rightOf(operation) === right && !isBrief(operation));
      for (const [who, rights, mayCall] of [
        ['with it', [right], true],
        ['with all others', RIGHT_NAMES.filter((name) => !rightsOfNames([name]).includes(right)), false],
      ] as const) {
        role = await roles.update(nobody, role.id, { name: role.name, rights: [...rights], version: role.version });
        for (const operation of asking) {
          if (mayCall && operation.path in SECOND_RIGHT) continue;
          if ((await isOpen(operation, headers, mayCall)) !== mayCall) odd.push(`${operation.name}, ${who}`);
        }
      }
    }
    expect(odd).toEqual([]);
  });

  /** By right; in `npm test` one of each: that the others ask for the same right is proved above. */
  function routesByRight(): [right: string, operations: Operation[]][] {
    const asking = operations.filter((operation) => rightOf(operation) !== undefined);
    const rights = [...new Set(asking.map((operation) => rightOf(operation) ?? ''))];
    return rights.map((right) => {
      const all = asking.filter((operation) => rightOf(operation) === right);
      return [right, FULL ? all : all.slice(0, 1)];
    });
  }

  it.each(ROLES)('%s: every route is open that asks for a right of it, and no other', async (key) => {
    const { headers, user_id } = await signIn(shop);
    await appoint(shop, user_id, key);
    const held = await shop.services.staff.rightsOf(user_id);
    const odd: string[] = [];
    for (const [right, asking] of routesByRight()) {
      const mayCall = [...held].some((name) => name === right);
      for (const operation of asking)
        if ((await isOpen(operation, headers, mayCall)) !== mayCall) odd.push(operation.name);
    }
    expect(odd).toEqual([]);
  });

  /** What somebody may do is done by an owner above; here it is asked for with nothing to do it to. */
  async function isOpen(operation: Operation, headers: Headers, mayCall: boolean): Promise<boolean> {
    const theirs = urlOf(operation, owner);
    const url = mayCall ? theirs.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, NOWHERE) : theirs;
    const { status, code } = await call(operation, headers, url);
    return operation.method === 'HEAD' ? status !== 403 : code !== 'staff.right_missing';
  }

  it('ends with the role: the next call is refused', async () => {
    const { headers, user_id } = await signIn(shop, 'ADMIN');
    const support = (await shop.services.roles.list()).items.find((role) => role.key === 'support');
    const ask = async () => (await shop.app.inject({ url: '/api/admin/remotes', headers })).statusCode;
    expect(await ask()).toBe(200);
    await shop.services.staff.setRole({ user_id: null, address: '' }, user_id, {
      role_id: support?.id ?? '',
      version: 1,
    });
    expect(await ask()).toBe(403);
  });
});

import { programAt } from './api-process';
import { aCrowd } from '../src/modules/orders/testing/crowd';
import { listOperations } from './authorisation/operations';
import type { Operation } from './authorisation/operations';
import { anOwner } from './authorisation/owner';
import type { Owner } from './authorisation/owner';
import { sumTables } from './authorisation/table-sums';
import { forAllTests } from './for-all-tests';
import { newKey, startPayShop } from './sales/pay-shop';
import { appoint, signIn } from './people';
import { RIGHTS as RIGHT_NAMES, rightsOfNames } from '../src/framework/rights';

jest.setTimeout(300_000);

const FULL = Boolean(process.env['TESSERA_DRILL']);

type Headers = Record<string, string>;
const SECONDS = 900;
const PATIENCE_MS = 20_000;
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
  '/api/admin/pages/{slug}/{language}/preview',
  '/api/admin/pay-later/reminders/preview',
  '/api/admin/retention/preview',
];
/** Asks for another right beside the one that its OpenAPI document names. */
const SECOND_RIGHT = { '/api/admin/returns/{id}/exchange-draft': 'returns.write' };
/** An id that nothing has. */
const NOWHERE = '019ab000-0000-7000-8000-ffffffffffff';

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

/** Whose right a route asks for, by what its OpenAPI document says of it. */
const RIGHTS = {
  '[]': { nobody: 'in', worthless: 'in', user: 'in', admin: 'in' },
  '[{},{"session":[]}]': { nobody: 'in', worthless: 'auth.token_not_valid', user: 'in', admin: 'in' },
  '[{"session":[]}]': {
    nobody: 'auth.not_authenticated',
    worthless: 'auth.token_not_valid',
    user: 'in',
    admin: 'in',
  },
  '[{"session":["ADMIN"]}]': {
    nobody: 'auth.not_authenticated',
    worthless: 'auth.token_not_valid',
    user: 'auth.forbidden',
    admin: 'in',
  },
} as const;
const STAFF = '[{"session":["ADMIN"]}]';

/** The right that a route asks of staff, as its OpenAPI document names it beside the role. */
const rightOf = ({ security }: Operation): string | undefined => {
  const [role, right] = security?.[0]?.session ?? [];
  return role === 'ADMIN' ? right : undefined;
};
const keyOf = (operation: Operation): string =>
  rightOf(operation) === undefined ? JSON.stringify(operation.security) : STAFF;
const rightsOf = (operation: Operation) => RIGHTS[keyOf(operation) as keyof typeof RIGHTS];

/** What stands in addresses and belongs to one person, by the address up to there. */
const OWNED = {
  'orders/{id}': 'order',
  'payments/{id}': 'payment',
  'pay-later/instalments/{id}': 'instalment',
  'users/me/addresses/{id}': 'address',
  'users/me/sessions/{id}': 'session',
} as const;
/** What stands in addresses and is staff's business, or everybody's. */
const SHARED = {
  'reviews/{id}': 'review',
  'admin/orders/{id}': 'order',
  'admin/shipments/{id}': 'shipment',
  'admin/returns/{id}': 'return',
  'admin/reviews/{id}': 'review',
  'admin/views/{id}': 'view',
  'admin/order-drafts/{id}': 'draft',
  'payment-links/{token}/payments/{id}': 'payment',
  'admin/jobs/{id}': 'job',
  'admin/coupons/{id}': 'coupon',
  'admin/gift-cards/{id}': 'gift_card',
  'admin/inquiries/{id}': 'inquiry',
  'admin/error-reports/{id}': 'failure',
  'admin/saved-answers/{id}': 'saved_answer',
  'admin/subscribers/{id}': 'subscriber',
  'admin/pay-later/{id}': 'account',
} as const;

const isOwned = ({ path }: Operation): boolean => Object.keys(OWNED).some((start) => path.startsWith(`/api/${start}`));
const isWrite = ({ method }: Operation): boolean => !['GET', 'HEAD'].includes(method);
/** It may end who calls, or their session: what staff do in the back office is to others. */
const mayEnd = (operation: Operation): boolean => isWrite(operation) && !operation.path.startsWith('/api/admin/');
/** What `npm test` leaves to the drill: that a page's headers are asked for by everybody who asks for the page. */
const isBrief = ({ method }: Operation): boolean => !FULL && method === 'HEAD';
const belongsToUsers = (operation: Operation): boolean => rightsOf(operation).nobody === 'auth.not_authenticated';

/** @throws Error for a path parameter that nobody has said anything of */
function urlOf({ path, query }: Operation, whose: Owner = owner): string {
  const byStart = { ...OWNED, ...SHARED };
  const byName: Record<string, string> = {
    product_id: whose.goods.product_id,
    variant_id: whose.goods.variant_id,
    token: whose.share_token,
    slug: 'imprint',
    part: '1',
    provider: 'test-gateway',
    name: 'cart',
    ticket: 'made-up',
    number: '2026-000001',
    user_id: whose.person.user_id,
    customer_id: whose.person.user_id,
    group_id: NOWHERE,
    redirect_id: NOWHERE,
    picture_id: NOWHERE,
    session_id: NOWHERE,
    role_id: NOWHERE,
    file_id: NOWHERE,
    check_id: NOWHERE,
    import_id: NOWHERE,
    token_id: NOWHERE,
    link_id: NOWHERE,
    refund_id: NOWHERE,
    adjustment_id: NOWHERE,
    instalment_id: NOWHERE,
    category_id: NOWHERE,
    reconciliation_id: NOWHERE,
    month: '2026-01',
    code: 'made-up',
    pass: 'made-up',
    kept_version: '1',
    kind: 'webhook',
    language: 'en',
  };
  const filled = path.replace(/\{(\w+)\}/g, (parameter, name: string, at: number) => {
    const start = path.slice('/api/'.length, at + parameter.length);
    const thing = start in byStart ? byStart[start as keyof typeof byStart] : undefined;
    const value = thing ? whose.things[thing] : byName[name];
    if (!value) throw new Error(`What stands in ${start}? Say so in authorisation.test.ts`);
    return value;
  });
  return query ? `${filled}?${query}` : filled;
}

interface Answer {
  status: number;
  code: string | undefined;
}

async function call(operation: Operation, headers: Headers, url = urlOf(operation)): Promise<Answer> {
  const { method, body } = operation;
  const stop = new AbortController();
  const answer = await fetch(`${shop.infra.config.api_url}${url}`, {
    method,
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)]),
    redirect: 'manual',
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isWrite(operation) ? { 'idempotency-key': newKey() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  const code = isProblem && method !== 'HEAD' ? ((await answer.json()) as { code: string }).code : undefined;
  // The change feed never ends by itself.
  stop.abort();
  return { status: answer.status, code };
}

const GUARDS = ['auth.not_authenticated', 'auth.token_not_valid', 'auth.forbidden'];
/** 'in', or by which rule it was not; an answer without a body says it by its status alone. */
function verdict({ method }: Operation, { status, code }: Answer, expected: string): string {
  if (method === 'HEAD' && [401, 403].includes(status))
    return status === (expected === GUARDS[2] ? 403 : 401) ? expected : String(status);
  return code !== undefined && GUARDS.includes(code) ? code : 'in';
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
      const byNumber = urlOf(operation).replace(owner.things.order, owner.order_number);
      for (const url of new Set([urlOf(operation), byNumber])) {
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

describe('what staff does', () => {
  it('is in the audit log: every write that was done, by whom, and none that was not', async () => {
    const { db } = shop.infra;
    const count = async (): Promise<number> =>
      (
        await db
          .selectFrom('audit_log')
          .select((eb) => eb.fn.countAll<number>().as('number'))
          .executeTakeFirstOrThrow()
      ).number;
    const again = await anOwner(shop);
    const silent: string[] = [];
    let done = 0;
    for (const operation of operations.filter((one) => one.path.startsWith('/api/admin/') && isWrite(one))) {
      const before = await count();
      const { status } = await call(operation, admin, urlOf(operation, again));
      const isDone = status < 300 && !NO_WRITES.includes(operation.path);
      if (isDone) done += 1;
      if ((await count()) > before !== isDone) silent.push(`${operation.name}: ${status}`);
    }
    expect(silent).toEqual([]);
    expect(done).toBeGreaterThan(10);
  });
});

describe('whoever may', () => {
  it('is let in by every route, and none of them fails', async () => {
    const odd: string[] = [];
    for (const operation of operations) {
      const rights = rightsOf(operation);
      const callers: [string, () => Promise<Headers>, string][] = [
        ['a worthless token', async () => worthless['made up'] ?? {}, rights.worthless],
        ['a user', async () => (isWrite(operation) ? aStranger('REGULAR') : other), rights.user],
        ['nobody', async () => ({}), rights.nobody],
        ['an admin', async () => (mayEnd(operation) ? aStranger('ADMIN') : admin), rights.admin],
      ];
      const isForAll = !FULL && keyOf(operation) === '[]';
      for (const [who, headersOf, expected] of isBrief(operation) || isForAll ? callers.slice(-2) : callers) {
        if (expected !== 'in') continue;
        const answer = await call(operation, await headersOf());
        const found = verdict(operation, answer, expected);
        if (found !== 'in' || answer.status >= 500) odd.push(`${operation.name}, ${who}: ${found} ${answer.status}`);
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
    const url = mayCall ? urlOf(operation).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, NOWHERE) : urlOf(operation);
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

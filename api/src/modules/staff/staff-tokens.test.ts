import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';

const shop = forAllTests(startTestShop);

type RoleKey = Parameters<TestShop['services']['staff']['appoint']>[2];
type Headers = { authorization: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function aMember(key: RoleKey): Promise<SignedIn> {
  const person = await signIn(shop);
  await appoint(shop, person.user_id, key);
  return person;
}
const call = (headers: Headers, method: Method, url: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: { ...headers }, ...(payload ? { payload } : {}) });

interface Made {
  id: string;
  token: string;
  headers: Headers;
}
async function aToken({ headers }: SignedIn, rights: string[], more: object = {}): Promise<Made> {
  const answer = await call(headers, 'POST', 'admin/tokens', { name: 'The ERP', rights, ...more });
  expect(answer.statusCode).toBe(201);
  const { id, token } = answer.json<{ id: string; token: string }>();
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
const readOrders = async ({ headers }: { headers: Headers }): Promise<number> =>
  (await call(headers, 'GET', 'admin/orders')).statusCode;
const listed = async ({ headers }: SignedIn, id: string) =>
  (await call(headers, 'GET', 'admin/tokens')).json<{ items: { id: string }[] }>().items.find((one) => one.id === id);

let made = 0;
const newName = (): string => `Role ${(made += 1)}`;

let owner: SignedIn;
beforeAll(async () => {
  owner = await aMember('owner');
});

describe('a token for a machine', () => {
  it('is answered once, found by its prefix, and only its hash is kept', async () => {
    const answer = await call(owner.headers, 'POST', 'admin/tokens', { name: 'The ERP', rights: ['orders.read'] });
    const { token, ...shown } = answer.json();
    expect(token).toMatch(/^tsr_[\w-]{43}$/);
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'The ERP',
      rights: ['orders.read'],
      remote: null,
      created_by: { id: owner.user_id, name: 'Ada Lovelace' },
      created_at: shop.clock.now().toISOString(),
      last_used_at: null,
      expires_at: null,
      revoked_at: null,
    });
    expect(await listed(owner, shown.id)).toEqual(shown);
    const rows = await shop.infra.db.selectFrom('staff_tokens').selectAll().execute();
    expect(rows.some(({ token_hash }) => token_hash.toString('latin1').includes(token))).toBe(false);
  });

  it('may what it names, and nothing else', async () => {
    const machine = await aToken(owner, ['orders.read']);
    expect(await readOrders(machine)).toBe(200);
    const refused = await call(machine.headers, 'GET', 'admin/staff');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'staff.right_missing']);
  });

  it('is nobody: what belongs to whoever made it is closed to it', async () => {
    const machine = await aToken(owner, ['orders.read', 'staff.write']);
    for (const [method, url] of [
      ['GET', 'users/me'],
      ['GET', 'users/me/export'],
      ['GET', 'users/me/second-factor'],
      ['GET', 'orders'],
      ['GET', 'admin/me'],
      ['DELETE', 'products/clear-cart'],
    ] as const) {
      const answer = await call(machine.headers, method, url);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'auth.forbidden']);
    }
  });

  it.each(['tsr_', `tsr_${'A'.repeat(43)}`, `tsr_${'x'.repeat(5000)}`])(
    'that was never made is refused (%#)',
    async (token) => {
      const answer = await call({ authorization: `Bearer ${token}` }, 'GET', 'admin/orders');
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.token_not_valid']);
    },
  );

  it('says when it was used last, to the minute', async () => {
    const machine = await aToken(owner, ['orders.read']);
    const used = async () => (await listed(owner, machine.id)) as unknown as { last_used_at: string };
    const first = shop.clock.now().toISOString();
    await readOrders(machine);
    shop.clock.advance(59_000);
    await readOrders(machine);
    expect((await used()).last_used_at).toBe(first);
    shop.clock.advance(1000);
    await readOrders(machine);
    expect((await used()).last_used_at).toBe(shop.clock.now().toISOString());
  });

  it('ends when it says so, and not before', async () => {
    const expires_at = new Date(shop.clock.now().getTime() + 60_000).toISOString();
    const machine = await aToken(owner, ['orders.read'], { expires_at });
    shop.clock.advance(59_999);
    expect(await readOrders(machine)).toBe(200);
    shop.clock.advance(1);
    expect(await readOrders(machine)).toBe(401);
    const late = { name: 'Late', rights: ['orders.read'], expires_at };
    const answer = await call(owner.headers, 'POST', 'admin/tokens', late);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { expires_at: ['This is in the past'] }]);
  });

  it('is refused from the call after it was revoked, and is listed for 90 days', async () => {
    const machine = await aToken(owner, ['orders.read']);
    for (const _time of [1, 2]) {
      expect((await call(owner.headers, 'DELETE', `admin/tokens/${machine.id}`)).statusCode).toBe(204);
    }
    expect(await readOrders(machine)).toBe(401);
    await shop.services.staffTokens.removeOld();
    expect(await listed(owner, machine.id)).toMatchObject({ revoked_at: shop.clock.now().toISOString() });
    shop.clock.advance(90 * 24 * 3600_000 + 1);
    await shop.services.staffTokens.removeOld();
    owner = await aMember('owner');
    expect(await listed(owner, machine.id)).toBeUndefined();
  });

  it('needs a name and a right', async () => {
    for (const wrong of [
      { name: '', rights: ['orders.read'] },
      { name: 'x', rights: [] },
      { name: 'x', rights: ['orders.everything'] },
    ]) {
      expect((await call(owner.headers, 'POST', 'admin/tokens', wrong)).statusCode).toBe(422);
    }
  });

  it('is noted in the audit log, made and revoked, without the token', async () => {
    const machine = await aToken(owner, ['orders.read']);
    await call(owner.headers, 'DELETE', `admin/tokens/${machine.id}`);
    const entries = await shop.infra.db
      .selectFrom('audit_log')
      .selectAll()
      .where('record_id', '=', machine.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['staff.create_token', owner.user_id],
      ['staff.revoke_token', owner.user_id],
    ]);
    expect(JSON.stringify(entries)).not.toContain(machine.token);
  });
});

describe('what a machine does', () => {
  it('is in the audit log as its own, beside whoever made its token', async () => {
    const machine = await aToken(owner, ['staff.write']);
    const own = await call(machine.headers, 'POST', 'admin/roles', { name: newName(), rights: ['staff.write'] });
    const { id } = own.json<{ id: string }>();
    const found = await call(owner.headers, 'GET', `admin/audit-log?record_id=${id}`);
    expect(found.json().items).toEqual([
      expect.objectContaining({
        action: 'staff.create_role',
        user: { id: owner.user_id, name: 'Ada Lovelace' },
        token: { id: machine.id, name: 'The ERP' },
      }),
    ]);
  });
});

describe('a token never may more than whoever made it', () => {
  /** Somebody with a role of the shop's own. */
  async function withRights(rights: string[]) {
    const role = await call(owner.headers, 'POST', 'admin/roles', { name: newName(), rights });
    const { id: role_id, version } = role.json<{ id: string; version: number }>();
    const person = await aMember('read_only');
    const member = { role_id, version: 1 };
    await shop.services.staff.setRole({ user_id: owner.user_id, address: '' }, person.user_id, member);
    return { person, role_id, version };
  }

  it('when it is made', async () => {
    const { person } = await withRights(['staff.read', 'staff.write', 'orders.read']);
    const beyond = { name: 'x', rights: ['orders.read', 'orders.refund'] };
    const answer = await call(person.headers, 'POST', 'admin/tokens', beyond);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staff.beyond_own_rights']);
    expect(await readOrders(await aToken(person, ['orders.read']))).toBe(200);
  });

  it('when they have lost a right, or their place, since', async () => {
    const { person, role_id, version } = await withRights(['staff.read', 'staff.write', 'orders.read']);
    const machine = await aToken(person, ['orders.read']);
    const less = { name: newName(), rights: ['staff.read'], version };
    await call(owner.headers, 'PUT', `admin/roles/${role_id}`, less);
    expect(await readOrders(machine)).toBe(403);
    await call(owner.headers, 'DELETE', `admin/staff/${person.user_id}`);
    expect(await readOrders(machine)).toBe(401);
    await appoint(shop, person.user_id, 'owner');
    expect(await readOrders(machine)).toBe(401);
  });

  it('when it makes roles itself, not even what its maker may', async () => {
    const machine = await aToken(owner, ['staff.write']);
    const more = { name: 'More', rights: ['orders.refund'] };
    expect((await call(machine.headers, 'POST', 'admin/roles', more)).json().code).toBe('staff.beyond_own_rights');
  });

  it('and none makes another, which might outlive it', async () => {
    const machine = await aToken(owner, ['staff.write']);
    const answer = await call(machine.headers, 'POST', 'admin/tokens', { name: 'Same', rights: ['staff.write'] });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.forbidden']);
  });

  it('and nobody revokes one that may more than they', async () => {
    const { person } = await withRights(['staff.read', 'staff.write']);
    const machine = await aToken(owner, ['orders.read']);
    const answer = await call(person.headers, 'DELETE', `admin/tokens/${machine.id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staff.beyond_own_rights']);
    expect(await readOrders(machine)).toBe(200);
  });
});

describe('tokens of a shop', () => {
  it('are at most a hundred that are good, however many are made at once', async () => {
    const { db } = shop.infra;
    await db.deleteFrom('staff_tokens').execute();
    const make = () => call(owner.headers, 'POST', 'admin/tokens', { name: 'One', rights: ['orders.read'] });
    const answers = await Promise.all(Array.from({ length: 103 }, make));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(100);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    const [first] = await db.selectFrom('staff_tokens').select('id').limit(1).execute();
    await call(owner.headers, 'DELETE', `admin/tokens/${first?.id}`);
    expect((await make()).statusCode).toBe(201);
  });

  it('go with the account that made them', async () => {
    const person = await aMember('owner');
    await shop.infra.db.deleteFrom('staff_tokens').execute();
    const machine = await aToken(person, ['orders.read']);
    const gone = await call(person.headers, 'DELETE', 'users/me', { password: 'Correct-Horse-7' });
    expect(gone.statusCode).toBe(204);
    expect(await readOrders(machine)).toBe(401);
  });
});

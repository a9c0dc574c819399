import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { appoint, PASSWORD, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { turnOnSecondFactor } from '../../../test/second-factor';
import { RIGHTS } from '../../framework/staff/rights';

const shop = forAllTests(() => startTestShop());

type RoleKey = Parameters<TestShop['services']['staff']['appoint']>[2];

async function aMember(key: RoleKey): Promise<SignedIn> {
  const person = await signIn(shop);
  await appoint(shop, person.user_id, key);
  return person;
}

const call = (
  { headers }: SignedIn,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => shop.app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload ? { payload } : {}) });

async function roleId(key: RoleKey): Promise<string> {
  const role = (await shop.services.roles.list()).items.find((one) => one.key === key);
  if (!role) throw new Error(`Every shop has the role ${key}`);
  return role.id;
}

describe('who somebody is', () => {
  it('an owner may do everything, a support person what their role says', async () => {
    const owner = (await call(await aMember('owner'), 'GET', 'me')).json();
    expect(owner).toMatchObject({ role: { key: 'owner', name: 'Owner' }, rights: [...RIGHTS] });
    const support = (await call(await aMember('support'), 'GET', 'me')).json();
    expect(support.rights).toEqual([
      'dashboard.read',
      'orders.read',
      'returns.write',
      'products.read',
      'customers.read',
      'customers.write',
      'reviews.write',
      'support.read',
      'support.write',
      'gift_cards.read',
      'store_credit.read',
    ]);
  });

  it('a shopper is nobody here', async () => {
    expect((await call(await signIn(shop), 'GET', 'me')).json()).toMatchObject({ status: 403, code: 'auth.forbidden' });
  });

  it('the rights of all roles are rights that there are', async () => {
    const rows = await shop.infra.db.selectFrom('staff_role_rights').select('right_name').execute();
    expect(rows.filter(({ right_name }) => !RIGHTS.some((right) => right === right_name))).toEqual([]);
  });
});

describe('another role', () => {
  it('counts from the next call on, and is in the audit log', async () => {
    const [owner, member] = [await aMember('owner'), await aMember('support')];
    const answer = await call(owner, 'PATCH', `staff/${member.user_id}`, {
      role_id: await roleId('credit'),
      version: 1,
    });
    expect(answer.json()).toMatchObject({ id: member.user_id, role: { key: 'credit' }, version: 2 });
    expect((await call(member, 'GET', 'orders')).statusCode).toBe(200);
    expect((await call(member, 'GET', 'reviews')).json().code).toBe('staff.right_missing');
    const log = (await call(owner, 'GET', `audit-log?record_type=staff&record_id=${member.user_id}`)).json();
    expect(log.items.slice(0, 1)).toMatchObject([
      {
        user: { id: owner.user_id, name: 'Ada Lovelace' },
        action: 'staff.set_role',
        before: { role: 'Support' },
        after: { role: 'Credit' },
      },
    ]);
  });

  it('is refused over one that was given meanwhile, and says which', async () => {
    const [owner, member] = [await aMember('owner'), await aMember('support')];
    const give = async (key: RoleKey) =>
      call(owner, 'PATCH', `staff/${member.user_id}`, { role_id: await roleId(key), version: 1 });
    const answers = await Promise.all([give('credit'), give('orders')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({ code: 'conflict', present: { id: member.user_id, version: 2 } });
  });
});

describe('nobody gives or takes what they lack', () => {
  let keeper: SignedIn;
  beforeAll(async () => {
    // may look after staff, and little else
    const rights = ['staff.read', 'staff.write', 'orders.read'] as const;
    const role = await shop.services.roles.create(
      { user_id: null, address: '' },
      { name: 'Keeper', rights: [...rights] },
    );
    keeper = await signIn(shop);
    const owner = await aMember('owner');
    await appoint(shop, keeper.user_id, 'support');
    await call(owner, 'PATCH', `staff/${keeper.user_id}`, { role_id: role.id, version: 1 });
  });

  it.each<[string, () => Promise<{ statusCode: number; json(): { code: string } }>]>([
    [
      'a role that may more',
      async () => {
        const member = await aMember('support');
        return call(keeper, 'PATCH', `staff/${member.user_id}`, { role_id: await roleId('owner'), version: 1 });
      },
    ],
    [
      'another role to themselves',
      async () => call(keeper, 'PATCH', `staff/${keeper.user_id}`, { role_id: await roleId('manager'), version: 2 }),
    ],
    ['the role of whoever may more', async () => call(keeper, 'DELETE', `staff/${(await aMember('owner')).user_id}`)],
    ['a role of their own making', () => call(keeper, 'POST', 'roles', { name: 'Refunds', rights: ['orders.refund'] })],
  ])('%s', async (_what, attempt) => {
    const answer = await attempt();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staff.beyond_own_rights']);
  });

  it('what they have themselves, they may give', async () => {
    const made = await call(keeper, 'POST', 'roles', { name: 'Looks at orders', rights: ['orders.read'] });
    expect(made.statusCode).toBe(201);
  });
});

describe('the last owner', () => {
  it('stays, whatever two owners do to each other at once', async () => {
    await shop.infra.db.deleteFrom('staff').execute();
    const [one, two] = [await aMember('owner'), await aMember('owner')];
    const answers = await Promise.all([
      call(one, 'DELETE', `staff/${two.user_id}`),
      call(two, 'DELETE', `staff/${one.user_id}`),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    // who is removed first may not finish the other: as a shopper (403), or as the last one's remover (409)
    expect(codes[0]).toBe(204);
    expect([403, 409]).toContain(codes[1]);
    expect(await shop.infra.db.selectFrom('staff').selectAll().execute()).toHaveLength(1);
  });

  it('gives no role away, and keeps the account', async () => {
    await shop.infra.db.deleteFrom('staff').execute();
    const owner = await aMember('owner');
    const answer = await call(owner, 'PATCH', `staff/${owner.user_id}`, {
      role_id: await roleId('orders'),
      version: 1,
    });
    expect(answer.json().code).toBe('users.last_admin');
  });
});

describe('a second factor that a role asks for', () => {
  const second = (who: SignedIn, id: string, required: boolean, version = 1) =>
    call(who, 'PUT', `roles/${id}/second-factor`, { required, version });
  const withApp = async (person: SignedIn) => {
    await shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', person.user_id).execute();
    return turnOnSecondFactor(shop, person);
  };

  it('closes the back office to whoever has none from their next call on, and says why', async () => {
    const [owner, clerk, id] = [await aMember('owner'), await aMember('support'), await roleId('support')];
    expect((await second(owner, id, true)).json().code).toBe('staff.second_factor_first');
    await withApp(owner);
    expect((await second(owner, id, true)).json()).toMatchObject({ requires_second_factor: true, version: 2 });
    expect((await second(owner, id, false)).json().code).toBe('conflict');
    const refused = await call(clerk, 'GET', 'orders');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'staff.second_factor_required']);
    const me = (await call(clerk, 'GET', 'me')).json();
    expect(me).toMatchObject({ awaits_second_factor: true, rights: [] });

    const { recovery_codes } = await withApp(clerk);
    expect((await call(clerk, 'GET', 'orders')).statusCode).toBe(200);
    expect((await call(clerk, 'GET', 'me')).json().awaits_second_factor).toBe(false);
    const off = await shop.app.inject({
      method: 'POST',
      url: '/api/users/me/second-factor/turn-off',
      headers: clerk.headers,
      payload: { password: PASSWORD, code: recovery_codes[0] },
    });
    expect([off.statusCode, off.json().code]).toEqual([409, 'auth.second_factor_kept']);
    expect((await second(owner, id, false, 2)).json()).toMatchObject({ requires_second_factor: false });
  });

  it('makes nobody of a higher role a lower one’s matter while they have none', async () => {
    const [owner, manager, id] = [await aMember('owner'), await aMember('manager'), await roleId('manager')];
    const made = { name: 'Personnel', rights: ['staff.write'] };
    const personnel = await aMember('support');
    const role = (await call(owner, 'POST', 'roles', made)).json();
    await call(owner, 'PATCH', `staff/${personnel.user_id}`, { role_id: role.id, version: 1 });
    await withApp(owner);
    await second(owner, id, true);
    const answer = await call(personnel, 'DELETE', `staff/${manager.user_id}`);
    expect(answer.json().code).toBe('staff.beyond_own_rights');
    expect((await second(personnel, id, false, 2)).json().code).toBe('staff.beyond_own_rights');
    await second(owner, id, false, 2);
  });
});

describe('roles of the shop’s own', () => {
  it('are made, changed and removed; those that every shop has are not', async () => {
    const owner = await aMember('owner');
    const made = (await call(owner, 'POST', 'roles', { name: 'Night shift', rights: ['orders.read'] })).json();
    expect(made).toMatchObject({
      key: null,
      name: 'Night shift',
      rights: ['orders.read'],
      member_count: 0,
      version: 1,
    });
    const same = await call(owner, 'POST', 'roles', { name: 'NIGHT SHIFT', rights: [] });
    expect(same.json()).toMatchObject({
      code: 'staff.role_name_taken',
      errors: { name: ['There is a role of this name.'] },
    });

    const writers = await call(owner, 'POST', 'roles', {
      name: 'Writers',
      rights: ['orders.refund', 'products.write'],
    });
    const with_reads = ['orders.read', 'orders.refund', 'products.read', 'products.write'];
    expect(writers.json().rights).toEqual(with_reads);

    const edit = { name: 'Night', rights: ['orders.read', 'orders.write'] };
    const changed = await call(owner, 'PUT', `roles/${made.id}`, { ...edit, version: 1 });
    expect(changed.json()).toMatchObject({ ...edit, version: 2 });
    expect((await call(owner, 'PUT', `roles/${made.id}`, { ...edit, version: 1 })).json().code).toBe('conflict');

    const member = await aMember('support');
    await call(owner, 'PATCH', `staff/${member.user_id}`, { role_id: made.id, version: 1 });
    expect((await call(owner, 'DELETE', `roles/${made.id}`)).json().code).toBe('staff.role_in_use');
    await call(owner, 'DELETE', `staff/${member.user_id}`);
    expect((await call(owner, 'DELETE', `roles/${made.id}`)).statusCode).toBe(204);

    for (const [method, payload] of [
      ['PUT', { ...edit, version: 1 }],
      ['DELETE', undefined],
    ] as const)
      expect((await call(owner, method, `roles/${await roleId('orders')}`, payload)).json().code).toBe(
        'staff.role_fixed',
      );
  });
});

import { listOperations } from './authorisation/operations';
import type { Operation } from './authorisation/operations';
import { sumTables } from './authorisation/table-sums';
import { makeBuild, route, toMultipart } from './builds';
import { forAllTests } from './for-all-tests';
import { startTestShop } from './harness';
import { signIn } from './people';
import type { SignedIn } from './people';

/** docs/api.md, 'Tokens of a remote': whatever the API has, such a token opens one remote and nothing else. */

const shop = forAllTests(startTestShop);
let owner: SignedIn;
let operations: Operation[];

interface Machine {
  id: string;
  headers: { authorization: string };
}

const ask = (headers: { authorization: string }, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: { ...headers }, ...(payload ? { payload } : {}) });

async function aTokenOf(remote: string): Promise<Machine> {
  const answer = await ask(owner.headers, 'POST', 'admin/tokens', { name: `Team ${remote}`, remote });
  const { id, token } = answer.json<{ id: string; token: string }>();
  return { id, headers: { authorization: `Bearer ${token}` } };
}

function publish({ headers }: { headers: { authorization: string } }, name: string, version: string, path = name) {
  const build = makeBuild({ name, version, routes: [route(`/${path}`)] });
  const { payload, headers: form } = toMultipart(build);
  const url = `/api/admin/remotes/${name}/versions`;
  return shop.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...form } });
}

beforeAll(async () => {
  owner = await signIn(shop, 'ADMIN');
  operations = await listOperations(shop.app);
});

const isBound = ({ security }: Operation): boolean => security?.[0]?.session?.[2] === 'remote';
const isOpen = ({ security }: Operation): boolean => security?.length === 0;

async function codeOf(operation: Operation, { headers }: Machine, remote: string): Promise<string> {
  const { method, path, query } = operation;
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'name' ? remote : 'x'));
  const answer = await shop.app.inject({ method: method as 'GET', url: query ? `${url}?${query}` : url, headers });
  if (method === 'HEAD') return answer.statusCode === 403 ? 'refused' : 'in';
  const refusals = ['auth.forbidden', 'staff.token_of_remote', 'staff.right_missing', 'auth.token_not_valid'];
  const { code } = Object(answer.headers['content-type']?.toString().includes('json') ? answer.json() : {});
  return refusals.includes(code) ? 'refused' : 'in';
}

test('such a token opens the calls of its remote, and no other call of the API that asks who calls', async () => {
  const machine = await aTokenOf('cart');
  const guarded = operations.filter((operation) => !isOpen(operation));
  expect(guarded.length).toBeGreaterThan(100);
  const before = await sumTables(shop.infra.db);
  const opened: string[] = [];
  const stolen: string[] = [];
  for (const operation of guarded) {
    if ((await codeOf(operation, machine, 'cart')) === 'in') opened.push(operation.name);
    if ((await codeOf(operation, machine, 'catalog')) === 'in') stolen.push(operation.name);
  }
  expect(opened.sort()).toEqual([
    'DELETE /api/admin/remotes/{name}/sinks/{kind}',
    'GET /api/admin/remotes',
    'GET /api/admin/remotes/{name}/history',
    'GET /api/admin/remotes/{name}/live',
    'GET /api/admin/remotes/{name}/renderers',
    'GET /api/admin/remotes/{name}/signals',
    'GET /api/admin/remotes/{name}/sinks',
    'HEAD /api/admin/remotes',
    'HEAD /api/admin/remotes/{name}/history',
    'HEAD /api/admin/remotes/{name}/live',
    'HEAD /api/admin/remotes/{name}/renderers',
    'HEAD /api/admin/remotes/{name}/signals',
    'HEAD /api/admin/remotes/{name}/sinks',
    'POST /api/admin/remotes/{name}/canary',
    'POST /api/admin/remotes/{name}/canary/end',
    'POST /api/admin/remotes/{name}/live',
    'POST /api/admin/remotes/{name}/preview-links',
    'POST /api/admin/remotes/{name}/retire',
    'POST /api/admin/remotes/{name}/rollback',
    'POST /api/admin/remotes/{name}/sinks/{kind}/test',
    'POST /api/admin/remotes/{name}/versions',
    'PUT /api/admin/remotes/{name}/sinks/{kind}',
  ]);
  expect(stolen.sort()).toEqual(['GET /api/admin/remotes', 'HEAD /api/admin/remotes']);
  expect(opened).toEqual(
    guarded
      .filter(isBound)
      .map(({ name }) => name)
      .sort(),
  );
  const { [`staff_tokens`]: _used, ...after } = await sumTables(shop.infra.db);
  const { [`staff_tokens`]: _unused, ...rest } = before;
  expect(after).toEqual(rest);
}, 60_000);

test('it publishes, promotes, rolls back, retires and reads its remote, and the history names it', async () => {
  const machine = await aTokenOf('guides');
  await publish(owner, 'other', '1.0.0');
  expect((await publish(machine, 'guides', '1.0.0')).statusCode).toBe(201);
  expect((await publish(machine, 'other', '1.0.1')).json().code).toBe('staff.token_of_remote');
  // another name in the descriptor does not help
  const { payload, headers: form } = toMultipart(makeBuild({ name: 'other', version: '1.0.2', routes: [route('/o')] }));
  const url = '/api/admin/remotes/guides/versions';
  const smuggled = await shop.app.inject({ method: 'POST', url, payload, headers: { ...machine.headers, ...form } });
  expect(smuggled.json().code).toBe('remotes.not_valid');

  const live = await ask(machine.headers, 'POST', 'admin/remotes/guides/live', { version: '1.0.0', expected: null });
  expect(live.json()).toEqual({ name: 'guides', version: '1.0.0' });
  expect((await ask(machine.headers, 'POST', 'admin/remotes/guides/retire', {})).statusCode).toBe(200);
  expect((await ask(machine.headers, 'POST', 'admin/remotes/guides/rollback', {})).statusCode).toBe(200);
  const list = (await ask(machine.headers, 'GET', 'admin/remotes')).json<{ name: string }[]>();
  expect(list.map(({ name }) => name)).toEqual(['guides']);
  const token = { id: machine.id, name: 'Team guides' };
  const user = { id: owner.user_id, name: 'Ada Lovelace' };
  expect(list).toMatchObject([{ versions: [{ version: '1.0.0', state: 'live', user, token }] }]);
  const { items } = (await ask(machine.headers, 'GET', 'admin/remotes/guides/history')).json();
  expect(items).toMatchObject([{ kind: 'rollback', user, token }, { kind: 'retire' }, { kind: 'promote' }]);
  const log = await ask(owner.headers, 'GET', 'admin/audit-log?record_type=remote&record_id=guides');
  expect(log.json().items.map(({ action, token: by }: { action: string; token: object }) => [action, by])).toEqual(
    ['remotes.roll_back', 'remotes.retire', 'remotes.set_live', 'remotes.publish'].map((action) => [action, token]),
  );
});

test('it takes nothing that a live remote of another team has', async () => {
  await publish(owner, 'shelf', '1.0.0');
  await ask(owner.headers, 'POST', 'admin/remotes/shelf/live', { version: '1.0.0' });
  const machine = await aTokenOf('thief');
  expect((await publish(machine, 'thief', '1.0.0', 'shelf/new')).json().code).toBe('remotes.route_taken');
});

test('it has no rights beside its remote, needs those of whoever makes it, and ends with a press', async () => {
  const both = { name: 'x', remote: 'cart', rights: ['orders.read'] };
  for (const wrong of [both, { name: 'x' }, { name: 'x', remote: '../cart' }]) {
    expect((await ask(owner.headers, 'POST', 'admin/tokens', wrong)).statusCode).toBe(422);
  }
  const role = await ask(owner.headers, 'POST', 'admin/roles', { name: 'Desk', rights: ['staff.write'] });
  const clerk = await signIn(shop, 'ADMIN');
  const member = { role_id: role.json<{ id: string }>().id, version: 1 };
  await shop.services.staff.setRole({ user_id: owner.user_id, address: '' }, clerk.user_id, member);
  const beyond = await ask(clerk.headers, 'POST', 'admin/tokens', { name: 'x', remote: 'cart' });
  expect(beyond.json().code).toBe('staff.beyond_own_rights');

  const machine = await aTokenOf('cart');
  const { items } = (await ask(owner.headers, 'GET', 'admin/tokens')).json();
  expect(items[0]).toMatchObject({ id: machine.id, remote: 'cart', rights: ['remotes.read', 'remotes.write'] });
  await ask(owner.headers, 'DELETE', `admin/tokens/${machine.id}`);
  expect((await ask(machine.headers, 'GET', 'admin/remotes')).statusCode).toBe(401);
});

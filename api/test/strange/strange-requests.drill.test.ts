import fc from 'fast-check';
import { programAt } from '../api-process';
import { NOWHERE, urlOf } from '../authorisation/addresses';
import { listOperations, readDocument, referred } from '../authorisation/operations';
import type { Described, Document, Operation } from '../authorisation/operations';
import { anOwner } from '../authorisation/owner';
import type { Owner } from '../authorisation/owner';
import { forAllTests } from '../for-all-tests';
import { LONG_SESSIONS } from '../harness';
import { signIn } from '../people';
import type { SignedIn } from '../people';
import { newKey, startPayShop } from '../sales/pay-shop';
import { strangeValue } from './strange-value';
import type { Known } from './strange-value';

jest.setTimeout(1_800_000);

/** They end when whoever listens hangs up. */
const STREAMS: readonly string[] = ['/api/changes', '/api/admin/feed'];
/** What the others of these requests need stays as it is: who is signed in, and what staff may. */
const LEFT_ALONE = /^\/api\/(auth\/log|admin\/(roles|staff|remotes))/;

interface Sent {
  operation: Operation;
  /** by parameter of the path: in the place of what the shop has, often none */
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  is_staff: boolean;
}

const shop = forAllTests(() => startPayShop(LONG_SESSIONS));
let document: Document;
let operations: Operation[] = [];
let owner: Owner;
let staff: SignedIn;
let known: Known;

beforeAll(async () => {
  programAt('drawing');
  document = await readDocument(shop.app);
  operations = (await listOperations(shop.app)).filter(
    ({ path, method }) => method !== 'HEAD' && !STREAMS.includes(path) && !LEFT_ALONE.test(path),
  );
  owner = await anOwner(shop);
  staff = await signIn(shop, 'ADMIN');
  const { goods, things, ids } = owner;
  known = {
    ids: [...new Set([...ids, ...Object.values(things), goods.product_id, goods.variant_id, staff.user_id, NOWHERE])],
    referred: (reference) => referred(document, reference),
  };
}, 120_000);

/** What the schemas of path, query and body ask for or refuse, about what the shop has. */
function requestOf(operation: Operation): fc.Arbitrary<Sent> {
  const { parameters = [], requestBody }: Described =
    document.paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
  const valuesOf = (place: string, isAlways: boolean) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, strangeValue(schema, known)]),
      ),
      { requiredKeys: isAlways ? undefined : [] },
    ) as fc.Arbitrary<Record<string, unknown>>;
  const schema = requestBody?.content['application/json']?.schema;
  return fc.record({
    operation: fc.constant(operation),
    path: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: valuesOf('path', true) }),
    query: valuesOf('query', false),
    body: schema ? strangeValue(schema, known) : fc.constant(undefined),
    is_staff: operation.path.startsWith('/api/admin/') ? fc.constant(true) : fc.boolean(),
  });
}

/** As UTF-8, which has no half of a character. */
const written = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();

function addressOf({ operation, path, query }: Sent): string {
  const [usual = ''] = urlOf(operation, owner).split('?');
  const parts = operation.path.split('/').map((part, place) => {
    const value = path[part.slice(1, -1)];
    return part.startsWith('{') && value !== undefined
      ? encodeURIComponent(written(value) || 'x')
      : (usual.split('/')[place] ?? '');
  });
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, written(value)]));
  return `${parts.join('/')}?${asked.toString()}`;
}

/** Staff whom an earlier request has locked out are somebody new, who asks again. @returns the status of the answer */
async function send(sent: Sent): Promise<number> {
  const { operation, body, is_staff } = sent;
  const ask = async () =>
    (
      await shop.app.inject({
        method: operation.method,
        url: addressOf(sent),
        headers: {
          ...(is_staff ? staff.headers : owner.person.headers),
          'idempotency-key': newKey(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
    ).statusCode;
  const status = await ask();
  if (!is_staff || ![401, 403].includes(status)) return status;
  await shop.infra.db.updateTable('staff_roles').set({ requires_second_factor: false }).execute();
  staff = await signIn(shop, 'ADMIN');
  return ask();
}

it('no request is an error of the server, whatever stands in its address, its query and its body', async () => {
  const anyRequest = fc.constantFrom(...operations).chain(requestOf);
  const faults = new Set<string>();
  // All of them are told: what was asked for before has changed the shop, so that a smaller case would be asked of another one.
  const tried = fc.asyncProperty(anyRequest, async (sent) => {
    if ((await send(sent)) >= 500)
      faults.add(`${sent.operation.method} ${addressOf(sent)} ${JSON.stringify(sent.body)}`);
  });
  await fc.assert(tried);
  expect([...faults]).toEqual([]);
});

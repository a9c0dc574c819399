import { api } from '@tessera/shared/client';
import type { ApiError } from '@tessera/shared/client';
import { signedInAs } from '@tessera/shared/doubles';
import { dispatch } from '@tessera/shared/session';
import { controlClock } from './testing/controlled-clock';
import { endless, half, hang, json, raw, reset, startFaultyServer } from './testing/faulty-server';
import type { Behaviour, FaultyServer } from './testing/faulty-server';

const ATTEMPT = 20_000;
const UNEXPECTED = 'An unexpected error occurred';

let clock: ReturnType<typeof controlClock>;
let server: FaultyServer | undefined;

beforeEach(() => {
  dispatch(signedInAs(null));
  clock = controlClock();
});
afterEach(async () => {
  clock.release();
  await server?.stop();
});

async function serve(...products: Behaviour[]): Promise<FaultyServer> {
  return (server = await startFaultyServer({ products }));
}

const failure = (call: Promise<unknown>) => call.then(() => undefined).catch((error: ApiError) => error);

describe('docs/product.md §7, §9: what is repeated, after 1, 2 and 3 seconds', () => {
  test.each([
    ['a connection that is reset', reset],
    ['an answer that breaks off', half('breaks')],
    ['status 500', json({}, 500)],
    ['status 503', json({}, 503)],
    ['status 503 that asks for a minute', json({}, 503, { 'retry-after': '60' })],
    ['a 502 with a page of the balancer', raw('<h1>Bad gateway</h1>', { 'content-type': 'text/html' }, 502)],
    ['bytes that are not what they say', raw('not packed', { 'content-encoding': 'gzip' })],
  ])('%s', async (_name, behaviour) => {
    const { seen } = await serve(behaviour);
    const outcome = failure(api.get('products'));
    for (const wait of [1000, 2000, 3000]) await clock.pass(wait);
    expect(await outcome).toMatchObject({ name: 'ApiError', message: UNEXPECTED });
    expect(clock.waits(ATTEMPT)).toEqual([1000, 2000, 3000]);
    expect(seen.map(({ at }) => at - (seen[0]?.at ?? 0))).toEqual([0, 1000, 3000, 6000]);
  });

  test.each([
    ['no answer', hang],
    ['half an answer, and then nothing', half('stays')],
  ])('%s within 20000 ms', async (_name, behaviour) => {
    const { arrived, seen } = await serve(behaviour, json({ total: 1 }));
    const call = api.get('products');
    await arrived('products');
    await clock.pass(ATTEMPT);
    await clock.pass(1000);
    expect(await call).toEqual({ total: 1 });
    expect(seen.map(({ at }) => at - (seen[0]?.at ?? 0))).toEqual([0, 21_000]);
  });

  test('what comes right in the end is the answer', async () => {
    await serve(reset, json({}, 503), json({ total: 1 }));
    const call = api.get('products');
    for (const wait of [1000, 2000]) await clock.pass(wait);
    expect(await call).toEqual({ total: 1 });
  });

  test('a shop that staff have closed says so once, and at once', async () => {
    const closed = { code: 'store.closed', message: 'The shop is closed for a while.' };
    const { seen } = await serve(json(closed, 503, { 'content-type': 'application/problem+json' }));
    expect(await failure(api.get('products'))).toMatchObject(closed);
    expect(seen).toHaveLength(1);
  });

  test('a server that is not there at all', async () => {
    const { die } = await serve(hang);
    await die();
    const outcome = failure(api.get('products'));
    for (const wait of [1000, 2000, 3000]) await clock.pass(wait);
    expect(await outcome).toMatchObject({ status: 0, code: 'network', message: UNEXPECTED });
  });
});

test('a write whose answer was lost is done once: the server knows its key again', async () => {
  const done = new Map<string, number>();
  const add: Behaviour = (response, { headers }) => {
    const key = String(headers['idempotency-key']);
    const isFirst = !done.has(key);
    if (isFirst) done.set(key, done.size + 1);
    (isFirst ? reset : json({ added: done.get(key) }))(response, {} as never);
  };
  await serve(add);
  const call = api.post('products', { json: { product_id: 'p' } });
  await clock.pass(1000);
  expect(await call).toEqual({ added: 1 });
  expect(done.size).toBe(1);
});

describe('a browser that knows of no connection', () => {
  const connect = (isConnected: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  afterEach(() => jest.restoreAllMocks());

  test('is told at once that a write has failed; one that it errs about arrives', async () => {
    const { seen } = await serve(reset, json({ added: 1 }));
    connect(false);
    expect(await failure(api.post('products', { json: {} }))).toMatchObject({ status: 0, code: 'network' });
    expect(seen).toHaveLength(1);
    expect(await api.post('products', { json: {} })).toEqual({ added: 1 });
  });

  test('goes on with a write that may have arrived before, by its key', async () => {
    const { seen } = await serve((response, request) => {
      connect(false);
      (seen.length > 1 ? json({ added: 1 }) : reset)(response, request);
    });
    connect(true);
    const call = api.post('products', { json: {} });
    await clock.pass(1000);
    expect(await call).toEqual({ added: 1 });
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('reads again, as before', async () => {
    await serve(reset, json({ total: 1 }));
    connect(false);
    const call = api.get('products');
    await clock.pass(1000);
    expect(await call).toEqual({ total: 1 });
  });
});

test('a write that the server still works on is asked for again, not given up', async () => {
  const stillAtWork = json({ code: 'idempotency.in_progress', message: 'Still at work.' }, 409);
  await serve(stillAtWork, stillAtWork, json({ added: 1 }));
  const call = api.post('products', { json: {} });
  for (const wait of [1000, 2000]) await clock.pass(wait);
  expect(await call).toEqual({ added: 1 });
});

describe('a lying server: ‘An unexpected error occurred’, at once and never a crash', () => {
  test.each<[string, Behaviour]>([
    ['a page with status 200', raw('<!doctype html><p>Sign in to the hotel', { 'content-type': 'text/html' })],
    ['a page that calls itself JSON', raw('<p>hello', { 'content-type': 'application/json' })],
    ['half a document', raw('{"items":[{"id":', { 'content-type': 'application/json' })],
    ['JSON that calls itself a page', raw('{"items":[]}', { 'content-type': 'text/html' })],
    ['JSON without a name', raw('{"items":[]}', {})],
    ['an empty body', raw('', { 'content-type': 'application/json' })],
    ['nothing at all', raw('', {})],
    ['null', json(null)],
    ['a number', json(7)],
    ['a sentence', json('fine')],
    ['a body without an end', endless],
  ])('%s', async (_name, behaviour) => {
    const { seen } = await serve(behaviour);
    expect(await failure(api.get('products'))).toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 'unexpected',
      message: UNEXPECTED,
    });
    expect(seen).toHaveLength(1);
  });

  test.each([204, 205])('status %d has no body, and that is no lie', async (status) => {
    await serve(raw('', {}, status));
    expect(await api.delete('products')).toBeUndefined();
  });
});

describe('docs/product.md §8: the server’s message, else its detail, else ‘An unexpected error occurred’', () => {
  const html = { 'content-type': 'text/html' };
  const problem = { 'content-type': 'application/problem+json' };
  test.each<[string, Behaviour, object]>([
    ['message', json({ message: 'Only 2 left.', detail: 'd' }, 409), { message: 'Only 2 left.', detail: 'd' }],
    ['detail', json({ detail: 'Gone.' }, 404), { message: 'Gone.' }],
    ['a blank message', json({ message: ' ', detail: 'Gone.' }, 404), { message: 'Gone.' }],
    ['neither', json({}, 404), { message: UNEXPECTED, code: 'unexpected' }],
    ['a page', raw('<h1>Not found</h1>', html, 404), { message: UNEXPECTED }],
    ['half a problem', raw('{"message":"Only', problem, 409), { message: UNEXPECTED }],
    ['nothing', raw('', {}, 404), { message: UNEXPECTED }],
    ['nonsense', json({ message: { a: 1 }, detail: [], code: 5 }, 404), { message: UNEXPECTED, code: 'unexpected' }],
    ['a list', json(['no'], 404), { message: UNEXPECTED }],
    ['field errors', json({ errors: { email: ['Taken', 7], name: [] } }, 422), { errors: { email: ['Taken'] } }],
    ['a field’s only message', json({ errors: { email: 'Taken' } }, 422), { errors: { email: ['Taken'] } }],
    ['errors that are none', json({ errors: 'x', detail: 'No.' }, 422), { errors: {}, message: 'No.' }],
    ['no errors', json({ errors: null }, 422), { errors: {} }],
    ['too many requests', json({ message: 'Later.' }, 429, { 'retry-after': '9' }), { status: 429, message: 'Later.' }],
  ])('%s', async (_name, behaviour, expected) => {
    const { seen } = await serve(behaviour);
    expect(await failure(api.get('products'))).toMatchObject({ name: 'ApiError', ...expected });
    expect(seen).toHaveLength(1);
  });

  test('a 500 without an end is repeated like any other', async () => {
    await serve(
      (response) => {
        response.statusCode = 500;
        const chunk = Buffer.alloc(11 * 1024 * 1024, ' ');
        response.end(chunk);
      },
      json({ total: 1 }),
    );
    const call = api.get('products');
    await clock.pass(1000);
    expect(await call).toEqual({ total: 1 });
  });
});

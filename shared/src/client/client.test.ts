import { api, configureClient } from '@tessera/shared/client';
import { fakeTokens, mockApi, problem, signedInAs } from '@tessera/shared/doubles';
import { dispatch } from '@tessera/shared/session';

const deadNetwork = () => {
  throw new TypeError('fetch failed');
};
const never = () => new Promise(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  dispatch(signedInAs(null));
});
afterEach(() => jest.useRealTimers());

/** Starts a call, lets `milliseconds` of the product's own time pass and gives what has become of it. */
async function after<T>(promise: Promise<T>, milliseconds: number): Promise<T | Error | 'waiting'> {
  let outcome: T | Error | 'waiting' = 'waiting';
  promise.then(
    (value) => (outcome = value),
    (error: Error) => (outcome = error),
  );
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

test('gives the parsed JSON and sends query and body', async () => {
  const calls = mockApi({ 'GET products': { items: [] }, 'POST auth/login': ({ body }: { body: unknown }) => body });
  const searchParams = { category: 'all', page: 2, search: undefined };
  expect(await after(api.get('products', { searchParams }), 0)).toEqual({ items: [] });
  expect(calls[0]?.query.toString()).toBe('category=all&page=2');
  expect(await after(api.post('auth/login', { json: { email: 'a' } }), 0)).toEqual({ email: 'a' });
});

test('an empty answer is undefined', async () => {
  mockApi({ 'POST auth/logout': undefined });
  expect(await after(api.post('auth/logout'), 0)).toBeUndefined();
});

describe('docs/product.md §7, §9: no response or a 5xx status is retried 3 times, after 1, 2 and 3 seconds', () => {
  test.each([
    ['no response', deadNetwork],
    ['status 500', () => problem(500)],
    ['status 503 with Retry-After', () => new Response(null, { status: 503, headers: { 'retry-after': '60' } })],
  ])('%s', async (_name, answer) => {
    const calls = mockApi({ 'GET products': answer });
    const call = api.get('products');
    call.catch(() => undefined);
    const counts: number[] = [];
    for (const wait of [0, 999, 1, 1999, 1, 2999, 1]) {
      await jest.advanceTimersByTimeAsync(wait);
      counts.push(calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(await after(call, 60_000)).toMatchObject({ message: 'An unexpected error occurred' });
    expect(calls).toHaveLength(4);
  });

  test('an attempt without an answer ends after 20000 ms', async () => {
    const calls = mockApi({ 'GET products': never });
    const call = api.get('products');
    expect(await after(call, 20_999)).toBe('waiting');
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    expect(await after(call, 86_000)).toMatchObject({ status: 0, code: 'timeout' });
  });

  test('a later attempt that succeeds is the answer', async () => {
    let count = 0;
    mockApi({ 'GET products': () => (++count < 3 ? problem(502) : { total: 1 }) });
    expect(await after(api.get('products'), 3000)).toEqual({ total: 1 });
  });

  test.each([400, 404, 409, 422, 429])('status %d is not', async (status) => {
    const calls = mockApi({ 'GET products': () => problem(status, { code: 'x', message: 'No.' }) });
    expect(await after(api.get('products'), 60_000)).toMatchObject({ status, code: 'x', message: 'No.' });
    expect(calls).toHaveLength(1);
  });

  test('neither is a call that asks not to be (the categories)', async () => {
    const calls = mockApi({ 'GET products/categories': deadNetwork });
    expect(await after(api.get('products/categories', { retry: false }), 60_000)).toMatchObject({ code: 'network' });
    expect(calls).toHaveLength(1);
  });

  test('neither is one that its caller gave up', async () => {
    const calls = mockApi({ 'GET products': never });
    const giveUp = new AbortController();
    const call = api.get('products', { signal: giveUp.signal });
    await after(call, 10);
    giveUp.abort();
    expect(await after(call, 60_000)).toMatchObject({ name: 'AbortError' });
    expect(calls).toHaveLength(1);
  });
});

describe('writes', () => {
  test('that may be made again after a reload carry the key they are given', async () => {
    const calls = mockApi({ 'POST orders': {} });
    await after(api.post('orders', { json: { expected_total: 100 }, key: 'one-order' }), 0);
    expect(calls[0]?.headers.get('idempotency-key')).toBe('one-order');
    expect(calls[0]?.body).toEqual({ expected_total: 100 });
  });

  test('carry one Idempotency-Key through all attempts, another for each call', async () => {
    let count = 0;
    const calls = mockApi({ 'POST products/add-to-cart': () => (++count === 1 ? problem(500) : {}) });
    await after(api.post('products/add-to-cart', { json: {} }), 1000);
    await after(api.post('products/add-to-cart', { json: {} }), 0);
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('to auth/* and reads carry none', async () => {
    const calls = mockApi({ 'POST auth/login': {}, 'GET products': {} });
    await after(api.post('auth/login', { json: {} }), 0);
    await after(api.get('products'), 0);
    expect(calls.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false, false]);
  });
});

describe('docs/product.md §7: a Bearer access token when a session exists', () => {
  test('none without a session', async () => {
    const calls = mockApi({ 'GET products': {} });
    await after(api.get('products'), 0);
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  test('the token of the moment of the call, even when the session ends in the next line', async () => {
    const calls = mockApi({ 'POST auth/logout': undefined });
    dispatch(signedInAs({}));
    const call = api.post('auth/logout');
    dispatch(signedInAs(null));
    await after(call, 0);
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${fakeTokens().access}`);
  });
});

describe('docs/product.md §8: the server’s error body, else ‘An unexpected error occurred’', () => {
  test.each([
    [problem(409, { message: 'Only 2 left.', detail: 'd', code: 'cart.out_of_stock' }), 'Only 2 left.'],
    [problem(404, { detail: 'No such product.' }), 'No such product.'],
    [problem(404), 'An unexpected error occurred'],
    [new Response('<h1>Bad gateway</h1>', { status: 404 }), 'An unexpected error occurred'],
    [Response.json(null, { status: 404 }), 'An unexpected error occurred'],
    [Response.json({ message: 7, errors: 'x' }, { status: 404 }), 'An unexpected error occurred'],
  ])('case %#', async (response, message) => {
    mockApi({ 'GET products/x': response });
    expect(await after(api.get('products/x'), 0)).toMatchObject({ name: 'ApiError', message });
  });

  test('an answer that is no JSON is an error, too', async () => {
    mockApi({ 'GET products': new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } }) });
    expect(await after(api.get('products'), 0)).toMatchObject({ message: 'An unexpected error occurred' });
  });
});

test('the renderer can see each answer, send its own header and forgo repeating', async () => {
  const seen: (string | null)[] = [];
  configureClient({
    baseUrl: 'http://127.0.0.1:4001/api',
    retry: false,
    headers: { 'x-cache-tags': '1' },
    onResponse: (response) => seen.push(response.headers.get('cache-tag')),
  });
  const calls = mockApi({
    'GET products': Response.json({}, { headers: { 'cache-tag': 'products' } }),
    'GET store': deadNetwork,
  });
  await after(api.get('products'), 0);
  expect(seen).toEqual(['products']);
  expect(calls[0]?.headers.get('x-cache-tags')).toBe('1');
  expect(await after(api.get('store'), 0)).toMatchObject({ code: 'network' });
  configureClient({ baseUrl: '/api', retry: true, headers: {}, onResponse: undefined });
});

import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { api } from '@tessera/shared/client';
import { fakeTokens, mockApi, problem, signedInAs, type FakeUser, type MockHandler } from '@tessera/shared/doubles';
import { categoriesQuery, createQueryClient, useProfile } from '@tessera/shared/query';
import { dispatch } from '@tessera/shared/session';
import { QueryClientProvider } from '@tessera/shared/vendor/query';

afterEach(() => jest.useRealTimers());

const MINUTE = 60_000;

describe('docs/product.md §7, §9: the categories', () => {
  test('are fresh for 5 minutes', async () => {
    jest.useFakeTimers();
    const calls = mockApi({ 'GET products/categories': () => [{ name: 'Table' }] });
    const client = createQueryClient();
    await client.fetchQuery(categoriesQuery());
    jest.advanceTimersByTime(5 * MINUTE - 1);
    await client.fetchQuery(categoriesQuery());
    expect(calls).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await client.fetchQuery(categoriesQuery());
    expect(calls).toHaveLength(2);
  });

  test('are never retried', async () => {
    const calls = mockApi({ 'GET products/categories': () => problem(500) });
    await expect(createQueryClient().fetchQuery(categoriesQuery())).rejects.toMatchObject({ status: 500 });
    expect(calls).toHaveLength(1);
  });
});

test('docs/product.md §9: data that nothing shows lives 5 minutes', () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  client.setQueryData(['anything'], 1);
  jest.advanceTimersByTime(5 * MINUTE - 1);
  expect(client.getQueryData(['anything'])).toBe(1);
  jest.advanceTimersByTime(1);
  expect(client.getQueryData(['anything'])).toBeUndefined();
});

describe('the profile', () => {
  function Name() {
    const { data } = useProfile();
    return <p>{data?.first_name ?? 'nobody'}</p>;
  }

  function open(user: FakeUser | null, api: Record<string, MockHandler> = {}) {
    const calls = mockApi(api);
    dispatch(signedInAs(user));
    const queryClient = createQueryClient();
    render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Name />
        </QueryClientProvider>
      </StrictMode>,
    );
    return { calls, queryClient };
  }

  test('runs only when logged in (docs/product.md §7)', () => {
    const { calls } = open(null);
    expect(screen.getByText('nobody')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  test('of one user is never shown to the next, however late it comes', async () => {
    let answer: (profile: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const mine = `Bearer ${fakeTokens({ sub: 'mara' }).access}`;
    open(
      { sub: 'mara' },
      {
        'GET users/me': ({ headers }: { headers: Headers }) =>
          headers.get('authorization') === mine ? late : { first_name: 'Tom' },
      },
    );
    act(() => dispatch(signedInAs({ sub: 'tom' })));
    expect(await screen.findByText('Tom')).toBeVisible();
    await act(async () => answer({ first_name: 'Mara' }));
    expect(screen.getByText('Tom')).toBeVisible();
  });

  test('leaves the cache when its user signs out', async () => {
    const { queryClient } = open({}, { 'GET users/me': { first_name: 'Mara' } });
    await screen.findByText('Mara');
    act(() => dispatch(signedInAs(null)));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })).toEqual([]);
  });
});

describe('what was read before', () => {
  async function askAgain(answer: MockHandler) {
    const answers: MockHandler[] = [{ email: 'ada@example.com' }, answer];
    mockApi({ 'GET admin/orders/:id': () => answers.shift() });
    const client = createQueryClient();
    const query = { queryKey: ['admin', 'order'], queryFn: () => api.get('admin/orders/o-1') };
    await client.fetchQuery(query);
    await client.fetchQuery(query).catch(() => undefined);
    return client.getQueryState(query.queryKey);
  }

  test('is not kept once it may not be read any more', async () => {
    const state = await askAgain(problem(403, { code: 'staff.right_missing', message: 'Not allowed.' }));
    expect(state).toMatchObject({ data: undefined, status: 'error', error: { message: 'Not allowed.' } });
  });

  test.each([problem(404, { code: 'orders.not_found' }), new Response('<p>Blocked</p>', { status: 403 })])(
    'is kept where anything else failed',
    async (answer) => {
      expect(await askAgain(answer)).toMatchObject({ data: { email: 'ada@example.com' }, status: 'error' });
    },
  );
});

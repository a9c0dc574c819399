import { faultOf } from './sound-result';

const sound = {
  status: 200,
  body: '<main></main>',
  head: '<title>A</title>',
  state: { queries: [], mutations: [] },
  tags: ['store'],
  complete: true,
};

test.each([{}, { status: 404 }, { status: 503 }, { redirect: '/products/b' }, { redirect: '/de/products/b%20c' }])(
  'a page is taken as it is: %j',
  (part) => expect(faultOf({ ...sound, ...part }, '/products/a?color=red')).toBeUndefined(),
);

test.each([
  [{ status: 99_999 }, /status/],
  [{ status: 304 }, /status/],
  [{ status: 'evil' as unknown as number }, /status/],
  [{ redirect: '//evil.example/' }, /no path of this shop/],
  [{ redirect: '/\\evil.example/' }, /no path of this shop/],
  [{ redirect: 'https://evil.example/' }, /no path of this shop/],
  [{ redirect: '/a\r\nset-cookie: b=c' }, /no path of this shop/],
  [{ redirect: '/products/a' }, /to itself/],
  [{ body: 'x'.repeat(2 * 1024 * 1024) }, /limit/],
  [{ tags: Array.from({ length: 10_001 }, () => 'a') }, /things/],
  [{ tags: [{}] as unknown as string[] }, /things/],
  [{ state: null as never }, /data/],
  [{ state: { queries: [null], mutations: [] } as never }, /data/],
  [{ state: { queries: [{ queryKey: 'a', queryHash: 'a' }], mutations: [] } as never }, /data/],
])('what no page may say is told: %j', (part, fault) =>
  expect(faultOf({ ...sound, ...part }, '/products/a?color=red')).toMatch(fault),
);

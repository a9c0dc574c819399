import type { Problem } from '@tessera/shared/contract';
import { writeListCursor } from '../src/infra/database/lists/list-cursor';
import { forAllTests } from './for-all-tests';
import { startTestShop } from './harness';
import { signIn } from './people';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const shop = forAllTests(async () => {
  const started = await startTestShop();
  return { ...started, headers: (await signIn(started, 'ADMIN')).headers };
});

/** The lists of staff by cursor, with an order of theirs. */
const LISTS = [
  ['orders', '-total'],
  ['returns', 'created_at'],
  ['products', 'name'],
  ['customers', '-last_order'],
  ['inquiries', '-created_at'],
  ['error-reports', '-reports'],
  ['transactions', '-amount'],
  ['pay-later', 'next_due_on'],
  ['coupons', 'ends_at'],
  ['subscribers', 'requested_at'],
  ['redirects', '-created_at'],
] as const;

/** Those where the id of the last row leads on. */
const BY_ID = ['jobs', 'audit-log', 'transactions/reconciliations', 'inventory'];

/** What somebody may have made of a cursor. */
const wrong = (sort: string): string[] => [
  'x',
  ID,
  Buffer.from('["').toString('base64url'),
  writeListCursor('other', { sort_key: '1', id: ID }),
  writeListCursor(sort, { sort_key: '1', id: "' or true" }),
  writeListCursor(sort, { sort_key: 'a\0', id: ID }),
  ...(sort === 'name'
    ? []
    : ['', '2026-02-30 10:00:00+00', 'soon'].map((sort_key) => writeListCursor(sort, { sort_key, id: ID }))),
];

it.each(LISTS)('%s by %s: what is no page of it is refused in a sentence', async (list, sort) => {
  const ask = (after: string) => {
    const query = { sort, after };
    return shop.app.inject({ url: `/api/admin/${list}`, headers: shop.headers, query });
  };
  for (const after of wrong(sort)) {
    const answer = await ask(after);
    expect([after, answer.statusCode]).toEqual([after, 422]);
    expect(answer.json<Problem>().errors).toEqual({
      after: ['This is no page of this listing; begin at its first page, please'],
    });
  }
});

it.each([...BY_ID, 'order-drafts'])('%s: behind a row that is not there nothing begins', async (list) => {
  const answer = await shop.app.inject({ url: `/api/admin/${list}`, headers: shop.headers, query: { after: ID } });
  expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([422, ['after']]);
});

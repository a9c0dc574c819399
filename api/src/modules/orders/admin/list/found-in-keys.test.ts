import type { AdminOrderList } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { signIn } from '../../../../../test/people';
import { forAllTests } from '../../../../../test/for-all-tests';
import { fillOrders } from '../../testing/many-orders';
import { startOrdersShop } from '../../testing/orders-shop';
import { orderListRepository } from './order-list.repository';

const COUNT = 3_000;

const shop = forAllTests(startOrdersShop, 120_000);
let headers: { authorization: string };
jest.setTimeout(60_000);
beforeAll(async () => {
  headers = (await signIn(shop, 'ADMIN')).headers;
  await fillOrders(shop.infra.db, COUNT);
}, 120_000);
afterEach(() => jest.restoreAllMocks());

type Query = Record<string, string | number | boolean>;
const ask = (query: Query) =>
  shop.app.inject({ url: '/api/admin/orders', headers, query: query as Record<string, string> });
const list = async (query: Query) => (await ask(query)).json<AdminOrderList>();
const numbersOf = ({ items }: AdminOrderList): string[] => items.map(({ number }) => number);

/** The same by the rows and their other indexes, as it is where the keys do not tell. */
async function listByRows(query: Query): Promise<AdminOrderList> {
  const spy = jest.spyOn(orderListRepository, 'isInKeys').mockResolvedValue(false);
  const found = await list(query);
  spy.mockRestore();
  return found;
}

const tagged = (number: string, tags: string[]) =>
  shop.infra.db.updateTable('orders').set({ tags }).where('number', '=', number).execute();
const foundBy = async (number: string) =>
  (await shop.infra.db.selectFrom('orders').select('found_by').where('number', '=', number).executeTakeFirstOrThrow())
    .found_by;

const QUERIES: Query[] = [
  { tag: 'gift', status: 'completed' },
  { tag: 'gift', status: 'open', is_held: false },
  { tag: 'gift', country: 'DE', sort: 'total' },
  { tag: 'gift', total_from: 1500, total_to: 1700, sort: '-total' },
  { tag: 'gift', placed_from: '2020-01-02', placed_to: '2020-01-02', sort: 'placed_at' },
  { tag: 'vip', search: 'barbara' },
  { tag: 'gift', search: 'john' },
  { search: 'ada', status: 'open' },
  { search: 'grace', status: 'open' },
  { search: 'ada family1' },
  { search: 'ada family71' },
  { search: 'family1', payment_status: 'refunded', country: 'US' },
  { search: 'mug-77' },
  { search: 'nobody', is_held: false },
];

describe('what words and tags find beside other filters', () => {
  // A few in the keys, some thousand there of which few match and many, and more than would be read: then the first ones are met.
  it.each([
    [1, COUNT],
    [20_000, 1_000_000],
    [20_000, COUNT],
    [1_000_000, COUNT],
  ])('is the same where %i orders are expected of %i', async (expected, rows) => {
    for (const query of QUERIES) {
      const wanted = await listByRows({ ...query, page_size: 7 });
      jest.spyOn(orderListRepository, 'expect').mockResolvedValue(expected);
      jest.spyOn(orderListRepository, 'known').mockResolvedValue({ rows, changed: 0 });
      const look = jest.spyOn(orderListRepository, 'listFound');
      const first = await list({ ...query, page_size: 7 });
      expect([query, numbersOf(first)]).toEqual([query, numbersOf(wanted)]);
      // A search alone for what so many have is shown from the rows.
      if (Object.keys(query).length > 1) {
        expect(look.mock.calls[0]?.[3].in_keys).toBeDefined();
        if (first.total_is_exact) expect([query, first.total]).toEqual([query, wanted.total]);
        else expect(first.total).toBeLessThan(wanted.total);
      }
      if (first.next_cursor !== null) {
        const next = await list({ ...query, page_size: 7, after: first.next_cursor });
        expect([query, numbersOf(next)]).toEqual([query, numbersOf(await list({ ...query, page_size: 7, page: 2 }))]);
        expect(numbersOf(next).filter((number) => numbersOf(first).includes(number))).toEqual([]);
      }
      jest.restoreAllMocks();
    }
  });

  it('of one word that few may have is counted where few do, and more than a thousand where many do', async () => {
    for (const [search, total, total_is_exact] of [
      ['family71', 33, true],
      ['family', 1_000, false],
    ] as const) {
      const query = { search, page_size: 7 };
      const wanted = await listByRows(query);
      jest.spyOn(orderListRepository, 'expect').mockResolvedValue(1_500);
      jest.spyOn(orderListRepository, 'known').mockResolvedValue({ rows: 1_000_000, changed: 0 });
      const found = await list(query);
      expect(found).toMatchObject({ total, total_is_exact });
      expect(numbersOf(found)).toEqual(numbersOf(wanted));
      jest.restoreAllMocks();
    }
  });

  it('is told as more than a round number where counting ended', async () => {
    jest.spyOn(orderListRepository, 'expect').mockResolvedValue(1_000_000);
    // 416 of them
    const many = { tag: 'gift', status: 'completed' };
    expect(await list(many)).toMatchObject({ total: 400, total_is_exact: false });
    const { next_cursor } = await list(many);
    expect(await list({ ...many, after: next_cursor ?? '' })).toMatchObject({ total: 400, total_is_exact: false });
  });

  it('is found by the start of a number, too, wherever there is one', async () => {
    jest.spyOn(orderListRepository, 'expect').mockResolvedValue(1_000_000);
    expect(numbersOf(await list({ search: 'FILL-2999', status: 'completed' }))).toEqual(['FILL-2999']);
    expect(numbersOf(await list({ search: 'track2998', status: 'completed' }))).toEqual(['FILL-2998']);
  });
});

describe('orders of which the keys say nothing', () => {
  it('are found among the others, in their order', async () => {
    const query = { tag: 'gift', status: 'completed', page_size: 5 };
    const wanted = numbersOf(await list(query));
    await sql`update orders set found_by = null where number = 'FILL-2996'`.execute(shop.infra.db);
    await sql`update orders set found_by = '' where number in ('FILL-2982', 'FILL-14')`.execute(shop.infra.db);
    expect(wanted).toEqual(expect.arrayContaining(['FILL-2996', 'FILL-2982']));
    for (const expected of [1, 1_000_000]) {
      const spy = jest.spyOn(orderListRepository, 'expect').mockResolvedValue(expected);
      expect(numbersOf(await list(query))).toEqual(wanted);
      spy.mockRestore();
    }
    await shop.own.orderWords.writeMissing();
    expect([await foundBy('FILL-2996'), await foundBy('FILL-14')]).toEqual([expect.stringContaining('\n"gift"'), '']);
  });

  it('are looked for by their rows where they are many', async () => {
    const query = { tag: 'gift', status: 'completed', page_size: 5 };
    const wanted = await list(query);
    await sql`update orders set found_by = null where substr(number, 6)::integer <= 1500`.execute(shop.infra.db);
    const look = jest.spyOn(orderListRepository, 'listFound');
    expect(await list(query)).toEqual(wanted);
    expect(look.mock.calls[0]?.[3].in_keys).toBeUndefined();
    await shop.own.orderWords.writeMissing();
    look.mockClear();
    expect(await list(query)).toEqual(wanted);
    expect(look.mock.calls[0]?.[3].in_keys).toBe('all');
  });
});

describe('a tag that was given or taken away', () => {
  const find = async (tag: string) => numbersOf(await list({ tag, status: 'completed', page_size: 5 }));

  it('counts at once, and is in the keys when the worker has written it', async () => {
    const tag = 'For "Zoë" 100%\\s';
    await tagged('FILL-2990', [tag, 'gift']);
    expect([await foundBy('FILL-2990'), await find(tag)]).toEqual([null, ['FILL-2990']]);
    await shop.own.orderWords.writeMissing();
    expect([await foundBy('FILL-2990'), await find(tag)]).toEqual([expect.stringContaining('Zoë'), ['FILL-2990']]);
    expect(await find('For "Zoë" 100')).toEqual([]);
    // No word of an order is one of a tag.
    expect((await list({ search: '100', status: 'completed' })).total).toBe(0);
    await tagged('FILL-2990', []);
    expect(await find(tag)).toEqual([]);
    await shop.own.orderWords.writeMissing();
    expect(await find(tag)).toEqual([]);
    expect(await foundBy('FILL-2990')).toBe(' ada family990 mug-490');
  });
});

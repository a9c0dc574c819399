import { playChanges } from '../../../../test/played-changes';
import type { Db } from '../../../infra/database/db';
import { cartGoodsRepository } from './cart-goods.repository';
import type { CartGoodsRow } from './cart-goods.repository';
import { createCartGoodsService } from './cart-goods.service';

const handle = {} as Db; // the repository's one read is played here
const AT = new Date('2026-03-01T12:00:00Z');

const rowOf = (variant_id: string, name: string): CartGoodsRow => ({
  id: `product of ${variant_id}`,
  variant_id,
  name,
  backorder_note: '',
  slug: 'mug',
  type: 'simple',
  subscribers: 0,
  created_by: null,
  last_modified_by: null,
  created_at: AT,
  last_modified_at: AT,
  category: 'Desk',
  category_id: 'desk',
  picture_alt: null,
  sku: 'MUG',
  options: {},
  image_id: null,
  image: null,
});

function setUp() {
  let now = AT.getTime();
  const { changes, change, connect } = playChanges();
  const rows = new Map<string, CartGoodsRow>();
  const list = jest
    .spyOn(cartGoodsRepository, 'list')
    .mockImplementation(async (_handle, ids) => ids.flatMap((id) => rows.get(id) ?? []));
  const service = createCartGoodsService({ changes, clock: { now: () => new Date(now) } });
  return {
    list,
    write: (variant_id: string, name: string) => rows.set(variant_id, rowOf(variant_id, name)),
    nameOf: async (variant_id: string) => (await service.find(handle, [variant_id])).get(variant_id)?.name,
    find: (...ids: string[]) => service.find(handle, ids),
    change,
    connect,
    pass: (ms: number) => (now += ms),
  };
}

describe('what carts show of their goods', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is read once, and only what is not known yet', async () => {
    const { list, write, find } = setUp();
    write('a', 'Mug');
    write('b', 'Bowl');
    await find('a');
    expect([...(await find('a', 'b', 'unknown')).keys()]).toEqual(['a', 'b']);
    expect(list.mock.calls.map(([, ids]) => ids)).toEqual([['a'], ['b', 'unknown']]);
  });

  it('is read anew once its product has changed, and nothing else is', async () => {
    const { list, write, nameOf, change } = setUp();
    write('a', 'Mug');
    write('b', 'Bowl');
    await Promise.all([nameOf('a'), nameOf('b')]);
    write('a', 'Cup');
    change('products', 'product:product of a');
    expect(await nameOf('a')).toBe('Cup');
    list.mockClear();
    expect(await nameOf('b')).toBe('Bowl');
    expect(list).not.toHaveBeenCalled();
  });

  it.each(['categories', 'category:desk'])('is read anew after %s has changed', async (tag) => {
    const { write, nameOf, change } = setUp();
    write('a', 'Mug');
    await nameOf('a');
    write('a', 'Cup');
    change(tag);
    expect(await nameOf('a')).toBe('Cup');
  });

  it.each(['product:product of a', 'categories'])('is not kept when %s changed while it was read', async (tag) => {
    const { write, nameOf, change } = setUp();
    write('a', 'Mug');
    const reading = nameOf('a');
    write('a', 'Cup');
    change(tag);
    expect(await reading).toBe('Mug');
    expect(await nameOf('a')).toBe('Cup');
  });

  it('is kept for half a minute at most', async () => {
    const { write, nameOf, pass } = setUp();
    write('a', 'Mug');
    await nameOf('a');
    write('a', 'Cup');
    pass(29_999);
    expect(await nameOf('a')).toBe('Mug');
    pass(1);
    expect(await nameOf('a')).toBe('Cup');
  });

  it('is not kept while changes are not heard, nor beyond that', async () => {
    const { write, nameOf, connect } = setUp();
    write('a', 'Mug');
    await nameOf('a');
    connect(false);
    write('a', 'Cup');
    expect(await nameOf('a')).toBe('Cup');
    write('a', 'Beaker');
    expect(await nameOf('a')).toBe('Beaker');
    connect(true);
    write('a', 'Tumbler');
    expect(await nameOf('a')).toBe('Tumbler');
  });

  it('is not kept when it was read before changes could be heard again', async () => {
    const { write, nameOf, connect } = setUp();
    connect(false);
    write('a', 'Mug');
    const reading = nameOf('a');
    write('a', 'Cup');
    connect(true);
    expect(await reading).toBe('Mug');
    expect(await nameOf('a')).toBe('Cup');
  });

  it('is that of 2,000 variants at most', async () => {
    const { list, write, find, nameOf } = setUp();
    const ids = Array.from({ length: 2_001 }, (_, index) => String(index));
    for (const id of ids) write(id, `Mug ${id}`);
    await find(...ids);
    list.mockClear();
    await nameOf('2000');
    expect(list).not.toHaveBeenCalled();
    await nameOf('0');
    expect(list).toHaveBeenCalledTimes(1);
  });
});

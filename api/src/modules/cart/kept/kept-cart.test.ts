import { randomUUID } from 'node:crypto';
import type { Cart } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { addGoods } from '../../../../test/goods';
import type { Goods } from '../../../../test/goods';
import { startTestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

const shop = forAllTests(startTestShop);
let shopper: SignedIn;
jest.setTimeout(60_000);
beforeEach(async () => {
  shopper = await signIn(shop);
});

interface Seen {
  name?: string;
  seen_price?: number | null;
  seen_available?: number | null;
}

const kept = ({ variant_id }: Pick<Goods, 'variant_id'>, quantity = 1, seen: Seen = {}) => ({
  variant_id,
  quantity,
  name: 'Ember Mug',
  seen_price: null,
  seen_available: null,
  ...seen,
});
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: `/api/${url}`, headers, payload });
const preview = (...items: object[]) => post('cart/preview', { items });
const join = (items: object[], key: string = randomUUID()) =>
  post('cart/join', { items }, { ...shopper.headers, 'idempotency-key': key });
const set = ({ variant_id }: Goods, values: object) =>
  shop.infra.db.updateTable('variants').set(values).where('id', '=', variant_id).execute();
const quantities = ({ cart_items }: Cart) => cart_items.map(({ variant, quantity }) => [variant.id, quantity]);

describe('a visitor’s own cart', () => {
  it('costs what its goods cost now, and says what has changed and what is sold no more', async () => {
    const [dearer, out, draft] = [await addGoods(shop), await addGoods(shop), await addGoods(shop)];
    await set(dearer, { regular_price: 3000 });
    await set(out, { stock: 0 });
    await shop.infra.db.updateTable('products').set({ published: false }).where('id', '=', draft.product_id).execute();
    const nowhere = { variant_id: randomUUID() };
    const answer = await preview(
      kept(dearer, 2, { seen_price: 2400 }),
      kept(out),
      kept(draft),
      kept(nowhere, 1, { name: 'Lost Bowl' }),
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const cart = answer.json<Cart>();
    expect(cart).toMatchObject({ item_count: 4, subtotal: 6000, total: 6000, saved_items: [], coupon: null });
    expect(cart.notices).toMatchObject([
      { variant_id: dearer.variant_id, kind: 'price_up', before: 2400, now: 3000 },
      { variant_id: out.variant_id, kind: 'sold_out' },
      { variant_id: draft.variant_id, kind: 'gone' },
      { variant_id: nowhere.variant_id, kind: 'gone', name: 'Lost Bowl' },
    ]);
  });

  it('is told once that something is sold out', async () => {
    const goods = await addGoods(shop, { stock: 0 });
    const cart = (await preview(kept(goods, 1, { seen_available: 0 }))).json<Cart>();
    expect(cart).toMatchObject({ notices: [], subtotal: 0, cart_items: [{ variant: { stock_state: 'out' } }] });
  });

  it.each([
    ['more lines than a cart has', Array.from({ length: 201 }, () => kept({ variant_id: randomUUID() }))],
    ['what is no id', [{ ...kept({ variant_id: 'garbage' }) }]],
    ['no pieces', [kept({ variant_id: randomUUID() }, 0)]],
  ])('with %s is refused', async (_what, items) => {
    expect((await preview(...items)).statusCode).toBe(422);
  });
});

describe('a visitor’s cart that joins the account’s', () => {
  it('adds up, is lowered to what there is, and every change is told line by line until it has been seen', async () => {
    const [both, scarce, out, dearer] = [
      await addGoods(shop),
      await addGoods(shop, { stock: 3 }),
      await addGoods(shop, { stock: 0 }),
      await addGoods(shop, { regular_price: 3000 }),
    ];
    await join([kept(both, 2)]);
    const nowhere = { variant_id: randomUUID() };
    const cart = (
      await join([
        kept(both, 1),
        kept(scarce, 5),
        kept(out),
        kept(dearer, 1, { seen_price: 2400 }),
        kept(nowhere, 2, { name: 'Lost Bowl' }),
      ])
    ).json<Cart>();
    expect(Object.fromEntries(quantities(cart))).toEqual({
      [both.variant_id]: 3,
      [scarce.variant_id]: 3,
      [out.variant_id]: 1,
      [dearer.variant_id]: 1,
    });
    expect(cart.subtotal).toBe(3 * 2400 + 3 * 2400 + 3000);
    expect(cart.notices).toHaveLength(4);
    expect(cart.notices).toEqual(
      expect.arrayContaining([
        { variant_id: scarce.variant_id, kind: 'stock_short', name: 'Ember Mug', before: 5, now: 3 },
        { variant_id: out.variant_id, kind: 'sold_out', name: 'Ember Mug', before: 1, now: 0 },
        { variant_id: dearer.variant_id, kind: 'price_up', name: 'Ember Mug', before: 2400, now: 3000 },
        { variant_id: nowhere.variant_id, kind: 'gone', name: 'Lost Bowl', before: 2, now: 0 },
      ]),
    );
    const seen = await post('cart/notices/seen', {}, shopper.headers);
    expect(seen.json<Cart>().notices).toEqual([]);
  });

  it('joins once however often it is sent with its key', async () => {
    const goods = await addGoods(shop);
    const key = randomUUID();
    const [first, second] = await Promise.all([join([kept(goods, 2)], key), join([kept(goods, 2)], key)]);
    const third = await join([kept(goods, 2)], key);
    for (const answer of [first, second, third]) {
      expect(answer.statusCode).toBe(200);
      expect(quantities(answer.json<Cart>())).toEqual([[goods.variant_id, 2]]);
    }
    expect(third.headers['idempotency-replayed']).toBe('true');
  });

  it('has room for 200 lines, and leaves in the cart what was there', async () => {
    const { db } = shop.infra;
    const held = await addGoods(shop);
    await join([kept(held)]);
    const goods = await Promise.all(Array.from({ length: 200 }, () => addGoods(shop)));
    const cart = (await join(goods.map((one) => kept(one)))).json<Cart>();
    expect(cart.cart_items).toHaveLength(200);
    expect(quantities(cart)).toContainEqual([held.variant_id, 1]);
    const made_up = () => Array.from({ length: 200 }, () => kept({ variant_id: randomUUID() }));
    await join(made_up());
    await join(made_up());
    const row = await db.selectFrom('carts').select('id').where('user_id', '=', shopper.user_id).executeTakeFirst();
    const gone = await db
      .selectFrom('gone_items')
      .selectAll()
      .where('cart_id', '=', row?.id ?? '')
      .execute();
    expect(gone).toHaveLength(200);
  });

  it('needs a session', async () => {
    expect((await post('cart/join', { items: [] })).json().code).toBe('auth.not_authenticated');
  });
});

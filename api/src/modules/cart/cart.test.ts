import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { eventually, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';

const shop = forAllTests(startTestShop);
let shopper: SignedIn;
beforeEach(async () => {
  shopper = await signIn(shop);
});

type Method = 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/products/${url}`, headers: shopper.headers, ...(payload ? { payload } : {}) });
const add = (product_id: string, variant_id: string, quantity?: number) =>
  call(
    'POST',
    'add-to-cart',
    quantity === undefined ? { product_id, variant_id } : { product_id, variant_id, quantity },
  );
const set = ({ product_id, variant_id }: Goods, quantity: number) =>
  call('PATCH', `cart/${product_id}/${variant_id}`, { quantity });

describe('adding to the cart', () => {
  it('answers the cart with the fields of docs/product.md §3', async () => {
    const goods = await addGoods(shop, { regular_price: 2400 });
    const answer = await add(goods.product_id, goods.variant_id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      cart_items: [
        {
          product: {
            id: goods.product_id,
            name: 'Ember Mug',
            slug: goods.slug,
            category: null,
            type: 'Tableware',
            published: true,
            subscribers: 0,
            created_by: null,
            last_modified_by: null,
            created_at: expect.any(String),
            last_modified_at: expect.any(String),
            image: null,
          },
          variant: {
            id: goods.variant_id,
            sku: expect.any(String),
            options: { Glaze: 'Oat' },
            regular_price: 2400,
            sale_price: 0,
            stock_state: 'in_stock',
            available: 10,
          },
          quantity: 1,
          line_total: 2400,
        },
      ],
      saved_items: [],
      currency: 'USD',
      item_count: 1,
      subtotal: 2400,
      coupon: null,
      discount: 0,
      total: 2400,
      free_shipping: null,
      notices: [],
    });
  });

  it('adds to the quantity of the same variant (docs/product.md §4), by id or slug', async () => {
    const goods = await addGoods(shop);
    await add(goods.product_id, goods.variant_id, 2);
    const { cart_items, item_count } = (await add(goods.slug, goods.variant_id, 3)).json();
    expect([cart_items.length, cart_items[0].quantity, item_count]).toEqual([1, 5, 5]);
  });

  it('says how many are left when there are too few, and keeps the cart', async () => {
    const goods = await addGoods(shop, { stock: 3 });
    await add(goods.product_id, goods.variant_id, 2);
    const answer = await add(goods.product_id, goods.variant_id, 2);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'cart.out_of_stock',
      message: 'Only 3 left in stock.',
      available: 3,
    });
    const profile = await shop.app.inject({ url: '/api/users/me', headers: shopper.headers });
    expect(profile.json().cart.item_count).toBe(2);
    await add(goods.product_id, goods.variant_id);
    const all = await add(goods.product_id, goods.variant_id);
    expect(all.json()).toMatchObject({ message: 'The last 3 are in your cart already.', available: 3 });
  });

  it('never promises more than there is to simultaneous requests', async () => {
    const goods = await addGoods(shop, { stock: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(goods.product_id, goods.variant_id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    expect((await shop.services.cart.get(shopper.user_id)).item_count).toBe(5);
  });

  it('takes what may be ordered before it is there, up to 999', async () => {
    const goods = await addGoods(shop, { stock: 0, allow_backorder: true });
    expect((await add(goods.product_id, goods.variant_id, 999)).statusCode).toBe(200);
    expect((await add(goods.product_id, goods.variant_id, 1)).statusCode).toBe(409);
  });

  it('answers 404 for what is unknown, unpublished or of another product', async () => {
    const goods = await addGoods(shop);
    const other = await addGoods(shop);
    const draft = await addGoods(shop, { published: false });
    const code = async (product: string, variant: string) => {
      const answer = await add(product, variant);
      return [answer.statusCode, answer.json().code];
    };
    expect(await code('no-such-thing', goods.variant_id)).toEqual([404, 'catalogue.product_not_found']);
    expect(await code(draft.product_id, draft.variant_id)).toEqual([404, 'catalogue.product_not_found']);
    expect(await code(goods.product_id, other.variant_id)).toEqual([404, 'catalogue.variant_not_found']);
    expect(await code(goods.product_id, 'not-an-id')).toEqual([404, 'catalogue.variant_not_found']);
  });

  it.each([{ quantity: 0 }, { quantity: 1000 }, { quantity: 1.5 }, { quantity: '2' }, { colour: 'red' }])(
    'refuses %p with 422',
    async (extra) => {
      const goods = await addGoods(shop);
      const payload = { product_id: goods.product_id, variant_id: goods.variant_id, ...extra };
      const answer = await call('POST', 'add-to-cart', payload);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(Object.keys(extra));
    },
  );

  it('needs a session', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/products/add-to-cart', payload: {} });
    expect([answer.statusCode, answer.json().detail]).toEqual([401, 'Authentication credentials were not provided.']);
  });
});

describe('prices', () => {
  it('charge the sale price while it is on, else the regular one (docs/product.md §9)', async () => {
    const now = shop.clock.now().getTime();
    const at = (ms: number) => new Date(now + ms);
    const sale = { regular_price: 2000, sale_price: 1500 };
    const on = await addGoods(shop, { ...sale, sale_starts_at: at(-1000), sale_ends_at: at(60_000) });
    const later = await addGoods(shop, { ...sale, sale_starts_at: at(60_000) });
    await add(on.product_id, on.variant_id, 2);
    const { cart_items, subtotal } = (await add(later.product_id, later.variant_id)).json();
    expect(cart_items.map((item: { line_total: number }) => item.line_total)).toEqual([3000, 2000]);
    expect(subtotal).toBe(5000);

    shop.clock.advance(60_000);
    expect((await shop.services.cart.get(shopper.user_id)).subtotal).toBe(5500);
  });
});

describe('changing the cart', () => {
  it('sets a quantity, and removes at 0 or less (docs/product.md §4)', async () => {
    const goods = await addGoods(shop);
    await add(goods.product_id, goods.variant_id);
    expect((await set(goods, 7)).json().item_count).toBe(7);
    expect((await set(goods, 0)).json().cart_items).toEqual([]);
    await add(goods.product_id, goods.variant_id);
    expect((await set(goods, -1)).json().cart_items).toEqual([]);
  });

  it('refuses more than there is, but lets a quantity shrink that has become too large', async () => {
    const goods = await addGoods(shop, { stock: 5 });
    await add(goods.product_id, goods.variant_id, 5);
    expect((await set(goods, 6)).json()).toMatchObject({ code: 'cart.out_of_stock', available: 5 });
    await shop.infra.db.updateTable('variants').set({ stock: 1 }).where('id', '=', goods.variant_id).execute();
    expect((await set(goods, 3)).json().item_count).toBe(3);
  });

  it('answers 404 for what is not in the cart', async () => {
    const goods = await addGoods(shop);
    expect((await set(goods, 2)).json().code).toBe('cart.item_not_found');
  });

  it('removes one item, and answers the cart when there was none', async () => {
    const goods = await addGoods(shop);
    await add(goods.product_id, goods.variant_id);
    const path = `remove-from-cart/${goods.slug}/${goods.variant_id}`;
    expect((await call('DELETE', path)).json().cart_items).toEqual([]);
    expect((await call('DELETE', path)).statusCode).toBe(200);
    expect((await call('DELETE', 'remove-from-cart/x/y')).statusCode).toBe(200);
  });

  it('clears the cart, and only this person’s', async () => {
    const goods = await addGoods(shop);
    await add(goods.product_id, goods.variant_id);
    const other = await signIn(shop);
    await shop.services.cart.add(other.user_id, goods.slug, goods.variant_id, 1);
    expect((await call('DELETE', 'clear-cart')).json().cart_items).toEqual([]);
    expect((await shop.services.cart.get(other.user_id)).item_count).toBe(1);
  });

  it('shows the picture of the variant, else the first of the product', async () => {
    const goods = await addGoods(shop);
    const { db, clock } = shop.infra;
    const picture = { ext: 'webp', width: 10, height: 10, created_at: clock.now() };
    const [first, second] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
    await db
      .insertInto('images')
      .values([
        { id: first, hash: 'first', ...picture },
        { id: second, hash: 'second', derived_widths: [320, 640], ...picture },
      ])
      .execute();
    const { product_id } = goods;
    await db
      .insertInto('product_images')
      .values([
        { product_id, image_id: first, position: 0, alt: 'from the front' },
        { product_id, image_id: second, position: 1 },
      ])
      .execute();
    const image = async () => (await shop.services.cart.get(shopper.user_id)).cart_items[0]?.product.image;
    await add(goods.product_id, goods.variant_id);
    expect(await image()).toMatchObject({ src: '/media/first.webp', alt: 'from the front', widths: [] });
    await db.updateTable('variants').set({ image_id: second }).where('id', '=', goods.variant_id).execute();
    await shop.infra.changes.notify(db, [`product:${product_id}`]);
    await eventually(async () => (await image())?.src === '/media/second.webp');
    expect((await image())?.widths).toEqual([320, 640]);
  });

  it('is at the present price and publication, though what it shows of its goods is kept', async () => {
    const goods = await addGoods(shop);
    const { db } = shop.infra;
    await add(goods.product_id, goods.variant_id);
    await db.updateTable('variants').set({ regular_price: 777 }).where('id', '=', goods.variant_id).execute();
    await db.updateTable('products').set({ published: false }).where('id', '=', goods.product_id).execute();
    const [item] = (await shop.services.cart.get(shopper.user_id)).cart_items;
    expect(item).toMatchObject({
      product: { published: false },
      variant: { regular_price: 777, available: 0, stock_state: 'out' },
      line_total: 777,
    });
  });
});

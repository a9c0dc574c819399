import type { Problem, Product, ProductRecord, ProductVersion } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS } from '../../../../test/harness';
import { newId } from '../../../infra/basics/ids';
import { aBuyer, startOrdersShop } from '../../orders/testing/orders-shop';
import { aProductDesk } from '../testing/product-desk';

const shop = forAllTests(() => startOrdersShop(LONG_SESSIONS));
const desk = forAllTests(() => aProductDesk(shop));
jest.setTimeout(60_000);

const SIZES = [{ name: 'Size', values: ['S', 'M'] }];
const sized = (size: string, more: object = {}) => ({ options: { Size: size }, ...more });

async function aSizedProduct(): Promise<ProductRecord> {
  const made = await desk.make();
  const [first] = made.variants;
  const small = sized('S', { id: first?.id, regular_price: 1000, stock: 4, stock_was: 0 });
  return desk.setVariants(made, { options: SIZES, variants: [small, sized('M', { regular_price: 1200, stock: 2 })] });
}

const put = (product: ProductRecord, asked: object) =>
  desk.call('PUT', `/${product.id}/variants`, { version: product.version, ...asked });
const errorsOf = async (product: ProductRecord, asked: object) =>
  (await put(product, asked)).json<Problem>().errors ?? {};
const kept = ({ variants }: ProductRecord) => variants.map(({ id }): object => ({ id }));

async function buy(product: ProductRecord, quantity = 1): Promise<void> {
  const buyer = await aBuyer(shop);
  const variant_id = product.variants[0]?.id ?? '';
  await buyer.fill({ product_id: product.id, slug: product.slug, variant_id }, quantity);
  const answer = await buyer.order(newId());
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

describe('options and variants', () => {
  it('are saved at once: those that are there keep their ids and what is not said of them', async () => {
    const product = await aSizedProduct();
    expect(product.options).toEqual(SIZES);
    expect(product.variants).toMatchObject([
      { options: { Size: 'S' }, regular_price: 1000, stock: 4 },
      { options: { Size: 'M' }, regular_price: 1200, stock: 2, sku: expect.stringMatching(/-M$/) },
    ]);
    const sizes = [{ name: 'Size', values: ['S', 'M', 'L'] }];
    const [small, medium] = kept(product);
    const grown = await desk.setVariants(product, { options: sizes, variants: [medium, small, sized('L')] });
    expect(grown.variants.map(({ id }) => id).slice(0, 2)).toEqual([product.variants[1]?.id, product.variants[0]?.id]);
    expect(grown.variants[1]).toEqual(product.variants[0]);
    const log = (await desk.audited(product.id)).at(-1);
    expect(log).toMatchObject({ action: 'products.set_variants', after: { added: [grown.variants[2]?.sku] } });
  });

  it('are each told apart: by options, and by a SKU that nobody else has', async () => {
    const [one, two] = [await aSizedProduct(), await aSizedProduct()];
    const [first, second] = kept(two);
    const foreign = one.variants[0]?.sku ?? '';
    const named = await errorsOf(two, { options: SIZES, variants: [first, { ...second, sku: foreign.toLowerCase() }] });
    expect(named).toEqual({
      'variants.1.sku': [`${foreign.toLowerCase()} is the SKU of another product: ${one.name}.`],
    });
    const wrong = [
      { options: SIZES, variants: [first, second, sized('M')] },
      { options: SIZES, variants: [first, second, sized('XXL')] },
      { options: SIZES, variants: [first, second, { id: newId(), options: { Size: 'M' } }] },
      { options: [...SIZES, ...SIZES], variants: [first, second] },
      {
        options: SIZES,
        variants: [
          { ...first, sku: 'same' },
          { ...second, sku: 'SAME' },
        ],
      },
      { options: SIZES, variants: [{ ...first, sale_price: 1000 }, second] },
      { options: SIZES, variants: [{ ...first, unit: 'g' }, second] },
      { options: SIZES, variants: [{ ...first, image_id: newId() }, second] },
    ];
    const fields = [];
    for (const asked of wrong) fields.push(Object.keys(await errorsOf(two, asked)).join());
    expect(fields).toEqual([
      'variants.2.options',
      'variants.2.options',
      'variants.2.options,variants.2.id',
      'options',
      'variants.1.sku',
      'variants.0.sale_price',
      'variants.0.unit',
      'variants.0.image_id',
    ]);
    expect(await desk.show(two.id)).toEqual(two);
  });

  it('that were ordered stay, which is said by the SKU; others go, and the product can be archived', async () => {
    const product = await desk.edit(await aSizedProduct(), { status: 'active' });
    await buy(product);
    const [small, medium] = kept(product);
    const refused = await put(product, { options: SIZES, variants: [medium] });
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      409,
      `${product.variants[0]?.sku} has been ordered and stays in its orders. Set its stock to 0 to sell no more of it.`,
    ]);
    const left = await desk.setVariants(product, { options: SIZES, variants: [small] });
    expect([left.variants.length, left.was_ordered]).toEqual([1, true]);
    const gone = await desk.call('DELETE', `/${product.id}?version=${left.version}`);
    expect([gone.statusCode, gone.json<Problem>().code]).toEqual([409, 'products.not_possible']);
    expect((await desk.edit(left, { status: 'archived' })).published).toBe(false);
  });
});

describe('stock', () => {
  it('is moved by what was seen: a sale meanwhile stays sold', async () => {
    const product = await desk.edit(await aSizedProduct(), { status: 'active' });
    await buy(product);
    const [small, medium] = kept(product);
    const asked = {
      options: SIZES,
      variants: [{ ...small, stock: 10, stock_was: 4 }, medium],
      stock_reason: 'Found some',
    };
    const raised = await desk.setVariants(product, asked);
    expect(raised.variants[0]?.stock).toBe(9);
    const { sku = '' } = product.variants[0] ?? {};
    expect((await desk.audited(product.id)).at(-1)).toMatchObject({
      before: { variants: [{ sku, stock: 3 }] },
      after: { variants: [{ sku, stock: 9 }], stock_reason: 'Found some' },
    });
    const wrong = { options: SIZES, variants: [{ ...small, stock: 0, stock_was: 10 }, medium] };
    expect(await errorsOf(raised, wrong)).toEqual({
      'variants.0.stock': [`There are only 9 of ${sku} by now: so many cannot be taken away.`],
    });
  });

  it('loses no sale and no delivery, however many of both come at once', async () => {
    const product = await desk.edit(await desk.stock(await desk.make(), 1000, 100), { status: 'active' });
    const id = product.variants[0]?.id;
    const restock = async () => {
      const now = await desk.show(product.id);
      const stock_was = now.variants[0]?.stock ?? 0;
      const asked = { options: [], variants: [{ id, stock: stock_was + 5, stock_was }] };
      return (await put(now, asked)).statusCode === 200 ? 5 : 0;
    };
    const sold = Array.from({ length: 8 }, () => buy(product).then(() => -1));
    const moved = await Promise.all([...sold, ...Array.from({ length: 8 }, restock)]);
    const sum = moved.reduce((all, one) => all + one, 0);
    expect((await desk.show(product.id)).variants[0]?.stock).toBe(100 + sum);
  });
});

it('takes two thousand variants, and one price of them alone', async () => {
  const made = await desk.make();
  const values = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`);
  const options = [
    { name: 'Size', values: values('s', 50) },
    { name: 'Colour', values: values('c', 40) },
  ];
  const variants = values('s', 50).flatMap((Size) =>
    values('c', 40).map((Colour) => ({ options: { Size, Colour }, regular_price: 900 })),
  );
  const many = await desk.setVariants(made, { options, variants });
  expect([many.variants.length, new Set(many.variants.map(({ sku }) => sku)).size]).toEqual([2000, 2000]);
  const { variants: shown, ...rest } = await desk.show(`${many.id}?variants=2`);
  expect([shown, rest.variant_count]).toEqual([many.variants.slice(0, 2), 2000]);
  const last = many.variants.at(-1);
  const changed = await desk.change(many, [{ id: last?.id, regular_price: 800 }]);
  expect([changed.variants, changed.variant_count]).toEqual([[{ ...last, regular_price: 800 }], 2000]);
  const log = (await desk.audited(made.id)).at(-1);
  expect(log?.after).toEqual({ variants: [{ sku: last?.sku, regular_price: 800 }] });
  const now = await desk.show(many.id);
  expect(now.variants).toEqual([...many.variants.slice(0, -1), { ...last, regular_price: 800 }]);
  expect((await put(now, { options, variants: [...kept(now), {}] })).statusCode).toBe(422);
});

describe('some variants', () => {
  const patch = (product: ProductRecord, variants: object[]) =>
    desk.call('PATCH', `/${product.id}/variants`, { version: product.version, variants });

  it('are refused by what the others have: a SKU, and the last price of what is for sale', async () => {
    const product = await desk.edit(await aSizedProduct(), { status: 'active' });
    const [small, medium] = product.variants;
    const errors = async (variants: object[]) => (await patch(product, variants)).json<Problem>().errors;
    expect(await errors([{ id: medium?.id, sku: small?.sku }])).toEqual({
      'variants.0.sku': [`Two variants have the SKU ${small?.sku}.`],
    });
    expect(Object.keys((await errors([{ id: newId(), stock: 1 }])) ?? {})).toContain('variants.0.id');
    const free = await desk.change(product, [{ id: small?.id, regular_price: 0 }]);
    const gone = await patch(free, [{ id: medium?.id, regular_price: 0 }]);
    expect([gone.statusCode, gone.json<Problem>().code]).toEqual([409, 'products.not_possible']);
    expect((await patch(product, [{ id: small?.id, regular_price: 5 }])).json<Problem>().code).toBe('products.stale');
  });

  it('are what they were in each kept version, though only what changed is kept', async () => {
    const product = await aSizedProduct();
    const [small, medium] = product.variants;
    const one = await desk.change(product, [{ id: small?.id, regular_price: 1100 }]);
    const two = await desk.change(one, [{ id: medium?.id, sku: 'OTHER-M' }]);
    const three = await desk.change(two, [{ id: small?.id, regular_price: 1300 }]);
    await desk.edit(three, { vendor: 'Kiln' });
    const versionOf = async (version: number) => {
      const { record } = (await desk.call('GET', `/${product.id}/versions/${version}`)).json<ProductVersion>();
      return [record.options, record.variants.map(({ sku, regular_price }) => [sku, regular_price])];
    };
    const was = (price: number, sku: string) => [
      SIZES,
      [
        [small?.sku, price],
        [sku, 1200],
      ],
    ];
    expect(await versionOf(product.version)).toEqual(was(1000, medium?.sku ?? ''));
    expect(await versionOf(one.version)).toEqual(was(1100, medium?.sku ?? ''));
    expect(await versionOf(two.version)).toEqual(was(1100, 'OTHER-M'));
    expect(await versionOf(three.version)).toEqual(was(1300, 'OTHER-M'));
  });
});

describe('what a variant costs the shop', () => {
  const COST = 987_651;

  it('is written, told by the audit log, kept with its version and taken away again', async () => {
    const product = await aSizedProduct();
    const [small] = product.variants;
    expect(small?.cost).toBeNull();
    const costly = await desk.change(product, [{ id: small?.id, cost: COST }]);
    expect(costly.variants[0]?.cost).toBe(COST);
    expect((await desk.audited(product.id)).at(-1)).toMatchObject({
      before: { variants: [{ sku: small?.sku, cost: null }] },
      after: { variants: [{ sku: small?.sku, cost: COST }] },
    });
    const free = await desk.change(costly, [{ id: small?.id, cost: null }]);
    const { record } = (await desk.call('GET', `/${product.id}/versions/${costly.version}`)).json<ProductVersion>();
    expect([free.variants[0]?.cost, record.variants[0]?.cost]).toEqual([null, COST]);
  });

  it('is in no answer that shoppers get', async () => {
    const sized = await aSizedProduct();
    const costly = await desk.change(
      sized,
      sized.variants.map(({ id }) => ({ id, cost: COST })),
    );
    const { id, slug, variants } = await desk.edit(costly, { status: 'active' });
    const variant_id = variants[0]?.id ?? '';
    const buyer = await aBuyer(shop);
    await buyer.fill({ product_id: id, slug, variant_id }, 1);
    const bought = await buyer.order(newId());
    const line = { variant_id, quantity: 1, name: 'x', seen_price: null, seen_available: null };
    const urls = [`products/${slug}`, `products/${slug}?near=`, 'products?page_size=100', `products/cards?ids=${id}`];
    const others = [`products/${slug}/related`, `products/${slug}/bought-together`, 'home', 'products/suggest?q=mug'];
    const read = (url: string) => shop.app.inject({ method: 'GET', url: `/api/${url}` });
    const answers = await Promise.all([...urls, ...others].map(read));
    const payload = { items: [line] };
    const preview = await shop.app.inject({ method: 'POST', url: '/api/cart/preview', payload });
    for (const { body } of [...answers, preview, bought]) expect(body).not.toMatch(/987.?651|"cost"/);
    expect([answers[0]?.statusCode, preview.statusCode, bought.statusCode]).toEqual([200, 200, 201]);
  });
});

describe('a product as shoppers read it', () => {
  const read = (product: ProductRecord, near: string) =>
    shop.app.inject({ url: `/api/products/${product.slug}`, query: { near } });
  /** How many answers are kept of those around these variants. */
  const answersKept = async (product: ProductRecord, nears: (string | undefined)[]): Promise<number> => {
    shop.infra.readCache.clear();
    const answers = [];
    for (const near of nears) answers.push(await read(product, near ?? ''));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    return shop.infra.readCache.stats().entries;
  };
  const texts = ['', 'a', 'x'.repeat(100), 'x'.repeat(101)];

  it('is kept once, whatever variant it is asked around', async () => {
    const product = await desk.edit(await aSizedProduct(), { status: 'active' });
    expect(await answersKept(product, [...texts, ...product.variants.map(({ id }) => id), newId()])).toBe(1);
  });

  it('is kept by the variant it is asked around where it has more than a hundred, and once for what is no id', async () => {
    const [Size, Colour] = ['s', 'c'].map((letter) => Array.from({ length: 11 }, (_, index) => `${letter}${index}`));
    const options = Object.entries({ Size, Colour }).map(([name, values = []]) => ({ name, values }));
    const variants = (Size ?? []).flatMap((size) =>
      (Colour ?? []).map((colour) => ({ options: { Size: size, Colour: colour }, regular_price: 900 })),
    );
    const many = await desk.edit(await desk.setVariants(await desk.make(), { options, variants }), {
      status: 'active',
    });
    const last = many.variants.at(-1)?.id;
    expect(await answersKept(many, texts)).toBe(1);
    expect(await answersKept(many, [...texts, last, last?.toUpperCase(), many.variants[100]?.id])).toBe(3);
    expect((await read(many, last ?? '')).json<Product>().variants.map(({ id }) => id)).toContain(last);
  });
});

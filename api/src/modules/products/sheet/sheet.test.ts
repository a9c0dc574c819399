import type { ProductRecord, Sheet, SheetAnswer } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { aProductDesk } from '../testing/product-desk';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
const desk = forAllTests(() => aProductDesk(shop));
jest.setTimeout(60_000);

const read = async (query = '') => (await desk.call('GET', `/spreadsheet${query}`)).json<Sheet>();
const write = async (...changes: object[]) => {
  const answer = await desk.call('PATCH', '/spreadsheet', { changes });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<SheetAnswer>();
};
const sized = (name: string, values: readonly string[], stock = 3) =>
  desk.make(name).then((made) =>
    desk.setVariants(made, {
      options: [{ name: 'Size', values }],
      variants: values.map((value) => ({ options: { Size: value }, regular_price: 2000, stock })),
    }),
  );
const idOf = ({ variants }: ProductRecord, at = 0): string => variants[at]?.id ?? '';

describe('the spreadsheet', () => {
  it('has a row for each variant of the products that match', async () => {
    const product = await sized('Sheet Alpha', ['S', 'M']);
    const sheet = await read('?search=sheet%20alpha');
    expect(sheet).toMatchObject({ total: 1, total_is_exact: true, next_cursor: null, currency: 'USD' });
    expect(sheet.rows).toMatchObject([
      { product_id: product.id, name: 'Sheet Alpha', options: ['S'], regular_price: 2000, stock: 3, status: 'draft' },
      { options: ['M'] },
    ]);
  });

  it('comes part by part, a product with its variants at a time', async () => {
    const many = Array.from({ length: 1_300 }, (_, index) => `${index}`);
    for (const name of ['Part One', 'Part Two']) await sized(name, many);
    const first = await read('?search=part&sort=name');
    expect([first.rows.length, new Set(first.rows.map(({ name }) => name))]).toEqual([1_300, new Set(['Part One'])]);
    const second = await read(`?search=part&sort=name&after=${first.next_cursor}`);
    expect([second.rows.length, second.rows[0]?.name, second.next_cursor]).toEqual([1_300, 'Part Two', null]);
  });

  it('writes cells of several products at once, as their pages do: one version and one audit entry each', async () => {
    const [one, other] = [await sized('Sheet One', ['S', 'M']), await desk.stock(await desk.make('Sheet Two'))];
    const { rows, refused } = await write(
      {
        product_id: one.id,
        status: { was: 'draft', value: 'active' },
        variants: [
          { variant_id: idOf(one), regular_price: { was: 2000, value: 2500 }, sale_price: { was: 0, value: 1900 } },
          { variant_id: idOf(one, 1), sku: { was: one.variants[1]?.sku, value: 'SHEET-M' } },
        ],
      },
      {
        product_id: other.id,
        variants: [
          {
            variant_id: idOf(other),
            stock: { was: 3, value: 10 },
            expected_on: { was: null, value: '2031-12-05' },
          },
        ],
      },
    );
    expect(refused).toEqual([]);
    expect(rows).toMatchObject([
      { status: 'active', regular_price: 2500, sale_price: 1900 },
      { sku: 'SHEET-M' },
      { stock: 10, expected_on: '2031-12-05' },
    ]);
    expect((await desk.show(one.id)).version).toBe(one.version + 1);
    expect((await desk.audited(one.id)).at(-1)).toMatchObject({
      action: 'products.update',
      before: { status: 'draft' },
      after: { status: 'active' },
    });
    expect((await shop.app.inject('/api/products/sheet-one')).json().variants[0]).toMatchObject({ sale_price: 1900 });
  });

  it('refuses what cannot be by cell, and writes everything else', async () => {
    const product = await sized('Sheet Refused', ['S', 'M', 'L']);
    const { rows, refused } = await write({
      product_id: product.id,
      variants: [
        { variant_id: idOf(product), sale_price: { was: 0, value: 9000 } },
        { variant_id: idOf(product, 1), regular_price: { was: 2000, value: 3000 } },
        { variant_id: newId(), stock: { was: 0, value: 1 } },
      ],
    });
    expect(refused).toMatchObject([
      { field: 'stock', message: 'This variant is no longer there.' },
      { variant_id: idOf(product), field: 'sale_price', message: 'A sale price must be below the price.' },
    ]);
    expect(rows.map(({ regular_price, sale_price }) => [regular_price, sale_price])).toEqual([
      [2000, 0],
      [3000, 0],
      [2000, 0],
    ]);
  });

  it('overwrites nothing that somebody else has changed; stock moves by what was seen', async () => {
    const product = await sized('Sheet Stale', ['S'], 5);
    await desk.setVariants(product, {
      options: product.options,
      variants: [{ id: idOf(product), regular_price: 2100, stock: 4, stock_was: 5 }],
    });
    const { rows, refused } = await write({
      product_id: product.id,
      variants: [{ variant_id: idOf(product), regular_price: { was: 2000, value: 2500 }, stock: { was: 5, value: 8 } }],
    });
    expect(refused).toMatchObject([{ field: 'regular_price', message: 'Somebody has changed this meanwhile.' }]);
    expect(rows).toMatchObject([{ regular_price: 2100, stock: 7 }]);
  });

  it('puts nothing into the shop that has no price, and takes out what loses it in one go', async () => {
    const free = await desk.make('Sheet Free');
    const { refused } = await write({ product_id: free.id, status: { was: 'draft', value: 'active' }, variants: [] });
    expect(refused).toMatchObject([{ field: 'status', message: 'Give it a price above 0 first.' }]);
    const active = await desk.edit(await desk.stock(await desk.make('Sheet Leaves')), { status: 'active' });
    const gone = await write({
      product_id: active.id,
      status: { was: 'active', value: 'archived' },
      variants: [{ variant_id: idOf(active), regular_price: { was: 2400, value: 0 } }],
    });
    expect([gone.refused, gone.rows[0]]).toMatchObject([[], { status: 'archived', regular_price: 0 }]);
  });

  it('changes nothing where nothing is changed', async () => {
    const product = await sized('Sheet Same', ['S']);
    await write({
      product_id: product.id,
      variants: [{ variant_id: idOf(product), regular_price: { was: 1, value: 2000 } }],
    });
    expect((await desk.show(product.id)).version).toBe(product.version);
  });

  it('is for those who may write products, and at most a hundred at once', async () => {
    const reader = await signIn(shop, 'ADMIN');
    await appoint(shop, reader.user_id, 'read_only');
    const change = { product_id: newId(), variants: [] };
    const answer = await desk.call('PATCH', '/spreadsheet', { changes: [change] }, reader.headers);
    expect(answer.statusCode).toBe(403);
    expect((await desk.call('GET', '/spreadsheet', undefined, reader.headers)).statusCode).toBe(200);
    const many = Array.from({ length: 101 }, () => change);
    expect((await desk.call('PATCH', '/spreadsheet', { changes: many })).statusCode).toBe(422);
  });
});

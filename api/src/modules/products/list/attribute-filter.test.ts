import type { AdminAttributeRecord, AdminProductList, ProductRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { newId } from '../../../infra/basics/ids';
import { fillOrders } from '../../orders/testing/many-orders';
import { aDesk } from '../../jobs/testing/desk';
import { PRODUCT_SORTS } from '../../../schemas/filters/product-filter';
import { aProductDesk } from '../testing/product-desk';
import type { ProductDesk } from '../testing/product-desk';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let desk: ProductDesk;
jest.setTimeout(60_000);

async function attribute(name: string, kind: string, more: object = {}, values: object[] = []): Promise<void> {
  const call = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    shop.app.inject({
      method,
      url: `/api/admin/attributes${url}`,
      headers: { ...desk.headers, 'idempotency-key': newId() },
      payload,
    });
  const made = (await call('POST', '', { name, kind, ...more })).json<AdminAttributeRecord>();
  if (values.length > 0) await call('PATCH', `/${made.code}`, { version: made.version, values });
}

const said = (name: string, ...values: string[]) => ({ name, values });
const make = async (name: string, ...attributes: object[]): Promise<ProductRecord> =>
  desk.edit(await desk.make(name), { attributes });

beforeAll(async () => {
  desk = await aProductDesk(shop);
  await attribute('Finish', 'choice', {}, [{ label: 'Matt' }, { label: 'Gloss' }]);
  await attribute('Tint', 'swatch', {}, [{ label: 'Green' }, { label: 'Sage', family: 'Green' }, { label: 'Red' }]);
  await attribute('Holds', 'number', { unit: 'ml' });
  await attribute('Made by', 'text');
  await attribute('Dishwasher', 'boolean');
  await attribute('Since', 'date');
  await make(
    'Alpha',
    said('Finish', 'Matt'),
    said('Tint', 'Sage'),
    said('Holds', '250 ml'),
    said('Made by', 'Oak & Sons'),
  );
  await make(
    'Beta',
    said('Finish', 'Gloss'),
    said('Holds', '1 l'),
    said('Dishwasher', 'Yes'),
    said('Since', '2024-05-01'),
  );
  await make(
    'Gamma',
    said('Finish', 'Matt'),
    said('Tint', 'Red'),
    said('Made by', 'Old Oak'),
    said('Since', '2023-01-31'),
  );
  await make('Delta');
}, 60_000);

const ask = (attributes: string, more: Record<string, string> = {}) =>
  shop.app.inject({ url: '/api/admin/products', headers: desk.headers, query: { sort: 'name', attributes, ...more } });
const names = async (attributes: string, more?: Record<string, string>) => {
  const { items, total } = (await ask(attributes, more)).json<AdminProductList>();
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
};

test('products are narrowed by attributes of every kind, and by several at once', async () => {
  expect(await names('finish:matt')).toEqual(['Alpha', 'Gamma']);
  expect(await names('finish:matt,gloss')).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await names('tint:green')).toEqual(['Alpha']);
  expect(await names('tint:red,sage')).toEqual(['Alpha', 'Gamma']);
  expect(await names('holds:200..300')).toEqual(['Alpha']);
  expect(await names('holds:300..')).toEqual(['Beta']);
  expect(await names('holds:..1000')).toEqual(['Alpha', 'Beta']);
  expect(await names('made-by:OAK')).toEqual(['Alpha']);
  expect(await names('made-by:o')).toEqual(['Alpha', 'Gamma']);
  expect(await names('dishwasher:yes')).toEqual(['Beta']);
  expect(await names('dishwasher:no')).toEqual([]);
  expect(await names('since:2024-01-01..')).toEqual(['Beta']);
  expect(await names('finish:matt;since:..2023-12-31')).toEqual(['Gamma']);
  expect(await names('finish:matt', { search: 'gam' })).toEqual(['Gamma']);
  expect(await names('finish:matt', { status: 'draft' })).toEqual(['Alpha', 'Gamma']);
  // nobody is
  expect(await names('finish:matt', { status: 'archived' })).toEqual([]);
});

test.each(PRODUCT_SORTS)(
  'parts of what has a value have each product once, drafts too, in the order %s',
  async (sort) => {
    const whole = await names('finish:matt,gloss', { sort });
    expect([...whole].sort()).toEqual(['Alpha', 'Beta', 'Gamma']);
    const parts: string[] = [];
    for (let after: string | null | undefined; after !== null && parts.length < 4;) {
      const { items, next_cursor, total } = (
        await ask('finish:matt,gloss', { sort, page_size: '1', ...(after && { after }) })
      ).json<AdminProductList>();
      expect(total).toBe(3);
      parts.push(...items.map(({ name }) => name));
      after = next_cursor;
    }
    expect(parts).toEqual(whole);
  },
);

test('what names no attribute, no value or no range is refused by a sentence that says which', async () => {
  const refused = async (attributes: string) => {
    const answer = await ask(attributes);
    return [answer.statusCode, answer.json().errors?.attributes?.[0]];
  };
  expect(await refused('taste:sour')).toEqual([422, 'There is no attribute “taste”.']);
  expect(await refused('finish:matt,rough')).toEqual([422, '“Finish” has no value “rough”.']);
  expect(await refused('dishwasher:perhaps')).toEqual([422, '“Dishwasher” has no value “perhaps”.']);
  expect(await refused('holds:250')).toEqual([422, expect.stringContaining('“Holds” is a number')]);
  expect(await refused('since:yesterday..')).toEqual([422, expect.stringContaining('“Since” is a day')]);
  for (const wrong of ['finish', 'finish:', 'finish:matt;finish:gloss', ';', 'made-by:&', 'finish:matt,'])
    expect([wrong, ...(await refused(wrong))]).toEqual([wrong, 422, expect.stringContaining('colour:sage,oat')]);
});

test('files and what is done with all that match go by the same question', async () => {
  const jobs = await aDesk(shop, fillOrders);
  const filter = { attributes: 'finish:matt' };
  const file = await jobs.begin('products.export', { filter });
  await jobs.finish();
  expect(await jobs.show(file.id)).toMatchObject({ state: 'done', done: 2 });
  const { id } = await jobs.begin('products.archive', { products: { filter, count: 2 } });
  await jobs.finish();
  expect(await jobs.show(id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
  expect(await names('finish:matt', { status: 'archived' })).toEqual(['Alpha', 'Gamma']);
  const unknown = await jobs.start('products.archive', {
    products: { filter: { attributes: 'taste:sour' }, count: 2 },
  });
  expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['attributes']]);
});

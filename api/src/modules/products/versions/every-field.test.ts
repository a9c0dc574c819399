import type { ProductRecord, ProductVersion } from '@tessera/shared/contract';
import { startTestShop } from '../../../../test/harness';
import type { TestShop } from '../../../../test/harness';
import { newId } from '../../../infra/basics/ids';
import type { ProductEdit } from '../record/product-requests.schemas';
import { aProductDesk } from '../testing/product-desk';
import type { ProductDesk } from '../testing/product-desk';

let shop: TestShop;
let desk: ProductDesk;
let said: Required<ProductEdit>;
let other: Required<ProductEdit>;
let beside: string[];
jest.setTimeout(60_000);

async function aCategory(name: string): Promise<string> {
  const id = newId();
  const stamps = { created_at: shop.clock.now(), last_modified_at: shop.clock.now() };
  const row = { id, name, slug: name.toLowerCase(), parent_id: null, image_id: null, ...stamps };
  await shop.infra.db.insertInto('categories').values(row).execute();
  return id;
}

const wordsOf = (name: string) => ({
  de: {
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    description_html: `<p>${name}</p>`,
    seo_title: `${name} online`,
    seo_description: `Mehr zu: ${name}`,
  },
});

beforeAll(async () => {
  shop = await startTestShop({ config: { access_token_seconds: 36_000 } });
  desk = await aProductDesk(shop);
  beside = [(await desk.make()).id, (await desk.make()).id];
  // Whoever gives staff a field more to write is asked by the type for two values of it.
  said = {
    name: 'First cup',
    slug: 'first-cup',
    description_html: '<p>First</p>',
    type: 'Cup',
    vendor: 'First & Sons',
    gift_card: true,
    tags: ['first'],
    category_id: await aCategory('Cups'),
    status: 'active',
    available_from: '2020-01-01T00:00:00.000Z',
    available_until: '2090-01-01T00:00:00.000Z',
    seo_title: 'The first cup',
    seo_description: 'A cup that came first',
    words: wordsOf('Erste Tasse'),
    origin_country: 'PT',
    attributes: [{ name: 'Made of', values: ['Clay'] }],
    related: beside.toReversed(),
  };
  other = {
    name: 'Second cup',
    slug: 'second-cup',
    description_html: '<p>Second</p>',
    type: 'Mug',
    vendor: 'Second & Daughters',
    gift_card: false,
    tags: ['second'],
    category_id: await aCategory('Mugs'),
    status: 'archived',
    available_from: '2021-01-01T00:00:00.000Z',
    available_until: '2091-01-01T00:00:00.000Z',
    seo_title: 'The second cup',
    seo_description: 'A cup that came second',
    words: wordsOf('Zweite Tasse'),
    origin_country: 'DE',
    attributes: [{ name: 'Made of', values: ['Oak'] }],
    related: beside.slice(0, 1),
  };
});
afterAll(() => shop.close());

describe('each field of a product that staff write', () => {
  let product: ProductRecord;
  let kept: number;
  const names = () => Object.keys(said);

  it('is answered as it was written', async () => {
    product = await desk.edit(await desk.stock(await desk.make()), said);
    expect(product).toMatchObject(said);
  });

  it('stands in the audit log, before and after', async () => {
    kept = product.version;
    product = await desk.edit(product, other);
    const entry = (await desk.audited(product.id)).at(-1);
    expect(Object.keys(entry?.before ?? {})).toEqual(expect.arrayContaining(names()));
    expect(Object.keys(entry?.after ?? {})).toEqual(expect.arrayContaining(names()));
  });

  it('is kept by a version', async () => {
    const { record } = (await desk.call('GET', `/${product.id}/versions/${kept}`)).json<ProductVersion>();
    expect(record).toMatchObject(said);
  });

  it('comes back with the texts, all but status and schedule', async () => {
    const body = { version: product.version, parts: ['texts'] };
    product = (await desk.call('POST', `/${product.id}/versions/${kept}/restore`, body)).json<ProductRecord>();
    const { status, available_from, available_until } = other;
    expect(product).toMatchObject({ ...said, status, available_from, available_until });
  });

  it('is in a copy, all but addresses, status and schedule', async () => {
    const copy = (await desk.call('POST', `/${product.id}/duplicate`)).json<ProductRecord>();
    const words = { de: { ...said.words.de, slug: '' } };
    const own = { slug: 'first-cup-2', words, status: 'draft', available_from: null, available_until: null };
    expect(copy).toMatchObject({ ...said, ...own });
  });
});

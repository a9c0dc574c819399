import { sql } from 'kysely';
import type { ProductRecord, ProductVersion, ProductVersionList } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { aProductDesk } from '../testing/product-desk';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
const desk = forAllTests(() => aProductDesk(shop));
jest.setTimeout(60_000);

const list = async ({ id }: ProductRecord) =>
  (await desk.call('GET', `/${id}/versions`)).json<ProductVersionList>().items;
const read = async ({ id }: ProductRecord, version: number) =>
  (await desk.call('GET', `/${id}/versions/${version}`)).json<ProductVersion>();
const restore = ({ id, version }: ProductRecord, kept: number, ...parts: string[]) =>
  desk.call('POST', `/${id}/versions/${kept}/restore`, { version, parts });

const sizes = (...values: string[]) => ({
  options: [{ name: 'Size', values }],
  variants: values.map((value, index) => ({ options: { Size: value }, regular_price: 1000 + index, stock: 2 })),
});

describe('versions of a product', () => {
  it('are kept with each change, who made them and when, and not where nothing changed', async () => {
    const made = await desk.make('First Cup');
    shop.clock.advance(1_000);
    const edited = await desk.edit(made, { name: 'Second Cup', description_html: '<p>long</p>'.repeat(4_000) });
    await desk.edit(edited, { name: 'Third Cup', description_html: '' });
    const items = await list(made);
    expect(items.map(({ version }) => version)).toEqual([2, 1]);
    expect(items[1]).toMatchObject({ made_at: made.last_modified_at, made_by: { name: 'Ada Lovelace' } });
    expect((await read(made, 2)).record).toMatchObject({
      name: 'Second Cup',
      description_html: '<p>long</p>'.repeat(4_000),
    });
    expect((await read(made, 1)).record.name).toBe('First Cup');
  });

  it('bring texts back as a new version, which the audit log names, and leave status and stock as they are', async () => {
    let product = await desk.stock(await desk.make('Old Bowl'), 2400, 7);
    const says = { tags: ['blue'], attributes: [{ name: 'Material', values: ['clay'] }], origin_country: 'PT' };
    product = await desk.edit(product, says);
    const kept = product.version;
    product = await desk.edit(product, {
      name: 'New Bowl',
      tags: [],
      attributes: [],
      origin_country: null,
      status: 'active',
      slug: 'newest',
    });
    const restored = (await restore(product, kept, 'texts', 'variants')).json<ProductRecord>();
    expect(restored).toMatchObject({
      version: product.version + 1,
      name: 'Old Bowl',
      slug: 'old-bowl',
      tags: ['blue'],
      status: 'active',
      attributes: [{ name: 'Material', values: ['clay'] }],
      origin_country: 'PT',
      variants: [{ regular_price: 2400, stock: 7 }],
    });
    const entry = (await desk.audited(product.id)).at(-1);
    expect(entry).toMatchObject({
      action: 'products.restore',
      before: { name: 'New Bowl' },
      after: { name: 'Old Bowl', from_version: kept },
    });
  });

  it('leave as it is what they were kept without: a field that products got later', async () => {
    const product = await desk.edit(await desk.make('Early Cup'), { name: 'Late Cup', origin_country: 'PT' });
    await sql`
      update product_versions set record = record - 'origin_country' where product_id = ${product.id}`.execute(
      shop.infra.db,
    );
    expect((await read(product, 1)).record).not.toHaveProperty('origin_country');
    const restored = (await restore(product, 1, 'texts')).json<ProductRecord>();
    expect(restored).toMatchObject({ name: 'Early Cup', origin_country: 'PT' });
  });

  it('make variants anew that are gone, without stock, and take away those that came since', async () => {
    let product = await desk.setVariants(await desk.make('Sized Cup'), sizes('S', 'M'));
    const kept = product.version;
    const [small] = product.variants;
    product = await desk.setVariants(product, {
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        { id: small?.id, options: { Size: 'S' }, regular_price: 900 },
        { options: { Size: 'L' }, regular_price: 1500, stock: 4 },
      ],
    });
    const restored = (await restore(product, kept, 'variants')).json<ProductRecord>();
    expect(restored.options).toEqual([{ name: 'Size', values: ['S', 'M'] }]);
    expect(restored.variants).toMatchObject([
      { id: small?.id, options: { Size: 'S' }, regular_price: 1000, stock: 2 },
      { options: { Size: 'M' }, regular_price: 1001, stock: 0 },
    ]);
  });

  it('are not brought back over what somebody else has changed, nor by those who may only read', async () => {
    const made = await desk.make('Quiet Cup');
    const edited = await desk.edit(made, { vendor: 'One' });
    await desk.edit(edited, { vendor: 'Two' });
    const answer = await restore(edited, 1, 'texts');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'products.stale', current: { version: 3 } },
    ]);
    expect((await restore(await desk.show(made.id), 9, 'texts')).json().code).toBe('products.version_not_found');
  });

  it('are kept fifty at a time', async () => {
    let product = await desk.make('Busy Cup');
    for (let count = 0; count < 52; count += 1) product = await desk.edit(product, { vendor: `Maker ${count}` });
    const versions = (await list(product)).map(({ version }) => version);
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([50, 52, 3]);
  });
});

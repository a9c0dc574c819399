import sharp from 'sharp';
import type { Problem, Product, ProductRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../../test/harness';
import { newId } from '../../../infra/basics/ids';
import { aProductDesk } from '../testing/product-desk';

jest.setTimeout(60_000);
const shop = forAllTests(startTestShop);
const desk = forAllTests(() => aProductDesk(shop));

const draw = (red: number) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer();

/** A multipart body as a browser sends it. */
async function send({ id }: ProductRecord, content: Buffer) {
  const mark = 'tessera-boundary';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${mark}--\r\n`)]);
  const headers = { ...desk.headers, 'content-type': `multipart/form-data; boundary=${mark}` };
  return shop.app.inject({ method: 'POST', url: `/api/admin/products/${id}/pictures`, headers, payload });
}
const add = async (product: ProductRecord, red: number) => (await send(product, await draw(red))).json<ProductRecord>();
const order = (product: ProductRecord, pictures: object[]) =>
  desk.call('PUT', `/${product.id}/pictures`, { version: product.version, pictures });

it('pictures are put behind each other, sorted, described, given to variants and taken off', async () => {
  const made = await desk.make();
  await add(made, 10);
  const two = await add(made, 200);
  expect([two.version, two.pictures.length]).toEqual([3, 2]);
  const [first, second] = two.pictures;
  const sorted = (
    await order(two, [
      { id: second?.id, alt: ' From above ' },
      { id: first?.id, alt: '' },
    ])
  ).json<ProductRecord>();
  expect(sorted.pictures).toMatchObject([
    { id: second?.id, alt: 'From above' },
    { id: first?.id, image: { alt: made.name } },
  ]);
  const given = [{ id: made.variants[0]?.id, regular_price: 900, image_id: second?.id }];
  const priced = await desk.setVariants(sorted, { options: [], variants: given });
  const active = await desk.edit(priced, { status: 'active' });
  const shown = async () => (await shop.app.inject({ url: `/api/products/${made.slug}` })).json<Product>();
  expect((await shown()).images).toMatchObject([{ alt: 'From above' }, { alt: made.name }]);
  const left = (await order(active, [{ id: first?.id, alt: '' }])).json<ProductRecord>();
  expect([left.pictures.length, left.variants[0]?.image_id]).toEqual([1, null]);
  await eventually(async () => (await shown()).images.length === 1);
});

it('what is no picture, and pictures of others, are refused', async () => {
  const [one, two] = [await desk.make(), await desk.make()];
  const refused = await send(one, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect([refused.statusCode, refused.json<Problem>().code]).toEqual([422, 'uploads.not_a_picture']);
  const theirs = await add(two, 77);
  const foreign = await order(one, [{ id: theirs.pictures[0]?.id, alt: '' }]);
  expect([foreign.statusCode, Object.keys(foreign.json<Problem>().errors ?? {})]).toEqual([422, ['pictures.0.id']]);
  expect((await send({ ...one, id: newId() }, await draw(5))).statusCode).toBe(404);
});

it('a picture is described in each language; what is not said stays, and versions keep and bring it back', async () => {
  const made = await add(await desk.make(), 120);
  const [picture] = made.pictures;
  expect(picture?.words).toEqual({ de: { alt: '' } });
  const said = { id: picture?.id, alt: 'From above', words: { de: { alt: ' Von oben ' } } };
  const described = (await order(made, [said])).json<ProductRecord>();
  expect(described.pictures[0]).toMatchObject({ alt: 'From above', words: { de: { alt: 'Von oben' } } });
  const kept = (await order(described, [{ id: picture?.id, alt: 'Above' }])).json<ProductRecord>();
  expect(kept.pictures[0]).toMatchObject({ alt: 'Above', words: { de: { alt: 'Von oben' } } });
  const active = await desk.edit(await desk.stock(kept), { status: 'active' });
  const altIn = async (language: string): Promise<string | undefined> => {
    const answer = await shop.app.inject({
      url: `/api/products/${made.slug}`,
      headers: { 'accept-language': language },
    });
    return answer.json<Product>().images[0]?.alt;
  };
  expect([await altIn('en'), await altIn('de')]).toEqual(['Above', 'Von oben']);
  const silent = { id: picture?.id, alt: '', words: { de: { alt: '' } } };
  const emptied = (await order(active, [silent])).json<ProductRecord>();
  const restored = (
    await desk.call('POST', `/${made.id}/versions/${active.version}/restore`, {
      version: emptied.version,
      parts: ['pictures'],
    })
  ).json<ProductRecord>();
  expect([emptied.pictures[0]?.words.de.alt, restored.pictures[0]?.words.de.alt]).toEqual(['', 'Von oben']);
  const copy = (await desk.call('POST', `/${made.id}/duplicate`)).json<ProductRecord>();
  expect(copy.pictures[0]?.words.de.alt).toBe('Von oben');
  const log = (await desk.audited(made.id)).find(({ action }) => action === 'products.set_pictures');
  expect(log?.after).toEqual({ pictures: ['From above / Von oben'] });
});

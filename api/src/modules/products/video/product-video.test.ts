import type { Problem, Product, ProductRecord } from '@tessera/shared/contract';
import { eventually, startTestShop } from '../../../../test/harness';
import type { TestShop } from '../../../../test/harness';
import { videoFile } from '../../media/video/testing/videos';
import { drawPicture, sendPicture } from '../../pictures/testing/picture-form';
import { aProductDesk } from '../testing/product-desk';
import type { ProductDesk } from '../testing/product-desk';

const DAYS_31 = 31 * 86_400_000;

let shop: TestShop;
let desk: ProductDesk;
jest.setTimeout(120_000);
beforeAll(async () => {
  shop = await startTestShop({ config: { access_token_seconds: 36_000_000 } });
  desk = await aProductDesk(shop);
});
afterAll(() => shop.close());

const send = ({ id }: ProductRecord, content: Buffer, part = 'video') =>
  sendPicture(shop, `admin/products/${id}/${part}`, content, { headers: desk.headers, name: 'a.mp4' });
const withVideo = async (product: ProductRecord, file: 'short.mp4' | 'short.webm' = 'short.mp4') =>
  (await send(product, videoFile(file))).json<ProductRecord>();
const say = ({ id, version, pictures }: ProductRecord, video: object | null) =>
  desk.call('PUT', `/${id}/pictures`, {
    version,
    pictures: pictures.map((one) => ({ id: one.id, alt: one.alt })),
    video,
  });
const fileOf = ({ video }: ProductRecord): string => video?.src.slice(1) ?? '';

const shown = async ({ slug }: ProductRecord, language = 'en'): Promise<Product> =>
  (await shop.app.inject({ url: `/api/products/${slug}`, headers: { 'accept-language': language } })).json();

it('a short video is shown to shoppers with what it shows in their language, behind a picture, and in the audit log', async () => {
  const made = await withVideo(await desk.make());
  const pictured = (await send(made, await drawPicture(), 'pictures')).json<ProductRecord>();
  const { video } = pictured;
  expect(video).toMatchObject({ type: 'video/mp4', width: 64, height: 48, duration_ms: 1000, place: 1, poster: null });
  expect(await shop.infra.files.sizeOf(fileOf(pictured))).toBe(video?.bytes);
  const poster_id = pictured.pictures[0]?.id;
  const asked = { label: ' It turns ', words: { de: { label: 'Er dreht sich' } }, place: 2, poster_id };
  const said = (await say(pictured, asked)).json<ProductRecord>();
  expect(said.video).toMatchObject({ ...asked, label: 'It turns' });
  const active = await desk.edit(await desk.stock(said), { status: 'active' });
  expect((await shown(active)).video).toMatchObject({
    src: video?.src,
    label: 'It turns',
    place: 2,
    poster: { src: pictured.pictures[0]?.image.src },
  });
  expect((await shown(active, 'de')).video?.label).toBe('Er dreht sich');
  const log = await desk.audited(made.id);
  expect(log.find(({ action }) => action === 'products.add_video')?.after).toMatchObject({ video: { place: 1 } });
  expect(log.find(({ action }) => action === 'products.set_pictures')?.after).toMatchObject({
    video: { label: 'It turns / Er dreht sich', place: 2 },
  });

  const removed = (await say(active, null)).json<ProductRecord>();
  expect(removed.video).toBeNull();
  await eventually(async () => (await shown(active)).video === undefined);
});

it('without words and a picture of its own it is called as the product, and stands behind its first picture', async () => {
  const made = await withVideo(await desk.make());
  const pictured = (await send(made, await drawPicture(), 'pictures')).json<ProductRecord>();
  const active = await desk.edit(await desk.stock(pictured), { status: 'active' });
  const { video, images, name } = await shown(active);
  expect([video?.label, video?.poster?.src]).toEqual([name, images[0]?.src]);
});

it('what is no video, is too large, or shows a picture that there is not, is refused with a sentence and changes nothing', async () => {
  const product = await desk.make();
  const refused = await Promise.all(
    [Buffer.from('no video'), videoFile('mpeg4.mp4'), videoFile('long.mp4'), Buffer.alloc(8 * 1024 * 1024 + 1)].map(
      async (content) => {
        const answer = await send(product, content);
        const { code, message } = answer.json<Problem>();
        return [answer.statusCode, code, message];
      },
    ),
  );
  expect(refused).toEqual([
    [422, 'uploads.not_a_video', expect.stringContaining('MP4 (H.264)')],
    [422, 'uploads.not_a_video', expect.stringContaining('H.264 (8 bit')],
    [422, 'uploads.not_a_video', expect.stringContaining('30 seconds')],
    [413, 'request.too_large', expect.stringContaining('8 MB')],
  ]);
  const made = await withVideo(product);
  expect(made.version).toBe(product.version + 1);
  const unknown = { label: '', words: { de: { label: '' } }, place: 1, poster_id: product.id };
  const answer = await say(made, unknown);
  expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([422, ['video.poster_id']]);
});

it('a version keeps it and brings it back, a copy has it, and what leaves it out lets it be', async () => {
  const made = await withVideo(await desk.make());
  const said = (
    await say(made, { label: 'One', words: { de: { label: 'Eins' } }, place: 1, poster_id: null })
  ).json<ProductRecord>();
  const kept = (
    await desk.call('PUT', `/${said.id}/pictures`, { version: said.version, pictures: [] })
  ).json<ProductRecord>();
  expect(kept.video).toEqual(said.video);
  const copy = (await desk.call('POST', `/${kept.id}/duplicate`)).json<ProductRecord>();
  expect(copy.video).toEqual(said.video);
  const removed = (await say(kept, null)).json<ProductRecord>();
  const restored = (
    await desk.call('POST', `/${kept.id}/versions/${kept.version}/restore`, {
      version: removed.version,
      parts: ['pictures'],
    })
  ).json<ProductRecord>();
  expect(restored.video).toEqual(said.video);
});

it('its file goes with its product, unless another one shows it; one that was taken off goes after thirty days', async () => {
  const { files } = shop.infra;
  const product = await withVideo(await desk.make(), 'short.webm');
  const copy = (await desk.call('POST', `/${product.id}/duplicate`)).json<ProductRecord>();
  const remove = ({ id, version }: ProductRecord) => desk.call('DELETE', `/${id}?version=${version}`);
  await remove(product);
  expect(await files.exists(fileOf(product))).toBe(true);
  await remove(copy);
  expect(await files.exists(fileOf(product))).toBe(false);

  const other = await withVideo(await desk.make(), 'short.webm');
  await say(other, null);
  await shop.services.productVideo.removeExpired();
  expect(await files.exists(fileOf(other))).toBe(true);
  shop.clock.advance(DAYS_31);
  await shop.services.productVideo.removeExpired();
  expect(await files.exists(fileOf(other))).toBe(false);
});

import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { startTestShop } from '../../../test/harness';
import { withTransaction } from '../../infra/database/transaction';
import { createMediaService } from '../media/media.service';

const shop = forAllTests(startTestShop);
let goods: Goods;
beforeEach(async () => {
  goods = await addGoods(shop);
  await refresh();
});

const refresh = () =>
  withTransaction(shop.infra.db, (trx) => shop.services.listingWriter.refresh(trx, [goods.product_id]));
const read = (query = '', headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api/products/${goods.slug}/card.png${query}`, headers });
const listCards = () => readdir(path.join(shop.infra.config.files_dir, 'cards'));

/** The colour at a place of a PNG. */
async function colourAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(png)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

/** How many pixels of a part are dark: letters. */
async function inkIn(png: Buffer, left: number, width: number): Promise<number> {
  const data = await sharp(png).extract({ left, top: 0, width, height: 630 }).greyscale().raw().toBuffer();
  return data.filter((value) => value < 128).length;
}

describe('the card of a product', () => {
  it('is a PNG of 1200 × 630 with its picture and its words', async () => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2040a0' } })
      .png()
      .toBuffer();
    const { id: image_id } = await createMediaService(shop.infra).storePicture(picture, 'A mug');
    const shown = { product_id: goods.product_id, image_id, position: 1 };
    await shop.infra.db.insertInto('product_images').values(shown).execute();
    const answer = await read();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const png = answer.rawPayload;
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await colourAt(png, 300, 300)).toEqual([0x20, 0x40, 0xa0]);
    expect(await colourAt(png, 1190, 5)).toEqual([0xfa, 0xf7, 0xf1]);
    expect(await inkIn(png, 640, 560)).toBeGreaterThan(1000);
  });

  it('does without a picture, and bears any name', async () => {
    for (const name of ['<b>&"\'', 'x', 'Überlange Ofenform '.repeat(20), '🍵 茶碗', '']) {
      await shop.infra.db.updateTable('products').set({ name }).where('id', '=', goods.product_id).execute();
      expect((await read()).statusCode).toBe(200);
    }
  });

  it('is drawn once for what it shows, and anew for another price or language', async () => {
    const [first, second] = [await read(), await read()];
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect((await read('', { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
    const etag = async (query = '') => (await read(query)).headers['etag'];
    expect(await etag('?lang=de')).not.toBe(first.headers['etag']);
    await shop.infra.db.updateTable('variants').set({ sale_price: 990 }).where('id', '=', goods.variant_id).execute();
    await refresh();
    expect(await etag()).not.toBe(first.headers['etag']);
  });

  it('is drawn for many at once by one after the other, without drawing it many times', async () => {
    const before = (await listCards().catch(() => [])).length;
    await shop.infra.db.updateTable('products').set({ name: 'New Mug' }).where('id', '=', goods.product_id).execute();
    const answers = await Promise.all(Array.from({ length: 12 }, () => read()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    expect((await listCards()).length - before).toBe(1);
  });

  it('is removed when nobody has drawn it for 30 days', async () => {
    await read();
    const [name = ''] = await listCards();
    const old = new Date(shop.clock.now().getTime() - 31 * 24 * 3_600_000);
    await utimes(path.join(shop.infra.config.files_dir, 'cards', name), old, old);
    const before = (await listCards()).length;
    await shop.services.socialCards.removeOld();
    expect([(await listCards()).length, (await listCards()).includes(name)]).toEqual([before - 1, false]);
  });

  it('answers 404 for what is not for sale', async () => {
    const draft = await addGoods(shop, { published: false });
    const answer = await shop.app.inject({ url: `/api/products/${draft.slug}/card.png` });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'catalogue.product_not_found']);
    expect((await read('?lang=fr')).statusCode).toBe(422);
  });
});

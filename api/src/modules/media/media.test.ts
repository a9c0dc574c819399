import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import fc from 'fast-check';
import { forAllTests } from '../../../test/for-all-tests';
import { heard, startTestShop } from '../../../test/harness';
import { derivedWidths } from './derive-picture';
import { createDeriveService } from './derive.service';
import { dominantTone, measurePicture } from './measure-picture';
import { contentHash, createMediaService } from './media.service';

const mug = readFileSync(path.join(__dirname, '../../../../demo/images/ember-mug-oat.webp'));

const shop = forAllTests(startTestShop);

const media = () => createMediaService(shop.infra);
const row = (id: string) =>
  shop.infra.db
    .selectFrom('images')
    .select(['derived', 'derived_widths', 'tone', 'hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('storing a picture', () => {
  it('keeps the original once, by its content', async () => {
    const [one, two] = [await media().storePicture(mug, 'A mug'), await media().storePicture(mug, 'The same mug')];
    expect(two).toEqual(one);
    expect(one).toMatchObject({ hash: contentHash(mug), ext: 'webp', width: 1200, height: 1200 });
    expect(await shop.infra.files.read(`media/${one.hash}.webp`)).toEqual(mug);
  });

  it('refuses what is no picture', async () => {
    await expect(media().storePicture(Buffer.from('<svg onload="x()">'), '')).rejects.toThrow('not a picture');
    await expect(measurePicture(mug.subarray(0, 40))).rejects.toThrow('not a picture');
  });

  it('finds the dominant colour', async () => {
    const flat = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    expect((await measurePicture(flat)).tone).toBe('#336699');
    expect(dominantTone(Uint8Array.from([10, 10, 10, 12, 12, 12, 250, 0, 0]))).toBe('#0b0b0b');
    expect(dominantTone(new Uint8Array())).toBe('#000000');
  });
});

describe('making smaller pictures', () => {
  it('writes AVIF and WebP in each width, marks the picture and tells who shows it', async () => {
    const { id, hash } = await media().storePicture(mug, 'A mug');
    const { infra } = shop;
    const now = infra.clock.now();
    await infra.db
      .insertInto('categories')
      .values({
        id: '01920000-0000-7000-8000-000000000001',
        name: 'Cups',
        slug: 'cups',
        parent_id: null,
        image_id: id,
        created_at: now,
        last_modified_at: now,
      })
      .execute();
    const told: string[] = [];
    const off = infra.changes.onChange((tags) => told.push(...tags));
    expect(await createDeriveService(infra).deriveBatch()).toBe(1);
    expect(await row(id)).toMatchObject({ derived: true, derived_widths: [160, 360, 560, 800, 1200] });
    for (const width of [160, 360, 560, 800, 1200]) {
      for (const format of ['avif', 'webp']) {
        const facts = await sharp(await infra.files.read(`media/${hash}-${width}.${format}`)).metadata();
        expect([facts.width, facts.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp']);
      }
    }
    await heard(shop);
    expect(told).toEqual(expect.arrayContaining(['categories', 'category:01920000-0000-7000-8000-000000000001']));
    off();
    const shown = (await shop.app.inject({ url: '/api/products/categories' })).json()[0].image;
    expect(shown).toMatchObject({ src: `/media/${hash}.webp`, widths: [160, 360, 560, 800, 1200] });
    expect(await createDeriveService(infra).deriveBatch()).toBe(0);
  }, 60_000);

  it('leaves files that are there already', async () => {
    const { infra } = shop;
    const { id, hash } = await media().storePicture(mug, 'A mug');
    await infra.files.write(`media/${hash}-360.avif`, Buffer.from('kept'));
    await infra.db.updateTable('images').set({ derived: false }).where('id', '=', id).execute();
    await createDeriveService(infra).deriveBatch();
    expect(String(await infra.files.read(`media/${hash}-360.avif`))).toBe('kept');
  });

  it('gives up on a damaged picture instead of trying for ever, and goes on with the others', async () => {
    const { infra } = shop;
    const damaged = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { id, hash } = await media().storePicture(damaged, '');
    await infra.files.write(`media/${hash}.png`, damaged.subarray(0, 60));
    expect(await createDeriveService(infra).deriveBatch()).toBe(1);
    expect((await row(id)).derived).toBe(false);
    expect(await createDeriveService(infra).deriveBatch()).toBe(0);
  });

  it('never makes a picture wider than its original', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (width, height) => {
        const widths = derivedWidths({ width, height });
        expect(widths.length).toBeGreaterThan(0);
        expect(Math.max(...widths)).toBeLessThanOrEqual(width);
      }),
    );
    expect(derivedWidths({ width: 2000, height: 1000 })).toEqual([640, 1024, 1600, 2000]);
  });
});

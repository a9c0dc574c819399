import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { forAllTests } from '../../../test/for-all-tests';
import { signInConfirmed } from '../../../test/sales/engagement';
import { startTestShop } from '../../../test/harness';
import { withTransaction } from '../../infra/database/transaction';

const DAY_MS = 24 * 3_600_000;
const shop = forAllTests(startTestShop);
let person: Awaited<ReturnType<typeof signInConfirmed>>;
beforeEach(async () => {
  person = await signInConfirmed(shop);
});

let shade = 0;
/** A picture unlike the others, so that it is a file of its own. */
const draw = (width = 80, height = 60) => {
  shade += 1;
  return sharp({
    create: { width, height, channels: 3, background: { r: 200, g: (shade * 37) % 256, b: (shade * 91) % 256 } },
  });
};

/** A multipart body as a browser sends it. */
function send(content: Buffer, { kind = 'review', type = 'image/png', name = 'a.png' } = {}) {
  const mark = 'tessera-boundary';
  const payload = Buffer.concat([
    Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="kind"\r\n\r\n${kind}\r\n`),
    Buffer.from(
      `--${mark}\r\nContent-Disposition: form-data; name="picture"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${mark}--\r\n`),
  ]);
  const headers = { ...person.headers, 'content-type': `multipart/form-data; boundary=${mark}` };
  return shop.app.inject({ method: 'POST', url: '/api/uploads', headers, payload });
}

const fileOf = (src: string): Promise<Buffer> => shop.infra.files.read(src.slice(1));
const listFiles = () => readdir(path.join(shop.infra.config.files_dir, 'media'));
const stored = () => shop.infra.db.selectFrom('uploads').selectAll().where('user_id', '=', person.user_id).execute();

describe('sending a picture', () => {
  it('keeps it without what the camera noted, the right way up, as WebP', async () => {
    const photo = await draw(80, 60)
      .withExif({ IFD0: { Copyright: 'Mara' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const answer = await send(photo, { name: 'photo.jpg', type: 'image/jpeg' });
    expect(answer.statusCode).toBe(201);
    const { image } = answer.json();
    expect(image).toMatchObject({ src: expect.stringMatching(/^\/media\/[0-9a-f]{16}\.webp$/), width: 60, height: 80 });
    const { format, exif, xmp, icc, orientation } = await sharp(await fileOf(image.src)).metadata();
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' });
    expect(await stored()).toMatchObject([{ kind: 'review', used_at: null }]);
  });

  it('makes large ones smaller: no side is longer than 2,000', async () => {
    const { image } = (await send(await draw(3000, 600).png().toBuffer())).json();
    expect([image.width, image.height]).toEqual([2000, 400]);
  });

  it.each([
    ['a text that calls itself a picture', async () => Buffer.from('<script>alert(1)</script>')],
    [
      'an SVG, which is a program',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['half a picture', async () => (await draw(400, 400).png().toBuffer()).subarray(0, 200)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('refuses %s, whatever type it claims to be', async (_name, make) => {
    const answer = await send(await make());
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'uploads.not_a_picture']);
    expect(await stored()).toEqual([]);
  });

  it('takes what cameras send, 26 million pixels, and refuses what only fills memory, by its first bytes', async () => {
    const camera = await send(await draw(6240, 4160).png().toBuffer());
    expect([camera.statusCode, camera.json().image.width]).toEqual([201, 2000]);
    const bomb = await draw(7000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const refused = await send(bomb);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'uploads.not_a_picture']);
    expect(await stored()).toHaveLength(1);
  });

  it('refuses more than 5 MB', async () => {
    const answer = await send(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too_large']);
    expect(answer.json().message).toBe('A picture may have at most 5 MB.');
  });

  it('needs a session, and a form', async () => {
    const anonymous = await shop.app.inject({ method: 'POST', url: '/api/uploads' });
    expect(anonymous.statusCode).toBe(401);
    const plain = await shop.app.inject({ method: 'POST', url: '/api/uploads', headers: person.headers, payload: {} });
    expect([plain.statusCode, plain.json().code]).toEqual([415, 'request.media_type']);
  });

  it('is done twenty times an hour at most', async () => {
    const picture = await draw().png().toBuffer();
    for (let time = 0; time < 20; time += 1) expect((await send(picture)).statusCode).toBe(201);
    const refused = await send(picture);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    shop.clock.advance(3 * 60_000);
    expect((await send(picture)).statusCode).toBe(201);
  });
});

describe('pictures that nothing shows', () => {
  const claim = (ids: string[], kind: 'review' | 'return' = 'review') =>
    withTransaction(shop.infra.db, (trx) => shop.services.uploads.claim(trx, { user_id: person.user_id, kind, ids }));

  it('go after a day with their files; those in use stay', async () => {
    const [unused, used] = [await draw().png().toBuffer(), await draw().png().toBuffer()];
    const gone = (await send(unused)).json();
    const claimed = (await send(used)).json();
    await claim([claimed.id]);
    await shop.services.derive.deriveBatch();
    await shop.services.uploads.removeUnused();
    expect(await listFiles()).toContain(path.basename(gone.image.src));
    shop.clock.advance(DAY_MS + 1);
    await shop.services.uploads.removeUnused();
    const hash = path.basename(gone.image.src, '.webp');
    expect((await listFiles()).filter((name) => name.startsWith(hash))).toEqual([]);
    expect(await listFiles()).toContain(path.basename(claimed.image.src));
    expect((await stored()).map(({ id }) => id)).toEqual([claimed.id]);
  });

  it('keep their file while another upload shows the very same picture', async () => {
    const picture = await draw().png().toBuffer();
    const [first, second] = [(await send(picture)).json(), (await send(picture)).json()];
    expect(first.image.src).toBe(second.image.src);
    await claim([second.id]);
    shop.clock.advance(DAY_MS + 1);
    await shop.services.uploads.removeUnused();
    expect(await listFiles()).toContain(path.basename(second.image.src));
    await withTransaction(shop.infra.db, (trx) => shop.services.uploads.release(trx, [second.id]));
    await shop.services.uploads.removeUnused();
    expect(await listFiles()).not.toContain(path.basename(second.image.src));
  });

  it("are nobody else's, of one kind, and used once", async () => {
    const { id } = (await send(await draw().png().toBuffer())).json();
    const owner = person;
    await expect(claim([id], 'return')).rejects.toMatchObject({ code: 'uploads.not_found' });
    person = await signInConfirmed(shop);
    await expect(claim([id])).rejects.toMatchObject({ code: 'uploads.not_found' });
    person = owner;
    await claim([id]);
    await expect(claim([id])).rejects.toMatchObject({ code: 'uploads.not_found' });
  });
});

import sharp from 'sharp';
import { createMailPictures } from './mail-pictures';

const MOST_CACHED = 200;

/** Files that note what is read of them. */
async function startFiles() {
  const create = { width: 300, height: 200, channels: 3 as const, background: '#4a6' };
  const picture = await sharp({ create }).png().toBuffer();
  const asked: string[] = [];
  const missing = new Set<string>();
  const read = (path: string): Promise<Buffer> => {
    asked.push(path);
    return missing.has(path) ? Promise.reject(new Error('no such file')) : Promise.resolve(picture);
  };
  return { asked, missing, readPictures: createMailPictures({ read }) };
}

const wanted = (name: string) => [{ cid: `${name}@shop`, src: `/media/${name}.webp` }];

describe('the pictures of mails', () => {
  it('are small square JPEGs', async () => {
    const { readPictures } = await startFiles();
    const [picture] = await readPictures(wanted('mug'));
    expect(picture).toMatchObject({ cid: 'mug@shop', filename: 'mug.jpg', contentType: 'image/jpeg' });
    expect(await sharp(picture?.content).metadata()).toMatchObject({ format: 'jpeg', width: 112, height: 112 });
  });

  it('are joined by the logo, a PNG as wide as it is, on the colour of the mail', async () => {
    const { readPictures } = await startFiles();
    const [logo] = await readPictures([{ cid: 'logo@shop', src: '/media/logo.webp', is_logo: true }]);
    expect(logo).toMatchObject({ cid: 'logo@shop', filename: 'logo.png', contentType: 'image/png' });
    expect(await sharp(logo?.content).metadata()).toMatchObject({ format: 'png', width: 180, height: 120 });
  });

  it('are twelve of goods at most, whether the shop has a logo or not', async () => {
    const { readPictures } = await startFiles();
    const goods = Array.from({ length: 13 }, (_, at) => wanted(`mug-${at}`)).flat();
    const logo = { cid: 'logo@shop', src: '/media/logo.webp', is_logo: true };
    expect(await readPictures(goods)).toHaveLength(12);
    const joined = await readPictures([logo, ...goods]);
    expect([joined.length, joined.at(-1)?.cid]).toEqual([13, 'mug-11@shop']);
  });

  it('are made once for many mails, also for those that ask at the same time', async () => {
    const { asked, readPictures } = await startFiles();
    await Promise.all([readPictures(wanted('mug')), readPictures(wanted('mug'))]);
    expect(await readPictures(wanted('mug'))).toHaveLength(1);
    expect(asked).toEqual(['media/mug.webp']);
  });

  it('are left out where they cannot be read, and asked for again by the next mail', async () => {
    const { missing, readPictures } = await startFiles();
    missing.add('media/mug.webp');
    expect(await readPictures([...wanted('mug'), ...wanted('bowl')])).toMatchObject([{ cid: 'bowl@shop' }]);
    missing.clear();
    expect(await readPictures(wanted('mug'))).toMatchObject([{ cid: 'mug@shop' }]);
  });

  it('are kept up to a bound: what was not wanted for longest goes first', async () => {
    const { asked, readPictures } = await startFiles();
    for (let number = 0; number < MOST_CACHED; number += 1) await readPictures(wanted(`mug-${number}`));
    await readPictures(wanted('mug-0'));
    await readPictures(wanted('one-more'));
    asked.length = 0;
    await readPictures([...wanted('mug-0'), ...wanted('mug-1')]);
    expect(asked).toEqual(['media/mug-1.webp']);
  });
});

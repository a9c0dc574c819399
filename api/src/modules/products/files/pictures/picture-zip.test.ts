import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aZip } from '../testing/zips';
import { exactKey, readZipEntry, readZipKeys, zipKey } from './picture-zip';
import type { ZipPlace } from './picture-zip';

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
function kept(content: Buffer): string {
  count += 1;
  const file = path.join(folder, `${count}.zip`);
  writeFileSync(file, content);
  return file;
}
const content = (text: string): Buffer => Buffer.from(text);
const MB = 1024 * 1024;

function known(place: ZipPlace | null | undefined): ZipPlace {
  if (!place) throw new Error('It lies nowhere');
  return place;
}

/** As yazl would not write it: the same length, other letters. */
const renamed = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

it('an entry is named by its path, or by its name where no other is called so', async () => {
  const file = kept(
    await aZip({
      'red/One.PNG': content('1'),
      'blue/one.png': content('2'),
      'Über.jpg': content('3'),
      '__MACOSX/x': content('4'),
    }),
  );
  const { keys, count: entries } = await readZipKeys(file);
  expect(entries).toBe(3);
  const read = async (name: string): Promise<string> =>
    (await readZipEntry(file, known(keys.get(zipKey(name))))).toString();
  expect([...keys.keys()].toSorted()).toEqual(['blue/one.png', 'red/one.png', 'über.jpg']);
  expect(await read(String.raw`.\RED\one.png`)).toBe('1');
  expect(await read('blue/one.png')).toBe('2');
  expect(await read('U\u0308ber.jpg')).toBe('3');
});

it('the folders around an entry need not be named where no other one ends so', async () => {
  const { keys } = await readZipKeys(
    kept(
      await aZip({
        'shop/2026/red/one.png': content('1'),
        'shop/2026/blue/one.png': content('2'),
        'a/b/c/d/e/f/deep.png': content('3'),
        'top.png': content('4'),
        'x/top.png': content('5'),
      }),
    ),
  );
  expect(keys.get('red/one.png')).toEqual(keys.get('shop/2026/red/one.png'));
  expect(keys.get('blue/one.png')).toEqual(keys.get('2026/blue/one.png'));
  expect(keys.has('one.png')).toBe(false);
  expect([keys.has('d/e/f/deep.png'), keys.has('c/d/e/f/deep.png')]).toEqual([true, false]);
  expect(keys.get('top.png')).not.toEqual(keys.get('x/top.png'));
});

it('capitals count where they alone tell entries apart, in names and in folders, and only there', async () => {
  const file = kept(
    await aZip({
      'shoot/A.png': content('1'),
      'shoot/a.png': content('2'),
      'Red/b.png': content('3'),
      'red/b.png': content('4'),
      'C.png': content('5'),
    }),
  );
  const { keys, twofold } = await readZipKeys(file);
  const exact = async (name: string): Promise<string> =>
    (await readZipEntry(file, known(keys.get(exactKey(name))))).toString();
  expect([await exact('A.png'), await exact('a.png'), await exact(String.raw`.\shoot\A.png`)]).toEqual(['1', '2', '1']);
  expect([await exact('Red/b.png'), await exact('red/b.png')]).toEqual(['3', '4']);
  // nothing but a folder tells them apart, which is not named
  expect([keys.has(exactKey('b.png')), keys.has(exactKey('C.png'))]).toEqual([false, false]);
  expect(Object.fromEntries(twofold)).toEqual({
    'a.png': ['shoot/A.png', 'shoot/a.png'],
    'shoot/a.png': ['shoot/A.png', 'shoot/a.png'],
    'b.png': ['Red/b.png', 'red/b.png'],
    'red/b.png': ['Red/b.png', 'red/b.png'],
  });
  expect((await readZipEntry(file, known(keys.get(zipKey('c.PNG'))))).toString()).toBe('5');
});

it('entries are found by their places: the directory is walked through once, however many are read', async () => {
  const names = Array.from({ length: 300 }, (_, at) => `${at}.png`);
  const zip = await aZip(Object.fromEntries(names.map((name) => [name, content(name.repeat(50))])));
  const { keys } = await readZipKeys(kept(zip));
  zip.fill(0, zip.indexOf('PK\u0001\u0002', 0, 'latin1'), zip.indexOf('PK\u0005\u0006', 0, 'latin1'));
  const file = kept(zip);
  for (const name of names) expect((await readZipEntry(file, known(keys.get(name)))).toString()).toBe(name.repeat(50));
});

it.each([
  ['what is no zip', async () => content('no zip at all, but long enough for its end to be looked for')],
  [
    'a path that leads out of it',
    async () => renamed(await aZip({ 'aa/bb.png': content('x') }), 'aa/bb.png', '../bb.png'),
  ],
  ['a path from the root', async () => renamed(await aZip({ 'a/bb.png': content('x') }), 'a/bb.png', '/abb.png')],
  ['one with nothing in it', async () => aZip({ '.DS_Store': content('x') })],
  ['one that is cut off', async () => (await aZip({ 'a.png': Buffer.alloc(5_000, 'x') })).subarray(0, 90)],
  [
    'too many files',
    async () => aZip(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, Buffer.alloc(0)]))),
  ],
])('%s is refused as a whole', async (_what, make) => {
  await expect(readZipKeys(kept(await make()))).rejects.toMatchObject({ code: 'files.not_possible' });
});

it('entries that share their bytes are refused: they unpack to more than the zip has', async () => {
  const zip = await aZip({ 'a.png': content('one'), 'b.png': content('two') });
  const second = zip.indexOf('PK\u0001\u0002', zip.indexOf('PK\u0001\u0002') + 4, 'latin1');
  zip.writeUInt32LE(0, second + 42);
  await expect(readZipKeys(kept(zip))).rejects.toMatchObject({ code: 'files.not_possible' });
});

it('a directory that would fill memory, or a name that cannot be kept, is refused', async () => {
  const longest = `${'f'.repeat(496)}.png`;
  expect((await readZipKeys(kept(await aZip({ [longest]: content('x') })))).count).toBe(1);
  const zips = [
    await aZip({ [`f${longest}`]: content('x') }),
    // A folder's, which names no picture.
    await aZip({ 'a.png': content('x'), [`${'f'.repeat(501)}/`]: content('') }),
    await aZip({ 'a.png': content('x') }, 'c'.repeat(4_097)),
    renamed(await aZip({ 'a-b.png': content('x') }), 'a-b.png', 'a\0b.png'),
    // In small letters it is half as long again.
    await aZip({ [`${'İ'.repeat(240)}.png`]: content('x') }),
  ];
  for (const zip of zips) await expect(readZipKeys(kept(zip))).rejects.toMatchObject({ code: 'files.not_possible' });
});

it('what would fill memory is not unpacked, whatever the zip says of its size', async () => {
  const zip = await aZip({ 'large.png': Buffer.alloc(11 * MB), 'packed.png': Buffer.alloc(2 * MB) });
  expect([...(await readZipKeys(kept(zip))).keys]).toEqual([
    ['large.png', null],
    ['packed.png', null],
  ]);
  const lying = Buffer.from(zip);
  for (
    let at = lying.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = lying.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  )
    lying.writeUInt32LE(1_000, at + 24);
  const file = kept(lying);
  const { keys } = await readZipKeys(file);
  await expect(readZipEntry(file, known(keys.get('large.png')))).rejects.toMatchObject({
    code: 'files.picture',
  });
});

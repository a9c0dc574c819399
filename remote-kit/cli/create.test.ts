import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from './commands/create';
import { kitOrigin } from './kit';
import { conditionsOf, findShop, readOptions, shopOf } from './options';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-create-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('a name', () => {
  test.each(['Reviews', '2nd', 'my_page', 'a b', '../reviews'])(
    'is letters, digits and dashes: not %s',
    async (name) => {
      await expect(create({ words: [name] })).rejects.toThrow('A remote is called by small letters, digits and dashes');
    },
  );

  test.each(['auth', 'api', 'shell', 'contact', 'de'])('is nothing of the shell’s: not %s', async (name) => {
    await expect(create({ words: [name] })).rejects.toThrow(`/${name} is the shell's own: choose another name.`);
  });

  test('is asked for', async () => {
    await expect(create({ words: [] })).rejects.toThrow('What is the remote called?');
  });
});

test('nothing is written over', async () => {
  writeFileSync(join(folder, 'notes.txt'), '');
  await expect(create({ words: ['reviews', folder] })).rejects.toThrow(`${folder} is not empty.`);
  expect(existsSync(join(folder, 'remote.json'))).toBe(false);
});

describe('where the kit came from', () => {
  const home = () => join(folder, 'node_modules/@tessera/remote-kit');
  const install = (resolved: string) => {
    mkdirSync(home(), { recursive: true });
    const packages = { 'node_modules/@tessera/remote-kit': { resolved } };
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  };

  test('is what npm has written down: an address, or a file', () => {
    expect(kitOrigin(home())).toBeUndefined();
    install('https://shop.example.com/kit.tgz');
    expect(kitOrigin(home())).toBe('https://shop.example.com/kit.tgz');
    install('file:kit/remote-kit-2.7.0.tgz');
    expect(kitOrigin(home())).toBe(join(folder, 'kit/remote-kit-2.7.0.tgz'));
  });
});

describe('the words behind a command', () => {
  test('name the shop before the surroundings and package.json do', () => {
    writeFileSync(join(folder, 'remote.json'), '{}');
    expect(() => shopOf({ words: [] })).toThrow('Which shop?');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ tessera: { shop: 'https://one.example.com' } }));
    expect(shopOf({ words: [] })).toBe('https://one.example.com');
    process.env['TESSERA_SHOP'] = 'https://two.example.com/';
    expect(shopOf({ words: [] })).toBe('https://two.example.com');
    expect(findShop(readOptions(['--shop', 'https://three.example.com']))).toBe('https://three.example.com');
    delete process.env['TESSERA_SHOP'];
  });

  test('state what must be live; an option that there is not is no version', () => {
    expect(conditionsOf(readOptions(['--expected', 'none', '--reason', 'broken']))).toEqual({
      expected: null,
      reason: 'broken',
    });
    expect(conditionsOf(readOptions(['1.0.0-1']))).toEqual({});
    expect(() => readOptions(['--force'])).toThrow("Unknown option '--force'");
  });
});

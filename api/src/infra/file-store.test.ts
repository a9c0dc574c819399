import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileStore } from './file-store';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'tessera-store-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the file store', () => {
  it('gives back what it was given', async () => {
    const files = createFileStore(root);
    await files.write('media/a.webp', Buffer.from('picture'));
    expect((await files.read('media/a.webp')).toString()).toBe('picture');
    expect([await files.exists('media/a.webp'), await files.exists('media/b.webp')]).toEqual([true, false]);
  });

  it.each(['../a', '/etc/passwd', 'a/../../b', '..', '.', ''])('has no file %p', async (name) => {
    const files = createFileStore(root);
    await expect((async () => files.write(name, Buffer.from('x')))()).rejects.toThrow('Not a name in the file store');
  });

  it('puts a folder in its place whole, or not at all', async () => {
    const files = createFileStore(root);
    await files.writeFolder('remotes/cart/1', new Map([['js/a.js', Buffer.from('1')]]));
    const bad = new Map([
      ['js/b.js', Buffer.from('2')],
      ['../escape.js', Buffer.from('3')],
    ]);
    await expect(files.writeFolder('remotes/cart/2', bad)).rejects.toThrow('Not a name inside the folder');
    expect(await files.exists('remotes/cart/2')).toBe(false);
    expect(readdirSync(path.join(root, 'tmp'))).toEqual([]);
    await files.writeFolder('remotes/cart/1', new Map([['js/c.js', Buffer.from('4')]]));
    expect(readdirSync(path.join(root, 'remotes/cart/1/js'))).toEqual(['c.js']);
  });
});

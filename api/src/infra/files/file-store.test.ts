import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
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

  it('puts a file on the disk before its name, and its name before it says so', async () => {
    const files = createFileStore(root);
    await files.write('media/first', Buffer.from('1')); // the folders are there now
    const handle = await fs.open(root, 'r');
    const kind = Object.getPrototypeOf(handle) as { sync(): Promise<void> };
    await handle.close();
    const steps: string[] = [];
    const { sync } = kind;
    // the real ones run, and are noted
    const syncs = jest.spyOn(kind, 'sync').mockImplementation(async function (this: unknown) {
      await sync.call(this);
      steps.push('sync');
    });
    const { rename } = fs;
    const renames = jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      await rename(from, to);
      steps.push('rename');
    });
    try {
      await files.write('media/second', Buffer.from('2'));
      expect(steps.splice(0)).toEqual(['sync', 'rename', 'sync']);
      await files.writeFolder('remotes/cart/1', new Map([['a.js', Buffer.from('3')]]));
      expect(steps.slice(-2)).toEqual(['rename', 'sync']);
      expect(steps.indexOf('sync')).toBeLessThan(steps.indexOf('rename'));
    } finally {
      syncs.mockRestore();
      renames.mockRestore();
    }
  });

  it('leaves nothing of a file that could not be written', async () => {
    const files = createFileStore(root);
    mkdirSync(path.join(root, 'media/taken/inside'), { recursive: true });
    await expect(files.write('media/taken', Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(path.join(root, 'tmp'))).toEqual([]);
  });

  it('removes what writes that were cut off have left, and no write that is under way', async () => {
    const files = createFileStore(root);
    for (const name of ['old', 'young']) {
      mkdirSync(path.join(root, `tmp/${name}-folder`), { recursive: true });
      writeFileSync(path.join(root, `tmp/${name}-file`), 'half');
    }
    const before = new Date('2026-01-01T12:00:00Z');
    for (const name of ['old-folder', 'old-file']) utimesSync(path.join(root, 'tmp', name), 0, 0);
    await files.removeDrafts(before);
    expect(readdirSync(path.join(root, 'tmp')).sort()).toEqual(['young-file', 'young-folder']);
  });
});

import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { createFileStore } from '../../../infra/files/file-store';
import { csvOf } from '../testing/csv';
import { partsOf } from './parts';
import { readRows } from './read-rows';
import type { FileRow } from './read-rows';
import { takeFile } from './take-file';
import { DELIMITERS, ENCODINGS } from './text-form';
import type { Encoding } from './text-form';

const keyOf = ({ cells: [key = ''] }: FileRow): string => key;

let root: string;
beforeAll(() => (root = mkdtempSync(path.join(tmpdir(), 'tessera-reading-'))));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function encode(text: string, encoding: Encoding, mark: boolean): Buffer {
  if (encoding === 'utf-8') return Buffer.from((mark ? '\ufeff' : '') + text);
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  const wide = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return encoding === 'utf-16le' ? wide : wide.swap16();
}

/** In pieces of a few bytes, so that letters and line ends are torn apart. */
const inPieces = (content: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, at) => content.subarray(at * size, (at + 1) * size)),
  );

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const take = (source: Readable, most = 1_000_000) => {
  const files = createFileStore(root);
  return takeFile(source, { files, name: 'kept', most, open: (name) => createReadStream(files.pathOf(name)) });
};
const rowsOf = async (delimiter: (typeof DELIMITERS)[number]) =>
  collect(readRows(createReadStream(path.join(root, 'kept')), { delimiter }));

const cell = fc
  .array(fc.constantFrom('a', 'Ä', 'é', '"', ',', ';', '\t', '\n', '\r\n', ' ', '0'), { maxLength: 6 })
  .map((letters) => letters.join('').trim());

it('finds out encoding, delimiter and line ends, and gives back every cell', async () => {
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  const form = fc.record({
    encoding: fc.constantFrom(...ENCODINGS),
    delimiter: fc.constantFrom(...DELIMITERS),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.boolean(),
    size: fc.constantFrom(1, 3, 7, 1_000),
  });
  await fc.assert(
    fc.asyncProperty(table, form, async (rows, { encoding, delimiter, lineEnd, mark, size }) => {
      const all = [['Name für', 'Größe', 'Preis'], ...rows];
      const taken = await take(inPieces(encode(csvOf(all, { delimiter, lineEnd }), encoding, mark), size));
      expect(taken).toMatchObject({ encoding, delimiter });
      const read = await rowsOf(delimiter);
      const wanted = all.flatMap((cells, at) => (cells.some((text) => text !== '') ? [{ row: at + 1, cells }] : []));
      expect(read.map(({ row, cells }) => ({ row, cells }))).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});

it('refuses what is empty, too large, or no text, and keeps nothing of it', async () => {
  for (const [content, most, code] of [
    ['', 100, 'files.not_possible'],
    ['a,b\n'.repeat(100), 100, 'files.not_possible'],
    ['name\0', 100, 'files.not_possible'],
  ] as const) {
    await expect(take(Readable.from([Buffer.from(content)]), most)).rejects.toMatchObject({ code });
    expect(await createFileStore(root).exists('kept')).toBe(false);
    expect(await createFileStore(root).exists('kept-raw')).toBe(false);
  }
});

it('names the row whose quotation marks do not close', async () => {
  await take(Readable.from([Buffer.from('slug,name\na,b\nc,"d"e"\n')]));
  await expect(rowsOf(',')).rejects.toMatchObject({
    code: 'files.unreadable',
    message: expect.stringMatching(/Row [23]/),
  });
});

it('reads a part again as it was read at first, and tears no product apart', async () => {
  const key = fc.constantFrom('a', 'b', 'c', '');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(key, cell), { maxLength: 40 }), async (table) => {
      await take(Readable.from([Buffer.from(csvOf([['slug', 'name'], ...table]))]));
      const all = await rowsOf(',');
      const from = (rows: readonly FileRow[]) => Readable.from(rows) as AsyncIterable<FileRow>;
      const parts = await collect(partsOf(from(all.slice(1)), (row) => keyOf(row), 3));
      const again = await Promise.all(
        parts.map(({ row, from: start, to }) =>
          collect(
            readRows(createReadStream(path.join(root, 'kept'), { start, end: to - 1 }), {
              delimiter: ',',
              row,
              offset: start,
            }),
          ),
        ),
      );
      expect(again.flat()).toEqual(all.slice(1));
      for (const [index, rows] of again.slice(1).entries()) {
        const first = keyOf(rows[0] as FileRow);
        expect(first).not.toBe('');
        expect(again[index]?.length).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 40 },
  );
});

it('reads no more of a row with a million cells than shows that they are too many', async () => {
  await take(Readable.from(Buffer.from(`Handle,Title\n${','.repeat(1_000_000)}x\nmug,Mug\n`)), 2_000_000);
  expect((await rowsOf(',')).map(({ cells }) => cells.length)).toEqual([2, 701, 2]);
});

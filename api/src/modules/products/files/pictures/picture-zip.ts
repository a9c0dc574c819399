import { openPromise } from 'yauzl';
import type { Entry } from 'yauzl';
import { AppError } from '../../../../errors/errors';

export const MOST_ENTRIES = 10_000;
/** As cameras send them, and as a product's page takes them. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
/** Pictures are packed already; what grows a hundredfold is made to fill memory. */
const MOST_RATIO = 100;
/** Below it the ratio says nothing: a small drawing may be packed well. */
const SMALL_BYTES = 256 * 1024;

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith('/');
/** What systems put beside pictures. */
const isHidden = ({ fileName }: Entry): boolean =>
  fileName.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

const isUsable = (entry: Entry): boolean =>
  !entry.isEncrypted() &&
  entry.canDecodeFileData() &&
  entry.uncompressedSize <= MOST_PICTURE_BYTES &&
  (entry.uncompressedSize <= SMALL_BYTES || entry.uncompressedSize <= entry.compressedSize * MOST_RATIO);

/** What yauzl finds wrong: no zip, a path that leads out of it, sizes that do not fit. */
const broken = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('product_files.not_possible.zip', {}, { cause });

/** By which words a file may name an entry: in small letters, with `/` between folders. */
export const zipKey = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Two entries that share bytes unpack to more than the zip has. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: start, compressedSize } of inOrder) {
    if (start < end) throw new AppError('product_files.not_possible.zip');
    end = start + compressedSize;
  }
}

async function listEntries(path: string): Promise<Entry[]> {
  const zip = await openPromise(path, { lazyEntries: true, strictFileNames: false });
  if (zip.entryCount > MOST_ENTRIES) {
    zip.close();
    throw new AppError('product_files.not_possible.zip_entries', { most: MOST_ENTRIES });
  }
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (!isFolder(entry) && !isHidden(entry)) entries.push(entry);
  return entries;
}

/**
 * The entries of a zip by the words that name them: their path, and their name alone where no other one is called so.
 * @throws AppError `product_files.not_possible` for what is no zip, leads out of itself, or is beyond the bounds
 */
export async function readZipKeys(path: string): Promise<{ keys: Map<string, string>; count: number }> {
  try {
    const entries = await listEntries(path);
    if (entries.length === 0) throw new AppError('product_files.not_possible.zip_empty');
    refuseOverlaps(entries);
    const names = entries.map(({ fileName }) => fileName);
    const keys = new Map<string, string>();
    const shared = new Set<string>();
    for (const name of names) {
      const key = nameOf(zipKey(name));
      if (keys.has(key)) shared.add(key);
      keys.set(key, name);
    }
    for (const key of shared) keys.delete(key);
    for (const name of names) keys.set(zipKey(name), name);
    return { keys, count: entries.length };
  } catch (error) {
    throw broken(error);
  }
}

async function readBounded(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of source) {
    bytes += part.length;
    // Whatever the zip says of its size.
    if (bytes > MOST_PICTURE_BYTES) throw new AppError('product_files.picture.packed');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Unpacks one entry.
 * @param name as the zip has it
 * @throws AppError `product_files.picture` where it is not there, cannot be unpacked, or is too large
 */
export async function readZipEntry(path: string, name: string): Promise<Buffer> {
  try {
    const zip = await openPromise(path, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== name) continue;
      if (!isUsable(entry)) throw new AppError('product_files.picture.packed');
      return await readBounded(await zip.openReadStreamPromise(entry));
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('product_files.picture.packed', {}, { cause: error });
  }
  throw new AppError('product_files.picture.not_in_zip');
}

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
/** Beyond what systems take as the path of a file, and what programs note beside it: 10,000 entries with 190 kB each fill memory. */
const MOST_NAME_BYTES = 500;
const MOST_BYTES_BESIDE = 4 * 1024;

/** What is kept of an entry of the directory, which may say much more. */
interface Listed {
  /** as the zip has it */
  name: string;
  /** where the entry begins in the zip, and how many bytes its packed content has */
  at: number;
  packed: number;
}

const isFolder = (name: string): boolean => name.endsWith('/');
/** What systems put beside pictures. */
const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

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

/** A key is part of an index, which takes no more than 2,700 bytes, and text without NUL alone. */
const isNameable = (name: string): boolean =>
  !name.includes('\0') && [name, zipKey(name)].every((text) => Buffer.byteLength(text) <= MOST_NAME_BYTES);

/** @throws AppError `product_files.not_possible` for one that is longer than any picture's, or has a name that cannot be kept */
function refuseLong(entry: Entry): void {
  const beside = entry.extraFieldLength + entry.fileCommentLength;
  if (entry.fileNameLength > MOST_NAME_BYTES || beside > MOST_BYTES_BESIDE || !isNameable(entry.fileName))
    throw new AppError('product_files.not_possible.zip');
}

/** Two entries that share bytes unpack to more than the zip has. */
function refuseOverlaps(entries: readonly Listed[]): void {
  let end = 0;
  for (const { at, packed } of entries.toSorted((a, b) => a.at - b.at)) {
    if (at < end) throw new AppError('product_files.not_possible.zip');
    end = at + packed;
  }
}

async function listEntries(path: string): Promise<Listed[]> {
  const zip = await openPromise(path, { lazyEntries: true, strictFileNames: false });
  try {
    if (zip.entryCount > MOST_ENTRIES)
      throw new AppError('product_files.not_possible.zip_entries', { most: MOST_ENTRIES });
    const entries: Listed[] = [];
    for await (const entry of zip.eachEntry()) {
      refuseLong(entry);
      const { fileName: name, relativeOffsetOfLocalHeader: at, compressedSize: packed } = entry;
      if (!isFolder(name) && !isHidden(name)) entries.push({ name, at, packed });
    }
    return entries;
  } finally {
    zip.close();
  }
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
    const names = entries.map(({ name }) => name);
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

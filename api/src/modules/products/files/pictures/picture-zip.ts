import { Entry, openPromise } from 'yauzl';
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
/** Folders and a name by which an entry is known without those around them. */
const MOST_PARTS = 4;

/** Where an entry lies in its zip, so that it is found without the directory; all in bytes. */
export interface ZipPlace {
  header_at: number;
  packed_bytes: number;
  bytes: number;
  /** how it is packed, as zips number it */
  method: number;
}

/** What is kept of an entry of the directory, which may say much more. */
interface Listed {
  /** as the zip has it */
  name: string;
  place: ZipPlace;
  isUsable: boolean;
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
  cause instanceof AppError ? cause : new AppError('files.not_possible.zip', {}, { cause });

/** By which words a file may name an entry: in small letters, with `/` between folders. */
export const zipKey = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();

/** What an entry may be called for short: its path without the outer folders, which whoever packed them may have added. */
function endsOf(key: string): string[] {
  const parts = key.split('/');
  const from = Math.max(1, parts.length - MOST_PARTS);
  return parts.slice(from).map((_, at) => parts.slice(from + at).join('/'));
}

/** A key is part of an index, which takes no more than 2,700 bytes, and text without NUL alone. */
const isNameable = (name: string): boolean =>
  !name.includes('\0') && [name, zipKey(name)].every((text) => Buffer.byteLength(text) <= MOST_NAME_BYTES);

/** @throws AppError `files.not_possible` for one that is longer than any picture's, or has a name that cannot be kept */
function refuseLong(entry: Entry): void {
  const beside = entry.extraFieldLength + entry.fileCommentLength;
  if (entry.fileNameLength > MOST_NAME_BYTES || beside > MOST_BYTES_BESIDE || !isNameable(entry.fileName))
    throw new AppError('files.not_possible.zip');
}

/** Two entries that share bytes unpack to more than the zip has. */
function refuseOverlaps(entries: readonly Listed[], zip_bytes: number): void {
  let end = 0;
  for (const { header_at, packed_bytes } of entries
    .map(({ place }) => place)
    .sort((a, b) => a.header_at - b.header_at)) {
    if (header_at < end) throw new AppError('files.not_possible.zip');
    end = header_at + packed_bytes;
  }
  if (end > zip_bytes) throw new AppError('files.not_possible.zip');
}

const listed = (entry: Entry): Listed => ({
  name: entry.fileName,
  place: {
    header_at: entry.relativeOffsetOfLocalHeader,
    packed_bytes: entry.compressedSize,
    bytes: entry.uncompressedSize,
    method: entry.compressionMethod,
  },
  isUsable: isUsable(entry),
});

async function listEntries(path: string): Promise<Listed[]> {
  const zip = await openPromise(path, { lazyEntries: true, strictFileNames: false });
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new AppError('files.not_possible.zip_entries', { most: MOST_ENTRIES });
    const entries: Listed[] = [];
    for await (const entry of zip.eachEntry()) {
      refuseLong(entry);
      if (!isFolder(entry.fileName) && !isHidden(entry.fileName)) entries.push(listed(entry));
    }
    refuseOverlaps(entries, zip.fileSize);
    return entries;
  } finally {
    zip.close();
  }
}

/**
 * Where the entries of a zip lie, by the words that name them: their path, and its end (the name alone, or with the folders
 * before it) where no other one ends so; null: it cannot be unpacked.
 * @throws AppError `files.not_possible` for what is no zip, leads out of itself, or is beyond the bounds
 */
export async function readZipKeys(path: string): Promise<{ keys: Map<string, ZipPlace | null>; count: number }> {
  try {
    const entries = await listEntries(path);
    if (entries.length === 0) throw new AppError('files.not_possible.zip_empty');
    const found = entries.map(({ name, place, isUsable: isFit }) => ({
      key: zipKey(name),
      place: isFit ? place : null,
    }));
    const keys = new Map<string, ZipPlace | null>();
    const shared = new Set<string>();
    for (const { key, place } of found) {
      for (const end of endsOf(key)) {
        if (keys.has(end)) shared.add(end);
        keys.set(end, place);
      }
    }
    for (const name of shared) keys.delete(name);
    for (const { key, place } of found) keys.set(key, place);
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
    if (bytes > MOST_PICTURE_BYTES) throw new AppError('files.picture.packed');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const entryAt = ({ header_at, packed_bytes, bytes, method }: ZipPlace): Entry =>
  Object.assign(new Entry(), {
    relativeOffsetOfLocalHeader: header_at,
    compressedSize: packed_bytes,
    uncompressedSize: bytes,
    compressionMethod: method,
    generalPurposeBitFlag: 0,
  });

/**
 * Unpacks one entry, and reads nothing else of the zip but its end.
 * @param place as `readZipKeys` gave it
 * @throws AppError `files.picture` where it cannot be unpacked, or is too large
 */
export async function readZipEntry(path: string, place: ZipPlace): Promise<Buffer> {
  try {
    const zip = await openPromise(path, { lazyEntries: true });
    try {
      return await readBounded(await zip.openReadStreamPromise(entryAt(place)));
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('files.picture.packed', {}, { cause: error });
  }
}

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

/** A path in a zip, with `/` between folders and none before them. */
const pathOf = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');

/** By which words a file may name an entry: in small letters. */
export const zipKey = (name: string): string => pathOf(name).toLowerCase();

/** By which it names one of several that only capitals tell apart; no `zipKey` begins so. */
export const exactKey = (name: string): string => `/${pathOf(name)}`;

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

/** Places by paths as the zip has them: of one key, so that capitals alone tell them apart. */
type Spelled = Map<string, ZipPlace | null>;

/** Entries by the words that name them: by their path, and by its end where no other path ends so. */
function namedOf(entries: readonly Listed[]): Map<string, Spelled> {
  const paths = new Map<string, Spelled>();
  for (const { name, place, isUsable: isFit } of entries) {
    const spelled = paths.get(zipKey(name)) ?? new Map();
    paths.set(zipKey(name), spelled.set(pathOf(name), isFit ? place : null));
  }
  const named = new Map<string, Spelled>();
  const shared = new Set<string>();
  for (const [key, spelled] of paths) {
    for (const end of endsOf(key)) {
      if (named.has(end)) shared.add(end);
      named.set(end, spelled);
    }
  }
  for (const end of shared) named.delete(end);
  for (const [key, spelled] of paths) named.set(key, spelled);
  return named;
}

/** Those that are the only ones to be written like this, by `exactKey`. @param key names all of them */
function exactOf(key: string, spelled: Spelled): Spelled {
  const parts = key.split('/').length;
  const ends = [...spelled.keys()].map((path) => path.split('/').slice(-parts).join('/'));
  const places = [...spelled.values()];
  return new Map(
    ends.flatMap((end, at): [string, ZipPlace | null][] =>
      ends.filter((other) => other === end).length === 1 ? [[exactKey(end), places[at] ?? null]] : [],
    ),
  );
}

export interface ZipKeys {
  /** where entries lie, by `zipKey`, or by `exactKey` where capitals tell them apart; null: it cannot be unpacked */
  keys: Map<string, ZipPlace | null>;
  /** two of those that a `zipKey` names, where it names several */
  twofold: Map<string, string[]>;
  count: number;
}

/**
 * Where the entries of a zip lie, by the words that name them: their path, and its end (the name alone, or with the folders
 * before it) where no other one ends so. Capitals count where they alone tell entries apart.
 * @throws AppError `files.not_possible` for what is no zip, leads out of itself, or is beyond the bounds
 */
export async function readZipKeys(path: string): Promise<ZipKeys> {
  try {
    const entries = await listEntries(path);
    if (entries.length === 0) throw new AppError('files.not_possible.zip_empty');
    const keys = new Map<string, ZipPlace | null>();
    const twofold = new Map<string, string[]>();
    for (const [key, spelled] of namedOf(entries)) {
      const [first, ...others] = spelled.values();
      keys.set(key, others.length === 0 ? (first ?? null) : null);
      if (others.length === 0) continue;
      twofold.set(key, [...spelled.keys()].slice(0, 2));
      for (const [exact, place] of exactOf(key, spelled)) keys.set(exact, place);
    }
    return { keys, twofold, count: entries.length };
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

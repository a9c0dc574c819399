import { constants, crc32, deflateRawSync } from 'node:zlib';

/** One file in the archive; sizes in bytes. */
export interface ZipEntry {
  name: string;
  crc: number;
  size: number;
  packed: number;
  /** where its header begins */
  offset: number;
}

/** How far an archive is written. */
export interface ZipPosition {
  /** those that are complete */
  entries: ZipEntry[];
  /** the one that is being written */
  open: ZipEntry | null;
  bytes: number;
}

export const EMPTY_ZIP: ZipPosition = { entries: [], open: null, bytes: 0 };

/** Beyond it an archive would need the fields of ZIP64, which some programs do not read. */
const MOST_BYTES = 0xffff_ffff;
const VERSION = 20;
/** names are UTF-8, and sizes follow the content */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** An empty last block: what was written before it ended at a whole byte and may go on for ever. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
/** 1980-01-01, the earliest day of the format: what was written when stands in the name of the archive. */
const DAY = 0x0021;

/** Little-endian: [bytes, value]. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** What local header and directory say alike. */
const common = ({ crc, packed, size, name }: ZipEntry) =>
  [
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DAY],
    [4, crc],
    [4, packed],
    [4, size],
    [2, Buffer.byteLength(name)],
    [2, 0],
  ] as const;

/**
 * Writes a ZIP archive (PKWARE APPNOTE 6.3) in parts that may lie hours and processes apart, as long jobs are: all that the
 * next part must know is its position (docs/decisions/0060-an-archive-in-parts.md).
 */
export function createZipPart({ entries: before, open: begun, bytes: written }: ZipPosition) {
  const entries = [...before];
  const content: Buffer[] = [];
  let open = begun;
  let bytes = written;

  function put(buffer: Buffer): void {
    content.push(buffer);
    bytes += buffer.length;
  }

  return {
    begin(name: string): void {
      open = { name, crc: 0, size: 0, packed: 0, offset: bytes };
      put(Buffer.concat([fields([4, 0x04034b50], ...common(open)), Buffer.from(name)]));
    },

    /** More of the file that was begun last. */
    write(more: Buffer): void {
      if (!open) throw new Error('No file of the archive was begun');
      // of nothing zlib may give the sum that one begins with, not the one so far
      if (more.length === 0) return;
      const { crc, size, packed } = open;
      const deflated = deflateRawSync(more, { finishFlush: constants.Z_SYNC_FLUSH });
      open = { ...open, crc: crc32(more, crc), size: size + more.length, packed: packed + deflated.length };
      put(deflated);
    },

    end(): void {
      if (!open) throw new Error('No file of the archive was begun');
      put(LAST_BLOCK);
      const done = { ...open, packed: open.packed + LAST_BLOCK.length };
      put(fields([4, 0x08074b50], [4, done.crc], [4, done.packed], [4, done.size]));
      entries.push(done);
      open = null;
    },

    /** After the last file. */
    finish(): void {
      const offset = bytes;
      for (const entry of entries) {
        const head = fields([4, 0x02014b50], [2, VERSION], ...common(entry));
        // no comment, the first disk, no attributes
        const tail = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]);
        put(Buffer.concat([head, tail, Buffer.from(entry.name)]));
      }
      const count = [2, entries.length] as const;
      put(fields([4, 0x06054b50], [2, 0], [2, 0], count, count, [4, bytes - offset], [4, offset], [2, 0]));
    },

    /** How much is in memory. */
    size: () => bytes - written,
    /** Of the file that is open. */
    opened: () => open,
    isFull: () => bytes > MOST_BYTES * 0.9 || (open?.size ?? 0) > MOST_BYTES * 0.9,

    /** The part, and where the next one goes on. */
    take: (): { content: Buffer; position: ZipPosition } => ({
      content: Buffer.concat(content),
      position: { entries, open, bytes },
    }),
  };
}

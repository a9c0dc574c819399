export interface ByteRange {
  first: number;
  last: number;
}

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a request asks for (RFC 9110 §14.2).
 * @param header of the request: `bytes=0-1023`, `bytes=1024-`, `bytes=-512`
 * @param size of the file, in bytes
 * @returns null: the file has none of it. Undefined: the whole file is sent, also to whoever asks for several parts at once or
 *   in words that nobody knows, which a server may leave out of account
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = SINGLE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  if (from === '') return to === '' ? undefined : within(size - Number(to), size - 1);
  if (to === '') return within(Number(from), size - 1);
  return Number(to) < Number(from) ? undefined : within(Number(from), Math.min(Number(to), size - 1));
}

const within = (first: number, last: number): ByteRange | null =>
  first <= last ? { first: Math.max(0, first), last } : null;

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
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first <= last ? { first, last } : null;
}

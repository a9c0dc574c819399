import { inflateSync } from 'node:zlib';

/** Windows-1252 where it differs from Latin-1, from 0x80 on. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A part that is packed, after the end of what describes it. */
const PACKED = /\/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/g;

/** The texts that a document of pdfkit shows, packed or not, one for each piece that it wrote, in order. */
export function readPdf(file: Buffer): string[] {
  const source = file
    .toString('latin1')
    .replace(PACKED, (_part, bytes: string) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  // [<48656c6c> 20 <6f> 0] TJ: pieces of one text with the distances between them
  return [...source.matchAll(/\[((?:<[0-9a-f]*>|[-\d.\s]+)*)\]\s*TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decode(Buffer.from(hex, 'hex'))).join(''),
  );
}

function decode(bytes: Buffer): string {
  return [...bytes]
    .map((byte) => (byte >= 0x80 && byte <= 0x9f ? (HIGH[byte - 0x80] ?? '') : String.fromCharCode(byte)))
    .join('');
}

import { crc32 } from 'node:zlib';
import { fromBuffer } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

/**
 * What a reader of such archives makes of each file, one after the other, each checked against its sum.
 * @param take what is kept of a file's content: all of them may be more than there is memory
 */
export function mapZip<Kept>(archive: Buffer, take: (content: Buffer) => Kept): Promise<Map<string, Kept>> {
  const found = new Map<string, Kept>();
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (failed, zip: ZipFile) => {
      if (failed) return reject(failed);
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, (refused, stream) => {
          if (refused) return reject(refused);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('error', reject);
          stream.on('end', () => {
            const content = Buffer.concat(chunks);
            // yauzl leaves that to who reads
            if (crc32(content) !== entry.crc32) return reject(new Error(`${entry.fileName} differs from its sum`));
            found.set(entry.fileName, take(content));
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    });
  });
}

/** Names and contents. */
export const readZip = (archive: Buffer): Promise<Map<string, Buffer>> => mapZip(archive, (content) => content);

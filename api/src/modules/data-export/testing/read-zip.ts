import { crc32 } from 'node:zlib';
import { fromBuffer } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

/** As a reader of such archives finds them: names and contents, checked against their sums. */
export function readZip(archive: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
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
            found.set(entry.fileName, content);
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    });
  });
}

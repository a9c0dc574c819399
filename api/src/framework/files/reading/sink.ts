import type { FileStore } from '../../../infra/files/file-store';

/** Written to the disk at a time. */
const CHUNK_BYTES = 1024 * 1024;

/** Puts what it is given behind each other into a file, a chunk at a time. */
export function createSink(files: Pick<FileStore, 'writeFrom'>, name: string) {
  let waiting: Buffer[] = [];
  let held = 0;
  let written = 0;
  async function flush(): Promise<void> {
    const content = Buffer.concat(waiting);
    waiting = [];
    held = 0;
    await files.writeFrom(name, written, content);
    written += content.length;
  }
  return {
    async add(part: Buffer): Promise<void> {
      waiting.push(part);
      held += part.length;
      if (held >= CHUNK_BYTES) await flush();
    },
    /** @returns how long the file is */
    async end(): Promise<number> {
      if (held > 0 || written === 0) await flush();
      return written;
    },
  };
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib';

/** Search engines look at it once a day or so; a new product may wait this long. Milliseconds. */
const MAX_AGE = 3_600_000;
const FETCH_TIMEOUT = 30_000;
/** A part shrinks to a twentieth, in half a second. */
const BROTLI_QUALITY = 5;

export type SitemapEncoding = 'br' | 'gzip' | null;

export interface SitemapOptions {
  apiUrl: string;
  /** folder of their own, which they make */
  folder: string;
  now?: () => number;
}

/** The site map's index and its parts, asked from the API and kept as compressed files: a part is up to 20 MB of text. */
export class SitemapFiles {
  private readonly now: () => number;
  /** one after the other: compressing takes a processor */
  private last: Promise<unknown> = Promise.resolve();
  private readonly running = new Map<string, Promise<void>>();

  constructor(private readonly options: SitemapOptions) {
    this.now = options.now ?? Date.now;
  }

  /** The index as text. @throws Error when there is none yet and the API does not answer */
  async index(): Promise<string> {
    await this.renew('index', '/api/sitemaps');
    return this.textOf('index');
  }

  /**
   * One part, compressed or not; null where the index names no such part.
   * @throws Error when there is none yet and the API does not answer
   */
  async part(number: number, encoding: SitemapEncoding): Promise<Readable | null> {
    const parts = (await this.index()).split('<loc>').length - 1;
    if (number < 1 || number > parts) return null;
    const name = String(number);
    await this.renew(name, `/api/sitemaps/${name}`);
    return encoding === null
      ? this.unzipped(name)
      : createReadStream(this.fileOf(name, encoding === 'br' ? 'br' : 'gz'));
  }

  /** A file that cannot be read fails whoever reads this stream, and nobody else: an error that nobody hears ends the process. */
  private unzipped(name: string): Readable {
    return connect(createReadStream(this.fileOf(name, 'gz')), createGunzip(), () => undefined);
  }

  private fileOf(name: string, extension: 'br' | 'gz'): string {
    return path.join(this.options.folder, `${name}.xml.${extension}`);
  }

  private async textOf(name: string): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.unzipped(name)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  }

  /** When a file was written; null: there is none. */
  private async writtenAt(name: string): Promise<number | null> {
    const found = await stat(this.fileOf(name, 'gz')).catch(() => null);
    return found?.mtimeMs ?? null;
  }

  /** Sees to it that there is a file, and a new one where it is old; with the API down the old one stays. */
  private async renew(name: string, from: string): Promise<void> {
    const written = await this.writtenAt(name);
    if (written !== null && this.now() - written < MAX_AGE) return;
    const running = this.running.get(name) ?? this.inTurn(() => this.write(name, from));
    this.running.set(name, running);
    try {
      await running;
    } catch (error) {
      if (written === null) throw error;
    } finally {
      this.running.delete(name);
    }
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Both files appear whole, the one that is looked at last. */
  private async write(name: string, from: string): Promise<void> {
    const { apiUrl, folder } = this.options;
    const response = await fetch(apiUrl + from, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
    if (!response.ok || !response.body) throw new Error(`${from} answered ${response.status}`);
    await mkdir(folder, { recursive: true });
    const [gz, br] = [this.fileOf(name, 'gz'), this.fileOf(name, 'br')];
    try {
      const body = Readable.fromWeb(response.body as ReadableStream); // Node's own type under the browser's name
      await pipeline(body, createGzip(), createWriteStream(`${gz}.new`, { flush: true }));
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
      const again = [createReadStream(`${gz}.new`), createGunzip(), createBrotliCompress(quality)] as const;
      await pipeline(...again, createWriteStream(`${br}.new`, { flush: true }));
      await rename(`${br}.new`, br);
      await rename(`${gz}.new`, gz);
    } finally {
      await Promise.all([gz, br].map((file) => rm(`${file}.new`, { force: true })));
    }
  }
}

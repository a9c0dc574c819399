import type { Answer } from '../../renderer/renderer-protocol';

/** Of one renderer at a time, and in a second: whatever its code does, the API is the shop's. */
const MOST_AT_ONCE = 16;
const MOST_A_SECOND = 200;
/** Bytes of one answer; a listing of a hundred products has a tenth. */
const MOST_BYTES = 1024 * 1024;
const SECOND = 1_000;
/** What of an answer's head pages are made by. */
const TOLD = ['content-type', 'cache-tag', 'etag', 'cache-control'];

async function readBounded({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export interface ApiReadsOptions {
  /** base URL of the API, without `/api` */
  apiUrl: string;
  /** milliseconds for one read */
  timeout: number;
  now?: () => number;
}

/** Reads of the API in the name of nobody, for a renderer that has no network: what everybody may read. */
export class ApiReads {
  private atOnce = 0;
  private second = 0;
  private inSecond = 0;

  constructor(private readonly options: ApiReadsOptions) {}

  /**
   * @param path below `/api`, with its query
   * @returns null: the API has not answered in time, too much is asked for or answered, or it is no path of the API
   */
  async read(path: string, language: string): Promise<Answer | null> {
    const url = this.urlOf(path);
    if (!url || !this.hasRoom()) return null;
    this.atOnce += 1;
    try {
      const response = await fetch(url, {
        headers: { 'x-cache-tags': '1', 'accept-language': language },
        redirect: 'error',
        signal: AbortSignal.timeout(this.options.timeout),
      });
      const body = await readBounded(response);
      if (body === undefined) return null;
      const told = TOLD.flatMap((name): [string, string][] => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      return { status: response.status, headers: Object.fromEntries(told), body };
    } catch {
      return null;
    } finally {
      this.atOnce -= 1;
    }
  }

  private urlOf(path: string): URL | undefined {
    const base = `${this.options.apiUrl}/api`;
    if (!path.startsWith('/') || !URL.canParse(base + path)) return undefined;
    const url = new URL(base + path);
    // `..` is gone by now
    return url.href.startsWith(`${base}/`) ? url : undefined;
  }

  private hasRoom(): boolean {
    const second = Math.floor((this.options.now ?? Date.now)() / SECOND);
    if (second !== this.second) [this.second, this.inSecond] = [second, 0];
    this.inSecond += 1;
    return this.inSecond <= MOST_A_SECOND && this.atOnce < MOST_AT_ONCE;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

export interface LoggedRequest {
  url: string;
  /** Chrome's resource type: Document, Script, Image, Fetch, … */
  type: string;
  /** the address whose parsing or running asked for it; undefined for the page itself */
  initiator: string | undefined;
  /** bytes on the wire, headers included; 0 when it came out of a cache */
  bytes: number;
  /** bytes of the body as it is read, without compression */
  raw: number;
  /** seconds, on the browser's own clock */
  started: number;
  finished: number | undefined;
}

/** The parts used of DevTools' `Network.requestWillBeSent`. */
interface SentEvent {
  requestId: string;
  request: { url: string };
  type?: string;
  initiator: { url?: string; stack?: Stack };
  timestamp: number;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The script that asked: the nearest one on the stack, or on the stack that started this one. */
function scriptOf(stack: Stack | undefined): string | undefined {
  for (let part: Stack | undefined = stack; part; part = part.parent) {
    const frame = part.callFrames.find(({ url }) => url !== '');
    if (frame) return frame.url;
  }
  return undefined;
}

/** What the network panel shows: every request of a page, with its size on the wire and what asked for it. */
export class NetworkLog {
  private readonly requests = new Map<string, LoggedRequest>();
  private lastChange = performance.now();

  /** Starts listening; later visits of the same tab are added. */
  static async attach(session: CDPSession, page: Page): Promise<NetworkLog> {
    const log = new NetworkLog();
    // a page asks for its worker's script, and the worker, which Playwright hears, too, is told that it is there
    page.on('requestfinished', (request) => {
      const open = log.all.find(({ url, finished }) => finished === undefined && url === request.url());
      if (open && page.workers().some((worker) => worker.url() === open.url)) {
        void request.sizes().then((sizes) => {
          open.type = 'Script';
          open.bytes = sizes.responseHeadersSize + sizes.responseBodySize;
          open.finished = open.started + request.timing().responseEnd / 1_000;
          log.lastChange = performance.now();
        });
      }
    });
    session.on('Network.requestWillBeSent', (event) => log.sent(event));
    session.on('Network.dataReceived', ({ requestId, dataLength }) => log.received(requestId, dataLength));
    session.on('Network.loadingFinished', (event) =>
      log.ended(event.requestId, event.timestamp, event.encodedDataLength),
    );
    session.on('Network.loadingFailed', (event) => log.ended(event.requestId, event.timestamp, 0));
    session.on('Network.requestServedFromCache', ({ requestId }) => log.requests.delete(requestId));
    await session.send('Network.enable');
    return log;
  }

  /** All requests that went over the wire. */
  get all(): LoggedRequest[] {
    return [...this.requests.values()];
  }

  /** Bytes on the wire of everything, or of one of Chrome's resource types. */
  bytes(type?: string): number {
    return this.all.filter((request) => !type || request.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Bytes of one of Chrome's resource types without compression: of scripts, what a processor has to read. */
  raw(type: string): number {
    return this.all.filter((request) => request.type === type).reduce((sum, { raw }) => sum + raw, 0);
  }

  /**
   * Waits until nothing has been asked for or has arrived for `quiet` ms, so that what a page fetches when it is idle
   * is counted, too.
   * @throws Error after `limit` ms
   */
  async untilQuiet(quiet = 2_500, limit = 60_000): Promise<void> {
    const end = performance.now() + limit;
    while (performance.now() < end) {
      const pending = this.all.some(({ finished }) => finished === undefined);
      if (!pending && performance.now() - this.lastChange > quiet) return;
      await sleep(50);
    }
    const open = this.all.filter(({ finished }) => finished === undefined).map(({ url }) => url);
    throw new Error(`The page's network did not become quiet; still open: ${open.join(', ') || 'nothing'}`);
  }

  private sent({ requestId, request, type, initiator, timestamp }: SentEvent): void {
    if (request.url.startsWith('data:')) return;
    this.lastChange = performance.now();
    this.requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      initiator: initiator.url ?? scriptOf(initiator.stack),
      bytes: 0,
      raw: 0,
      started: timestamp,
      finished: undefined,
    });
  }

  private received(id: string, raw: number): void {
    const request = this.requests.get(id);
    if (request) request.raw += raw;
  }

  private ended(id: string, timestamp: number, bytes: number): void {
    const request = this.requests.get(id);
    if (!request) return;
    this.lastChange = performance.now();
    request.finished = timestamp;
    request.bytes = bytes;
  }
}

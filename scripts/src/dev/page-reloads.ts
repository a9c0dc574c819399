import type { ServerResponse } from 'node:http';

/** Where the shell's development build listens (`scripts/webpack/reload-page.js`). */
export const RELOADS_PATH = '/dev/reloads';

/** More open pages than anybody looks at; the oldest is let go then. */
const PAGES_MAX = 50;

/** Open pages that are told when to load again (server-sent events). */
export class PageReloads {
  private readonly pages = new Set<ServerResponse>();

  /** Keeps the answer open for as long as the page is. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
    const [oldest] = this.pages;
    if (this.pages.size > PAGES_MAX) oldest?.end();
  }

  reload(): void {
    for (const page of this.pages) page.write('event: reload\ndata:\n\n');
  }
}

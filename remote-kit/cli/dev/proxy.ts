import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import type { Project } from '../project';
import { bannerScript } from './banner';
import { BANNER, BASE, policyFor, withLocalRemote } from './document';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Of one connection, not of what is sent; and what says where it was asked from. */
const NOT_PASSED = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'accept-encoding', 'origin', 'referer'];
/** What fetch has undone, and what only holds for the shop's own address. */
const NOT_ANSWERED = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'strict-transport-security',
];

export interface ProxyOptions {
  project: () => Project;
  /** the shop's address, without a slash at its end */
  shop: string;
  /** folder of the local build */
  output: string;
}

function sendFile(response: ServerResponse, file: string): void {
  const type = TYPES[extname(file)];
  if (!type || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
}

/** One file below the build's folder. */
function sendBuilt(response: ServerResponse, output: string, name: string): void {
  const file = normalize(join(output, decodeURIComponent(name)));
  return file.startsWith(output + sep) ? sendFile(response, file) : void response.writeHead(404).end();
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !NOT_PASSED.includes(name)) headers.set(name, String(value));
  }
  return headers;
}

/** The shop behind an address of this machine, with one remote from here. Whoever does not come by this address sees nothing of it. */
export class DevProxy {
  private readonly open = new Set<ServerResponse>();
  readonly server: Server;

  constructor(private readonly options: ProxyOptions) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
        response.end(`The shop does not answer: ${error instanceof Error ? error.message : String(error)}`);
      });
    });
  }

  /** Loads the pages again that are open. */
  reload(): void {
    for (const response of this.open) response.write('event: reload\ndata:\n\n');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { project, shop, output } = this.options;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(BASE)) return sendBuilt(response, output, pathname.slice(BASE.length));
    // a worker would keep pages of here
    if (pathname === '/sw.js') return void response.writeHead(404).end();
    if (pathname === BANNER) {
      const script = bannerScript(project().name, shop);
      return void response.writeHead(200, { 'content-type': TYPES['.js'], 'cache-control': 'no-store' }).end(script);
    }
    if (pathname === '/dev/reloads') return this.listen(response);
    await this.pass(request, response);
  }

  private listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.askShop(request, response);
    const headers = this.headersFrom(answer);
    const isPage = headers.get('content-type')?.startsWith('text/html') && request.method === 'GET';
    if (isPage) return this.sendPage(answer, headers, response);
    response.writeHead(answer.status, Object.fromEntries(headers));
    // whoever has gone needs no end of it
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => undefined);
    else response.end();
  }

  private askShop(request: IncomingMessage, response: ServerResponse): Promise<Response> {
    const { method = 'GET', url = '/' } = request;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(request), duplex: 'half' };
    const init = { method, headers: headersOf(request), redirect: 'manual', signal: gone.signal, ...body };
    return fetch(this.options.shop + url, init as unknown as RequestInit); // `duplex` and the stream's type are Node's own
  }

  private headersFrom(answer: Response): Headers {
    const { shop } = this.options;
    const headers = new Headers(answer.headers);
    for (const name of NOT_ANSWERED) headers.delete(name);
    const place = headers.get('location');
    if (place?.startsWith(shop)) headers.set('location', place.slice(shop.length) || '/');
    return headers;
  }

  private async sendPage(answer: Response, headers: Headers, response: ServerResponse): Promise<void> {
    const project = this.options.project();
    const policy = headers.get('content-security-policy');
    if (policy) headers.set('content-security-policy', policyFor(policy, project));
    headers.set('cache-control', 'no-store');
    headers.delete('etag');
    // the shop knows no page where only the local build has one
    const status = answer.status === 404 ? 200 : answer.status;
    response.writeHead(status, Object.fromEntries(headers)).end(withLocalRemote(await answer.text(), project));
  }
}

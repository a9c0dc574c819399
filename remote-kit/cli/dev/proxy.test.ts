import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '../project';
import { policyFor, withLocalRemote } from './document';
import { DevProxy } from './proxy';

const project: Project = {
  dir: '/somewhere',
  shop: 'https://shop.example.com',
  name: 'gift-cards',
  contract: '^2.7.0',
  routes: [
    {
      path: '/gift-cards',
      page: 'list',
      render: 'public',
      layout: 'shop',
      query: [],
      csp: { 'img-src': ['https://img.example.com'], 'frame-src': ['https://cards.example.com'] },
    },
  ],
  navigation: [],
  budget: { js: 12_000 },
};

const data = { remotes: [{ name: 'cart' }, { name: 'gift-cards', version: '1.0.0-1' }], store: { name: '</script>' } };
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
/** As the web server sends one. */
const page =
  `<!doctype html><html lang="en"><head></head><body><div id="root" data-unhydrated=""><main><div>Live</div></main></div>` +
  `<script type="application/json" id="tessera-data">${json(data)}</script>` +
  `<link as="script" fetchpriority="low" data-late="/remotes/gift-cards/1/remoteEntry.js" integrity="sha384-x">` +
  `<script async data-late="/remotes/gift-cards/1/js/1.js" integrity="sha384-y"></script><script>start()</script></body></html>`;

const dataOf = (html: string) =>
  JSON.parse(/id="tessera-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    remotes: { name: string; base_url?: string; descriptor?: object }[];
    store: object;
  };

describe('a page of the shop', () => {
  test('is drawn by the browser, with the local build in the place of the live one', () => {
    const html = withLocalRemote(page, project);
    const { remotes, store } = dataOf(html);
    expect(remotes.map(({ name, base_url }) => [name, base_url])).toEqual([
      ['cart', undefined],
      ['gift-cards', '/dev/remote/'],
    ]);
    expect(remotes[1]?.descriptor).toMatchObject({ global: 'tessera_gift_cards', server: null, files: {} });
    expect(JSON.stringify(remotes)).not.toContain('somewhere');
    expect(store).toEqual(data.store);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('data-late');
    expect(html).toContain('<script>start()</script><script src="/dev/banner.js" async></script></body>');
  });

  test('may use what its own routes ask for', () => {
    expect(policyFor("default-src 'none'; img-src 'self' data:", project)).toBe(
      "default-src 'none'; img-src 'self' data: https://img.example.com; frame-src https://cards.example.com",
    );
  });

  test('is left alone where it is none', () => {
    expect(withLocalRemote('<p>Closed</p>', project)).toBe('<p>Closed</p>');
  });
});

describe('the address on this machine', () => {
  let shop: Server;
  let proxy: DevProxy;
  let output: string;
  let asked: IncomingMessage[];
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(proxy.server)}${path}`, init);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.push(request);
    if (request.url === '/moved') {
      return void response.writeHead(301, { location: `http://127.0.0.1:${portOf(shop)}/gift-cards` }).end();
    }
    if (request.url?.startsWith('/api/')) {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      return void response.writeHead(201, { 'content-type': 'application/json' }).end(Buffer.concat(parts));
    }
    const headers = { 'content-type': 'text/html; charset=utf-8', 'strict-transport-security': 'max-age=1' };
    response.writeHead(404, headers).end(page);
  }

  beforeEach(async () => {
    asked = [];
    output = mkdtempSync(join(tmpdir(), 'tessera-dev-'));
    writeFileSync(join(output, 'remoteEntry.js'), 'var tessera_gift_cards;');
    shop = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    proxy = new DevProxy({ project: () => project, shop: `http://127.0.0.1:${portOf(shop)}`, output });
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const server of [proxy.server, shop]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    rmSync(output, { recursive: true });
  });

  test('has a page that the shop does not know yet', async () => {
    const response = await get('/gift-cards');
    expect([response.status, response.headers.get('strict-transport-security')]).toEqual([200, null]);
    expect(await response.text()).toContain('"base_url":"/dev/remote/"');
  });

  test('has the files of the local build, and nothing beside them', async () => {
    expect(await (await get('/dev/remote/remoteEntry.js')).text()).toBe('var tessera_gift_cards;');
    for (const path of ['/dev/remote/none.js', '/dev/remote/..%2f..%2fetc/passwd.js', '/sw.js']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(asked).toEqual([]);
  });

  test('hands calls of the API over, and keeps who leads elsewhere here', async () => {
    const sent = {
      method: 'POST',
      body: '{"a":1}',
      headers: { authorization: 'Bearer x', origin: 'http://localhost' },
    };
    const response = await get('/api/things?b=2', sent);
    expect([response.status, await response.text()]).toEqual([201, '{"a":1}']);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/things?b=2' });
    expect([asked[0]?.headers.authorization, asked[0]?.headers.origin]).toEqual(['Bearer x', undefined]);
    expect((await get('/moved', { redirect: 'manual' })).headers.get('location')).toBe('/gift-cards');
  });

  test('tells open pages of a new build', async () => {
    const reader = (await get('/dev/reloads')).body?.getReader();
    await reader?.read();
    proxy.reload();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: reload');
    await reader?.cancel();
  });
});

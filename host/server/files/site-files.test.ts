import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import type { Store } from '@tessera/shared/contract';
import { siteFiles } from './site-files';
import { SitemapFiles } from './sitemap-files';

const INDEX = '<sitemapindex><loc>/sitemaps/1.xml</loc><loc>/sitemaps/2.xml</loc></sitemapindex>';
const partOf = (number: string) => `<urlset>${`<url>part ${number}</url>`.repeat(500)}</urlset>`;

let folder: string;
let api: FastifyInstance;
let apiUrl: string;
let asked: string[];
let down: boolean;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-web-'));
  asked = [];
  down = false;
  api = fastify();
  api.addHook('onRequest', async (request, reply) => {
    asked.push(request.url);
    if (down) await reply.code(503).send();
  });
  api.get('/api/sitemaps', () => INDEX);
  api.get<{ Params: { part: string } }>('/api/sitemaps/:part', ({ params }) => partOf(params.part));
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

function startWeb(store: Partial<Store> = {}): FastifyInstance {
  const web = fastify();
  const registry = { known: true, current: { remotes: [], store: store as Store } }; // nothing else is read
  siteFiles(web, { publicUrl: 'https://shop.example', apiUrl, dataDir: folder, registry });
  return web;
}

test('robots.txt keeps personal pages of each offered language out, as they are now, and names the site map', async () => {
  const store: Partial<Store> = { languages: ['en', 'de'] };
  const web = startWeb(store);
  const read = async () => (await web.inject('/robots.txt')).body.split('\n');
  const lines = await read();
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /cart', 'Disallow: /de/cart']));
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(lines.some((line) => /^Disallow: \/(de)?$/.test(line) || line.includes('/products'))).toBe(false);
  store.languages = ['en'];
  expect(await read()).toEqual(lines.filter((line) => !line.startsWith('Disallow: /de/')));
  await web.close();
});

test('another set of languages has a site map of its own, and the former one is there again with its set', async () => {
  const store: Partial<Store> = { languages: ['en', 'de'] };
  const web = startWeb(store);
  for (const languages of [['en', 'de'], ['en'], ['en'], ['en', 'de']] as const) {
    store.languages = [...languages];
    expect((await web.inject('/sitemaps/2.xml')).statusCode).toBe(200);
  }
  expect(asked).toEqual(['/api/sitemaps', '/api/sitemaps/2', '/api/sitemaps', '/api/sitemaps/2']);
  await web.close();
});

test('the parts that the index names are sent as the client takes them, and asked for once', async () => {
  const web = startWeb();
  expect((await web.inject('/sitemap.xml')).body).toBe(INDEX);
  const get = (encoding: string) => web.inject({ url: '/sitemaps/2.xml', headers: { 'accept-encoding': encoding } });
  const [br, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(partOf('2'));
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(partOf('2'));
  expect(plain.body).toBe(partOf('2'));
  expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(asked).toEqual(['/api/sitemaps', '/api/sitemaps/2']);
  await web.close();
});

test.each(['3.xml', '0.xml', '01.xml', '-1.xml', 'index.xml', '2', '2.xml.br', '..%2F1.xml'])(
  'there is no part %s, and the API is not asked for it',
  async (name) => {
    const web = startWeb();
    expect((await web.inject(`/sitemaps/${name}`)).statusCode).toBe(404);
    expect(asked.filter((url) => url !== '/api/sitemaps')).toEqual([]);
    await web.close();
  },
);

test('an hour later it is asked again; while the API is away the old one stays', async () => {
  let hours = 0;
  const files = new SitemapFiles({ apiUrl, folder, now: () => Date.now() + hours * 3_600_000 });
  await files.index();
  await files.index();
  expect(asked).toHaveLength(1);
  hours = 2;
  down = true;
  expect(await files.index()).toBe(INDEX);
  down = false;
  expect(await files.index()).toBe(INDEX);
  expect(asked).toHaveLength(3);
});

test('without an answer and without a file there is a failure, which is not kept', async () => {
  const files = new SitemapFiles({ apiUrl, folder });
  down = true;
  await expect(files.index()).rejects.toThrow('503');
  down = false;
  expect(await files.index()).toBe(INDEX);
});

test('many who ask at once wait for one answer', async () => {
  const files = new SitemapFiles({ apiUrl, folder });
  await Promise.all(Array.from({ length: 10 }, () => files.index()));
  expect(asked).toEqual(['/api/sitemaps']);
});

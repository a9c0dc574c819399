import type { AppError } from '../../../../errors/errors';
import { aPictureServer } from '../testing/picture-server';
import { fetchPicture } from './fetch-picture';

const MOST = 2_000_000;
let server: Awaited<ReturnType<typeof aPictureServer>>;
beforeAll(async () => {
  server = await aPictureServer(({ url = '', headers }, response) => {
    const [, what, rest] = url.split('/');
    if (what === 'to') response.writeHead(302, { location: decodeURIComponent(rest ?? '') }).end();
    else if (what === 'loop') response.writeHead(301, { location: '/loop' }).end();
    else if (what === 'status') response.writeHead(Number(rest)).end('x');
    else if (what === 'said') response.writeHead(200, { 'content-length': String(MOST + 1) }).end();
    else if (what === 'flood') response.writeHead(200).end(Buffer.alloc(MOST + 1));
    else if (what === 'slow') response.writeHead(200).write('x');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(headers));
  });
});
afterAll(() => server.close());

const fetchIt = (address: string, { trusted = [server.host], patience_ms = 2_000 } = {}) =>
  fetchPicture(address, { trusted, most: MOST, patience_ms });
const whyNot = (address: string, options = {}): Promise<string> =>
  fetchIt(address, options).then(
    () => 'fetched',
    (error: AppError) => error.message,
  );
const PRIVATE = /network of its own/;

it('brings what lies at an address, also by redirects, and says nothing of the shop', async () => {
  const said = JSON.parse((await fetchIt(server.address('/to/%2Fto%2F%252Fpicture'))).toString()) as object;
  expect(Object.keys(said).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
});

it('asks nothing of this machine, whatever it is called', async () => {
  const port = server.host.split(':')[1] ?? '';
  const before = server.asked.length;
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0'])
    expect([host, await whyNot(`http://${host}:${port}/picture`, { trusted: [] })]).toEqual([
      host,
      expect.stringMatching(PRIVATE),
    ]);
  expect(server.asked).toHaveLength(before);
});

it('looks at each redirect as at the first address', async () => {
  const port = server.host.split(':')[1] ?? '';
  const before = server.asked.length;
  for (const to of [`http://localhost:${port}/picture`, `http://[::1]:${port}/`, 'http://169.254.169.254/latest'])
    expect(await whyNot(server.address(`/to/${encodeURIComponent(to)}`))).toMatch(PRIVATE);
  expect(await whyNot(server.address(`/to/${encodeURIComponent('file:///etc/passwd')}`))).toMatch(/no address/);
  expect(server.asked).toHaveLength(before + 4);
});

it.each([
  ['/loop', /on and on/],
  ['/status/404', /answers 404/],
  ['/said', /at most 1 MB/],
  ['/flood', /at most 1 MB/],
])('%s is refused', async (path, why) => {
  expect(await whyNot(server.address(path))).toMatch(why);
});

it('waits for a bounded time, and takes neither other schemes nor passwords', async () => {
  expect(await whyNot(server.address('/slow'), { patience_ms: 300 })).toMatch(/longer/);
  expect(await whyNot('http://nowhere.invalid/a.png')).toMatch(/not be reached/);
  for (const address of [
    'ftp://example.com/a.png',
    'data:image/png;base64,AA==',
    'http://me:word@example.com/',
    'http://',
  ])
    expect(await whyNot(address)).toMatch(/no address/);
});

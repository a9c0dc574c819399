import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KnownRedirects } from './known-redirects';

type Part = { items: { path: string; target: string }[]; next: string | null };

let server: Server;
let isClosed = false;
let asked: string[] = [];
let answer: (after: string) => { status: number; body: Part | object };
let redirects: KnownRedirects;

beforeEach(async () => {
  [isClosed, asked] = [false, []];
  server = createServer((request, response) => {
    const after = new URL(request.url ?? '', 'http://api').searchParams.get('after') ?? '';
    asked.push(after);
    const { status, body } = answer(after);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  redirects = new KnownRedirects({ apiUrl: `http://127.0.0.1:${port}`, isClosed: () => isClosed, pause: 1 });
});
afterEach(async () => {
  isClosed = true;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const find = (address: string) => redirects.find(new URL(address, 'https://shop.example'));
const holds = (...items: Part['items']) => {
  answer = () => ({ status: 200, body: { items, next: null } });
};
async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise(setImmediate);
}

test('an address leads on in its own language, in whatever case, with its query where the target has none', async () => {
  holds(
    { path: '/größen', target: '/size-guide#shoes' },
    { path: '/old', target: '/products/new' },
    { path: '/sale', target: '/products?sale=1' },
    { path: '/start', target: '/' },
  );
  redirects.learn();
  await until(() => find('/old') !== undefined);
  expect(find('/Old?utm=1')).toBe('/products/new?utm=1');
  expect(find('/de/old')).toBe('/de/products/new');
  expect(find('/gr%C3%B6%C3%9Fen?a=1')).toBe('/size-guide?a=1#shoes');
  expect(find('/sale?utm=1')).toBe('/products?sale=1');
  expect(find('/de/start')).toBe('/de');
  const url = new URL('https://shop.example/old');
  const instead = [200, 301, 404, 410, 503].map((status) => redirects.insteadOf({ status }, url));
  expect(instead).toEqual([undefined, undefined, '/products/new', '/products/new', undefined]);
  expect([find('/older'), find('/'), find('/%E0%A4%A')]).toEqual([undefined, undefined, undefined]);
});

test('all parts are read, and once more for what another API instance did not know yet', async () => {
  let isLate = true;
  answer = (after) => {
    const last = isLate ? [] : [{ path: '/b', target: '/late' }];
    if (after === '/a') isLate = false;
    return after === ''
      ? { status: 200, body: { items: [{ path: '/a', target: '/first' }], next: '/a' } }
      : { status: 200, body: { items: last, next: null } };
  };
  redirects.learn();
  await until(() => find('/b') === '/late');
  expect([find('/a'), asked]).toEqual(['/first', ['', '/a', '', '/a']]);
});

test('while the API does not answer, what is known stays; one from before there were any has none', async () => {
  holds({ path: '/a', target: '/first' });
  redirects.learn();
  await until(() => asked.length === 2);
  answer = () => ({ status: 503, body: {} });
  redirects.learn();
  await until(() => asked.length > 5);
  expect(find('/a')).toBe('/first');
  answer = () => ({ status: 404, body: {} });
  await until(() => find('/a') === undefined);
});

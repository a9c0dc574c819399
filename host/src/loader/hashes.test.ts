import type { RegisteredRemote } from '@tessera/shared/composition';
import { hashOf, prepareHashes, setHashes, verifyTag } from './hashes';

const SHELL = '/assets/hashes.json';
const CART = '/remotes/cart/1/hashes.json';
/** path → what the server answers there */
let lists: Record<string, Record<string, string> | 'down'>;
const fetched = jest.fn((url: string, options: RequestInit) => {
  const list = lists[new URL(url, location.href).pathname];
  if (!list || list === 'down') return Promise.reject(new TypeError(`Failed to fetch ${options.integrity}`));
  return Promise.resolve({ json: async () => list });
});

const remote = (name: string, files: Record<string, string>) =>
  ({ name, base_url: `/remotes/${name}/1/`, descriptor: { files } }) as unknown as RegisteredRemote; // nothing else is read

function setUp() {
  lists = { [SHELL]: { 'js/a.js': 'sha384-a' }, [CART]: { 'js/b.js': 'sha384-b', 'css/b.css': 'sha384-css' } };
  fetched.mockClear();
  const remotes = [
    remote('cart', { 'remoteEntry.js': 'sha384-entry', 'hashes.json': 'sha384-cart' }),
    remote('older', { 'remoteEntry.js': 'sha384-older', 'js/c.js': 'sha384-c' }),
  ];
  setHashes(remotes, { file: 'hashes.json', integrity: 'sha384-shell' });
}

/** As a build's loader inserts it (scripts/webpack/script-integrity.js). */
function insert(tag: HTMLScriptElement | HTMLLinkElement, attribute: 'src' | 'href', url: string) {
  const failed = jest.fn();
  tag.addEventListener('error', failed);
  tag.setAttribute(attribute, url);
  verifyTag(tag, attribute);
  return { address: () => tag.getAttribute(attribute), integrity: () => tag.integrity, failed };
}

const script = (url: string) => insert(document.createElement('script'), 'src', url);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
});
beforeEach(setUp);

test('a file is asked for by its hash, and not before that is known', async () => {
  const sheet = insert(document.createElement('link'), 'href', '/remotes/cart/1/css/b.css');
  const tags = [script('/remotes/cart/1/js/b.js'), sheet];
  expect(tags.map(({ address }) => address())).toEqual([null, null]);
  await settled();
  expect(tags.map(({ address }) => address())).toEqual(['/remotes/cart/1/js/b.js', '/remotes/cart/1/css/b.css']);
  expect(tags.map(({ integrity }) => integrity())).toEqual(['sha384-b', 'sha384-css']);
});

const asked = () => fetched.mock.calls.map(([url, { integrity }]) => [new URL(url).pathname, integrity]);

test('nothing is fetched before somebody uses the page; then the shell’s list and those of what it has loaded are, once', async () => {
  prepareHashes('/remotes/cart/1/');
  await settled();
  expect(asked()).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  script('/remotes/cart/1/js/b.js');
  await settled();
  expect(asked()).toEqual([
    [SHELL, 'sha384-shell'],
    [CART, 'sha384-cart'],
  ]);
  expect(script('/assets/js/a.js').integrity()).toBe('sha384-a');
});

test('of what is loaded before that each list is fetched once, by its own hash', async () => {
  script('/remotes/cart/1/js/b.js');
  script('/remotes/cart/1/css/b.css');
  await settled();
  expect(asked()).toEqual([[CART, 'sha384-cart']]);
});

test('a known hash is set at once: an entry’s, one that has been fetched, and those of a build without a list', async () => {
  const entry = script('/remotes/cart/1/remoteEntry.js?retry=1');
  expect([entry.address(), entry.integrity()]).toEqual(['/remotes/cart/1/remoteEntry.js?retry=1', 'sha384-entry']);
  expect(script('/remotes/older/1/js/c.js').integrity()).toBe('sha384-c');
  expect(hashOf('/remotes/older/1/js/c.js')).toBe('sha384-c');
  dispatchEvent(new Event('wheel'));
  prepareHashes('/remotes/cart/1/');
  await settled();
  expect(script(`${location.origin}/remotes/cart/1/js/b.js`).integrity()).toBe('sha384-b');
});

test('where the list does not come, or is another, the file has failed; asked for again, the list is fetched again', async () => {
  lists[CART] = 'down';
  const first = script('/remotes/cart/1/js/b.js');
  await settled();
  expect(first.failed).toHaveBeenCalledTimes(1);
  expect(first.address()).toBeNull();
  lists[CART] = { 'js/b.js': 'sha384-b' };
  const second = script('/remotes/cart/1/js/b.js');
  await settled();
  expect(second.failed).not.toHaveBeenCalled();
  expect([second.address(), second.integrity()]).toEqual(['/remotes/cart/1/js/b.js', 'sha384-b']);
});

import type { RegisteredRemote } from '@tessera/shared/composition';
import { sampleDescriptor } from '@tessera/scripts/basics';
import { setFolders } from './addresses';
import { forgetRemote, loadPages } from './containers';

jest.mock('./share-scope', () => ({ shareScope: () => ({ react: {} }) }));
jest.mock('./hashes', () => ({ hashOf: () => 'sha384-of-the-entry', prepareHashes: () => undefined }));

const globals = window as unknown as Record<string, unknown>;
const pages = { list: async () => ({ Page: () => null }) };
let fetched: HTMLScriptElement[] = [];
let count = 0;

/** A remote that nobody has asked for yet. */
function newRemote(): RegisteredRemote {
  const name = `reviews${(count += 1)}`;
  const base_url = `/remotes/${name}/1.0.0/`;
  const descriptor = sampleDescriptor({ name, team: 'Reviews', version: '1.0.0', routes: [] }, []);
  const remote = { name, version: '1.0.0', base_url, descriptor };
  setFolders([remote]);
  return remote;
}

const last = (): HTMLScriptElement => {
  const script = fetched.at(-1);
  if (!script) throw new Error('Nothing was fetched');
  return script;
};

/** The entry arrives, runs, and has set what it sets. */
function arrive({ descriptor }: RegisteredRemote, container?: object): void {
  if (container) globals[descriptor.global] = container;
  last().dispatchEvent(new Event('load'));
}

beforeEach(() => {
  fetched = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => void fetched.push(script as HTMLScriptElement));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an entry is run once, by its hash, and its container gets a scope of its own', async () => {
  const scopes: object[] = [];
  for (const remote of [newRemote(), newRemote()]) {
    const asked = [loadPages(remote), loadPages(remote)];
    expect(last()).toMatchObject({ integrity: 'sha384-of-the-entry', async: true });
    arrive(remote, { init: (scope: object) => scopes.push(scope), get: async () => () => ({ pages }) });
    expect(await Promise.all(asked)).toEqual([pages, pages]);
    expect(await loadPages(remote)).toBe(pages);
  }
  expect(fetched).toHaveLength(2);
  expect(scopes).toEqual([{ react: {} }, { react: {} }]);
  expect(scopes[0]).not.toBe(scopes[1]);
});

test('a container is asked for its pages once it is ready', async () => {
  const remote = newRemote();
  const done: string[] = [];
  const asked = loadPages(remote);
  arrive(remote, {
    init: async () => {
      await Promise.resolve();
      done.push('ready');
    },
    get: async (module: string) => {
      done.push(module);
      return () => ({ pages });
    },
  });
  await asked;
  expect(done).toEqual(['ready', './pages']);
});

test.each([
  ['does not arrive', () => void last().dispatchEvent(new Event('error')), 'did not arrive'],
  ['sets nothing', (remote: RegisteredRemote) => arrive(remote), 'sets no tessera_'],
  [
    'exposes nothing',
    (remote: RegisteredRemote) => arrive(remote, { init: () => undefined, get: async () => () => ({}) }),
    'exposes no pages',
  ],
])('an entry that %s fails, and the next call fetches it from another address', async (_, fail, reason) => {
  const remote = newRemote();
  const asked = loadPages(remote);
  const failed = last().src;
  fail(remote);
  await expect(asked).rejects.toThrow(reason);
  const again = loadPages(remote);
  expect(last().src).toBe(`${failed}?retry=1`);
  arrive(remote, { init: () => undefined, get: async () => () => ({ pages }) });
  expect(await again).toBe(pages);
});

test('what an attempt has left behind is not taken for the next one’s', async () => {
  const remote = newRemote();
  const container = { init: () => undefined, get: async () => () => ({ pages }) };
  const asked = loadPages(remote);
  arrive(remote, container);
  await asked;
  forgetRemote(remote.name);
  const again = loadPages(remote);
  arrive(remote);
  await expect(again).rejects.toThrow('sets no tessera_');
});

test('an entry that says nothing for 15 s is down', async () => {
  jest.useFakeTimers();
  const asked = loadPages(newRemote());
  const failure = expect(asked).rejects.toThrow('did not answer in time');
  await jest.advanceTimersByTimeAsync(15_000);
  await failure;
});

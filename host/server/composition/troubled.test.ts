import { runInNewContext } from 'node:vm';
import { integrityOf } from '@tessera/server/files';
import type { RemoteModule } from '@tessera/shared/composition';
import { remote, route } from '../testing/fixtures';
import { brokenEntry, troubled } from './troubled';

interface Container {
  init: (scope: object) => void;
  get: (name: string) => Promise<() => RemoteModule>;
}

const cart = remote('cart', [route('/cart', 'cart'), route('/pay', 'pay')], { 'remoteEntry.js': 'entry' });

/** What a browser finds in `window` once the entry has run. */
function run(trouble: 'crash' | 'wrong_version'): Container {
  const page: Record<string, Container> = {};
  runInNewContext(brokenEntry(cart.descriptor, trouble), page);
  const container = page[cart.descriptor.global];
  if (!container) throw new Error('no container');
  return container;
}

test('the files of a remote that goes wrong come from elsewhere, all of them, and nothing else of it changes', () => {
  for (const trouble of ['slow', 'server_error', 'garbage'] as const)
    expect(troubled(cart, trouble)).toEqual({ ...cart, base_url: `/remotes/-/${trouble}/cart/1.0.0-test/` });
});

test.each(['crash', 'wrong_version'] as const)(
  'an entry that stands for another one is told by its hash: %s',
  (trouble) => {
    const { descriptor } = troubled(cart, trouble);
    expect(descriptor.files[descriptor.entry]).toBe(integrityOf(Buffer.from(brokenEntry(cart.descriptor, trouble))));
  },
);

test('one that crashes gives each page, which throws where it is drawn', async () => {
  const container = run('crash');
  container.init({});
  const { pages } = (await container.get('./pages'))();
  expect(Object.keys(pages)).toEqual(['cart', 'pay']);
  const { Page } = (await pages['cart']?.()) ?? {};
  expect(() => (Page as () => unknown)()).toThrow('on purpose');
});

test('one of a wrong version refuses what the host hands to it', () => {
  expect(() => run('wrong_version').init({})).toThrow('another version of the contract');
});

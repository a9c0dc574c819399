import type { FastifyBaseLogger } from 'fastify';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import type { DocumentBuilder, DocumentParts, ShellBuild } from '../document';
import { createPageCache } from '../../cache/page-cache';
import { PageBudget } from '../../renderer-pool/page-budget';
import { Pages } from '../pages';
import { Quarantine } from '../../renderer-pool/quarantine';
import type { RenderOptions } from '../../renderer-pool/jobs';
import type { Canary, Composition } from '../../composition/registry';
import { remote, route } from '../../testing/fixtures';

export const remotes: RegisteredRemote[] = [
  remote('goods', [
    route('/', 'home'),
    route('/cart', 'cart', { render: 'personal' }),
    route('/orders/:order', 'order', { render: 'personal' }),
    route('/goods/:slug', 'one', { query: ['variant'] }),
  ]),
  remote('office', [
    route('/admin', 'dashboard', { layout: 'admin', render: 'personal' }),
    route('/admin/dev/ui', 'dev-ui', { layout: 'admin', render: 'personal', dev: true }),
  ]),
];

export const storeWith = (maintenance: boolean, until: string | null = null) =>
  ({ name: 'Kiln & Oak', locale: 'en-US', maintenance, maintenance_note: { until } }) as Store; // nothing else is read

/** The pass of a preview, and one of a version of 'goods' that is not live. */
export const [PASS, PASS_OF_GOODS, PASS_OF_BOUNDARIES] = ['a.b', 'c.d', 'boundaries.e'];
export const candidate = { ...remote('goods', [route('/', 'home'), route('/gifts', 'gifts')]), version: '2.0.0-test' };

/**
 * The pages of a small shop whose renderer answers with the address that it was asked for, and what was done to make them.
 * @param perMinute how many an address may have rendered
 */
export function pagesOfShop({ devUi = false, perMinute = 1_000 } = {}) {
  const registry = {
    current: { remotes, store: storeWith(false) },
    canary: undefined as Canary | undefined,
    isCurrent: (composition: Composition): boolean =>
      composition === registry.current || composition === registry.canary?.composition,
    versionSetOf: (composition: Composition) => (composition.remotes === remotes ? 'one' : 'other'),
  };
  let time = 0;
  // never twice the same: what began in the millisecond of a change counts as overtaken by it
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => (time += 1) });
  cache.setFeedAlive(true);
  const built: DocumentParts['page'][] = [];
  const told: string[][] = [];
  const bounded: boolean[] = [];
  const documents: Pick<DocumentBuilder, 'build'> = {
    build({ page, body, data }) {
      built.push(page);
      told.push(data.remotes.map(({ name }) => name));
      bounded.push(data.preview === true && data.boundaries === true);
      return { html: body, scriptHashes: ["'sha256-x'"], styleHashes: [], complete: true };
    },
  };
  const quarantine = new Quarantine({ first: 1_000, longest: 60_000 }, () => 0);
  const rendered: string[] = [];
  const render = async (path: string, { shellOnly, composed }: RenderOptions) => {
    const address = `${shellOnly ? 'shell of ' : ''}${path}${composed === 'canary' ? ' of the canary' : ''}`;
    rendered.push(address);
    const page = { body: address, head: '', status: 200, state: { queries: [], mutations: [] }, complete: true };
    const former = address.includes('/goods/former');
    return { ...page, tags: ['product:1'], ...(former && { redirect: address.replace(/former.*/, 'present') }) };
  };
  const pages = new Pages({
    registry,
    previewed: {
      of: async (pass) =>
        pass === PASS_OF_GOODS || pass === PASS_OF_BOUNDARIES
          ? { remotes: [candidate, ...remotes.slice(1)], store: storeWith(false) }
          : undefined,
    },
    cache,
    documents: documents as DocumentBuilder,
    pool: { render },
    quarantine,
    budget: new PageBudget(perMinute, () => 0),
    shell: { files: {} } as ShellBuild,
    publicUrl: 'https://shop.example',
    devUi,
    log: { error: jest.fn() } as unknown as FastifyBaseLogger,
  });
  /** As the change feed does when the store's settings change. */
  const setMaintenance = (maintenance: boolean, until: string | null = null) => {
    registry.current = { remotes, store: storeWith(maintenance, until) };
    cache.drop(['store']);
    cache.clear();
  };
  const get = (path: string, client = '192.0.2.1', pass?: string) =>
    pages.get(new URL(path, 'https://shop.example'), client, { pass });
  const getCanary = (path: string) =>
    pages.get(new URL(path, 'https://shop.example'), '192.0.2.1', { composition: registry.canary?.composition });
  const setCanary = (composition: Composition | undefined) => {
    registry.canary = composition && { name: 'catalog', version: '2.0.0', percent: 10, composition };
  };
  const setLanguages = (...languages: Store['languages']) => {
    registry.current = { remotes, store: { ...storeWith(false), languages } };
  };
  return { quarantine, get, getCanary, setCanary, setMaintenance, setLanguages, built, told, bounded, rendered, cache };
}

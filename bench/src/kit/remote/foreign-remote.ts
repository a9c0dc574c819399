import { integrityOf } from '@tessera/server/files';
import type { RemoteDescriptor } from '@tessera/shared/composition';
import { call, callJson } from '../buyers/accounts';

/** A remote that did not come with the shop, as another team's tools may have built it. */
export const VISITOR = { name: 'visitor', path: '/visitor', title: 'Goods of a visitor' };

/** A page with 24 products, which it asks the API for anew at each address `?n=`. */
const SERVER = `
const react = require('react');
const { api } = require('@tessera/shared/client');
const { useQuery } = require('@tessera/shared/vendor/query');
const { useSearchParams } = require('@tessera/shared/vendor/router');
const goods = (n) => ({
  queryKey: ['${VISITOR.name}:goods', n],
  queryFn: () => api.get('products', { searchParams: { page_size: '24' } }),
  staleTime: 60000,
});
const Page = () => {
  const [search] = useSearchParams();
  const { data } = useQuery(goods(search.get('n')));
  const rows = (data?.items ?? []).map((product) => react.createElement('li', { key: product.id }, product.name));
  return react.createElement('div', null, react.createElement('h1', null, '${VISITOR.title}'), react.createElement('ul', null, rows));
};
const prefetch = ({ queryClient, url }) => queryClient.prefetchQuery(goods(url.searchParams.get('n')));
const meta = () => ({ title: '${VISITOR.title}' });
module.exports = { pages: { ${VISITOR.name}: async () => ({ Page, prefetch, meta }) }, slots: {} };`;

/** No browser opens it here. */
const BROWSER = `var tessera_${VISITOR.name} = { init() {}, get: async () => () => ({ pages: {}, slots: {} }) };`;

/** One that nobody has published yet: parts of a version have six digits. */
function nextVersion(): string {
  const now = Math.floor(Date.now() / 1_000);
  return `1.${Math.floor(now / 1e6)}.${now % 1e6}`;
}

function build(): { descriptor: RemoteDescriptor; files: [path: string, content: string][] } {
  const files: [string, string][] = [
    ['remoteEntry.js', BROWSER],
    ['server/server.js', SERVER],
  ];
  const { name, path } = VISITOR;
  const descriptor: RemoteDescriptor = {
    name,
    team: 'Measurements',
    version: nextVersion(),
    contract: '^2.0.0',
    routes: [{ path, page: name, render: 'public', layout: 'shop', query: ['n'] }],
    navigation: [],
    csp: {},
    budget: { js: 10_000 },
    entry: 'remoteEntry.js',
    global: `tessera_${name}`,
    server: 'server/server.js',
    assets: { entry: { js: ['remoteEntry.js'], css: [] }, pages: { [name]: { js: [], css: [] } } },
    files: Object.fromEntries(files.map(([file, content]) => [file, integrityOf(Buffer.from(content))])),
  };
  return { descriptor, files };
}

/** Uploads it; it is not live yet. @param token of an admin @returns its version */
export async function publishVisitor(apiUrl: string, token: string): Promise<string> {
  const { descriptor, files } = build();
  const body = new FormData();
  body.set('descriptor', JSON.stringify(descriptor));
  for (const [path, content] of files) body.append('file', new Blob([content]), path);
  const response = await fetch(`${apiUrl}/api/admin/remotes/${VISITOR.name}/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!response.ok) throw new Error(`The build was refused: ${response.status} ${await response.text()}`);
  return descriptor.version;
}

/** Brings a version of it into the shop. */
export async function takeIn(apiUrl: string, token: string, version: string): Promise<void> {
  await callJson(apiUrl, `admin/remotes/${VISITOR.name}/live`, { method: 'POST', json: { version }, token });
}

/** Takes it out of the shop; one that is not there is no error. */
export async function takeOut(apiUrl: string, token: string): Promise<void> {
  const response = await call(apiUrl, `admin/remotes/${VISITOR.name}/retire`, { method: 'POST', json: {}, token });
  await response.arrayBuffer();
}

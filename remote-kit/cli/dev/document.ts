import type { ContentSources, RegisteredRemote } from '@tessera/shared/composition';
import { globalOf } from '@tessera/shared/remote-rules';
import type { Project } from '../project';

/** Where the local build is, beside the shop's own addresses. */
export const BASE = '/dev/remote/';
/** What reloads the page after a build, and says whose page this is. */
export const BANNER = '/dev/banner.js';

/** As the web server writes them (host/server/pages/document.ts). */
const DATA = /(<script type="application\/json" id="tessera-data">)(.*?)(<\/script>)/s;
const ROOT = /(<div id="root")[^>]*>.*?(<\/div><script type="application\/json" id="tessera-data">)/s;
/** Scripts of the version that is live. */
const LATE = /<(?:link|script)[^>]* data-late="[^"]*"[^>]*>(?:<\/script>)?/g;

/** The remote as it lies on this machine, in the form in which a document tells of those that are live. */
function localRemote({ name, dir: _dir, shop: _shop, ...written }: Project): RegisteredRemote {
  const none = { js: [], css: [] };
  const version = '0.0.0-local';
  const descriptor = {
    ...written,
    name,
    version,
    team: 'local',
    csp: {},
    entry: 'remoteEntry.js',
    global: globalOf(name),
    server: null,
    assets: { entry: none, pages: {} },
    files: {},
  };
  return { name, version, base_url: BASE, descriptor };
}

/**
 * A page of the shop with the local build in the place of the live one, or beside the others. The browser draws it: what the
 * server drew may be another version's. Anything that is no page of the shop stays as it is.
 */
export function withLocalRemote(html: string, project: Project): string {
  const [, , text] = DATA.exec(html) ?? [];
  if (text === undefined) return html;
  const data = JSON.parse(text) as { remotes: RegisteredRemote[] }; // written by the shop's web server
  const remotes = [...data.remotes.filter(({ name }) => name !== project.name), localRemote(project)];
  const json = JSON.stringify({ ...data, remotes, unwatched: true }).replaceAll('<', '\\u003c');
  return html
    .replace(ROOT, '$1>$2')
    .replace(DATA, (_all, open: string, _text, close: string) => open + json + close)
    .replace(LATE, '')
    .replace('</body>', `<script src="${BANNER}" async></script></body>`);
}

/** The shop's policy for a page, with what the remote's own routes ask for. Other sites' rules for https do not hold here. */
export function policyFor(header: string, { routes }: Pick<Project, 'routes'>): string {
  const wanted = routes.flatMap(({ csp = {} as ContentSources }) => Object.entries(csp));
  const more = (directive: string): string[] =>
    wanted.flatMap(([name, sources]) => (name === directive ? sources : []));
  const stated = header.split('; ').map((part) => [part, ...more(part.split(' ')[0] ?? '')].join(' '));
  const names = new Set(header.split('; ').map((part) => part.split(' ')[0]));
  const added = wanted.filter(([name]) => !names.has(name)).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...stated, ...added].join('; ');
}

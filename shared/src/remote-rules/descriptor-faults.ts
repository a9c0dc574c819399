import type { ContentSources, NavigationItem, PageAssets, RemoteDescriptor } from '@tessera/shared/composition';
import { sourceFault } from './content-sources';
import type { Fault } from './fault';
import { firstSegmentOf, patternFault, patternsMeet, shapesOf } from './route-patterns';
import { isShellPath } from './shell-paths';
import { slotFaults } from './slot-faults';

/** Plain segments: no `..`, no hidden file, no drive, no backslash, nothing encoded. */
const FILE_PATH = /^[A-Za-z0-9_@-][\w@.-]*(\/[A-Za-z0-9_@-][\w@.-]*){0,7}$/;
/** The part of a build that is never sent to a browser. */
const SERVER_PART = 'server/';
/** Whose pages the shell calls its own. */
const SHELL_NAMES = new Set(['host', 'shell']);
/** So many items of one remote in one slot: it is everybody's. */
const MOST_IN_SLOT: Record<NavigationItem['slot'], number> = { header: 4, account: 10, footer: 6, admin: 40 };
/** Stands for the shop's own address, whatever that is. */
const ORIGIN = 'https://shop.invalid';

/** The name of the container that a remote's entry defines: no other remote's, and nothing of a browser. */
export const globalOf = (name: string): string => `tessera_${name.replaceAll('-', '_')}`;

export const isFilePath = (path: string): boolean => FILE_PATH.test(path);

function* inIdentity({ name, global }: RemoteDescriptor): Generator<Fault> {
  if (SHELL_NAMES.has(name)) yield { field: 'name', message: `${name} is the shell's own name.` };
  if (global !== globalOf(name)) yield { field: 'global', message: `The container of ${name} is ${globalOf(name)}.` };
}

/** Where a descriptor lists files of one kind. */
type FileList = [field: string, paths: string[], kind: string];

const listsOf = (field: string, parts: Record<string, PageAssets>): FileList[] =>
  Object.entries(parts).flatMap(([part, { js, css, languages = {} }]): FileList[] => [
    [`${field}.${part}.js`, js, '.js'],
    [`${field}.${part}.css`, css, '.css'],
    ...Object.entries(languages).map(([language, paths]): FileList => [
      `${field}.${part}.languages.${language}`,
      paths,
      '.js',
    ]),
  ]);

function* inFiles({ entry, server, assets, files }: RemoteDescriptor): Generator<Fault> {
  const has = (path: string): boolean => Object.hasOwn(files, path);
  const isSent = (path: string, kind: string): boolean =>
    has(path) && path.endsWith(kind) && !path.startsWith(SERVER_PART);
  const wrong = Object.keys(files).find((path) => !isFilePath(path));
  if (wrong !== undefined) {
    yield { field: 'files', message: `${wrong.slice(0, 100)} is not a path that a build may have.` };
  }
  if (!isSent(entry, '.js')) yield { field: 'entry', message: `${entry} is no script among the build's files.` };
  if (server !== null && !(has(server) && server.startsWith(SERVER_PART))) {
    yield { field: 'server', message: `${server} is no file of the build below ${SERVER_PART}.` };
  }
  const lists: FileList[] = [
    ['assets.entry.js', assets.entry.js, '.js'],
    ['assets.entry.css', assets.entry.css, '.css'],
    ...listsOf('assets.pages', assets.pages),
    ...listsOf('assets.slots', assets.slots ?? {}),
  ];
  for (const [field, paths, kind] of lists) {
    const at = paths.findIndex((path) => !isSent(path, kind));
    const found = paths[at];
    if (found === undefined) continue;
    yield { field: `${field}.${at}`, message: `${found} is no ${kind} file of the build that a browser may have.` };
  }
}

function* inRoutes({ routes, assets }: RemoteDescriptor): Generator<Fault> {
  const taken = new Map<string, string>();
  for (const [index, { path, page, layout }] of routes.entries()) {
    const field = `routes.${index}.path`;
    const message = patternFault(path);
    if (message !== undefined) {
      yield { field, message };
      continue;
    }
    if (isShellPath(path)) yield { field, message: `${path} belongs to the host.` };
    for (const shape of shapesOf(path)) {
      const known = taken.get(shape.join('/'));
      if (known !== undefined) yield { field, message: `${path} matches the same as ${known}.` };
      taken.set(shape.join('/'), path);
    }
    if (layout === 'admin' && firstSegmentOf(path) !== 'admin') {
      yield { field: `routes.${index}.layout`, message: `The back office's layout is for pages below /admin.` };
    }
    if (!Object.hasOwn(assets.pages, page)) {
      yield { field: `routes.${index}.page`, message: `assets.pages has no ${page}.` };
    }
  }
}

/** A path as a browser writes it, to one of the remote's own pages: anything else would be led to, or taken from, others. */
function addressFault(to: string, { routes }: RemoteDescriptor): string | undefined {
  const url = URL.canParse(to, ORIGIN) ? new URL(to, ORIGIN) : undefined;
  if (url?.origin !== ORIGIN || url.pathname + url.search + url.hash !== to) {
    return `${JSON.stringify(to)} is no plain path within the shop.`;
  }
  const isPlain = !/[:*]/.test(url.pathname);
  const isOwn = routes.some(({ path }) => patternFault(path) === undefined && patternsMeet(path, url.pathname));
  return isPlain && isOwn ? undefined : `${to} is no page of this remote.`;
}

function* inKeys(navigation: NavigationItem[]): Generator<Fault> {
  for (const [index, { key }] of navigation.entries()) {
    if (key === undefined || navigation.findIndex((item) => item.key === key) === index) continue;
    yield { field: `navigation.${index}.key`, message: `The key ${key} leads elsewhere already.` };
  }
}

function* inNavigation(descriptor: RemoteDescriptor): Generator<Fault> {
  const { navigation, drawers = [], assets } = descriptor;
  for (const [index, { to }] of navigation.entries()) {
    const message = addressFault(to, descriptor);
    if (message !== undefined) yield { field: `navigation.${index}.to`, message };
  }
  yield* inKeys(navigation);
  for (const [slot, most] of Object.entries(MOST_IN_SLOT)) {
    if (navigation.filter((item) => item.slot === slot).length <= most) continue;
    yield { field: 'navigation', message: `A remote has ${most} items in the place '${slot}' at most.` };
  }
  for (const [index, { to, page }] of drawers.entries()) {
    const message = addressFault(to, descriptor);
    if (message !== undefined) yield { field: `drawers.${index}.to`, message };
    if (Object.hasOwn(assets.pages, page)) continue;
    yield { field: `drawers.${index}.page`, message: `assets.pages has no ${page}.` };
  }
}

function* inSources(csp: ContentSources, field: string): Generator<Fault> {
  for (const [directive, sources] of Object.entries(csp)) {
    for (const source of sources) {
      const message = sourceFault(directive, source);
      if (message !== undefined) yield { field: `${field}.${directive}`, message };
    }
  }
}

/**
 * What a remote would take that is not its own, told by a descriptor of the right shape alone. The same is asked when a
 * build is published, when a version goes live, and of every registry that a web server reads.
 */
export function* faultsIn(descriptor: RemoteDescriptor): Generator<Fault> {
  yield* inIdentity(descriptor);
  yield* inFiles(descriptor);
  yield* inRoutes(descriptor);
  yield* inNavigation(descriptor);
  yield* slotFaults(descriptor, (to) => addressFault(to, descriptor));
  yield* inSources(descriptor.csp, 'csp');
  for (const [index, { csp = {} }] of descriptor.routes.entries()) yield* inSources(csp, `routes.${index}.csp`);
}

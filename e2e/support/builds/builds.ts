import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '@tessera/scripts/basics';
import { integrityOf } from '@tessera/server/files';
import type { RemoteDescriptor, RemoteSlot } from '@tessera/shared/composition';

/** A remote's build as it is uploaded. */
export interface Build {
  descriptor: RemoteDescriptor;
  /** path → content, without remote.json */
  files: Map<string, Buffer>;
}

let builds = 0;
/** A version that nobody has published yet. */
const nextVersion = (): string => `99.${Math.floor(Date.now() / 1000) % 1_000_000}.${(builds += 1)}`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
}

/** Another version of a remote that was built here: `edit` gets the text of every script and stylesheet. */
export function editedBuild(remote: string, edit: (text: string, path: string) => string): Build {
  const dist = join(ROOT, `remote-${remote}`, 'dist');
  const source = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor; // our own build wrote it
  // compressed forms are left out: they would have to be made again, and no server needs them
  const names = filesBelow(dist).filter((name) => name !== 'remote.json' && !name.endsWith('.br'));
  const files = new Map(
    names.map((name): [string, Buffer] => {
      const content = readFileSync(join(dist, name));
      return [name, /\.(js|css)$/.test(name) ? Buffer.from(edit(content.toString('utf8'), name)) : content];
    }),
  );
  const listed = [...files].filter(([name]) => /^(?!server\/).*\.(js|css)$/.test(name));
  files.set('hashes.json', Buffer.from(JSON.stringify(hashesOf(new Map(listed)))));
  return { descriptor: { ...source, version: nextVersion(), files: hashesOf(files) }, files };
}

function hashesOf(files: Map<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
}

/** Where the probe's one page is. */
export const PROBE_PATH = '/probe';

export interface SlotCode extends Pick<RemoteSlot, 'place' | 'priority'> {
  browser?: string;
  server?: string;
}

export interface ProbeCode {
  /** statements that run in the page's component before it returns its heading, in the browser */
  browser?: string;
  /** the same on the server */
  server?: string;
  /** statements that run when the server build is loaded */
  serverModule?: string;
  /** takes the place of the whole browser entry */
  entry?: string;
  heading?: string;
  /** what it fills a place with: statements that run in the component, in the browser and on the server */
  slot?: SlotCode;
  /** another remote than the probe, at an address of that name */
  name?: string;
}

/** What a slot of the probe says when all is well, and what stands in its place. */
export const SLOT_WORDS = 'The probe is here.';
export const SLOT_FALLBACK = 'The probe has its own page.';

const slotCode = ({ place }: SlotCode, statements = ''): string => `
  ${JSON.stringify(place)}: async () => ({
    Slot: (props) => {
      ${statements}
      return react.createElement('p', null, ${JSON.stringify(SLOT_WORDS)});
    },
  }),`;

const pageCode = (heading: string, statements: string): string => `
  Page: () => {
    ${statements}
    return react.createElement('h1', null, ${JSON.stringify(heading)});
  },
  meta: () => ({ title: ${JSON.stringify(heading)} }),`;

/** A container by hand, without a bundler: what any other team's tools may produce. */
const browserEntry = (name: string, page: string, slots: string): string => `
var tessera_${name} = (() => {
  let shared;
  const take = async (name) => {
    const [provided] = Object.values(shared[name]);
    const factory = provided.lib ?? (await provided.get());
    return factory();
  };
  const get = async () => {
    const react = await take('react');
    return () => ({ pages: { ${name}: async () => ({${page}}) }, slots: {${slots}} });
  };
  return { init: (scope) => { shared = scope; }, get };
})();`;

const serverEntry = (name: string, page: string, slots: string, statements: string): string => `
${statements}
const react = require('react');
module.exports = { pages: { ${name}: async () => ({${page}}) }, slots: {${slots}} };`;

const filled = ({ place, priority }: SlotCode, name: string): RemoteSlot => ({
  ...{ place, priority, height: { narrow: 6, wide: 6 }, budget: { js: 10_000, ms: 200 }, props: {} },
  ...(priority !== 'decorative' && {
    fallback: { text: SLOT_FALLBACK, ...(priority === 'critical' && { to: `/${name}` }) },
  }),
});

/** The parts of a build that fills a place; nothing for one that does not. */
function fillingOf(slot: SlotCode | undefined, name: string) {
  if (!slot) return { inBrowser: '', onServer: '', written: {}, assets: {} };
  return {
    inBrowser: slotCode(slot, slot.browser),
    onServer: slotCode(slot, slot.server),
    written: { slots: [filled(slot, name)] },
    assets: { slots: { [slot.place]: { js: [], css: [] } } },
  };
}

/** A small remote of its own at /probe, to misbehave in every way that a real one might. */
export function probeBuild(code: ProbeCode = {}): Build {
  const { browser = '', server = '', serverModule = '', heading = 'Probe', name = 'probe', slot } = code;
  const filling = fillingOf(slot, name);
  const entry = code.entry ?? browserEntry(name, pageCode(heading, browser), filling.inBrowser);
  const files = new Map([
    ['remoteEntry.js', Buffer.from(entry)],
    ['server/server.js', Buffer.from(serverEntry(name, pageCode(heading, server), filling.onServer, serverModule))],
  ]);
  const descriptor: RemoteDescriptor = {
    name,
    team: 'Browser tests',
    version: nextVersion(),
    contract: '^2.0.0',
    ...filling.written,
    routes: [{ path: `/${name}`, page: name, render: 'public', layout: 'shop', query: [] }],
    navigation: [],
    csp: {},
    budget: { js: 10_000 },
    entry: 'remoteEntry.js',
    global: `tessera_${name}`,
    server: 'server/server.js',
    assets: {
      ...{ entry: { js: ['remoteEntry.js'], css: [] }, pages: { [name]: { js: [], css: [] } } },
      ...filling.assets,
    },
    files: hashesOf(files),
  };
  return { descriptor, files };
}

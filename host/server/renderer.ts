/**
 * A renderer: the process that runs the remotes' server builds. It starts with an empty environment, may read only the
 * builds, holds no secret, and is killed when it is late. It renders one page at a time.
 */
import type { RegisteredRemote, RemotePages } from '@tessera/shared/composition';
import type * as shellModule from '../src/server-entry';
import type { FromRenderer, RenderData, ToRenderer } from './renderer-protocol';
import { loadVerifiedPages } from './verified-build';

type Configuration = Extract<ToRenderer, { type: 'configure' }>;

let shell: typeof shellModule | undefined;
let configuration: Configuration | undefined;
let data: RenderData | undefined;
const builds = new Map<string, Promise<RemotePages>>();

const send = (message: FromRenderer) => void process.send?.(message);
const complain = (error: unknown) => process.stderr.write(`${String(error)}\n`);
const keyOf = ({ name, version }: RegisteredRemote) => `${name}@${version}`;

function loadPages(remote: RegisteredRemote): Promise<RemotePages> {
  if (!configuration || !shell) throw new Error('The renderer is not configured');
  const key = keyOf(remote);
  let build = builds.get(key);
  if (!build) {
    const onRun = () => send({ type: 'loading', build: key });
    build = loadVerifiedPages(configuration.files_dir, remote, shell.provided, onRun);
    build.catch(() => builds.delete(key)).finally(() => send({ type: 'loaded', build: key }));
    builds.set(key, build);
  }
  return build;
}

function takeData(next: RenderData): void {
  data = next;
  const live = new Set(next.remotes.map(keyOf));
  for (const key of builds.keys()) if (!live.has(key)) builds.delete(key);
  // a build's first run costs more than a page: have it done before somebody waits
  for (const remote of next.remotes) void loadPages(remote).catch((error: unknown) => complain(error));
}

async function render({ id, path, shell_only }: Extract<ToRenderer, { type: 'render' }>): Promise<void> {
  if (!shell || !configuration || !data) throw new Error('The renderer is not configured');
  const result = await shell.renderPage({
    path,
    data,
    api_url: configuration.api_url,
    api_timeout: configuration.api_timeout,
    onError: complain,
    loadPages: shell_only ? () => Promise.reject(new Error('shell only')) : loadPages,
  });
  send({ type: 'rendered', id, result });
}

process.on('message', (message: ToRenderer) => {
  if (message.type === 'configure') {
    configuration = message;
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the shell's build is named at run time
    shell = require(message.shell_file) as typeof shellModule; // our own build
    send({ type: 'ready' });
  } else if (message.type === 'data') {
    takeData(message.data);
  } else {
    render(message).catch((error: unknown) => send({ type: 'failed', id: message.id, message: String(error) }));
  }
});

process.on('disconnect', () => process.exit(0));

/**
 * A renderer: the process that runs the remotes' server builds. It starts with an empty environment, may read only the
 * builds, holds no secret, and is killed when it is not heard of. It renders one page at a time.
 */
import { Socket } from 'node:net';
import { PerformanceObserver, constants, type NodeGCPerformanceDetail } from 'node:perf_hooks';
import type { RegisteredRemote, RemoteModule } from '@tessera/shared/composition';
import type * as shellModule from '../src/server-entry';
import { ApiCalls } from './renderer/api-calls';
import { LineChannel } from './renderer/line-channel';
import { PageTime } from './renderer/page-time';
import { CHANNEL_FD, type FromRenderer, type RenderSets, type ToRenderer } from './renderer/renderer-protocol';
import { timersOf } from './renderer/timers-of';
import { loadVerifiedBuild } from './renderer/verified-build';

type Configuration = Extract<ToRenderer, { type: 'configure' }>;

let shell: typeof shellModule | undefined;
let configuration: Configuration | undefined;
let sets: RenderSets | undefined;
let page: PageTime | undefined;
let running: string | null = null;
const builds = new Map<string, Promise<RemoteModule>>();

/** What the web server says is bounded by itself. */
const UNBOUNDED = { most: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY };
const pipe = new Socket({ fd: CHANNEL_FD });
const channel = new LineChannel(pipe, UNBOUNDED, {
  onMessage: (message) => receive(message as ToRenderer), // the web server's own
  onAbuse: () => process.exit(1),
});
const send = (message: FromRenderer) => channel.send(message);
const complain = (error: unknown) =>
  void process.stderr.write(`${running === null ? '' : `${running}: `}${String(error)}\n`);
const keyOf = ({ name, version }: RegisteredRemote) => `${name}@${version}`;

// whoever calls what while a page is rendered: its time ends all of it
let realFetch = globalThis.fetch;
let calls: ApiCalls | undefined;
globalThis.fetch = (...call) => (page ? page.call(realFetch, ...call) : realFetch(...call));
const isOfApi = (url: string): boolean => configuration !== undefined && url.startsWith(`${configuration.api_url}/`);

new PerformanceObserver((list) => {
  // entries of 'gc' have it, says Node
  const kinds = list.getEntries().map((entry) => (entry as unknown as { detail: NodeGCPerformanceDetail }).detail.kind);
  if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR))
    send({ type: 'holds', bytes: process.memoryUsage().heapUsed });
}).observe({ entryTypes: ['gc'] });

/** Says whose code runs from now on; written to the pipe at once, so that it is heard even when nothing else ever is. */
function runs(build: string | null): void {
  if (running === build) return;
  running = build;
  send({ type: 'running', build });
}

function loadBuild(remote: RegisteredRemote): Promise<RemoteModule> {
  if (!configuration || !shell) throw new Error('The renderer is not configured');
  const key = keyOf(remote);
  let build = builds.get(key);
  if (!build) {
    const surroundings = {
      provided: shell.provided,
      onRun: () => send({ type: 'loading', build: key }),
      timers: timersOf((work) => {
        const before = running;
        runs(key);
        try {
          work();
        } catch (error) {
          complain(error);
        }
        runs(before);
      }),
    };
    build = loadVerifiedBuild(configuration.files_dir, remote, surroundings);
    // not before what it began has come to rest: promises that never do are its first run, too
    const loaded = () => setImmediate(() => send({ type: 'loaded', build: key }));
    build.catch(() => builds.delete(key)).finally(loaded);
    builds.set(key, build);
  }
  return build;
}

function takeSets(next: RenderSets): void {
  sets = next;
  const compositions: RenderSets['live'][] = Object.values(next);
  const remotes = compositions.flatMap((set) => set.remotes.filter(({ descriptor }) => descriptor.server !== null));
  const wanted = new Set(remotes.map(keyOf));
  for (const key of builds.keys()) if (!wanted.has(key)) builds.delete(key);
  // a build's first run costs more than a page: have it done before somebody waits
  for (const remote of remotes) void loadBuild(remote).catch((error: unknown) => complain(error));
}

async function render(asked: Extract<ToRenderer, { type: 'render' }>): Promise<void> {
  const { id, path, shell_only, time_limit, slot } = asked;
  // one that has ended meanwhile is not asked for any more: its pages are made anew
  const given = sets?.[asked.composed] ?? sets?.live;
  if (!shell || !configuration || !given) throw new Error('The renderer is not configured');
  const time = (page = new PageTime(time_limit, isOfApi));
  try {
    const request = {
      path,
      data: given,
      api_url: configuration.api_url,
      api_timeout: configuration.api_timeout,
      onError: complain,
      end: time.end,
      async loadRemote(remote: RegisteredRemote) {
        const build = await loadBuild(remote);
        runs(keyOf(remote));
        return build;
      },
    };
    const result = await (slot ? shell.renderSlot({ ...request, slot }) : shell.renderPage({ ...request, shell_only }));
    const complete = result.complete && !time.isOver;
    send({
      type: 'rendered',
      id,
      result: { ...result, complete },
      stuck: time.isStuck && running !== null,
      heap: process.memoryUsage().heapUsed,
    });
  } finally {
    time.close();
    page = undefined;
    runs(null);
  }
}

function configure(message: Configuration): void {
  configuration = message;
  if (message.asks_web_server) {
    calls = new ApiCalls(message.api_url, send);
    realFetch = calls.fetch;
  }
  // oxlint-disable-next-line typescript/no-require-imports -- the shell's build is named at run time
  shell = require(message.shell_file) as typeof shellModule; // our own build
  send({ type: 'ready' });
}

function receive(message: ToRenderer): void {
  if (message.type === 'configure') configure(message);
  else if (message.type === 'data') takeSets(message.sets);
  else if (message.type === 'answer') calls?.answered(message);
  else render(message).catch((error: unknown) => send({ type: 'failed', id: message.id, message: String(error) }));
}

// what nobody waits for is no reason to end the page that is being rendered just now
const told = (error: unknown) => void process.stderr.write(`${(error as Error | null)?.stack ?? String(error)}\n`);
process.on('unhandledRejection', told);
process.on('uncaughtException', told);
pipe.on('close', () => process.exit(0));

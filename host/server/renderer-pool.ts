import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderResult } from '../src/server-entry';
import { Quarantine } from './quarantine';
import type { FromRenderer, RenderData, ToRenderer } from './renderer-protocol';

export interface RendererPoolOptions {
  size: number;
  distDir: string;
  filesDir: string;
  apiUrl: string;
  /** longest time for one page of a warm renderer, milliseconds; enforced by killing */
  deadline?: number;
  log: FastifyBaseLogger;
}

/** The page was not rendered in time, or its renderer died. */
export class RendererFailed extends Error {}

interface Job {
  id: number;
  path: string;
  shellOnly: boolean;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
  /** runs while it waits for its turn */
  waits: NodeJS.Timeout;
}

interface Renderer {
  process: ChildProcess;
  ready: boolean;
  /** pages that it has answered for; the first ones run code that was never compiled */
  answered: number;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
  /** the build whose code is running for the first time */
  loading: string | null;
  loadTimer: NodeJS.Timeout | undefined;
}

const DEADLINE = 1_000;
/** The same for a renderer's warm-up and its first page. Milliseconds. */
const COLD_DEADLINE = 3_000;
const COLD_ANSWERS = 2;
/** Longest time for a build's first run while nobody waits for a page. Milliseconds. */
const LOAD_DEADLINE = 3_000;
/** Longest time for one API call while a page is rendered. Milliseconds. */
const API_TIMEOUT = 800;
const MEMORY_LIMIT_MB = 160;
const MAX_WAITING = 200;
/** A page whose turn has not come by then is the browser's: no renderer starts, or too much is asked for. Milliseconds. */
const WAIT_LIMIT = 3_000;
const RESTART_DELAY = 200;

function permissionFlags(distDir: string, filesDir: string): string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  if (!flag) return [];
  return [flag, `--allow-fs-read=${distDir}/*`, `--allow-fs-read=${filesDir}/remotes/*`];
}

/** The same registry, but these builds have no server part: their pages are the browser's. */
function without(data: RenderData, builds: Quarantine): RenderData {
  const remotes = data.remotes.map((remote) =>
    builds.has(`${remote.name}@${remote.version}`)
      ? { ...remote, descriptor: { ...remote.descriptor, server: null } }
      : remote,
  );
  return { ...data, remotes };
}

/** A small set of renderer processes, each rendering one page at a time. */
export class RendererPool {
  private readonly renderers = new Set<Renderer>();
  private readonly waiting: Job[] = [];
  private readonly options: Required<RendererPoolOptions>;
  /** builds that took a renderer down before any page of theirs was asked for */
  private readonly stalled = new Quarantine();
  private data: RenderData | undefined;
  private closed = false;
  private nextId = 1;

  constructor(options: RendererPoolOptions) {
    this.options = { deadline: DEADLINE, ...options };
    for (let count = 0; count < options.size; count += 1) this.spawn();
  }

  /** Whether a renderer has warmed up. */
  get ready(): boolean {
    return [...this.renderers].some(({ answered }) => answered > 0);
  }

  /** Hands registry and store to every renderer; later renders use them. */
  setData(data: RenderData): void {
    this.data = data;
    for (const renderer of this.renderers) if (renderer.ready) this.sendData(renderer, data);
  }

  /**
   * Renders one address. With `shellOnly` the page's own place is left to the browser and no remote's code runs.
   * @throws RendererFailed when it is late or dies; Error when the shell cannot be rendered, or when its turn does not come,
   * which is no fault of the page's
   */
  render(address: string, shellOnly: boolean): Promise<RenderResult> {
    if (this.waiting.length >= MAX_WAITING) return Promise.reject(new Error('Too many pages wait to be rendered'));
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(job), 1);
        reject(new Error('No renderer was free in time'));
      };
      const job: Job = {
        id: this.nextId++,
        path: address,
        shellOnly,
        resolve,
        reject,
        waits: setTimeout(giveUp, WAIT_LIMIT),
      };
      this.waiting.push(job);
      this.work();
    });
  }

  close(): void {
    this.closed = true;
    for (const { process: child } of this.renderers) child.kill();
  }

  /** A renderer that has done nothing yet renders the shell once, so that nobody waits for its first run. */
  private sendData({ process: child, answered }: Renderer, data: RenderData): void {
    this.send(child, { type: 'data', data: without(data, this.stalled) });
    if (answered === 0) this.render('/', true).catch(() => undefined);
  }

  private send(child: ChildProcess, message: ToRenderer): void {
    if (child.connected) child.send(message);
  }

  private spawn(): void {
    const { distDir, filesDir, apiUrl, log } = this.options;
    const child = fork(path.join(distDir, 'server/renderer.cjs'), [], {
      env: {},
      execArgv: [
        `--max-old-space-size=${MEMORY_LIMIT_MB}`,
        '--max-semi-space-size=4', // as for the other processes: scripts/src/start/shop.ts
        '--disable-warning=ExperimentalWarning',
        ...permissionFlags(distDir, filesDir),
      ],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const renderer: Renderer = {
      process: child,
      ready: false,
      answered: 0,
      job: null,
      timer: undefined,
      loading: null,
      loadTimer: undefined,
    };
    this.renderers.add(renderer);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => log.warn({ renderer: child.pid }, chunk.toString('utf8').slice(0, 2_000)));
    }
    child.on('message', (message: FromRenderer) => this.receive(renderer, message));
    child.on('exit', (code, signal) => this.buried(renderer, `renderer ended with ${signal ?? code}`));
    // It could not be started (then there is no 'exit'), or a message did not reach it because it is ending.
    child.on('error', (error) => {
      log.error({ err: error }, 'a renderer failed');
      if (child.pid === undefined) this.buried(renderer, 'renderer did not start');
    });
    this.send(child, {
      type: 'configure',
      shell_file: path.join(distDir, 'server/server.js'),
      files_dir: filesDir,
      api_url: `${apiUrl}/api`,
      api_timeout: API_TIMEOUT,
    });
  }

  private receive(renderer: Renderer, message: FromRenderer): void {
    if (message.type === 'ready') {
      renderer.ready = true;
      if (this.data) this.sendData(renderer, this.data);
    } else if (message.type === 'loading' || message.type === 'loaded') {
      this.watchLoading(renderer, message.type === 'loading' ? message.build : null);
    } else {
      const { job } = renderer;
      if (job?.id !== message.id) return; // an answer that nobody asked for
      clearTimeout(renderer.timer);
      renderer.job = null;
      renderer.answered += 1;
      if (message.type === 'rendered') job.resolve(message.result);
      else job.reject(new Error(message.message));
    }
    this.work();
  }

  /** A build may run for ever as soon as it is loaded: then no page is to blame. */
  private watchLoading(renderer: Renderer, build: string | null): void {
    renderer.loading = build;
    clearTimeout(renderer.loadTimer);
    if (build) renderer.loadTimer = setTimeout(() => renderer.process.kill('SIGKILL'), LOAD_DEADLINE);
  }

  private buried(renderer: Renderer, reason: string): void {
    this.renderers.delete(renderer);
    clearTimeout(renderer.timer);
    clearTimeout(renderer.loadTimer);
    const { loading, job } = renderer;
    if (loading && !this.closed) {
      this.options.log.error(
        { build: loading },
        `${reason} while it loaded a build; its pages are left to the browser`,
      );
      this.stalled.add(loading);
      // its page never got its turn
      if (job) this.waiting.unshift(job);
    } else {
      job?.reject(new RendererFailed(reason));
    }
    if (this.closed) return;
    setTimeout(() => !this.closed && this.spawn(), renderer.ready ? 0 : RESTART_DELAY).unref();
  }

  private work(): void {
    for (const renderer of this.renderers) {
      if (!renderer.ready || renderer.job) continue;
      const job = this.waiting.shift();
      if (!job) return;
      clearTimeout(job.waits);
      renderer.job = job;
      const deadline = renderer.answered < COLD_ANSWERS ? COLD_DEADLINE : this.options.deadline;
      renderer.timer = setTimeout(() => renderer.process.kill('SIGKILL'), deadline);
      this.send(renderer.process, { type: 'render', id: job.id, path: job.path, shell_only: job.shellOnly });
    }
  }
}

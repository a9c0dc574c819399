import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { AskedSlot, RenderResult } from '../../../src/server-entry';
import { LineChannel, type ChannelLimits } from '../../renderer/line-channel';
import { LAST_MOMENT } from '../../renderer/page-time';
import { isFromRenderer } from '../../renderer/renderer-protocol';
import type { Composed, FromRenderer, RenderSets, ToRenderer } from '../../renderer/renderer-protocol';
import { ApiReads } from './api-reads';
import { channelOf, hearWords, startRenderer, yieldToOthers } from './start-renderer';

export interface RendererOptions {
  distDir: string;
  filesDir: string;
  apiUrl: string;
  /** longest time for one page of a warm renderer, milliseconds; then it is ended with what it has */
  deadline: number;
  /** it runs foreign code, and this stands before its command (apart.ts); left out: the shop's own remotes' */
  apart?: readonly string[];
  /** the only remote whose builds it may read; left out: all of them */
  remote?: string;
  log: FastifyBaseLogger;
}

/** A page that a renderer is to make. */
export interface Page {
  path: string;
  shellOnly: boolean;
  composed: Composed;
  /** that alone, of this page, and within so many milliseconds */
  slot?: AskedSlot & { ms: number };
}

/** How a renderer's work on a page went. */
export type Outcome = { type: 'rendered'; result: RenderResult; stuck: boolean } | { type: 'failed'; message: string };

/** How a renderer has ended. */
export interface End {
  reason: string;
  /** whose code ran when nothing more was heard of it; null: nobody's but the shell's */
  build: string | null;
  whileLoading: boolean;
  /** its memory was half full before whoever ran took the rest: that may be another's leftovers */
  wasFull: boolean;
}

export interface RendererListener {
  /** it takes data and pages from now on */
  onReady: () => void;
  onOutcome: (outcome: Outcome) => void;
  /** it holds so much that another one should take its place */
  onFull: () => void;
  onEnd: (end: End) => void;
}

/** The same for a renderer's warm-up and its first page. Milliseconds. */
const COLD_DEADLINE = 3_000;
const COLD_ANSWERS = 2;
/** A page is ended by the renderer itself. One that says nothing for so long after that is blocked. Milliseconds. */
const SILENCE = LAST_MOMENT + 250;
/** Longest time for a build's first run while nobody waits for a page. Milliseconds. */
export const LOAD_DEADLINE = 3_000;
/** Longest time for one API call while a page is rendered. Milliseconds. */
const API_TIMEOUT = 800;
const MEMORY_LIMIT_MB = 160;
/** Of one that has the code of one foreign remote alone. */
const FOREIGN_LIMIT_MB = 96;
const FULL = (MEMORY_LIMIT_MB / 2) * 1024 * 1024;
/** One that is full again and again is ended no more often than this. Milliseconds. */
const LEAST_LIFE = 60_000;
/** How Node ends without memory: by a signal, or where a shell stands between, by its number. */
const OUT_OF_MEMORY = /SIGABRT|134/;
/** A blocked renderer that is asked where it is ends by itself; one that does not is killed. Milliseconds. */
const LAST_WORDS = 250;
/** The file of a build in a stack trace (`loadVerifiedBuild`). */
const BUILD_IN_STACK = /^ {4}at .*?([a-z][a-z0-9-]*@\d+\.\d+\.\d+[\w.-]*)\/[\w@./-]+:\d+:\d+\)?$/m;

/** What a renderer may say. A page of the demo shop has 200 KB with its data. */
const OWN: ChannelLimits = { most: 16 * 1024 * 1024, perSecond: 64 * 1024 * 1024 };
const FOREIGN: ChannelLimits = { most: 4 * 1024 * 1024, perSecond: 16 * 1024 * 1024 };

/** One renderer process: rendering one page at a time, watched while it does. */
export class RendererProcess {
  private readonly child: ChildProcess;
  private readonly channel: LineChannel;
  private readonly reads: ApiReads;
  private readonly began = Date.now();
  private isReady = false;
  /** bytes in use after the last page */
  private heap = 0;
  /** pages that it has answered for; the first ones run code that was never compiled */
  private answered = 0;
  private id = 0;
  private page: Page | null = null;
  private watch: NodeJS.Timeout | undefined;
  /** the build whose code is running for the first time */
  private loading: string | null = null;
  private loadWatch: NodeJS.Timeout | undefined;
  /** the build whose code runs, as far as was heard */
  private running: string | null = null;
  /** a page's code was said to run after a build was said to be loaded: it began before that had come to rest */
  private isPastLoading = false;
  /** what it wrote after it was asked where it is */
  private lastWords: string | undefined;
  /** why it was ended, where it was */
  private reason: string | undefined;

  constructor(
    private readonly options: RendererOptions,
    private readonly listener: RendererListener,
  ) {
    const { distDir, filesDir, apiUrl, apart, remote = '', log } = options;
    const heap = apart ? FOREIGN_LIMIT_MB : MEMORY_LIMIT_MB;
    this.child = startRenderer({
      distDir,
      buildsDir: path.join(filesDir, 'remotes', remote),
      before: apart ?? [],
      heap,
    });
    if (apart) yieldToOthers(this.child);
    this.channel = new LineChannel(channelOf(this.child), apart ? FOREIGN : OWN, {
      onMessage: (message) => this.hear(message),
      onAbuse: (reason) => this.stop(reason),
    });
    this.reads = new ApiReads({ apiUrl, timeout: API_TIMEOUT });
    hearWords(this.child, (text) => {
      if (this.lastWords !== undefined) this.lastWords += text;
      log.warn({ renderer: this.child.pid }, text);
    });
    // not 'exit': what it wrote last says whose code ran
    this.child.on('close', (code, signal) => this.buried(this.reason ?? `renderer ended with ${signal ?? code}`));
    // It could not be started (then there is no 'exit').
    this.child.on('error', (error) => {
      log.error({ err: error }, 'a renderer failed');
      if (this.child.pid === undefined) this.buried('renderer did not start');
    });
    this.send({
      type: 'configure',
      shell_file: path.join(distDir, 'server/server.js'),
      files_dir: filesDir,
      api_url: `${apiUrl}/api`,
      api_timeout: API_TIMEOUT,
      asks_web_server: apart !== undefined,
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Whether it has answered for a page. */
  get isWarm(): boolean {
    return this.answered > 0;
  }

  get hasStarted(): boolean {
    return this.isReady;
  }

  get isFree(): boolean {
    return this.isReady && this.page === null;
  }

  setData(sets: RenderSets): void {
    this.send({ type: 'data', sets });
  }

  /** Starts a page; `onOutcome` or `onEnd` is called for it. */
  render(page: Page): void {
    this.page = page;
    this.id += 1;
    const { path: address, shellOnly: shell_only, composed, slot } = page;
    const warm = slot?.ms ?? this.options.deadline;
    const time_limit = this.answered < COLD_ANSWERS ? COLD_DEADLINE : warm;
    // what it has written by then is read first: this process may have been the slow one
    this.watch = setTimeout(() => setImmediate(() => this.kill(page)), time_limit + SILENCE);
    this.send({ type: 'render', id: this.id, path: address, shell_only, composed, time_limit, slot });
  }

  close(): void {
    // foreign code may not care to be asked
    this.child.kill(this.options.apart ? 'SIGKILL' : 'SIGTERM');
  }

  /** Ends it for what it does; @param reason what that is, for whom it is held against */
  stop(reason: string): void {
    this.reason ??= `renderer was ended: ${reason}`;
    this.child.kill('SIGKILL');
  }

  private kill(page: Page): void {
    if (this.page === page) this.end();
  }

  /** Has it write where its code is, which a blocked event loop does not hinder (`--trace-sigint`), and end. */
  private end(): void {
    this.lastWords = '';
    this.child.kill('SIGINT');
    setTimeout(() => this.child.kill('SIGKILL'), LAST_WORDS).unref();
  }

  private send(message: ToRenderer): void {
    this.channel.send(message);
  }

  private hear(message: unknown): void {
    if (isFromRenderer(message)) this.receive(message);
    else this.stop('it says what no renderer says');
  }

  private begin(): void {
    if (this.isReady) return;
    this.isReady = true;
    this.listener.onReady();
  }

  /** The API is asked for one that has no network. */
  private async ask({ call, path: asked, language }: Extract<FromRenderer, { type: 'call' }>): Promise<void> {
    this.send({ type: 'answer', call, answer: await this.reads.read(asked, language) });
  }

  private receive(message: FromRenderer): void {
    if (message.type === 'ready') {
      this.begin();
    } else if (message.type === 'call') {
      void this.ask(message);
    } else if (message.type === 'loading' || message.type === 'loaded') {
      this.watchLoading(message.type === 'loading' ? message.build : null);
    } else if (message.type === 'running') {
      this.running = message.build;
      this.isPastLoading = message.build !== null;
    } else if (message.type === 'holds') {
      if (message.bytes > FULL && Date.now() - this.began > LEAST_LIFE) this.listener.onFull();
    } else {
      this.take(message);
    }
  }

  private take(message: Extract<FromRenderer, { id: number }>): void {
    if (message.id !== this.id || !this.page) return;
    clearTimeout(this.watch);
    this.page = null;
    this.answered += 1;
    if (message.type === 'rendered') this.heap = message.heap;
    this.listener.onOutcome(message);
  }

  /** A build may run for ever as soon as it is loaded: then no page is to blame. */
  private watchLoading(build: string | null): void {
    this.loading = build;
    this.isPastLoading = false;
    clearTimeout(this.loadWatch);
    if (build) this.loadWatch = setTimeout(() => this.end(), LOAD_DEADLINE);
  }

  private buried(reason: string): void {
    clearTimeout(this.watch);
    clearTimeout(this.loadWatch);
    const seen = BUILD_IN_STACK.exec(this.lastWords ?? '')?.[1];
    const last = this.isPastLoading ? this.running : (this.loading ?? this.running);
    const build = seen ?? last;
    this.listener.onEnd({
      reason,
      build,
      whileLoading: build !== null && build === this.loading,
      wasFull: this.heap > FULL && OUT_OF_MEMORY.test(reason),
    });
  }
}

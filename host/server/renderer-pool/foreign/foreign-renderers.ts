import type { RenderResult } from '../../../src/server-entry';
import type { RenderSets } from '../../renderer/renderer-protocol';
import type { HeldApart } from './apart';
import { ForeignRenderer } from './foreign-renderer';
import { NoRenderer, type RenderOptions } from '../jobs';
import { Quarantine } from '../quarantine';
import { useOf, type ProcessUse } from './process-use';
import { keysOf, without, withServerOf } from '../render-sets';
import { LOAD_PAUSES, type RendererPoolOptions } from '../renderer-pool';

export interface ForeignRenderersOptions extends Omit<RendererPoolOptions, 'size'> {
  apart: HeldApart;
  /** processes at a time; 0: none */
  most: number;
  /** what a process takes, as the system says */
  useOf?: (pid: number) => ProcessUse;
  now?: () => number;
  /** how long a page waits for a renderer to start, milliseconds */
  patience?: number;
}

/** A foreign remote's renderer as staff see it. */
export interface ForeignRendererState {
  name: string;
  /** since when it runs, and when it was last asked for something */
  started_at: string;
  last_used_at: string;
  /** bytes that it had in memory when they were last looked at; null: not yet, or the system does not say */
  rss: number | null;
  /** bytes that it should not have more of */
  bar: number;
}

interface Running {
  renderer: ForeignRenderer;
  /** its remote's builds, `name@version` */
  builds: string;
  use: ProcessUse | undefined;
  /** since it was last asked for something: how often it was looked at, and for how many milliseconds it had a processor */
  idle: { since: number; rounds: number; cpu: number };
  startedAt: number;
  /** when its remote was last asked for something */
  lastUsed: number;
}

const DEADLINE = 1_000;
/** A page waits for its renderer to start no longer than this; then it is the browser's. Milliseconds. */
const PATIENCE = 1_500;
const MIB = 1024 * 1024;
/** More than this in memory, after its first minute: another one takes its place. Bytes. */
const BAR = 110 * MIB;
/** And this is too much for everybody else: it is ended at once. Bytes. */
const MOST = 2 * BAR;
const LEAST_LIFE = 60_000;
/** What they take is looked at so often. Milliseconds. */
const ROUND = 500;
/** One that nobody asks for anything, and that has taken so much of a processor since then, and so large a part of the time, is ended. */
const RESTLESS = 1_000;
const RESTLESS_PART = 0.05;
/** One that nobody asks for is ended. Milliseconds. */
const IDLE = 300_000;
/** One that was asked for a moment ago is not ended for another remote: two that take turns would start for each page. Milliseconds. */
const KEPT = 10_000;
const TELL_AGAIN = 60_000;

/** The remote of a build, `name@version`. */
export const nameIn = (build: string): string => build.slice(0, build.indexOf('@'));

/** How long it has had nothing to do by now. */
function idleNow({ renderer, idle, use: before, lastUsed }: Running, { cpu = 0 }: ProcessUse): Running['idle'] {
  const isIdle = !renderer.isBusy && idle.since === lastUsed;
  if (!isIdle) return { since: lastUsed, rounds: 0, cpu: 0 };
  const spent = cpu - (before?.cpu ?? cpu);
  return { since: lastUsed, rounds: idle.rounds + 1, cpu: idle.cpu + spent };
}

/**
 * The renderers of remotes that did not come with the shop: one each, started when somebody asks for a page or slot of it, and so
 * many at a time. Whatever its code does to its process, it does to its own pages and slots (docs/decisions/0066).
 */
export class ForeignRenderers {
  private readonly running = new Map<string, Running>();
  /** those that end behind their last page */
  private readonly leaving = new Set<ForeignRenderer>();
  private readonly stalled = new Quarantine(LOAD_PAUSES);
  private readonly rounds: NodeJS.Timeout;
  private sets: RenderSets | undefined;
  private toldAt = Number.NEGATIVE_INFINITY;
  private started = 0;
  private readonly now: () => number;

  constructor(private readonly options: ForeignRenderersOptions) {
    this.now = options.now ?? Date.now;
    this.rounds = setInterval(() => this.look(), ROUND);
    this.rounds.unref();
  }

  /** What runs now, by name. */
  get states(): ForeignRendererState[] {
    const states = [...this.running].map(([name, { startedAt, lastUsed, use }]) => ({
      name,
      started_at: new Date(startedAt).toISOString(),
      last_used_at: new Date(lastUsed).toISOString(),
      rss: use?.rss ?? null,
      bar: BAR,
    }));
    return states.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Whether a build, `name@version`, is the browser's because its first run does not come to its end. */
  withholds(build: string): boolean {
    return this.stalled.has(build);
  }

  /**
   * Hands registries and store out. One whose remote has other builds than before is followed by another one, started at once.
   * @param names of the foreign remotes
   */
  setData(sets: RenderSets, names: ReadonlySet<string>): void {
    this.sets = sets;
    for (const [name, { renderer, builds }] of [...this.running]) {
      const own = this.setsOf(name, sets);
      if (names.has(name) && keysOf(own).join(' ') === builds) {
        renderer.setSets(own);
        continue;
      }
      this.leave(name);
      if (names.has(name) && keysOf(own).length > 0) this.start(name, sets);
    }
  }

  /**
   * Renders one address, or one slot of it. A slot waits for no renderer to start: it is another remote's page.
   * @param options `build`: the foreign remote's
   * @throws as `Renderers` does
   */
  async render(path: string, options: RenderOptions & { build: string }): Promise<RenderResult> {
    const { build, slot } = options;
    if (this.withholds(build)) throw new Error(`${build} is the browser's for now`);
    const one = this.runningFor(build);
    one.lastUsed = this.now();
    const { renderer } = one;
    if (slot && !renderer.isWarm) throw new NoRenderer(`the renderer of ${nameIn(build)} has just been started`, true);
    return renderer.render(path, options);
  }

  close(): void {
    clearInterval(this.rounds);
    for (const { renderer } of this.running.values()) renderer.close();
    for (const renderer of this.leaving) renderer.close();
  }

  /** No other remote has a server part there, and no build of its own whose first run does not end. */
  private setsOf(name: string, sets: RenderSets): RenderSets {
    const own = withServerOf(sets, (remote) => remote.name === name);
    return without(own, new Set(keysOf(own).filter((build) => this.withholds(build))));
  }

  /** One that was started while the first run of this build did not end has come without it. @throws NoRenderer */
  private runningFor(build: string): Running {
    const name = nameIn(build);
    const { sets } = this;
    const known = this.running.get(name);
    if (!known || !sets) return known ?? this.makeRoomAndStart(name);
    if (known.builds.split(' ').includes(build) || !keysOf(this.setsOf(name, sets)).includes(build)) return known;
    this.leave(name);
    return this.start(name, sets);
  }

  /** @throws NoRenderer where all are at work, or were a moment ago */
  private makeRoomAndStart(name: string): Running {
    const { most, log } = this.options;
    if (!this.sets) throw new NoRenderer('The registry is not known yet', true);
    if (this.running.size >= most) {
      const least = this.leastUsed();
      if (least === undefined) {
        const said = `all ${most} renderers of foreign remotes are at work: ${name} is left to the browser`;
        if (most > 0 && this.now() - this.toldAt > TELL_AGAIN) {
          this.toldAt = this.now();
          log.warn({ remote: name }, said);
        }
        throw new NoRenderer(said, false);
      }
      this.leave(least);
    }
    return this.start(name, this.sets);
  }

  /** Of those that nobody has asked for lately the one that was asked for longest ago. */
  private leastUsed(): string | undefined {
    const before = this.now() - KEPT;
    const free = [...this.running].filter(([, { renderer, lastUsed }]) => !renderer.isBusy && lastUsed < before);
    return free.sort(([, a], [, b]) => a.lastUsed - b.lastUsed)[0]?.[0];
  }

  private start(name: string, sets: RenderSets): Running {
    const own = this.setsOf(name, sets);
    const apart = this.options.apart(this.started);
    this.started += 1;
    const renderer = new ForeignRenderer(
      { deadline: DEADLINE, patience: PATIENCE, ...this.options, apart, remote: name },
      own,
      {
        onFault: (reason, { build, whileLoading }) => {
          // whatever it says of whose code ran: there is no other remote's in there
          const [first = null] = keysOf(own);
          const blamed = build !== null && nameIn(build) === name ? build : first;
          if (blamed !== null) this.holdAgainst(blamed, reason, whileLoading);
        },
        onGone: () => {
          this.leaving.delete(renderer);
          if (this.running.get(name)?.renderer === renderer) this.running.delete(name);
        },
      },
    );
    const at = this.now();
    const running: Running = {
      renderer,
      builds: keysOf(own).join(' '),
      use: undefined,
      idle: { since: at, rounds: 0, cpu: 0 },
      startedAt: at,
      lastUsed: at,
    };
    this.running.set(name, running);
    return running;
  }

  private leave(name: string): void {
    const renderer = this.running.get(name)?.renderer;
    if (!renderer) return;
    this.running.delete(name);
    this.leaving.add(renderer);
    renderer.leave();
  }

  private holdAgainst(build: string, reason: string, whileLoading: boolean): void {
    const { quarantine, onStalled, log } = this.options;
    if (whileLoading) {
      if (!this.stalled.has(build)) onStalled?.(build);
      const pause = this.stalled.add(build);
      log.error({ build, pause }, `${reason} while it loaded a build; its pages are left to the browser`);
      return;
    }
    const pause = quarantine.add(build);
    log.error({ build, pause }, `${reason}: the build's pages are left to the browser for a while`);
  }

  private look(): void {
    const { useOf: lookAt = useOf } = this.options;
    for (const [name, one] of [...this.running]) {
      const { pid } = one.renderer;
      if (pid === undefined) continue;
      const use = lookAt(pid);
      one.idle = idleNow(one, use);
      one.use = use;
      this.judge(name, one, use.rss ?? 0);
    }
  }

  private judge(name: string, { renderer, idle, startedAt, lastUsed }: Running, rss: number): void {
    const now = this.now();
    if (rss > MOST) {
      renderer.stop(`it has ${Math.round(rss / MIB)} MiB in memory`);
    } else if (idle.cpu > Math.max(RESTLESS, RESTLESS_PART * idle.rounds * ROUND)) {
      renderer.stop('it is at work although nobody asks for anything');
    } else if (rss > BAR && now - startedAt > LEAST_LIFE) {
      const said = { remote: name, rss };
      this.options.log.warn(said, 'a foreign remote’s renderer has more in memory than it should, and is ended');
      this.leave(name);
    } else if (!renderer.isBusy && now - lastUsed > IDLE) {
      this.leave(name);
    }
  }
}

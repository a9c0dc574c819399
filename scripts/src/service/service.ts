import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../basics/paths';
import { messageOf } from '../basics/trouble';
import { askByMessage, askUrl, watchLiveness } from './liveness';
import { LogFile, type LogLimits } from './log-file';

export interface ServiceOptions {
  name: string;
  /** file to run with node, relative to the root */
  program: string;
  /** given to node itself */
  nodeFlags: string[];
  env: NodeJS.ProcessEnv;
  /** its output is appended here, and to no more than a few files beside it */
  logFile: string;
  logLimits?: LogLimits;
  /** an address where it answers as long as it is alive; without one it is asked by the channel between the processes */
  healthUrl?: string;
  /** how long it may be silent before it is killed and started again, in milliseconds; 0: any time */
  hangMs?: number;
  /** told when it starts again, or will not */
  say: (line: string) => void;
  /** called when it died too often */
  onGivenUp: (reason: string) => void;
  /** whether its deaths have a reason that passes, as a full disk: then it is never given up */
  isExcused?: () => boolean;
  /** called after each start and end: what is running has changed */
  onChange: () => void;
}

const RESTARTS = 6;
const WITHIN_MS = 60_000;
const STOP_MS = 10_000;
const FIRST_PAUSE_MS = 250;
/** Hangs are further apart than deaths: each has to be waited for. */
const HANGS_WITHIN_MS = 600_000;
const LONGEST_HANG_PAUSE_MS = 60_000;
/**
 * glibc keeps freed memory up to a mark that it raises with the buffers it sees: the web server held 30 MB of pages that
 * were gone. A fixed mark, its own first one, gives them back; nothing got slower by that (docs/bench.md).
 */
const MALLOC = { MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/** The last lines of a log, indented. */
export function tailOf(file: string, lines = 8): string {
  return [`${file}.1`, file] // the file may have been begun a moment ago
    .map((name) => (existsSync(name) ? readFileSync(name, 'utf8') : ''))
    .join('')
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line.slice(0, 400)}`)
    .join('\n');
}

/**
 * One process of the shop. When it dies it is started again, a little later each time; after six deaths in a minute it
 * is given up, unless its deaths are excused. One that lives and answers nothing is killed, and started again.
 */
export class Service {
  private child: ChildProcess | undefined;
  private stopping = false;
  private deaths: number[] = [];
  private hangs: number[] = [];
  private hung = false;
  private stopAsking: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly log: LogFile;

  constructor(private readonly options: ServiceOptions) {
    this.log = new LogFile(options.logFile, options.logLimits);
  }

  get name(): string {
    return this.options.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    try {
      this.child = this.spawnChild();
    } catch (error) {
      this.handleEnd(messageOf(error)); // no memory or no process to be had: worth another try
      return;
    }
    this.options.onChange();
  }

  private spawnChild(): ChildProcess {
    const { program, nodeFlags, env, healthUrl } = this.options;
    // a group of its own: Ctrl-C in the terminal reaches the supervisor alone, which then stops things in order
    const child = spawn(process.execPath, [...nodeFlags, program], {
      cwd: ROOT,
      env: { ...MALLOC, ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(healthUrl === undefined ? (['ipc'] as const) : [])],
      detached: true,
    });
    const ends = [child.stdout, child.stderr].map((output) => output && this.log.follow(output));
    child.once('exit', () => child.pid !== undefined && endGroup(child.pid));
    // 'close' and not 'exit': its last words have been read by then
    child.once('close', (code, signal) => {
      for (const end of ends) end?.();
      this.handleEnd(signal ?? `status ${code}`);
    });
    child.on('error', (error) => child.pid === undefined && this.handleEnd(error.message));
    this.watch(child);
    return child;
  }

  private watch(child: ChildProcess): void {
    const { healthUrl, hangMs = 0 } = this.options;
    if (hangMs === 0) return;
    const onHang = (): void => {
      this.hung = true;
      child.kill('SIGKILL');
    };
    const ask = healthUrl === undefined ? askByMessage : askUrl(healthUrl);
    this.stopAsking = watchLiveness({ child, ask, limitMs: hangMs, onHang });
  }

  private handleEnd(how: string): void {
    const { onChange } = this.options;
    const { hung } = this;
    this.child = undefined;
    this.hung = false;
    this.stopAsking();
    onChange();
    if (this.stopping) return;
    if (hung) this.startAfterHang();
    else this.startAfterDeath(how);
  }

  private startAfterHang(): void {
    const { name, hangMs = 0, say } = this.options;
    const now = Date.now();
    this.hangs = [...this.hangs.filter((at) => now - at < HANGS_WITHIN_MS), now];
    const delay = Math.min(FIRST_PAUSE_MS * 2 ** (this.hangs.length - 1), LONGEST_HANG_PAUSE_MS);
    say(`The ${name} gave no answer for ${hangMs / 1000} s and was killed: starting it again in ${delay / 1000} s.`);
    this.timer = setTimeout(() => this.start(), delay);
  }

  private startAfterDeath(how: string): void {
    const { name, logFile, say, onGivenUp } = this.options;
    const now = Date.now();
    this.deaths = [...this.deaths.filter((at) => now - at < WITHIN_MS), now];
    const count = this.deaths.length;
    if (count > RESTARTS && !this.options.isExcused?.()) {
      onGivenUp(
        `The ${name} ended ${count} times within a minute (last: ${how}). Its log, ${logFile}, ends with:\n${tailOf(logFile)}`,
      );
      return;
    }
    const delay = Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), 8_000);
    say(`The ${name} ended (${how}): starting it again in ${delay / 1000} s (${count} of ${RESTARTS}).`);
    this.timer = setTimeout(() => this.start(), delay);
  }

  /** Asks it to end, and kills it ten seconds after it was to begin with that. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.stopAsking();
    clearTimeout(this.timer);
    const child = this.child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const killer = setTimeout(
        () => child.kill('SIGKILL'),
        STOP_MS + 1_000 * Number(this.options.env['SHUTDOWN_DELAY'] ?? 0),
      );
      child.once('close', () => {
        clearTimeout(killer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  /** Ends it and starts it again at once; this counts as no death. */
  async restart(): Promise<void> {
    await this.stop();
    this.stopping = false;
    this.start();
  }
}

/** Whatever the process had started and left in its group. */
function endGroup(pid: number): void {
  if (process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nobody is left in it: the usual case
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../paths';
import { askByMessage, askUrl, watchLiveness } from './liveness';
import type { Environment } from './settings';

export interface ServiceOptions {
  name: string;
  /** file to run with node, relative to the root */
  program: string;
  /** given to node itself */
  nodeFlags: string[];
  env: Environment;
  /** its output is appended here */
  logFile: string;
  /** an address where it answers as long as it is alive; without one it is asked by the channel between the processes */
  healthUrl?: string;
  /** how long it may be silent before it is killed and started again, in milliseconds; 0: any time */
  hangMs: number;
  /** told when it starts again, or will not */
  say: (line: string) => void;
  /** called when it died too often */
  onGivenUp: (reason: string) => void;
  /** called after each start and end: what is running has changed */
  onChange: () => void;
}

const LARGEST_LOG = 10 * 1024 * 1024;
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

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** The last lines of a log, indented. */
export function tailOf(file: string, lines = 8): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line.slice(0, 400)}`)
    .join('\n');
}

/**
 * One process of the shop. When it dies it is started again, a little later each time; after six deaths in a minute it
 * is given up. One that lives and answers nothing is killed, and started again.
 */
export class Service {
  private child: ChildProcess | undefined;
  private stopping = false;
  private deaths: number[] = [];
  private hangs: number[] = [];
  private hung = false;
  private stopAsking: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ServiceOptions) {}

  get name(): string {
    return this.options.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    const { program, nodeFlags, env, logFile, healthUrl, onChange } = this.options;
    const log = openLog(logFile);
    // a group of its own: Ctrl-C in the terminal reaches the supervisor alone, which then stops things in order
    const child = spawn(process.execPath, [...nodeFlags, program], {
      cwd: ROOT,
      env: { ...MALLOC, ...env },
      stdio: ['ignore', log, log, ...(healthUrl === undefined ? (['ipc'] as const) : [])],
      detached: true,
    });
    closeSync(log);
    this.child = child;
    this.watch(child);
    child.once('exit', (code, signal) => this.handleExit(signal ?? `status ${code}`));
    onChange();
  }

  private watch(child: ChildProcess): void {
    const { healthUrl, hangMs } = this.options;
    if (hangMs === 0) return;
    const onHang = (): void => {
      this.hung = true;
      child.kill('SIGKILL');
    };
    const ask = healthUrl === undefined ? askByMessage : askUrl(healthUrl);
    this.stopAsking = watchLiveness({ child, ask, limitMs: hangMs, onHang });
  }

  private handleExit(how: string): void {
    const { onChange } = this.options;
    const pid = this.child?.pid;
    const { hung } = this;
    this.child = undefined;
    this.hung = false;
    this.stopAsking();
    if (pid !== undefined) endGroup(pid);
    onChange();
    if (this.stopping) return;
    if (hung) this.startAfterHang();
    else this.startAfterDeath(how);
  }

  private startAfterHang(): void {
    const { name, hangMs, say } = this.options;
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
    if (count > RESTARTS) {
      onGivenUp(
        `The ${name} ended ${count} times within a minute (last: ${how}). Its log, ${logFile}, ends with:\n${tailOf(logFile)}`,
      );
      return;
    }
    const delay = Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), 8_000);
    say(`The ${name} ended (${how}): starting it again in ${delay / 1000} s (${count} of ${RESTARTS}).`);
    this.timer = setTimeout(() => this.start(), delay);
  }

  /** Asks it to end, and kills it after ten seconds. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.stopAsking();
    clearTimeout(this.timer);
    const child = this.child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.once('exit', () => {
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

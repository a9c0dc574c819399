import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../paths';
import { messageOf } from '../trouble';
import { LogFile, type LogLimits } from './log-file';
import type { Environment } from './settings';

export interface ServiceOptions {
  name: string;
  /** file to run with node, relative to the root */
  program: string;
  /** given to node itself */
  nodeFlags: string[];
  env: Environment;
  /** its output is appended here, and to no more than a few files beside it */
  logFile: string;
  logLimits?: LogLimits;
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
 * is given up, unless they are excused.
 */
export class Service {
  private child: ChildProcess | undefined;
  private stopping = false;
  private deaths: number[] = [];
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
    const { program, nodeFlags, env } = this.options;
    // a group of its own: Ctrl-C in the terminal reaches the supervisor alone, which then stops things in order
    const child = spawn(process.execPath, [...nodeFlags, program], {
      cwd: ROOT,
      env: { ...MALLOC, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const ends = [this.log.follow(child.stdout), this.log.follow(child.stderr)];
    child.once('exit', () => child.pid !== undefined && endGroup(child.pid));
    // 'close' and not 'exit': its last words have been read by then
    child.once('close', (code, signal) => {
      for (const end of ends) end();
      this.handleEnd(signal ?? `status ${code}`);
    });
    child.on('error', (error) => child.pid === undefined && this.handleEnd(error.message));
    return child;
  }

  private handleEnd(how: string): void {
    const { name, logFile, say, onGivenUp, onChange } = this.options;
    this.child = undefined;
    onChange();
    if (this.stopping) return;
    const now = Date.now();
    this.deaths = [...this.deaths.filter((at) => now - at < WITHIN_MS), now];
    const count = this.deaths.length;
    if (count > RESTARTS && !this.options.isExcused?.()) {
      onGivenUp(
        `The ${name} ended ${count} times within a minute (last: ${how}). Its log, ${logFile}, ends with:\n${tailOf(logFile)}`,
      );
      return;
    }
    const delay = Math.min(250 * 2 ** (count - 1), 8_000);
    say(`The ${name} ended (${how}): starting it again in ${delay / 1000} s (${count} of ${RESTARTS}).`);
    this.timer = setTimeout(() => this.start(), delay);
  }

  /** Asks it to end, and kills it after ten seconds. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    const child = this.child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
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

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createSemaphore } from '../basics/semaphore';

/** The program of `drawing.ts`, which lies beside the API's own where that is built. */
const PROGRAM = path.join(__dirname, __dirname.endsWith('pictures') ? '../../../dist' : '', 'drawing.cjs');
/** Half a second is usual for the largest picture that is taken; at low priority beside a busy shop, some times that. */
const PATIENCE_MS = 20_000;
/** What it has in memory is given back after this. */
const IDLE_MS = 30_000;
const HEAP_MB = 128;

export interface DrawingAnswer {
  picture?: Uint8Array;
  /** what is known of it, where the job says something */
  facts?: unknown;
  /** why there is none */
  problem?: string;
}

/** Pictures that cannot be drawn: no picture, a damaged one, or one over which the process died or took too long. */
export class PictureFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PictureFailed';
  }
}

/** One over which it took too long, as on a machine that has too much to do: it may be whole. */
export class PictureLate extends PictureFailed {
  constructor() {
    super('The picture took too long');
    this.name = 'PictureLate';
  }
}

export interface Made {
  content: Buffer;
  facts: unknown;
}

export interface DrawingProcess {
  /**
   * Does one of the jobs of `drawing.ts`, after those that wait already.
   * @throws PictureFailed, PictureLate; AppError `server.busy` when too many wait
   */
  run(job: string, input: unknown): Promise<Buffer>;
  /** The same, with what the job says of what it has made. */
  make(job: string, input: unknown): Promise<Made>;
}

/**
 * Work on pictures and videos that must be answered at once, in a process of its own: one at a time, at low priority, so that
 * answers come first, with no setting, no secret and a bound on time. A picture that kills it kills nothing else. It
 * starts with the first picture and ends when there has been none for a while.
 * @param patience_ms how long one may take
 * @param priority of the process, as `os.setPriority` takes it
 */
export function createDrawingProcess({
  patience_ms = PATIENCE_MS,
  program = PROGRAM,
  priority = os.constants.priority.PRIORITY_LOW,
} = {}): DrawingProcess {
  const turn = createSemaphore({
    at_once: 1,
    waiting: 20,
    busy: 'server.busy.uploads',
  });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const { PATH, HOME } = process.env;
    const started = fork(program, [], {
      serialization: 'advanced',
      env: { ...(PATH && { PATH }), ...(HOME && { HOME }) },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: 'ignore',
    });
    if (started.pid !== undefined) os.setPriority(started.pid, priority);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // Each job hears of it, and no job may be under way.
    started.on('error', () => undefined);
    // It keeps nobody from stopping: it ends when it is not connected any more.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function ask(asked: ChildProcess, job: string, input: unknown): Promise<Made> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(late);
        asked.off('message', settle).off('exit', gone).off('error', gone);
      };
      const settle = (answer: DrawingAnswer): void => {
        end();
        if (answer.picture) resolve({ content: Buffer.from(answer.picture), facts: answer.facts });
        else reject(new PictureFailed(answer.problem ?? 'The picture could not be drawn'));
      };
      const gone = (): void => settle({ problem: 'The process ended over the picture' });
      const late = setTimeout(() => {
        end();
        asked.kill('SIGKILL');
        reject(new PictureLate());
      }, patience_ms);
      asked.on('message', settle).on('exit', gone).on('error', gone);
      asked.send({ job, input });
    });
  }

  const make = (job: string, input: unknown): Promise<Made> =>
    turn(async () => {
      clearTimeout(idle);
      child ??= start();
      const asked = child;
      try {
        return await ask(asked, job, input);
      } finally {
        if (asked.killed) child = undefined;
        idle = setTimeout(() => asked.kill(), IDLE_MS).unref();
      }
    });

  return { make, run: async (job, input) => (await make(job, input)).content };
}

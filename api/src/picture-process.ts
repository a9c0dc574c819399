import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Logger } from './infra/process/logger';

/** Beside the worker's own program. */
const PROGRAM = 'pictures.cjs';
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After living so long it begins with the first pause again. */
const WELL_MS = 5 * 60_000;

/**
 * Keeps the process that makes pictures (pictures.ts) beside this worker; one that dies is started again, later each
 * time, up to a minute.
 * @returns stops it for good
 */
export function startPictureProcess(logger: Logger): () => void {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = FIRST_PAUSE_MS;

  function start(): void {
    const started = Date.now();
    child = fork(path.join(__dirname, PROGRAM));
    child.once('error', (error) => logger.warn({ error }, 'the process for pictures'));
    child.once('exit', (status, signal) => {
      if (stopped) return;
      if (Date.now() - started > WELL_MS) pause = FIRST_PAUSE_MS;
      logger.warn({ status, signal, pause }, 'the process for pictures has died and is started again');
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  }

  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    child?.kill('SIGTERM');
  };
}

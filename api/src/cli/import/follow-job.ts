import { setTimeout as sleep } from 'node:timers/promises';
import type { JobsService } from '../../modules/jobs/jobs.service';
import { newId } from '../../infra/basics/ids';

/** What long jobs ask of the shop. */
export interface JobServices {
  jobs: Pick<JobsService, 'start' | 'get' | 'stop' | 'listRows'>;
  jobRunner: { turn(): Promise<boolean> };
}

export interface Caller {
  user_id: string;
  address: string;
}

export type Job = Awaited<ReturnType<JobsService['get']>>;

/** What a command says is English. */
export const LANGUAGE = 'en';
const LOOK_MS = 250;

export const isOver = ({ state }: Job): boolean => state !== 'waiting' && state !== 'running';

/** @returns the job's id @throws AppError as `JobsService.start` */
export async function beginJob(
  { jobs }: JobServices,
  caller: Caller,
  kind: string,
  parameters: object,
): Promise<string> {
  return (await jobs.start(caller, LANGUAGE, newId(), { kind, parameters })).id;
}

const progressOf = ({ done, failed, total }: Job): string =>
  `${done + failed} of ${total}${failed > 0 ? `, ${failed} failed` : ''}`;

/**
 * Works on a job in this process, beside workers that may run, until it is over; an interrupt (Ctrl-C) stops it after the
 * record under way.
 * @param say is told how far it is
 */
export async function followJob(
  { jobs, jobRunner }: JobServices,
  caller: Caller,
  id: string,
  say: (line: string) => void,
): Promise<Job> {
  let stopping: Promise<unknown> = Promise.resolve();
  const stop = (): void => {
    say('Stopping after the record under way…');
    stopping = jobs.stop(caller, id, LANGUAGE);
    // It is waited for below; a failure of it is told there.
    stopping.catch(() => undefined);
  };
  process.once('SIGINT', stop);
  let told = '';
  try {
    for (;;) {
      await stopping;
      const job = await jobs.get(caller.user_id, id, LANGUAGE);
      const line = progressOf(job);
      if (line !== told) say(line);
      told = line;
      if (isOver(job)) return job;
      if (!(await jobRunner.turn())) await sleep(LOOK_MS);
    }
  } finally {
    process.off('SIGINT', stop);
  }
}

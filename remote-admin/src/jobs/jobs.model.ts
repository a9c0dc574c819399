import type { StaffJob } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import type { BadgeProps } from '@tessera/shared/ui';
import { jobsMessages } from '../messages/jobs';

export const isOver = ({ state }: Pick<StaffJob, 'state'>): boolean => state !== 'waiting' && state !== 'running';

export const JOB_TONES: Record<StaffJob['state'], NonNullable<BadgeProps['tone']>> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'success',
  stopped: 'warning',
  failed: 'danger',
};

/** How many records a job is about, in words. */
export function totalWords({ total, total_is_exact }: StaffJob, locale: string): string {
  const shown = total.toLocaleString(locale);
  return total_is_exact ? shown : messagesIn(jobsMessages).about(shown);
}

/** What a job does, or undoes, in words: 'Put 1,234 orders on hold'. One of a later version of the shop is called by its kind. */
export function jobTitle(job: StaffJob, locale: string): string {
  const text = messagesIn(jobsMessages);
  const kinds: Partial<Record<string, (count: number, shown: string) => string>> = text.kinds;
  const shown = totalWords(job, locale);
  const title = kinds[job.kind]?.(job.total, shown) ?? text.another(job.kind, shown);
  return job.undoes === null ? title : text.undoing(title);
}

/** 0 to 1: how much of a job is over. */
export function shareDone({ state, total, done, failed }: StaffJob): number {
  return state === 'done' ? 1 : Math.min(1, (done + failed) / Math.max(1, total));
}

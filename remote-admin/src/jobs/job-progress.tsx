import type { StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ProgressBar } from '../controls/progress-bar';
import { jobsMessages } from '../messages/jobs';
import { jobTitle, shareDone, totalWords } from './jobs.model';
import styles from './job-progress.module.css';

interface JobProgressProps {
  job: StaffJob;
  locale: string;
}

/** How far a job is: a bar, and the same in words. */
export function JobProgress({ job, locale }: JobProgressProps) {
  const text = useMessages(jobsMessages);
  const words = text.progress(job.done.toLocaleString(locale), totalWords(job, locale));
  return (
    <div className={styles.Progress}>
      <ProgressBar label={jobTitle(job, locale)} value={shareDone(job)} max={1} state={job.state} isThick />
      <span className={styles.Words}>
        {words}
        {job.failed > 0 && (
          <span className={styles.Failed}> · {text.failedCount(job.failed, job.failed.toLocaleString(locale))}</span>
        )}
      </span>
    </div>
  );
}

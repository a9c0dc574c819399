import type { StaffJob } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Badge, Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { TimeAgo } from '../../../format/time-ago';
import { staffPage } from '../../../guard/staff-page';
import { JobFileButton } from '../../../jobs/job-file-button';
import { JobProgress } from '../../../jobs/job-progress';
import { JobUndoButton } from '../../../jobs/job-undo-button';
import { JOB_TONES, isOver, jobTitle } from '../../../jobs/jobs.model';
import { jobQuery } from '../../../jobs/jobs.queries';
import { useJobActions } from '../../../jobs/use-job-actions';
import { jobsMessages } from '../../../messages/jobs';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import { SettingsScreen } from '../frame/settings-screen';
import { JobRows } from './job-rows';
import styles from './job-page.module.css';

function JobTools({ job }: { job: StaffJob }) {
  const text = useMessages(jobsMessages);
  const { stop } = useJobActions(job.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {!isOver(job) && (
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {text.stop}
        </Button>
      )}
      <JobUndoButton job={job} />
      <JobFileButton job={job} />
      <FormDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.stopTitle}
        description={text.stopText}
        submit={text.stop}
        tone="danger"
        pending={stop.isPending}
        onSubmit={() => stop.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

/** The way from a job to the one that undoes it, and back. */
function OtherJob({ id, words }: { id: string | null; words: string }) {
  if (id === null) return null;
  return (
    <p className={styles.Quiet}>
      <Link to={adminPaths.job(id)}>{words}</Link>
    </p>
  );
}

function JobFacts({ job, now }: { job: StaffJob; now: number }) {
  const text = useMessages(jobsMessages);
  const locale = useLocale();
  const left = Math.max(0, job.total - job.done - job.failed);
  const figures = { total: job.total, done: job.done, failed: job.failed, left };
  return (
    <section className={styles.Facts} aria-label={text.columns.progress}>
      <p className={styles.State}>
        <Badge tone={JOB_TONES[job.state]}>{text.states[job.state]}</Badge>
        <span>{job.user.name}</span>
        <TimeAgo at={job.created_at} now={now} locale={locale} />
      </p>
      <JobProgress job={job} locale={locale} />
      {job.reason && <Alert tone="error">{job.reason}</Alert>}
      {job.file && (
        <p className={styles.Quiet}>{text.fileUntil(formatDate(job.file.expires_at.slice(0, 10), locale))}</p>
      )}
      {job.undo_until && (
        <p className={styles.Quiet}>{text.undoUntil(formatDate(job.undo_until.slice(0, 10), locale))}</p>
      )}
      <OtherJob id={job.undone_by} words={text.undoneBy} />
      <OtherJob id={job.undoes} words={text.undoesOther} />
      <dl className={styles.Figures}>
        {(['total', 'done', 'failed', 'left'] as const).map((name) => (
          <div key={name}>
            <dt className={styles.Name}>{text.figures[name]}</dt>
            <dd className={styles.Figure} data-danger={(name === 'failed' && job.failed > 0) || undefined}>
              {figures[name].toLocaleString(locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function JobScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(jobsMessages);
  const locale = useLocale();
  const { job: id = '' } = useParams();
  const { data: job, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...jobQuery(id), enabled });
  return (
    <SettingsScreen
      title={job ? jobTitle(job, locale) : text.theJob}
      parent={{ label: pages.jobs, to: adminPaths.jobs() }}
      actions={job && <JobTools job={job} />}
    >
      {error && !job ? (
        <LoadFailure what={text.theJob} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : job ? (
        <>
          <JobFacts job={job} now={dataUpdatedAt} />
          <JobRows job={job} />
        </>
      ) : (
        <Skeleton width="wide" />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/jobs/{id}: how far it is, what failed and why, its file. */
export const Page = staffPage(JobScreen);

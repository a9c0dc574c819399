import { loadMessages, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, IconButton, VisuallyHidden } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useEffect } from 'react';
import { jobsMessages } from '../messages/jobs';
import { adminPaths } from '../paths';
import { JobFileButton } from './job-file-button';
import { JobProgress } from './job-progress';
import { JobUndoButton } from './job-undo-button';
import { isOver, jobTitle } from './jobs.model';
import { jobQuery } from './jobs.queries';
import styles from './jobs-panel.module.css';
import { useJobActions } from './use-job-actions';
import { dismissJob } from './watched-jobs';

/** What jobs are about, as queries call it. */
const CHANGED = new Set<unknown>(['orders', 'order', 'products', 'product', 'customers', 'customer']);

function WatchedJob({ id }: { id: string }) {
  const text = useMessages(jobsMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const { data: job, isError } = useQuery(jobQuery(id));
  const { stop } = useJobActions(id);
  const ended = job ? isOver(job) : false;

  // What the lists show is not so any more.
  useEffect(() => {
    if (ended) void client.invalidateQueries({ predicate: ({ queryKey: [, what] }) => CHANGED.has(what) });
  }, [ended, client]);

  // Forgotten by the shop, or of somebody else who was here before.
  useEffect(() => {
    if (isError && !job) dismissJob(id);
  }, [isError, job, id]);

  if (!job) return null;
  const title = jobTitle(job, locale);
  return (
    <li className={styles.Job}>
      <div className={styles.Head}>
        <Link className={styles.Title} to={adminPaths.job(id)}>
          {title}
        </Link>
        {ended && (
          <>
            <span className={styles.State}>{text.states[job.state]}</span>
            <IconButton icon="close" label={text.dismiss(title)} onClick={() => dismissJob(id)} />
          </>
        )}
      </div>
      <JobProgress job={job} locale={locale} />
      {job.reason && <p className={styles.Reason}>{job.reason}</p>}
      <div className={styles.Actions}>
        {!ended && (
          <Button size="sm" variant="secondary" pending={stop.isPending} onClick={() => stop.mutate()}>
            {text.stop}
          </Button>
        )}
        <JobUndoButton job={job} onUndone={() => dismissJob(id)} />
        <JobFileButton job={job} />
        {ended && job.failed > 0 && (
          <Link className={styles.Details} to={adminPaths.job(id)}>
            {text.failedRows}
          </Link>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{ended ? text.ended(title, text.states[job.state]) : ''}</span>
      </VisuallyHidden>
    </li>
  );
}

export const loadWords = (): Promise<void> => loadMessages([jobsMessages]);

/** The jobs that were begun in this tab, at the corner of every page of the back office. */
export default function JobsPanel({ ids }: { ids: readonly string[] }) {
  const text = useMessages(jobsMessages);
  return (
    <section className={styles.Panel} aria-label={text.region}>
      <ul className={styles.Jobs}>
        {ids.map((id) => (
          <WatchedJob key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

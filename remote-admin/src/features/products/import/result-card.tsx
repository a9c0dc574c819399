import type { StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, ButtonLink, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { JobProgress } from '../../../jobs/job-progress';
import { isOver } from '../../../jobs/jobs.model';
import { jobQuery } from '../../../jobs/jobs.queries';
import { useJobActions } from '../../../jobs/use-job-actions';
import { watchJob } from '../../../jobs/watched-jobs';
import { importMessages } from '../../../messages/product/import';
import { Card } from '../../../page/card';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import { useBeginJob } from './use-import-step';
import styles from './import.module.css';

interface ResultProps {
  job: StaffJob;
  check_id: string;
  onAgain: (job_id: string) => void;
}

function Over({ job, check_id, onAgain }: ResultProps) {
  const text = useMessages(importMessages).result;
  const again = useBeginJob(onAgain);
  const download = useBeginJob(watchJob);
  return (
    <div className={styles.Actions}>
      <ButtonLink as={Link} to={paths.adminProducts()}>
        {text.toProducts}
      </ButtonLink>
      {job.failed > 0 && (
        <>
          <Button
            variant="secondary"
            pending={download.isPending}
            onClick={() =>
              download.mutate({ kind: 'products.failed_rows', parameters: { check_id, import_id: job.id } })
            }
          >
            {text.download}
          </Button>
          <Button
            variant="secondary"
            pending={again.isPending}
            onClick={() => again.mutate({ kind: 'products.import_file', parameters: { check_id, failed_of: job.id } })}
          >
            {text.again}
          </Button>
        </>
      )}
      <ButtonLink as={Link} variant="secondary" to={adminPaths.job(job.id)}>
        {text.details}
      </ButtonLink>
    </div>
  );
}

function Result(props: ResultProps) {
  const { job } = props;
  const text = useMessages(importMessages).result;
  const locale = useLocale();
  const { stop } = useJobActions(job.id);
  return (
    <div className={styles.Part}>
      <JobProgress job={job} locale={locale} />
      {job.reason && <Alert tone="error">{job.reason}</Alert>}
      {isOver(job) ? (
        <>
          <p role="status">
            {text.done(job.done, job.done.toLocaleString(locale))}{' '}
            {job.failed > 0 && text.failed(job.failed, job.failed.toLocaleString(locale))}
          </p>
          <Over {...props} />
        </>
      ) : (
        <div>
          <Button variant="secondary" size="sm" pending={stop.isPending} onClick={() => stop.mutate()}>
            {text.stop}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The job that writes: how far it is, what came of it, and what can be done about what failed. */
export function ResultCard({ id, ...rest }: { id: string } & Omit<ResultProps, 'job'>) {
  const text = useMessages(importMessages).result;
  const { data: job, error, isFetching, refetch } = useQuery(jobQuery(id));
  return (
    <Card title={text.title}>
      {job ? (
        <Result job={job} {...rest} />
      ) : error ? (
        <LoadFailure what={text.title} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="wide" />
      )}
    </Card>
  );
}

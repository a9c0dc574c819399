import type { StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, ButtonLink, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { JobProgress } from '../jobs/job-progress';
import { isOver } from '../jobs/jobs.model';
import { jobQuery, jobRowsQuery } from '../jobs/jobs.queries';
import { useJobActions } from '../jobs/use-job-actions';
import { watchJob } from '../jobs/watched-jobs';
import { fileImportMessages } from '../messages/file-import';
import { Card } from '../page/card';
import { LoadFailure } from '../page/load-failure';
import { adminPaths } from '../paths';
import type { CheckResult, ImportSubject, SentFile } from './import-subject';
import { useBeginJob } from './use-import-steps';
import styles from './import.module.css';

interface ResultProps<File extends SentFile, Found extends CheckResult> {
  of: ImportSubject<File, Found>;
  job: StaffJob;
  check_id: string;
  onAgain: (job_id: string) => void;
}

function Over<File extends SentFile, Found extends CheckResult>({
  of: { name, list, useWords },
  job,
  check_id,
  onAgain,
}: ResultProps<File, Found>) {
  const { back } = useWords().records;
  const text = useMessages(fileImportMessages).result;
  const again = useBeginJob(onAgain);
  const download = useBeginJob(watchJob);
  return (
    <div className={styles.Actions}>
      <ButtonLink as={Link} to={list}>
        {back}
      </ButtonLink>
      {job.failed > 0 && (
        <Button
          variant="secondary"
          pending={download.isPending}
          onClick={() => download.mutate({ kind: `${name}.failed_rows`, parameters: { check_id, import_id: job.id } })}
        >
          {text.download}
        </Button>
      )}
      {job.done < job.total && (
        <Button
          variant="secondary"
          pending={again.isPending}
          onClick={() => again.mutate({ kind: `${name}.import_file`, parameters: { check_id, failed_of: job.id } })}
        >
          {job.state === 'stopped' ? text.goOn : text.again}
        </Button>
      )}
      <ButtonLink as={Link} variant="secondary" to={adminPaths.job(job.id)}>
        {text.details}
      </ButtonLink>
    </div>
  );
}

/** The first records that failed, with why. */
function Failures({ id }: { id: string }) {
  const text = useMessages(fileImportMessages).result;
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(jobRowsQuery(id, 'failed'));
  if (!data) {
    if (!error) return <Skeleton width="wide" />;
    return <LoadFailure what={text.theFailures} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ul className={styles.Items} aria-label={text.failures}>
        {data.items.map(({ position, label, reason }) => (
          <li key={position} className={styles.Item}>
            <span className={styles.Name}>{label}</span> <span className={styles.Quiet}>{reason}</span>
          </li>
        ))}
      </ul>
      {data.next_cursor !== null && (
        <p className={styles.Quiet}>{text.first(data.items.length.toLocaleString(locale))}</p>
      )}
    </>
  );
}

function Result<File extends SentFile, Found extends CheckResult>(props: ResultProps<File, Found>) {
  const { of, job, check_id } = props;
  const text = useMessages(fileImportMessages).result;
  const locale = useLocale();
  const { stop } = useJobActions(job.id);
  return (
    <div className={styles.Part}>
      <JobProgress job={job} locale={locale} />
      {job.reason && <Alert tone="error">{job.reason}</Alert>}
      {isOver(job) ? (
        <>
          <of.Outcome job={job} check_id={check_id} />
          <Over {...props} />
          {job.failed > 0 && <Failures id={job.id} />}
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
export function ResultCard<File extends SentFile, Found extends CheckResult>({
  id,
  ...rest
}: { id: string } & Omit<ResultProps<File, Found>, 'job'>) {
  const text = useMessages(fileImportMessages).result;
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

import type { StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { JobProgress } from '../jobs/job-progress';
import { isOver } from '../jobs/jobs.model';
import { jobQuery } from '../jobs/jobs.queries';
import { useJobActions } from '../jobs/use-job-actions';
import { watchJob } from '../jobs/watched-jobs';
import { fileImportMessages } from '../messages/file-import';
import { Card } from '../page/card';
import { LoadFailure } from '../page/load-failure';
import { CheckItems } from './check-items';
import type { CheckResult, ImportSubject, SentFile, Verdict } from './import-subject';
import { checkQuery } from './import.queries';
import { useBeginJob } from './use-import-steps';
import styles from './import.module.css';

interface CheckCardProps<File extends SentFile, Found extends CheckResult> {
  of: ImportSubject<File, Found>;
  /** of the job that checks */
  id: string;
  /** another job writes already, or has written */
  isWritten: boolean;
  onAgain: () => void;
  /** told of another job that checks the file anew */
  onChecked: (job_id: string) => void;
  onWritten: (job_id: string) => void;
}

const VERDICTS: readonly Verdict[] = ['new', 'changed', 'wrong', 'same'];

/** How many records are what; each figure shows its own. */
function Figures<File extends SentFile, Found extends CheckResult>({
  of: { countOf, useWords },
  found,
  shown,
  onShow,
}: {
  of: ImportSubject<File, Found>;
  found: Found;
  shown: Verdict;
  onShow: (verdict: Verdict) => void;
}) {
  const text = useMessages(fileImportMessages).check;
  const { which } = useWords().records;
  const locale = useLocale();
  return (
    <div className={styles.Figures} role="group" aria-label={which}>
      {VERDICTS.map((verdict) => {
        const { records, rows } = countOf(found, verdict);
        return (
          <button
            key={verdict}
            type="button"
            className={styles.Figure}
            data-verdict={records > 0 ? verdict : undefined}
            aria-pressed={verdict === shown}
            onClick={() => onShow(verdict)}
          >
            <span className={styles.Verdict}>{text.verdicts[verdict]}</span>
            <span className={styles.Number}>{records.toLocaleString(locale)}</span>
            <span className={styles.Quiet}>{text.rows(rows, rows.toLocaleString(locale))}</span>
          </button>
        );
      })}
    </div>
  );
}

interface FoundProps<File extends SentFile, Found extends CheckResult> extends Omit<CheckCardProps<File, Found>, 'id'> {
  found: Found;
}

/** What can be done with what was found. */
function Actions<File extends SentFile, Found extends CheckResult>(props: FoundProps<File, Found>) {
  const { of, found, onAgain, onWritten } = props;
  const text = useMessages(fileImportMessages).check;
  const { write: sayWrite } = of.useWords().records;
  const locale = useLocale();
  const write = useBeginJob(onWritten);
  const download = useBeginJob(watchJob);
  const count = of.countOf(found, 'new').records + of.countOf(found, 'changed').records;
  const parameters = { check_id: found.id };
  return (
    <div className={styles.Actions}>
      {count > 0 && (
        <Button pending={write.isPending} onClick={() => write.mutate({ kind: `${of.name}.import_file`, parameters })}>
          {sayWrite(count, count.toLocaleString(locale))}
        </Button>
      )}
      {of.countOf(found, 'wrong').records > 0 && (
        <Button
          variant="secondary"
          pending={download.isPending}
          onClick={() => download.mutate({ kind: `${of.name}.failed_rows`, parameters })}
        >
          {text.download}
        </Button>
      )}
      <Button variant="secondary" onClick={onAgain}>
        {text.again}
      </Button>
    </div>
  );
}

function WhatIs<File extends SentFile, Found extends CheckResult>(props: FoundProps<File, Found>) {
  const { of, found, isWritten, onChecked } = props;
  const text = useMessages(fileImportMessages).check;
  const countOf = (verdict: Verdict): number => of.countOf(found, verdict).records;
  const [shown, setShown] = useState<Verdict>(VERDICTS.find((verdict) => countOf(verdict) > 0) ?? 'new');
  const isNothing = countOf('new') + countOf('changed') + countOf('wrong') === 0;
  return (
    <div className={styles.Part}>
      <Figures of={of} found={found} shown={shown} onShow={setShown} />
      {of.BesideFound && <of.BesideFound found={found} isWritten={isWritten} onChecked={onChecked} />}
      {isNothing && <p>{text.nothingToDo}</p>}
      {!isWritten && <Actions {...props} />}
      {shown === 'wrong' && countOf('wrong') > 0 && <p className={styles.Quiet}>{text.wrongText}</p>}
      <CheckItems key={shown} of={of} id={found.id} verdict={shown} />
    </div>
  );
}

function Running({ job }: { job: StaffJob }) {
  const text = useMessages(fileImportMessages);
  const locale = useLocale();
  const { stop } = useJobActions(job.id);
  return (
    <div className={styles.Part}>
      <p className={styles.Quiet}>{text.check.running}</p>
      <JobProgress job={job} locale={locale} />
      <div>
        <Button variant="secondary" size="sm" pending={stop.isPending} onClick={() => stop.mutate()}>
          {text.result.stop}
        </Button>
      </div>
    </div>
  );
}

/** A check that was stopped, or did not come to its end. */
function Broken({ job, onAgain }: { job: StaffJob; onAgain: () => void }) {
  const text = useMessages(fileImportMessages).check;
  return (
    <div className={styles.Part}>
      <Alert tone="error">{job.reason ?? text.failed}</Alert>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </div>
  );
}

/** What a check that has come to its end has found. */
function WhatWasFound<File extends SentFile, Found extends CheckResult>({ id, ...rest }: CheckCardProps<File, Found>) {
  const text = useMessages(fileImportMessages).check;
  const { data, error, isFetching, refetch } = useQuery(checkQuery<Found>(rest.of.path, id));
  if (data) return <WhatIs found={data} {...rest} />;
  if (!error) return <Skeleton width="wide" />;
  return <LoadFailure what={text.theCheck} error={error} pending={isFetching} onRetry={() => void refetch()} />;
}

/** A check: how far it is, then what would be written, and the way to have it written. */
export function CheckCard<File extends SentFile, Found extends CheckResult>(props: CheckCardProps<File, Found>) {
  const text = useMessages(fileImportMessages).check;
  const { data: job, error, isFetching, refetch } = useQuery(jobQuery(props.id));
  return (
    <Card title={props.isWritten ? text.titleWritten : text.title}>
      <VisuallyHidden role="status">{job && isOver(job) ? text.over : ''}</VisuallyHidden>
      {job ? (
        <Check job={job} {...props} />
      ) : error ? (
        <LoadFailure what={text.theCheck} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="wide" />
      )}
    </Card>
  );
}

function Check<File extends SentFile, Found extends CheckResult>({
  job,
  ...props
}: CheckCardProps<File, Found> & { job: StaffJob }) {
  if (!isOver(job)) return <Running job={job} />;
  const isWhole = job.state === 'done' && job.failed === 0;
  return isWhole ? <WhatWasFound {...props} /> : <Broken job={job} onAgain={props.onAgain} />;
}

import type { ProductCheckItem, ProductCheckResult, StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { JobProgress } from '../../../jobs/job-progress';
import { isOver } from '../../../jobs/jobs.model';
import { jobQuery } from '../../../jobs/jobs.queries';
import { useJobActions } from '../../../jobs/use-job-actions';
import { watchJob } from '../../../jobs/watched-jobs';
import { importMessages } from '../../../messages/product/import';
import { Card } from '../../../page/card';
import { LoadFailure } from '../../../page/load-failure';
import { CheckItems } from './check-items';
import { checkQuery } from './import.queries';
import { UnknownCategories } from './unknown-categories';
import { useBeginJob } from './use-import-step';
import styles from './import.module.css';

type Verdict = ProductCheckItem['verdict'];

interface CheckCardProps {
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

/** How many products are what; each figure shows its own. */
function Figures({
  found,
  shown,
  onShow,
}: {
  found: ProductCheckResult;
  shown: Verdict;
  onShow: (verdict: Verdict) => void;
}) {
  const text = useMessages(importMessages).check;
  const locale = useLocale();
  return (
    <div className={styles.Figures} role="group" aria-label={text.which}>
      {VERDICTS.map((verdict) => {
        const { products, rows } = found.counts[verdict];
        return (
          <button
            key={verdict}
            type="button"
            className={styles.Figure}
            data-verdict={products > 0 ? verdict : undefined}
            aria-pressed={verdict === shown}
            onClick={() => onShow(verdict)}
          >
            <span className={styles.Verdict}>{text.verdicts[verdict]}</span>
            <span className={styles.Number}>{products.toLocaleString(locale)}</span>
            <span className={styles.Quiet}>{text.rows(rows, rows.toLocaleString(locale))}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Which pictures come with the products, and which are not there. */
function Pictures({ found: { pictures_coming: coming, pictures_left: left } }: { found: ProductCheckResult }) {
  const text = useMessages(importMessages).check;
  const locale = useLocale();
  return (
    <>
      {coming > 0 && <p>{text.coming(coming, coming.toLocaleString(locale))}</p>}
      {left > 0 && <Alert tone="warning">{text.pictures(left, left.toLocaleString(locale))}</Alert>}
    </>
  );
}

function Found({
  found,
  isWritten,
  onAgain,
  onChecked,
  onWritten,
}: Omit<CheckCardProps, 'id'> & { found: ProductCheckResult }) {
  const text = useMessages(importMessages).check;
  const locale = useLocale();
  const { counts } = found;
  const [shown, setShown] = useState<Verdict>(VERDICTS.find((verdict) => counts[verdict].products > 0) ?? 'new');
  const write = useBeginJob(onWritten);
  const download = useBeginJob(watchJob);
  const count = counts.new.products + counts.changed.products;
  return (
    <div className={styles.Part}>
      <Figures found={found} shown={shown} onShow={setShown} />
      <Pictures found={found} />
      {!isWritten && <UnknownCategories found={found} onChecked={onChecked} />}
      {count === 0 && counts.wrong.products === 0 && <p>{text.nothingToDo}</p>}
      {shown === 'wrong' && counts.wrong.products > 0 && <p className={styles.Quiet}>{text.wrongText}</p>}
      <CheckItems key={shown} id={found.id} verdict={shown} />
      {!isWritten && (
        <div className={styles.Actions}>
          {count > 0 && (
            <Button
              pending={write.isPending}
              onClick={() => write.mutate({ kind: 'products.import_file', parameters: { check_id: found.id } })}
            >
              {text.write(count, count.toLocaleString(locale))}
            </Button>
          )}
          {counts.wrong.products > 0 && (
            <Button
              variant="secondary"
              pending={download.isPending}
              onClick={() => download.mutate({ kind: 'products.failed_rows', parameters: { check_id: found.id } })}
            >
              {text.download}
            </Button>
          )}
          <Button variant="secondary" onClick={onAgain}>
            {text.again}
          </Button>
        </div>
      )}
    </div>
  );
}

function Running({ job }: { job: StaffJob }) {
  const text = useMessages(importMessages);
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
  const text = useMessages(importMessages).check;
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
function WhatWasFound({ id, ...rest }: CheckCardProps) {
  const text = useMessages(importMessages).check;
  const { data, error, isFetching, refetch } = useQuery(checkQuery(id));
  if (data) return <Found found={data} {...rest} />;
  if (!error) return <Skeleton width="wide" />;
  return <LoadFailure what={text.theCheck} error={error} pending={isFetching} onRetry={() => void refetch()} />;
}

/** A check: how far it is, then what would be written, and the way to have it written. */
export function CheckCard(props: CheckCardProps) {
  const text = useMessages(importMessages).check;
  const { data: job, error, isFetching, refetch } = useQuery(jobQuery(props.id));
  return (
    <Card title={text.title}>
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

function Check({ job, ...props }: CheckCardProps & { job: StaffJob }) {
  if (!isOver(job)) return <Running job={job} />;
  const isWhole = job.state === 'done' && job.failed === 0;
  return isWhole ? <WhatWasFound {...props} /> : <Broken job={job} onAgain={props.onAgain} />;
}

import type { StaffJob, StaffJobRow } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Badge, Button } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { isOver } from '../../../jobs/jobs.model';
import { jobRowsQuery } from '../../../jobs/jobs.queries';
import { jobsMessages } from '../../../messages/jobs';
import { listMessages } from '../../../messages/lists';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import styles from './job-page.module.css';

type RowState = (typeof STATES)[number];

const STATES = ['failed', 'planned', 'done', 'all'] as const;
const ROW_TONES = { planned: 'neutral', done: 'success', failed: 'danger' } as const;
/** Rows that are drawn before somebody asks for more. */
const EXPECTED = 5;
const ROWS_EVERY_MS = 5_000;

/** Their records are rows of a file, which have no page. */
const OF_ROWS = /\.(check_file|import_file|failed_rows)$/;

/** Where a record of a job is looked at. */
function pathOf({ kind }: StaffJob, record_id: string): string {
  if (kind.startsWith('products.')) return adminPaths.viewProduct(record_id);
  return kind.startsWith('customers.') ? adminPaths.customer(record_id) : paths.adminOrder(record_id);
}

function rowColumns(job: StaffJob): Column<StaffJobRow>[] {
  const text = messagesIn(jobsMessages);
  return [
    {
      key: 'label',
      label: text.rows.label,
      width: 'md',
      cell: ({ record_id, label }) =>
        OF_ROWS.test(job.kind) ? label : <RowLink to={pathOf(job, record_id)}>{label}</RowLink>,
    },
    {
      key: 'state',
      label: text.rows.state,
      width: 'md',
      card: 'end',
      cell: ({ state }) => <Badge tone={ROW_TONES[state]}>{text.rowStates[state]}</Badge>,
    },
    { key: 'reason', label: text.rows.reason, cell: ({ reason }) => reason },
  ];
}

interface RowPagesProps {
  /** where the pages up to the one on show begin */
  trail: readonly number[];
  next: number | null;
  onGo: (trail: readonly number[]) => void;
}

function RowPages({ trail, next, onGo }: RowPagesProps) {
  const words = useMessages(listMessages);
  if (next === null && trail.length === 1) return null;
  return (
    <nav className={styles.Pages} aria-label={words.pages}>
      {trail.length > 1 && (
        <Button size="sm" variant="secondary" onClick={() => onGo(trail.slice(0, -1))}>
          {words.previousPage}
        </Button>
      )}
      {next !== null && (
        <Button size="sm" variant="secondary" onClick={() => onGo([...trail, next])}>
          {words.nextPage}
        </Button>
      )}
    </nav>
  );
}

/** One page of a job's records in a state. */
function RowTable({ job, state }: { job: StaffJob; state: RowState }) {
  const text = useMessages(jobsMessages);
  const [trail, setTrail] = useState<readonly number[]>([-1]);
  const { data, error, isFetching, refetch } = useQuery({
    ...jobRowsQuery(job.id, state, trail.at(-1)),
    // More of them come while it goes on.
    refetchInterval: isOver(job) ? false : ROWS_EVERY_MS,
  });
  if (error && !data)
    return <LoadFailure what={text.theRows} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (data?.items.length === 0) return <p className={styles.Quiet}>{text.noRows[state]}</p>;
  return (
    <>
      <DataTable
        caption={text.rowViews[state]}
        columns={rowColumns(job)}
        rows={data?.items}
        keyOf={({ position }) => String(position)}
        nameOf={({ label }) => label}
        expected={EXPECTED}
      />
      <RowPages trail={trail} next={data?.next_cursor ?? null} onGo={setTrail} />
    </>
  );
}

/** What became of a job's records: first those that failed, each with why; all of them where none did. */
export function JobRows({ job }: { job: StaffJob }) {
  const text = useMessages(jobsMessages);
  const [state, setState] = useState<RowState>(job.failed > 0 ? 'failed' : 'all');
  return (
    <section className={styles.Rows} aria-label={text.theRows}>
      <div className={styles.Which} role="group" aria-label={text.whichRows}>
        {STATES.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === state ? 'primary' : 'secondary'}
            aria-pressed={name === state}
            onClick={() => setState(name)}
          >
            {text.rowViews[name]}
          </Button>
        ))}
      </div>
      <RowTable key={state} job={job} state={state} />
    </section>
  );
}

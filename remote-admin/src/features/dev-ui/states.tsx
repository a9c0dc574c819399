import type { StaffJob } from '@tessera/shared/contract';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { JobProgress } from '../../jobs/job-progress';
import { Specimen } from './specimen';
import styles from './specimen.module.css';

const JOB: StaffJob = {
  id: '019ab000-0000-7000-8000-0000000000f1',
  kind: 'orders.hold',
  parameters: {},
  state: 'running',
  total: 1234,
  total_is_exact: true,
  done: 600,
  failed: 0,
  reason: null,
  file: null,
  user: { id: 'u1', name: 'Ada Lane' },
  created_at: '2026-01-15T10:00:00.000Z',
  started_at: '2026-01-15T10:00:01.000Z',
  undoes: null,
  undone_by: null,
  undo_until: null,
  finished_at: null,
};
const JOBS: StaffJob[] = [
  { ...JOB, state: 'waiting', done: 0 },
  JOB,
  { ...JOB, failed: 17 },
  { ...JOB, state: 'done', done: 1234 },
  { ...JOB, state: 'stopped' },
];

/** What is said in the page, what stands there meanwhile, and how far something is. */
export function States() {
  return (
    <>
      <Specimen name="Said in the page">
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <div key={tone} className={styles.Wide}>
            <Alert tone={tone}>A sentence of the kind “{tone}”, with what to do next.</Alert>
          </div>
        ))}
      </Specimen>
      <Specimen name="While it loads" columns>
        <Skeleton width="wide" />
        <Skeleton shape="row" />
        <Skeleton shape="block" />
      </Specimen>
      <Specimen name="Progress" columns>
        {JOBS.map((job) => (
          <JobProgress key={`${job.state} ${job.failed}`} job={job} locale="en-US" />
        ))}
      </Specimen>
    </>
  );
}

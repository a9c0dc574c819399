import type { StaffJob } from '@tessera/shared/contract';

/** A job that is half done, unless told otherwise. */
export function staffJob(overrides: Partial<StaffJob> = {}): StaffJob {
  return {
    id: '019ab000-0000-7000-8000-0000000000f1',
    kind: 'orders.hold',
    parameters: {},
    state: 'running',
    total: 1234,
    total_is_exact: true,
    done: 600,
    failed: 17,
    reason: null,
    file: null,
    undoes: null,
    undone_by: null,
    undo_until: null,
    user: { id: 'u1', name: 'Ada Lane' },
    created_at: '2026-11-21T10:00:00.000Z',
    started_at: '2026-11-21T10:00:01.000Z',
    finished_at: null,
    ...overrides,
  };
}

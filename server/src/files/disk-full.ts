/** No space, no quota, no larger file: a person has to make room, and until then every write fails. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** PostgreSQL's `disk_full` */
const SQLSTATE = '53100';

/** Whether something failed as a disk is full: one of ours, or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return CODES.has(code) || code === SQLSTATE;
}

/**
 * SQLSTATEs that say nothing about the statement (PostgreSQL, Appendix A): connections (08), transactions that another
 * one stood in the way of (40001, 40003, 40P01), a standby that cannot write (25006), no room (53), a lock not had in
 * time (55P03), a statement or server that was ended (57014, 57P…), trouble with its files (58).
 */
const PASSING_STATES = /^(08|40001|40003|40P01|25006|53|55P03|57014|57P|58)/;

/** Node's words for a connection that cannot be had or has ended. */
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);

/** What pg, its pool and Kysely throw without a code, of a connection that is lost or was not had in time. */
const SAID_WITHOUT_CODE = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
];

/** An error that was wrapped this often is looked into no further. */
const DEEPEST = 5;

/** What is looked at of an error, whoever made it. */
type Failure = Partial<Record<'code' | 'message' | 'syscall' | 'cause', unknown>>;

/**
 * Whether a failure is the database's or the way's to it, and the same request may succeed in a moment: no mistake of the
 * program. Looks at what it was thrown for, too (`cause`).
 */
export function isDatabaseAway(error: unknown): boolean {
  let found: Failure = Object(error);
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    if (isAway(found)) return true;
    found = Object(found.cause);
  }
  return false;
}

function isAway({ code, message, syscall }: Failure): boolean {
  if (typeof code !== 'string') return SAID_WITHOUT_CODE.some((said) => String(message).startsWith(said));
  // A socket file that is not there, and no other file.
  if (code === 'ENOENT') return syscall === 'connect';
  return NETWORK_CODES.has(code) || (code.length === 5 && PASSING_STATES.test(code));
}

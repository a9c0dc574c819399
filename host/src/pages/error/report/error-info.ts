import type { ErrorType } from '../../../messages/en/error';

/** What an error page knows of a failure; the names are docs/product.md §3's. */
export interface ErrorInfo {
  errorType: ErrorType;
  /** stable code of the API, or 'offline', 'network', 'timeout', 'unexpected' */
  errorCode: string;
  /** in a developer's words: for the technical details and the report */
  errorMessage: string;
  /** HTTP status; 0 when there was no answer */
  statusCode: number;
  /** when it happened, ISO 8601 in UTC */
  timestamp: string;
}

export interface Circumstances {
  /** whether the browser believes that it has a network */
  online: boolean;
  now: Date;
}

interface Failure {
  status: number;
  code: string;
  name: string;
  message: string;
}

/** Longest message that is shown, logged and reported. */
const LONGEST_MESSAGE = 500;
const LONGEST_CODE = 100;

/** Words by which loaders and browsers say that a file did not arrive; none of them has a code. */
const NOT_LOADED = /ScriptNetworkError|Loading (CSS )?chunk|Failed to fetch|NetworkError|Load failed|load script/i;
const TOO_LATE = /\btime(?:d )?out\b|did not answer in time/i;
/** Codes of docs/errors.md that tell why something cannot be paid; a payment that is not there is none of them. */
const OF_PAYMENTS = /^(payments|pay_later)\.(?!.*not_found$)/;
/** A 503 that says of itself that it is an outage: nobody is at work on purpose, and another try may help. */
const OUTAGES = new Set(['server.unavailable', 'server.busy', 'server.disk_full']);

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 999;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Anything may be thrown: an ApiError, a loader's error, a Response, a string. */
function readFailure(cause: unknown): Failure {
  const fields = Object(cause) as Record<string, unknown>; // each field is checked below
  const { status } = fields;
  return {
    status: isStatus(status) ? status : 0,
    code: text(fields['code']).slice(0, LONGEST_CODE),
    name: text(fields['name']),
    message: (text(fields['message']) || text(cause)).slice(0, LONGEST_MESSAGE),
  };
}

function typeOfStatus({ status, code }: Failure): ErrorType | undefined {
  if (status === 402 || (status < 500 && OF_PAYMENTS.test(code))) return 'payment';
  if (status === 408) return 'timeout';
  if (status === 403) return 'forbidden';
  if (status === 503 && !OUTAGES.has(code)) return 'maintenance';
  return status >= 500 ? 'server' : undefined;
}

function typeOfLoading({ code, name, message }: Failure): ErrorType {
  if (code === 'timeout' || name === 'TimeoutError' || TOO_LATE.test(message)) return 'timeout';
  if (code === 'network' || name === 'ChunkLoadError' || NOT_LOADED.test(message)) return 'network';
  return 'general';
}

/** What a failure is called in reports when it has no code of its own. */
const CODES: Record<ErrorType, string> = {
  server: 'unexpected',
  network: 'network',
  timeout: 'timeout',
  forbidden: 'unexpected',
  payment: 'unexpected',
  maintenance: 'maintenance',
  general: 'unexpected',
};

/**
 * Says what an error page must show for anything that was thrown (docs/product.md §2, §8): what the server answered
 * goes first, then whether there is a network at all, then how the loading failed; everything else is an unexpected
 * error.
 */
export function errorInfoOf(cause: unknown, { online, now }: Circumstances): ErrorInfo {
  const failure = readFailure(cause);
  const answered = typeOfStatus(failure);
  const loading = typeOfLoading(failure);
  const isOffline = !answered && failure.status === 0 && !online;
  const errorType = answered ?? (isOffline ? 'network' : loading);
  return {
    errorType,
    errorCode: isOffline ? 'offline' : failure.code || CODES[errorType],
    errorMessage: failure.message || 'No message',
    statusCode: failure.status,
    timestamp: now.toISOString(),
  };
}

import ky, { isHTTPError, isTimeoutError } from 'ky';
import { ApiError } from './api-error';
import { clientConfig } from './config';
import { parseAnswer, problemToError, readWhole } from './read-answer';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface CallOptions {
  json?: unknown;
  /** a form with a file in it, instead of `json` */
  body?: FormData;
  /** undefined values are left out */
  searchParams?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** milliseconds for each attempt, where it is not the usual time: for a large file */
  timeout?: number;
  /** false: never repeated (docs/product.md §7: the categories) */
  retry?: boolean;
  /** the Idempotency-Key of a write that may be made again after a reload; without one each call has its own */
  key?: string;
}

/** Reads the body inside the attempt, so that a stalled body counts against the same timeout and is repeated like no answer. */
async function fetchWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const whole = await readWhole(response);
  clientConfig.onResponse?.(response);
  return whole;
}

/** The API's word for 'no response yet': an earlier attempt with the same Idempotency-Key is still being worked on. */
const STILL_AT_WORK = 'idempotency.in_progress';

/** The API's word for a shop that staff have closed: it says so again however often it is asked. */
const CLOSED = 'store.closed';

/**
 * docs/product.md §7: no response (a timeout included) or a 5xx status is worth another attempt; our own abort and a closed shop are not.
 * Nor is a 429: it goes to the caller with the server's message. `Retry-After` is not waited for: docs/product.md §9
 * states the waits, and longer ones would hold a person up before a still screen.
 */
function isWorthRepeating(error: Error): boolean {
  if (isHTTPError(error)) {
    const { status } = error.response;
    const { code } = problemToError(status, error.data);
    return code === STILL_AT_WORK || (status >= 500 && code !== CLOSED);
  }
  if (error instanceof ApiError) return error.status >= 500;
  return error.name !== 'AbortError';
}

const http = ky.create({
  fetch: fetchWhole,
  retry: {
    limit: 3,
    methods: ['get', 'post', 'put', 'patch', 'delete'],
    // docs/product.md §9: the number of the attempt times one second
    delay: (attempt) => attempt * 1000,
    shouldRetry: ({ error }) => isWorthRepeating(error),
  },
});

/**
 * docs/product.md §7: whoever writes without a connection, as the browser knows, is told at once. It is tried all the same, as
 * browsers err; but where that fails nothing of it has been sent, so that it can be done anew. A write that began with a
 * connection may have arrived: it keeps its repeats, and with them its key.
 */
const beginsOffline = (method: Method): boolean => method !== 'get' && globalThis.navigator?.onLine === false;

function absoluteUrl(path: string): string {
  const base = clientConfig.baseUrl.replace(/\/$/, '');
  return new URL(`${base}/${path}`, globalThis.location?.href).href;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isHTTPError(error)) return problemToError(error.response.status, error.data, error);
  if (isTimeoutError(error)) return new ApiError({ status: 0, code: 'timeout', cause: error });
  return new ApiError({ status: 0, code: 'network', cause: error });
}

/**
 * One request with its repeated attempts.
 * @throws ApiError for any failure; a caller's own abort throws the signal's reason
 */
export async function attempt(
  method: Method,
  path: string,
  { retry = true, timeout = clientConfig.timeout, ...options }: CallOptions,
  headers: Record<string, string>,
): Promise<unknown> {
  const isRepeated = retry && clientConfig.retry && !beginsOffline(method);
  try {
    const response = await http(absoluteUrl(path), {
      ...options,
      method,
      headers: { accept: 'application/json', ...clientConfig.headers, ...headers },
      timeout,
      ...(isRepeated ? {} : { retry: 0 }),
    });
    return await parseAnswer(response);
  } catch (error) {
    options.signal?.throwIfAborted();
    throw toApiError(error);
  }
}

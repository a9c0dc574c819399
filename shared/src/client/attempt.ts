import ky, { isHTTPError, isTimeoutError } from 'ky';
import { ApiError, problemToError } from './api-error';
import { clientConfig } from './config';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface CallOptions {
  json?: unknown;
  /** undefined values are left out */
  searchParams?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** false: never repeated (SPEC.md §7: the categories) */
  retry?: boolean;
}

const EMPTY_STATUSES = [204, 205, 304];

/** Reads the body inside the attempt, so that a stalled body counts against the same timeout and is repeated like no answer. */
async function fetchWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const body = await response.arrayBuffer();
  clientConfig.onResponse?.(response);
  return new Response(EMPTY_STATUSES.includes(response.status) ? null : body, {
    status: response.status,
    headers: response.headers,
  });
}

/** SPEC.md §7: no response (a timeout included) or a 5xx status is worth another attempt; our own abort is not. */
function isWorthRepeating(error: Error): boolean {
  return isHTTPError(error) ? error.response.status >= 500 : error.name !== 'AbortError';
}

const http = ky.create({
  fetch: fetchWhole,
  retry: {
    limit: 3,
    methods: ['get', 'post', 'put', 'patch', 'delete'],
    // SPEC.md §9: the number of the attempt times one second
    delay: (attempt) => attempt * 1000,
    shouldRetry: ({ error }) => isWorthRepeating(error),
  },
});

function absoluteUrl(path: string): string {
  const base = clientConfig.baseUrl.replace(/\/$/, '');
  return new URL(`${base}/${path}`, globalThis.location?.href).href;
}

function toApiError(error: unknown): unknown {
  if (isHTTPError(error)) return problemToError(error.response.status, error.data, error);
  if (isTimeoutError(error)) return new ApiError({ status: 0, code: 'timeout', cause: error });
  return new ApiError({ status: 0, code: 'network', cause: error });
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * One request with its repeated attempts.
 * @throws ApiError for any failure; a caller's own abort throws the signal's reason
 */
export async function attempt(
  method: Method,
  path: string,
  { retry = true, ...options }: CallOptions,
  headers: Record<string, string>,
): Promise<unknown> {
  try {
    const response = await http(absoluteUrl(path), {
      ...options,
      method,
      headers: { accept: 'application/json', ...clientConfig.headers, ...headers },
      timeout: clientConfig.timeout,
      ...(retry && clientConfig.retry ? {} : { retry: 0 }),
    });
    return parse(await response.text());
  } catch (error) {
    options.signal?.throwIfAborted();
    throw toApiError(error);
  }
}

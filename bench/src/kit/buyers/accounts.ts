import { lightCall } from './light-call';

/** Of all accounts of measurements. */
export const PASSWORD = 'Storm-of-32-clients';

/** No two calls come from one address: the limits stay on, and the load is not cut off by them. */
let calls = 0;
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

function headersOf({ json, token, headers }: CallOptions): Record<string, string> {
  return {
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'x-forwarded-for': nextAddress(),
    ...headers,
  };
}

/** One call of the API as a client behind a balancer makes it. */
export function call(apiUrl: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', json } = options;
  return fetch(`${apiUrl}/api/${path}`, {
    method,
    headers: headersOf(options),
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
}

/** @throws Error when the API does not answer with 2xx */
export async function callJson<T>(apiUrl: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await call(apiUrl, path, options);
  if (!response.ok)
    throw new Error(`${options.method ?? 'GET'} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T; // checked by the API's own response schemas
}

/**
 * The same of any address, with little of the client's own.
 * @returns how many bytes it answered
 * @throws Error when it does not answer with 2xx
 */
export function callOnly(url: string, options: CallOptions = {}): Promise<number> {
  const { method = 'GET', json } = options;
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  return lightCall(url, { method, headers: headersOf(options), ...body });
}

/** Signs in as one of the measurement's own shoppers. @returns the status */
export async function signIn(
  apiUrl: string,
  email: string,
): Promise<{ status: number; access: string; refresh: string }> {
  const response = await call(apiUrl, 'auth/login', { method: 'POST', json: { email, password: PASSWORD } });
  const body = (await response.json()) as { access?: string; refresh?: string }; // the contract's answer
  return { status: response.status, access: body.access ?? '', refresh: body.refresh ?? '' };
}

/** Accounts of the measurement's own shoppers, made once and found again by the next run. */
export async function makeAccounts(apiUrl: string, name: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@shopper.example`);
  for (const email of emails) {
    if ((await signIn(apiUrl, email)).status === 200) continue;
    const names = { first_name: 'Ada', last_name: 'Byrne', username: email.split('@')[0] };
    const json = { ...names, email, password: PASSWORD };
    const { status } = await call(apiUrl, 'auth/register', { method: 'POST', json });
    if (status !== 201) throw new Error(`Registering ${email} answered ${status}`);
  }
  return emails;
}

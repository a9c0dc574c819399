import type { Problem } from '@tessera/shared/contract';

export interface MockCall {
  method: string;
  /** path below /api, e.g. 'products/add-to-cart' */
  path: string;
  /** values of the pattern's `:names` */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** the JSON that was sent; a form with files is not read */
  body: unknown;
  signal: AbortSignal;
}

type Answer = unknown;
export type MockHandler = Answer | ((call: MockCall) => Answer | Promise<Answer>);

const realFetch = globalThis.fetch;
let unexpected: string[] = [];

/** An answer that is an error in the API's form (RFC 9457). */
export function problem(status: number, body: Partial<Problem> = {}): Response {
  const text = JSON.stringify({ type: 'about:blank', status, request_id: 'test', ...body });
  return new Response(text, { status, headers: { 'content-type': 'application/problem+json' } });
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

async function readCall(request: Request): Promise<Omit<MockCall, 'params'>> {
  const url = new URL(request.url);
  // a file of jsdom in a form of Node's is never read to its end
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const text = isJson ? await request.text() : '';
  return {
    method: request.method,
    path: url.pathname.replace(/^\/api\//, ''),
    query: url.searchParams,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
    signal: request.signal,
  };
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

/**
 * Stands in for the API: `mockApi({ 'GET products/:id': product })`. A handler is the JSON to answer, a `problem(…)`, or a
 * function of the call giving either; one that throws a TypeError is a dead network. A call that nobody expected answers 404 and
 * fails the test at its end.
 * @returns the calls made so far
 */
export function mockApi(handlers: Record<string, MockHandler>): MockCall[] {
  const calls: MockCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = await readCall(request);
    for (const [key, handler] of Object.entries(handlers)) {
      const [method, pattern = ''] = key.split(' ');
      const params = method === call.method ? matchPath(pattern, call.path) : undefined;
      if (!params) continue;
      const made = { ...call, params };
      calls.push(made);
      const answer: unknown = typeof handler === 'function' ? handler(made) : handler;
      const given = await Promise.race([answer, aborted(request.signal)]);
      return given instanceof Response ? given.clone() : toResponse(given);
    }
    unexpected.push(`${call.method} ${call.path}`);
    return problem(404, { code: 'test.unexpected_call', message: `Nobody expected ${call.method} ${call.path}` });
  };
  return calls;
}

/** Ends the stand-in after a test. */
export function resetMockApi(): void {
  globalThis.fetch = realFetch;
  const calls = unexpected;
  unexpected = [];
  if (calls.length) throw new Error(`Calls that the test did not expect: ${calls.join(', ')}`);
}

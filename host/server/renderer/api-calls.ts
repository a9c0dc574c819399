import type { Answer, FromRenderer, ToRenderer } from './renderer-protocol';

type Fetch = typeof fetch;
type Call = Extract<FromRenderer, { type: 'call' }>;

interface Waiting {
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** Statuses whose answer has no body (fetch: null body status). */
const NO_BODY = [101, 103, 204, 205, 304];

const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(NO_BODY.includes(status) ? null : body, { status, headers });

/** `fetch` of a renderer without a network: it asks the web server, and that asks the API. */
export class ApiCalls {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** @param apiUrl e.g. `http://127.0.0.1:4001/api` */
  constructor(
    private readonly apiUrl: string,
    private readonly send: (call: Call) => void,
  ) {}

  /** @throws TypeError, as `fetch` does, for what is not a read of the API */
  readonly fetch: Fetch = (...call) => {
    const request = new Request(...call);
    const { method, url, signal } = request;
    if (method !== 'GET' || !url.startsWith(`${this.apiUrl}/`))
      return Promise.reject(new TypeError(`fetch failed: no renderer of a foreign remote reaches ${method} ${url}`));
    return new Promise((resolve, reject) => {
      if (signal.aborted) throw signal.reason;
      const id = (this.last += 1);
      this.waiting.set(id, { resolve, reject });
      signal.addEventListener('abort', () => this.waiting.delete(id) && reject(signal.reason), { once: true });
      const language = request.headers.get('accept-language') ?? '';
      this.send({ type: 'call', call: id, path: url.slice(this.apiUrl.length), language });
    });
  };

  answered({ call, answer }: Extract<ToRenderer, { type: 'answer' }>): void {
    const waiting = this.waiting.get(call);
    this.waiting.delete(call);
    if (answer) waiting?.resolve(responseOf(answer));
    else waiting?.reject(new TypeError('fetch failed: the API has not answered'));
  }
}

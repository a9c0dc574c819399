import { Trouble, messageOf } from '../basics/trouble';

/** The shop answered, and refuses. */
export class Refused extends Trouble {
  /**
   * @param code the API's error code (docs/errors.md); undefined when the answer is not the API's
   * @param status of the answer
   */
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly status: number,
  ) {
    super(message);
  }
}

/** What an answer that is no success says to people, and its code. */
async function readRefusal(response: Response): Promise<{ sentence: string; code?: string }> {
  const text = await response.text();
  try {
    const { message, code } = Object(JSON.parse(text)) as { message?: unknown; code?: unknown };
    if (message !== undefined) return { sentence: String(message), code: String(code) };
  } catch {
    // not from the API: a proxy's page, say
  }
  return { sentence: text.slice(0, 200) };
}

/** Calls the API of a running shop in the name of an admin. */
export class AdminClient {
  private token: string | undefined;

  /** @param shopUrl e.g. `http://localhost:3000` */
  constructor(private readonly shopUrl: string) {}

  /** @throws Refused when the shop refuses; Trouble when it cannot be reached */
  private async call(path: string, init: RequestInit): Promise<unknown> {
    const headers = new Headers(init.headers);
    if (this.token) headers.set('authorization', `Bearer ${this.token}`);
    const url = `${this.shopUrl}/api/${path}`;
    const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
      throw new Trouble(`No shop answers at ${this.shopUrl} (${messageOf(error)}): start it, or name another one.`);
    });
    if (!response.ok) {
      const { sentence, code } = await readRefusal(response);
      throw new Refused(`${url} answered ${response.status}: ${sentence}`, code, response.status);
    }
    return response.json();
  }

  /**
   * @returns the answer's JSON
   * @throws Refused when the shop refuses; Trouble when it cannot be reached
   */
  get(path: string): Promise<unknown> {
    return this.call(path, { method: 'GET' });
  }

  /**
   * @returns the answer's JSON
   * @throws Refused when the shop refuses; Trouble when it cannot be reached
   */
  async post(path: string, body: FormData | object): Promise<Record<string, unknown>> {
    const isForm = body instanceof FormData;
    const answer = await this.call(path, {
      method: 'POST',
      headers: isForm ? {} : { 'content-type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    });
    return answer as Record<string, unknown>; // an object by the API's own schemas
  }

  /**
   * TESSERA_TOKEN as it is, or a session by SHOP_ADMIN_EMAIL and SHOP_ADMIN_PASSWORD.
   * @throws Trouble where neither is set, or the account asks for a code as well; Refused
   */
  async signIn(env: Record<string, string | undefined> = process.env): Promise<void> {
    this.token = env['TESSERA_TOKEN'];
    if (this.token) return;
    const { SHOP_ADMIN_EMAIL: email, SHOP_ADMIN_PASSWORD: password } = env;
    if (!email || !password) {
      throw new Trouble('Deploying needs an admin: set SHOP_ADMIN_EMAIL and SHOP_ADMIN_PASSWORD, or TESSERA_TOKEN.');
    }
    const answer = await this.post('auth/login', { email, password }).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.code !== 'auth.second_factor_needed') throw error;
      throw new Trouble(`${email} signs in with a second factor: set TESSERA_TOKEN to a token with remotes.write.`);
    });
    this.token = String(answer['access']);
  }
}

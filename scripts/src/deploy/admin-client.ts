import { Trouble, messageOf } from '../trouble';

/** The sentence for people out of an answer that is no success. */
async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem === 'object' && problem !== null && 'message' in problem) return String(problem.message);
  } catch {
    // not from the API: a proxy's page, say
  }
  return text.slice(0, 200);
}

/** Calls the API of a running shop in the name of an admin. */
export class AdminClient {
  private token: string | undefined;

  /** @param shopUrl e.g. `http://localhost:3000` */
  constructor(private readonly shopUrl: string) {}

  /**
   * @returns the answer's JSON
   * @throws Trouble when the shop cannot be reached or refuses
   */
  async post(path: string, body: FormData | object): Promise<Record<string, unknown>> {
    const isForm = body instanceof FormData;
    const headers = {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
    const url = `${this.shopUrl}/api/${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) }).catch(
      (error: unknown) => {
        throw new Trouble(`No shop answers at ${this.shopUrl} (${messageOf(error)}): start it, or set SHOP_URL.`);
      },
    );
    if (!response.ok) throw new Trouble(`${url} answered ${response.status}: ${await sentenceOf(response)}`);
    return (await response.json()) as Record<string, unknown>; // an object by the API's own schemas
  }

  /** TESSERA_TOKEN as it is, or a session by SHOP_ADMIN_EMAIL and SHOP_ADMIN_PASSWORD. */
  async signIn(env: Record<string, string | undefined> = process.env): Promise<void> {
    this.token = env['TESSERA_TOKEN'];
    if (this.token) return;
    const { SHOP_ADMIN_EMAIL: email, SHOP_ADMIN_PASSWORD: password } = env;
    if (!email || !password) {
      throw new Trouble('Deploying needs an admin: set SHOP_ADMIN_EMAIL and SHOP_ADMIN_PASSWORD, or TESSERA_TOKEN.');
    }
    this.token = String((await this.post('auth/login', { email, password }))['access']);
  }
}

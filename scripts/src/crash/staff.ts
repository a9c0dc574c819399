import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 150;
const MOST_TRIES = 400;

export interface StaffOptions {
  url: string;
  email: string;
  password: string;
}

export interface Staff {
  /**
   * Does something to an order, and says it again by the same key until it is answered.
   * @param path below admin/orders/, e.g. '…/refunds'
   * @returns the status of the answer
   */
  does(path: string, body?: object): Promise<number>;
}

interface Answer {
  status: number;
  code: unknown;
}

/** Somebody of the staff who does not give up: no answer, a 5xx and 'still at work' are tried again by the same key. */
export async function createStaff({ url, email, password }: StaffOptions): Promise<Staff> {
  let access = '';
  let signingIn: Promise<void> | undefined;

  async function once(path: string, json: object, key: string): Promise<Answer> {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(access && path !== 'auth/login' ? { authorization: `Bearer ${access}` } : {}),
        'idempotency-key': key,
      },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(20_000),
    });
    const body: unknown = await response.json();
    if (path === 'auth/login') access = String(Object(body).access);
    return { status: response.status, code: Object(body).code };
  }

  async function call(path: string, json: object): Promise<number> {
    const key = randomUUID();
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const answer = await once(path, json, key).catch(() => undefined);
      if (answer?.status === 401 && path !== 'auth/login') await logInAgain();
      else if (answer && answer.status < 500 && answer.code !== 'idempotency.in_progress') return answer.status;
      await sleep(WAIT_MS);
    }
    throw new Error(`POST ${path} is not answered`);
  }

  async function logIn(): Promise<void> {
    const status = await call('auth/login', { email, password });
    if (status !== 200) throw new Error(`Staff cannot sign in: ${status}`);
  }

  /** Once for all that were told at the same time that the token is too old: each of them would count as an attempt. */
  function logInAgain(): Promise<void> {
    signingIn ??= logIn().finally(() => (signingIn = undefined));
    return signingIn;
  }

  await logIn();
  return { does: (path, body = {}) => call(`admin/orders/${path}`, body) };
}

import type { Product, Tokens } from '@tessera/shared/contract';
import { currentShop } from './shop';

export interface Account {
  email: string;
  password: string;
}

interface CallOptions {
  method?: string;
  json?: unknown;
  body?: FormData;
  token?: string;
  headers?: Record<string, string>;
}

/** One call of the running shop's API, from outside of any browser. */
export function call(
  path: string,
  { method = 'GET', json, body, token, ...more }: CallOptions = {},
): Promise<Response> {
  const headers = { ...more.headers };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  return fetch(`${currentShop().url}/api/${path}`, {
    method,
    headers,
    body: json === undefined ? body : JSON.stringify(json),
  });
}

/**
 * Calls and reads the answer.
 * @throws Error with the answer's text when its status is not 2xx
 */
export async function callJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  const response = await call(path, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${options.method ?? 'GET'} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T; // the API's own response schemas state the shape
}

/** @param language of whoever signs in, in which their mails are written from then on */
export const signInByApi = ({ email, password }: Account, language = 'en'): Promise<Tokens> =>
  callJson<Tokens>('auth/login', {
    method: 'POST',
    json: { email, password },
    headers: { 'accept-language': language },
  });

let accounts = 0;

/** Names and an address that nobody has used yet. */
export function newShopper(): Account & { first_name: string; last_name: string; username: string } {
  const number = `${Date.now().toString(36)}${(accounts += 1)}`;
  return {
    first_name: 'Ada',
    last_name: 'Byrne',
    username: `ada-${number}`,
    email: `ada-${number}@shopper.example`,
    password: 'Correct-Horse-7',
  };
}

/** Creates an account and signs in, without a browser. */
export async function createShopper(): Promise<Account & { tokens: Tokens }> {
  const shopper = newShopper();
  await callJson('auth/register', { method: 'POST', json: shopper });
  return { ...shopper, tokens: await signInByApi(shopper) };
}

export const getProduct = (slug: string): Promise<Product> => callJson<Product>(`products/${slug}`);

/** Before its 15 minutes are over (ACCESS_TOKEN_SECONDS). */
const OWNER_MS = 10 * 60_000;
let owner: { tokens: Promise<Tokens>; until: number } | undefined;

/** A session of the shop’s first admin, for whoever does not end it: each sign-in has a password hashed. */
export function ownerTokens(): Promise<Tokens> {
  if (!owner || Date.now() > owner.until) {
    owner = { tokens: signInByApi(currentShop().admin), until: Date.now() + OWNER_MS };
  }
  return owner.tokens;
}

/** The access token of the shop's first admin. */
export const adminAccess = async (): Promise<string> => (await ownerTokens()).access;

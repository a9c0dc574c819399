import { currentAddress } from '@tessera/shared/i18n';
import type { SessionState, StoredSession } from './session-reducer';

/** docs/product.md §3: the browser storage key of the session. */
export const SESSION_KEY = 'auth';
/** Set when 'Remember me' was off; the cookie of the same name lives as long as the browser's own session. */
const TRANSIENT_KEY = 'auth-browser-session';
/** Set while the last session is one that the server ended: tabs that did not see it keep what was being typed. */
const EXPIRED_KEY = 'auth-expired';
/** In the tab's own storage: what a person was typing (`@tessera/shared/drafts`), and the page on which the session expired. */
export const DRAFTS_KEY = 'drafts';
const EXPIRED_AT_KEY = 'expired-at';

/** What goes to the storage as a token, and into a header: visible ASCII alone. */
const TOKEN = /^[\x21-\x7e]+$/;

let mayStore = true;
let isStored = true;

/** Runs `access` on the storage; a browser that refuses storage (private mode, blocked cookies, full) gives `fallback`. */
function attempt<T>(access: () => T, fallback: T): T {
  try {
    return access();
  } catch {
    return fallback;
  }
}

function put(key: string, value: string): boolean {
  return attempt(() => {
    localStorage.setItem(key, value);
    // some browsers take everything and keep nothing
    return localStorage.getItem(key) === value;
  }, false);
}

function drop(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined);
}

/** True for what can be a token, whoever answered or wrote it. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/** The session that a storage text holds, or null unless it has both tokens and a role (docs/product.md §4). */
function parseStored(text: string | null): StoredSession | null {
  return attempt(() => {
    const { tokens, role } = JSON.parse(text ?? 'null') as StoredSession; // shape is checked on the next line
    return isToken(tokens.access) && isToken(tokens.refresh) && typeof role === 'string' ? { tokens, role } : null;
  }, null);
}

/** What is stored; undefined when this browser keeps nothing, or not this tab's session: then the storage says nothing of it. */
export function readStored(): StoredSession | null | undefined {
  const text = attempt(() => localStorage.getItem(SESSION_KEY), undefined);
  return text === undefined || (text === null && !isStored) ? undefined : parseStored(text);
}

/** Keeps the storage in step. A session that does not fit in leaves no older one behind: its tokens may be used up. */
export function writeStored({ tokens, role }: SessionState, hasExpired: boolean): void {
  // before the session goes, so that other tabs find it
  if (hasExpired) put(EXPIRED_KEY, '1');
  else drop(EXPIRED_KEY);
  isStored = !tokens || (mayStore && put(SESSION_KEY, JSON.stringify({ tokens, role })));
  if (!tokens || !isStored) drop(SESSION_KEY);
  if (!tokens) drop(TRANSIENT_KEY);
}

export function wasExpired(): boolean {
  return attempt(() => localStorage.getItem(EXPIRED_KEY) !== null, false);
}

/** Notes the page on which the session expired. */
export function noteExpiredAt(): void {
  attempt(() => sessionStorage.setItem(EXPIRED_AT_KEY, currentAddress()), undefined);
}

/** Hands over, once, path and query of the page on which this tab's session expired. */
export function takeExpiredAt(): string | undefined {
  return attempt(() => {
    const address = sessionStorage.getItem(EXPIRED_AT_KEY) ?? undefined;
    sessionStorage.removeItem(EXPIRED_AT_KEY);
    return address;
  }, undefined);
}

/** Forgets what a person was typing. */
export function forgetTyped(): void {
  for (const key of [DRAFTS_KEY, EXPIRED_AT_KEY]) attempt(() => sessionStorage.removeItem(key), undefined);
}

/**
 * Notes whether the session outlives the browser: with `remember` off it ends when the browser is closed.
 *
 * A session cookie is the one thing that browsers drop on closing and show to all tabs. Its path has to be '/', since scripts
 * see only cookies of their page's path, so browsers send it along; it says '1' to everybody, no server reads it (the API knows
 * Bearer tokens alone), and SameSite=Strict keeps it from other sites' requests. Tokens are never in it.
 */
export function rememberSession(remember: boolean): void {
  if (remember) drop(TRANSIENT_KEY);
  else attempt(() => (document.cookie = `${TRANSIENT_KEY}=1; path=/; SameSite=Strict`), undefined);
  // without its mark the session would outlive the browser: then it is not stored at all
  mayStore = remember || put(TRANSIENT_KEY, '1');
}

/** Clears a session that was not to be remembered when the browser was closed since. */
export function forgetClosedBrowser(): void {
  attempt(() => {
    if (!localStorage.getItem(TRANSIENT_KEY) || document.cookie.includes(`${TRANSIENT_KEY}=1`)) return;
    localStorage.removeItem(SESSION_KEY);
    localStorage.removeItem(TRANSIENT_KEY);
  }, undefined);
}

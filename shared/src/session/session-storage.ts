import type { SessionState, StoredSession } from './session-reducer';

/** SPEC.md §3: the browser storage key of the session. */
export const SESSION_KEY = 'auth';
/** Set when 'Remember me' was off; the cookie of the same name lives as long as the browser's own session. */
const TRANSIENT_KEY = 'auth-browser-session';

/** Runs `access` on the storage; a browser that refuses storage (private mode, blocked cookies, full) gives `fallback`. */
function attempt<T>(access: () => T, fallback: T): T {
  try {
    return access();
  } catch {
    return fallback;
  }
}

/** The session that a storage text holds, or null unless it has both tokens and a role (SPEC.md §4). */
export function parseStored(text: string | null): StoredSession | null {
  return attempt(() => {
    const { tokens, role } = JSON.parse(text ?? 'null') as StoredSession; // shape is checked on the next line
    const complete =
      typeof tokens.access === 'string' && typeof tokens.refresh === 'string' && typeof role === 'string';
    return complete ? { tokens, role } : null;
  }, null);
}

/** What is stored; undefined when this browser keeps nothing, so that its tabs share no session. */
export function readStored(): StoredSession | null | undefined {
  const text = attempt(() => localStorage.getItem(SESSION_KEY), undefined);
  return text === undefined ? undefined : parseStored(text);
}

export function writeStored({ tokens, role }: SessionState): void {
  attempt(() => {
    if (tokens) localStorage.setItem(SESSION_KEY, JSON.stringify({ tokens, role }));
    else localStorage.removeItem(SESSION_KEY);
  }, undefined);
}

/** Notes whether the session outlives the browser: with `remember` off it ends when the browser is closed. */
export function rememberSession(remember: boolean): void {
  attempt(() => {
    if (remember) localStorage.removeItem(TRANSIENT_KEY);
    else {
      localStorage.setItem(TRANSIENT_KEY, '1');
      document.cookie = `${TRANSIENT_KEY}=1; path=/; SameSite=Lax`;
    }
  }, undefined);
}

/** Clears a session that was not to be remembered when the browser was closed since. */
export function forgetClosedBrowser(): void {
  attempt(() => {
    if (!localStorage.getItem(TRANSIENT_KEY) || document.cookie.includes(`${TRANSIENT_KEY}=1`)) return;
    localStorage.removeItem(SESSION_KEY);
    localStorage.removeItem(TRANSIENT_KEY);
  }, undefined);
}

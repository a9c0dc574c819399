import { dispatch, sessionStore, syncSession } from '@tessera/shared/session';
import type { SessionState } from '@tessera/shared/session';
import { askForTokens, isRefused } from './ask-for-tokens';
import { withTabLock } from './tab-lock';

/** What another tab has stored reaches this one within this time, though its lock is already free. */
const STORAGE_DELAY = 50;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let running: { refresh: string; done: Promise<void> } | undefined;

async function refresh(from: string): Promise<void> {
  try {
    dispatch({ type: 'refreshed', from, tokens: await askForTokens(from) });
  } catch (error) {
    if (!isRefused(error)) throw error;
    dispatch({ type: 'expired', from });
  }
}

async function refreshInTurn(from: string): Promise<void> {
  await withTabLock('auth-refresh', async () => {
    // while this tab waited, another may have renewed or ended the session
    await pause(STORAGE_DELAY);
    syncSession();
    if (sessionStore.getState().tokens?.refresh === from) await refresh(from);
  });
}

/** The access token to repeat a request with: only of the user who asked, and only when it is another than the refused one. */
function freshAccess(asked: SessionState): string | undefined {
  const { tokens, userId } = sessionStore.getState();
  return userId === asked.userId && tokens?.access !== asked.tokens?.access ? tokens?.access : undefined;
}

/**
 * Renews the session whose token was refused: one renewal for all requests of all tabs. No clock decides about it, only the
 * server's refusal does.
 * @returns a fresh access token of the same user, or undefined when there is none (refused, signed out, another user)
 * @throws ApiError when the server could not be asked; the session stays (a network failure never signs anybody out)
 */
export async function renewSession(asked: SessionState): Promise<string | undefined> {
  const present = sessionStore.getState();
  if (present.tokens && present.tokens.access === asked.tokens?.access) {
    const from = present.tokens.refresh;
    if (running?.refresh !== from) {
      const job = { refresh: from, done: refreshInTurn(from) };
      running = job;
      void job.done.catch(() => undefined).then(() => (running = running === job ? undefined : running));
    }
    await running.done;
  }
  return freshAccess(asked);
}

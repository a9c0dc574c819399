import type { Tokens } from '@tessera/shared/contract';
import { dispatch, sessionStore, syncSession } from '@tessera/shared/session';
import type { SessionState } from '@tessera/shared/session';
import { ApiError } from './api-error';
import { attempt } from './attempt';
import { withTabLock } from './tab-lock';

/** Answers that say no. Anything else (no answer, 5xx, 429) says nothing about the session. */
const REFUSALS = [400, 401, 403, 422];

let running: { refresh: string; done: Promise<void> } | undefined;

async function refresh(from: string): Promise<void> {
  try {
    // The contract with the API names this answer (SPEC.md §7); only `access` is promised.
    const tokens = (await attempt(
      'post',
      'auth/refresh-token',
      { json: { refreshToken: from } },
      {},
    )) as Partial<Tokens>;
    if (!tokens?.access) throw new ApiError({ status: 0, code: 'unexpected' });
    dispatch({ type: 'refreshed', from, tokens: { access: tokens.access, refresh: tokens.refresh ?? from } });
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) throw error;
    dispatch({ type: 'expired', from });
  }
}

async function refreshInTurn(from: string): Promise<void> {
  await withTabLock('auth-refresh', async () => {
    // while this tab waited, another may have renewed or ended the session
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
 * Renews the session whose token was refused: one renewal for all requests of all tabs.
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

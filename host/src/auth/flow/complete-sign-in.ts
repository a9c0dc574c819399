import { ApiError, api } from '@tessera/shared/client';
import type { Role, Tokens } from '@tessera/shared/contract';
import type { LoginValues } from '@tessera/shared/forms';
import { messagesIn } from '@tessera/shared/i18n';
import { profileQuery } from '@tessera/shared/query';
import { sessionStore, signIn } from '@tessera/shared/session';
import type { QueryClient } from '@tessera/shared/vendor/query';
import { authMessages } from './auth-messages';
import { messageOf } from './message-of';

/** The green banner can be read for this long at least; the user data is waited for at most `PROFILE_WAIT`. */
const BANNER_VISIBLE = 600;
const PROFILE_WAIT = 1000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let completing = 0;

/** True while a sign-in of this tab is under way: then its own form says where to go. */
export function isCompletingSignIn(): boolean {
  return completing > 0;
}

/**
 * Signs in (docs/product.md §4, §7): asks the server, keeps tokens and role, refreshes the user data, then calls
 * `onDone`.
 * @returns the message of the green banner (docs/product.md §2)
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function completeSignIn(
  { email, password }: LoginValues,
  { remember, queryClient, onDone }: { remember: boolean; queryClient: QueryClient; onDone: (role: Role) => void },
): Promise<string> {
  const fallbackTexts = messagesIn(authMessages).fallback;
  const answer = await api.post<Partial<Tokens>>('auth/login', { json: { email, password } });
  const { access, refresh } = answer ?? {};
  if (!access || !refresh) throw new ApiError({ status: 0, code: 'unexpected' });
  completing += 1;
  signIn({ access, refresh }, { remember });
  const refreshed = queryClient.fetchQuery(profileQuery()).catch(() => undefined);
  void Promise.all([pause(BANNER_VISIBLE), Promise.race([refreshed, pause(PROFILE_WAIT)])]).then(() => {
    completing -= 1;
    onDone(sessionStore.getState().role ?? 'REGULAR');
  });
  return messageOf(answer, fallbackTexts.signedIn);
}

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

/** The second half of a sign-in, where the password alone does not do (docs/product.md §4). */
export interface CodeValues {
  /** the server's word for the half that was done */
  challenge: string;
  /** of the authenticator app, or a recovery code */
  code: string;
}

export interface SignInOptions {
  remember: boolean;
  queryClient: QueryClient;
  /** called when tokens and user data are there */
  onDone: (role: Role) => void;
}

function ask(proof: LoginValues | CodeValues): Promise<Partial<Tokens>> {
  if ('challenge' in proof) {
    const { challenge, code } = proof;
    return api.post('auth/login/second-factor', { json: { challenge, code } });
  }
  const { email, password } = proof;
  return api.post('auth/login', { json: { email, password } });
}

let completing = 0;

/** True while a sign-in of this tab is under way: then its own form says where to go. */
export function isCompletingSignIn(): boolean {
  return completing > 0;
}

/**
 * Signs in (docs/product.md §4, §7): asks the server, keeps tokens and role, refreshes the user data, then calls
 * `onDone`.
 * @returns the message of the green banner (docs/product.md §2)
 * @throws ApiError when the server refuses or cannot be reached, or wants a code as well (`challengeOf`)
 */
export async function completeSignIn(
  proof: LoginValues | CodeValues,
  { remember, queryClient, onDone }: SignInOptions,
): Promise<string> {
  const fallbackTexts = messagesIn(authMessages).fallback;
  const answer = await ask(proof);
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

/** What a code is to be sent with, where that is all that a sign-in has failed for. */
export function challengeOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'auth.second_factor_needed') return undefined;
  const challenge = failure.problem?.challenge; // of any server: checked in the next line
  return typeof challenge === 'string' ? challenge : undefined;
}

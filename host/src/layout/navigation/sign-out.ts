import { api } from '@tessera/shared/client';
import { dispatch, sessionStore } from '@tessera/shared/session';

/**
 * Ends the session here at once and at the server as soon as it answers (docs/product.md §4). The shell hears
 * 'signed-out' and shows the toast, empties the cart and goes home.
 */
export function signOut(): void {
  const refreshToken = sessionStore.getState().tokens?.refresh;
  dispatch({ type: 'signed-out' });
  // the token ends by itself when the server cannot be reached now
  if (refreshToken) void api.post('auth/logout', { json: { refreshToken } }).catch(() => undefined);
}

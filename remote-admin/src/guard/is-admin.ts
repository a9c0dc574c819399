import { sessionStore } from '@tessera/shared/session';

/** True when this tab's session is an admin's; always false on the server, which knows no session. */
export function isAdmin(): boolean {
  const { status, role } = sessionStore.getState();
  return status === 'signed-in' && role === 'ADMIN';
}

import { useLocation } from '@tessera/shared/vendor/router';

/** The e-mail address that the last screen already knew, to be filled in; undefined when it knew none. */
export function useKnownEmail(): string | undefined {
  const state: unknown = useLocation().state;
  // whatever a history entry holds: only a text is taken from it
  const { email } = Object(state) as { email?: unknown };
  return typeof email === 'string' && email !== '' ? email : undefined;
}

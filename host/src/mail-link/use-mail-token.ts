import { useLocation } from '@tessera/shared/vendor/router';

/** The secret of the mail's link that led here; undefined when the page was opened in another way. */
export function useMailToken(): string | undefined {
  const state: unknown = useLocation().state;
  // whatever a history entry holds: only a text is taken from it
  const { token } = Object(state) as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}

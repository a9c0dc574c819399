import type { Role } from '@tessera/shared/contract';
import { takeReturn } from '@tessera/shared/drafts';
import { paths } from '@tessera/shared/paths';
import { takePendingAction } from '@tessera/shared/session';
import { useLocation, useMatches, useNavigate } from '@tessera/shared/vendor/router';
import type { PageHandle } from '../../composition/page-resource';
import { isAuthPage } from './is-auth-page';

interface CurrentPage {
  pathname: string;
  /** a page that people shop on, or that waits for the session itself: whoever signs in over it stays */
  isShopping: boolean;
}

/**
 * Where a visitor goes after signing in, or undefined to stay. What was asked for before wins; a product, a listing or a page that
 * needs a session stays; else docs/product.md §4 holds: /admin for an admin, / for the rest.
 * @param asked where something was asked for that waits for the session, if anything does
 */
export function destinationAfterSignIn(
  role: Role,
  { pathname, isShopping }: CurrentPage,
  asked?: string,
): string | undefined {
  if (asked !== undefined) return isAuthPage(pathname) ? asked : undefined;
  if (isShopping && pathname !== paths.home()) return undefined;
  return role === 'ADMIN' ? paths.admin() : paths.home();
}

/** Goes where a fresh session leads and does what waited for it. */
export function useAfterSignIn(): (role: Role) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined; // set by createRoutes
  const isShopping = handle !== undefined && handle.prompt !== 'never';
  return (role) => {
    const waiting = takePendingAction();
    // a page whose form was being filled in when the last session expired
    const destination = waiting
      ? destinationAfterSignIn(role, { pathname, isShopping }, waiting.from)
      : (takeReturn() ?? destinationAfterSignIn(role, { pathname, isShopping }));
    if (destination !== undefined && destination !== pathname + search)
      void navigate(destination, { replace: isAuthPage(pathname) });
    waiting?.run();
  };
}

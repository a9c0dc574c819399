import type { Role } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { takePendingAction } from '@tessera/shared/session';
import { useLocation, useNavigate } from '@tessera/shared/vendor/router';

/** True on the pages that exist to sign in or sign up. */
export function isAuthPage(pathname: string): boolean {
  return pathname.startsWith('/auth/') || pathname.startsWith('/admin/auth/');
}

/**
 * Where a visitor goes after signing in (SPEC.md §4: /admin for an admin, else /), or undefined to stay: what was asked for
 * before signing in wins, and a page of the shop that the dialog was opened over stays.
 * @param from where the waiting action was asked for, if one waits
 */
export function destinationAfterSignIn(role: Role, pathname: string, from: string | undefined): string | undefined {
  if (from !== undefined) return isAuthPage(pathname) ? from : undefined;
  if (role === 'ADMIN') return paths.admin();
  return isAuthPage(pathname) ? paths.home() : undefined;
}

/** Goes where a fresh session leads and does what waited for it. */
export function useAfterSignIn(): (role: Role) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (role) => {
    const waiting = takePendingAction();
    const destination = destinationAfterSignIn(role, pathname, waiting?.from);
    if (destination !== undefined && destination !== pathname)
      void navigate(destination, { replace: isAuthPage(pathname) });
    waiting?.run();
  };
}

import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from '@tessera/shared/vendor/router';
import { AuthDialogHost } from '../auth/dialog/auth-dialog-host';
import { RouteAnnouncer } from '../layout';
import { Notifications } from '../notifications/notifications';

/**
 * A change of pages that the next one overtakes is skipped, and the browser rejects a promise that nobody holds (React
 * Router starts it): no fault of anybody's, so it is none on the console either.
 */
function forgiveSkipped(event: PromiseRejectionEvent): void {
  const { name, message } = Object(event.reason) as { name?: unknown; message?: unknown }; // looked at here
  if (name === 'AbortError' && String(message).startsWith('Transition was skipped')) event.preventDefault();
}

/** What surrounds every page, whatever its layout: dialogs, toasts and the scroll position. */
export function Shell() {
  // from here on the router looks after history: until now it was the page's own script (host/src/loader/start-script.ts)
  useEffect(() => {
    window.onpopstate = null;
  }, []);
  useEffect(() => {
    addEventListener('unhandledrejection', forgiveSkipped);
    return () => removeEventListener('unhandledrejection', forgiveSkipped);
  }, []);
  return (
    <>
      <Outlet />
      <AuthDialogHost />
      <Notifications />
      {/* above the layouts: a page in another one is reached by a link, too */}
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

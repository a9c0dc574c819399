import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from '@tessera/shared/vendor/router';
import { AuthDialogHost } from '../auth/dialog/auth-dialog-host';
import { Notifications } from '../notifications/notifications';

/** What surrounds every page, whatever its layout: dialogs, toasts and the scroll position. */
export function Shell() {
  // from here on the router looks after history: until now it was the page's own script (host/src/loader/start-script.ts)
  useEffect(() => {
    window.onpopstate = null;
  }, []);
  return (
    <>
      <Outlet />
      <AuthDialogHost />
      <Notifications />
      <ScrollRestoration />
    </>
  );
}

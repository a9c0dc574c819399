import { Outlet, ScrollRestoration } from '@tessera/shared/vendor/router';
import { AuthDialogHost } from './auth';
import { Notifications } from './notifications';

/** What surrounds every page, whatever its layout: dialogs, toasts and the scroll position. */
export function Shell() {
  return (
    <>
      <Outlet />
      <AuthDialogHost />
      <Notifications />
      <ScrollRestoration />
    </>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { on } from '@tessera/shared/events';
import { currentPath } from '@tessera/shared/i18n';
import { takePendingAction } from '@tessera/shared/session';
import { useLocation } from '@tessera/shared/vendor/router';
import { isAuthPage } from '../flow/is-auth-page';
import type { AuthTab } from './auth-tabs';

interface Request {
  tab: AuthTab;
  /** the page that it was opened over: it closes when that is left */
  pathname: string;
  /** asked for by the visitor, not opened by itself: then the first field takes the focus */
  wanted: boolean;
}

/** The state of the one sign-in dialog. */
export function useAuthDialog() {
  const { pathname } = useLocation();
  const [request, setRequest] = useState<Request>();

  const open = useCallback((tab: AuthTab) => {
    const here = currentPath();
    if (!isAuthPage(here)) setRequest({ tab, wanted: true, pathname: here });
  }, []);
  /** Nobody has asked for it, so it gives way to what somebody has asked for. */
  const openByItself = useCallback(() => {
    const here = currentPath();
    setRequest((present) => (present?.pathname === here ? present : { tab: 'sign-in', wanted: false, pathname: here }));
  }, []);
  const chooseTab = useCallback(
    (tab: AuthTab) => setRequest((present) => present && { ...present, tab, wanted: false }),
    [],
  );
  const close = useCallback(() => setRequest(undefined), []);
  /** The visitor does not want to sign in: then what waited for it is not wanted later either. */
  const dismiss = useCallback(() => {
    close();
    takePendingAction()?.otherwise?.();
  }, [close]);

  useEffect(() => on('sign-in-requested', ({ tab = 'sign-in' }) => open(tab)), [open]);
  useEffect(
    () =>
      // a sign-in of this tab closes the dialog by itself, after its banner
      on('signed-in', ({ origin }) => {
        if (origin !== 'other-tab') return;
        close();
        takePendingAction()?.run();
      }),
    [close],
  );

  const isOpen = request?.pathname === pathname;
  return {
    isOpen,
    tab: request?.tab ?? 'sign-in',
    wanted: request?.wanted ?? false,
    openByItself,
    chooseTab,
    close,
    dismiss,
  };
}

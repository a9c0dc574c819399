import { useEffect } from 'react';
import { sessionStore, useSession } from '@tessera/shared/session';
import { useAfterSignIn } from '../flow/after-sign-in';
import { AuthFrame } from '../frame/auth-frame';
import type { AuthFrameProps } from '../frame/auth-frame';
import { isCompletingSignIn } from '../flow/complete-sign-in';

/** A screen for signing in or up; whoever has a session already goes on at once. */
export function AuthPage(props: Omit<AuthFrameProps, 'headingRef'>) {
  const status = useSession((state) => state.status);
  const goOn = useAfterSignIn();
  useEffect(() => {
    if (status === 'signed-in' && !isCompletingSignIn()) goOn(sessionStore.getState().role ?? 'REGULAR');
    // only a change of the session sends the visitor on, not a new `goOn` of the same page
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status]);
  return <AuthFrame {...props} />;
}

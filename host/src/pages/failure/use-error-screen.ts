import { useEffect, useState } from 'react';
import { withMessages } from '../../messages/with-messages';
import type { ErrorScreen } from '../error/error-screen';

interface ErrorScreenModule {
  ErrorScreen: typeof ErrorScreen;
}

/** How long a failed page waits for the error page's code before the shell's own words take its place. Milliseconds. */
const PATIENCE = 1_000;

let known: ErrorScreenModule | undefined;

/**
 * The error page's code: fetched when something has failed, never before. Undefined while it is on its way; null when it
 * cannot come, because the network is gone as well. What is decided stays, so that nothing jumps.
 */
export function useErrorScreen(): ErrorScreenModule | null | undefined {
  const [screen, setScreen] = useState<ErrorScreenModule | null | undefined>(known);
  useEffect(() => {
    if (known) return;
    let decide = (found: ErrorScreenModule | null): void => {
      decide = () => undefined;
      setScreen(found);
    };
    const timer = setTimeout(() => decide(null), PATIENCE);
    withMessages(import(/* webpackChunkName: "error-page" */ '../error/error-screen.part')).then(
      (found) => {
        known = found;
        decide(found);
      },
      () => decide(null),
    );
    return () => {
      clearTimeout(timer);
      decide = () => undefined;
    };
  }, []);
  return screen;
}

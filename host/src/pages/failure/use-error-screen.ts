import { useEffect, useState, type ComponentType } from 'react';
import { loadLate } from '@tessera/shared/late';
import type { ErrorScreenProps } from '../error/error-screen';

const importErrorScreen = () => import(/* webpackChunkName: "error-page" */ '../error/error-screen');

interface Loaded {
  ErrorScreen: ComponentType<ErrorScreenProps>;
}

/** How long a failed page waits for the error page's code before the shell's own words take its place. Milliseconds. */
const PATIENCE = 1_000;

let known: Loaded | undefined;

/**
 * The error page: its code is fetched when something has failed, never before. Undefined while it is on its way; null when it
 * cannot come, because the network is gone as well. What is decided stays, so that nothing jumps.
 */
export function useErrorScreen(): Loaded | null | undefined {
  const [screen, setScreen] = useState<Loaded | null | undefined>(known);
  useEffect(() => {
    if (known) return;
    let decide = (found: Loaded | null): void => {
      decide = () => undefined;
      setScreen(found);
    };
    const timer = setTimeout(() => decide(null), PATIENCE);
    loadLate(importErrorScreen).then(
      (ErrorScreen) => {
        known = { ErrorScreen };
        decide(known);
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

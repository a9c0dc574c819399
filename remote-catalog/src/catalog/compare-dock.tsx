import { type JSX, useEffect } from 'react';
import { useOnDemand } from './use-on-demand';

const loadTray = () => import(/* webpackChunkName: "compare-tray" */ './compare-tray.part');

/** Whether something is kept to be compared, without the code that knows what (compare-store.ts). */
function isKept(): boolean {
  try {
    return (localStorage.getItem('compare') ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/** The place of the tray at the foot of the screen; its code is fetched when there is something in it. */
export function CompareDock(): JSX.Element | null {
  const { Part: Tray, bring } = useOnDemand(loadTray);
  useEffect(() => {
    const look = (): void => {
      if (isKept()) void bring();
    };
    look();
    addEventListener('compare', look);
    return () => removeEventListener('compare', look);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `bring` does the same each time
  }, []);
  return Tray && <Tray />;
}

import { type JSX, useEffect } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { catalogMessages } from '../../messages/catalog';

const importTray = () => import(/* webpackChunkName: "compare-tray" */ './compare-tray');

/** Whether something is stored to be compared, without the code that knows what (compare-store.ts). */
function hasCompared(): boolean {
  try {
    return (localStorage.getItem('compare') ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/** The container of the tray at the foot of the screen; its code is fetched when there is something in it. */
export function CompareDock(): JSX.Element | null {
  const { loadFailed } = useMessages(catalogMessages);
  const { Component: Tray, load: loadTray } = useLateComponent(importTray, loadFailed);
  useEffect(() => {
    const look = (): void => {
      if (hasCompared()) void loadTray();
    };
    look();
    addEventListener('compare', look);
    return () => removeEventListener('compare', look);
  }, [loadTray]);
  return Tray ? <Tray /> : null;
}

import { type JSX, useEffect } from 'react';
import { useCompared } from './compare-store';
import { useOnDemand } from './use-on-demand';

const loadTray = () => import(/* webpackChunkName: "compare-tray" */ './compare-tray.part');

/** The place of the tray at the foot of the screen; its code is fetched when there is something in it. */
export function CompareDock(): JSX.Element | null {
  const isNeeded = useCompared().length > 0;
  const { Part: Tray, bring } = useOnDemand(loadTray);
  useEffect(() => {
    if (isNeeded) void bring();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched once, when it is first needed
  }, [isNeeded]);
  return Tray && isNeeded ? <Tray /> : null;
}

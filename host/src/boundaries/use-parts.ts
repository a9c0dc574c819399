import { useEffect, useState } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { loadedOf, partsOf, type Part } from './look-at-page';

export interface Seen {
  parts: Part[];
  /** name of a remote → bytes */
  loaded: Record<string, number>;
}

function look(remotes: readonly RegisteredRemote[]): Seen {
  return { parts: partsOf(remotes), loaded: Object.fromEntries(remotes.map((one) => [one.name, loadedOf(one)])) };
}

/** What is on the page, looked at anew when it changes, once for each frame at the most. */
export function useParts(remotes: readonly RegisteredRemote[]): Seen {
  const [seen, setSeen] = useState<Seen>({ parts: [], loaded: {} });
  useEffect(() => {
    let frame = 0;
    let last = '';
    const lookNow = (): void => {
      frame = 0;
      const now = look(remotes);
      const said = JSON.stringify(now);
      // what is drawn of it changes the page, too
      if (said !== last) setSeen(now);
      last = said;
    };
    const lookSoon = (): void => {
      frame ||= requestAnimationFrame(lookNow);
    };
    const changes = new MutationObserver(lookSoon);
    const sizes = new ResizeObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.body);
    lookSoon();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [remotes]);
  return seen;
}

import type { PageContext, PageModule } from '@tessera/shared/composition';

/** A visit whose page may turn out to be none. */
export interface LostPage {
  /** whether it is one, and not known yet where its address leads: until then nothing of it is shown */
  isHeld: () => boolean;
  /** @returns how to stop listening to changes of it */
  listen: (listener: () => void) => () => void;
  /** settles (never rejects) with where its address leads; undefined: it is a page, or leads nowhere */
  target: Promise<string | undefined>;
}

/**
 * Looks whether a page that was reached by a link is none, and where its address leads then, as the web server does for
 * documents (docs/decisions/0065).
 * @param loaded settles with the page's code once its data is there, too
 */
export function watchLost(loaded: Promise<PageModule | null>, context: PageContext): LostPage {
  const listeners = new Set<() => void>();
  let isHeld = false;
  function hold(held: boolean): void {
    isHeld = held;
    for (const listener of listeners) listener();
  }
  async function follow(module: PageModule | null): Promise<string | undefined> {
    const status = module?.meta?.(context).status;
    if (status !== 404 && status !== 410) return undefined;
    hold(true);
    // nothing of this is needed before somebody follows a link that leads nowhere
    const target = await import(/* webpackChunkName: "moved" */ './moved')
      .then(({ whereTo }) => whereTo(context.url))
      .catch(() => undefined);
    if (target === undefined) hold(false);
    return target;
  }
  return {
    isHeld: () => isHeld,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    target: loaded.then(follow).catch(() => undefined),
  };
}

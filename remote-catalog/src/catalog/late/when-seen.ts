/** What a person does first; each of them may lead to another page or change this one. */
const ACTS = ['pointerdown', 'keydown', 'popstate'] as const;

/** The shell's, on what somebody has pressed and that waits for this code (host/src/loader/keep-script.ts). */
const KEPT = '[data-kept]';

const waiting = new Set<() => void>();

/** Loads everything that still waits: something of it is about to change. */
export function loadWaiting(): void {
  for (const open of waiting) open();
}

function serverRendered(id: string): HTMLElement | null {
  const container = typeof document === 'undefined' ? null : document.getElementById(id);
  return container?.hasChildNodes() ? container : null;
}

function wait(start: (open: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const open = (): void => {
      waiting.delete(open);
      end();
      for (const act of ACTS) removeEventListener(act, open, true);
      resolve();
    };
    const end = start(open);
    waiting.add(open);
    for (const act of ACTS) addEventListener(act, open, true);
  });
}

/**
 * Settles when what the server rendered in the container `id` comes near the visible part of the page, or when somebody acts;
 * at once for a container that the server did not fill, and for one in which something was pressed before: who has scrolled on
 * since waits for it all the same.
 */
export function whenSeen(id: string): Promise<void> {
  const container = serverRendered(id);
  if (!container || container.querySelector(KEPT) || typeof IntersectionObserver === 'undefined')
    return Promise.resolve();
  return wait((open) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), { rootMargin: '20% 0px' });
    observer.observe(container);
    return () => observer.disconnect();
  });
}

/** The same, for a container that only wide screens show. */
export function whenWide(id: string): Promise<void> {
  const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(width >= 60rem)');
  if (!serverRendered(id) || !wide || wide.matches) return Promise.resolve();
  return wait((open) => {
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  });
}

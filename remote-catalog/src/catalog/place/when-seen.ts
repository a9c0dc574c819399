/** What a person does first; each of them may lead to another page or change this one. */
const ACTS = ['pointerdown', 'keydown', 'popstate'] as const;

const waiting = new Set<() => void>();

/** Brings every part that still waits to life: something of it is about to change. */
export function openParts(): void {
  for (const open of waiting) open();
}

function serverRendered(id: string): HTMLElement | null {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  return place?.hasChildNodes() ? place : null;
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
 * Settles when what the server rendered in the place `id` comes near the visible part of the page, or when somebody acts;
 * at once for a place that the server did not fill.
 */
export function whenSeen(id: string): Promise<void> {
  const place = serverRendered(id);
  if (!place || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return wait((open) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), { rootMargin: '20% 0px' });
    observer.observe(place);
    return () => observer.disconnect();
  });
}

/** The same, for a place that only wide screens show. */
export function whenWide(id: string): Promise<void> {
  const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(width >= 60rem)');
  if (!serverRendered(id) || !wide || wide.matches) return Promise.resolve();
  return wait((open) => {
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  });
}

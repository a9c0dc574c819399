/** A page that somebody stays on for so long is one that they have seen. Milliseconds. */
const SEEN_AFTER = 3_000;

interface Wish {
  page: string;
  files: string[];
}

/** Tells the worker what is on show: pages are mostly reached without a load, which it would not hear of. */
function tellSeen(active: ServiceWorker, files: string[]): void {
  const { saveData } = Object(Object(navigator).connection) as { saveData?: boolean }; // not in every browser
  if (!navigator.onLine || saveData || document.hidden) return;
  const { origin, pathname, search } = location;
  active.postMessage({ page: origin + pathname + search, files } satisfies Wish);
}

/** Calls `told` once for each page that was reached without a load and stayed on. @returns a function that ends it */
function watchPages(told: () => void): () => void {
  let shown = location.pathname + location.search;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    const now = location.pathname + location.search;
    if (now === shown) return;
    shown = now;
    clearTimeout(timer);
    timer = setTimeout(told, SEEN_AFTER);
  });
  const title = document.querySelector('title');
  if (title) observer.observe(title, { childList: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The scripts, sheets, fonts and pictures that this page has fetched. */
const filesHere = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Gives the shop its service worker (docs/architecture/browser.md, 'Offline'). What fails here harms nothing: the shop works without.
 * @returns a function that ends the watching
 */
export async function registerWorker(): Promise<() => void> {
  // what was fetched before there was a worker is not with it yet
  const isFirst = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return () => undefined;
  if (isFirst) tellSeen(active, filesHere());
  return watchPages(() => tellSeen(active, filesHere()));
}

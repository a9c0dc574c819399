import { cacheFirst } from './cached';
import { answerOffline, cachePage } from './pages';
import { answerStill, inOwnProcess } from './page-still';
import { FILES, MOST_FILES, MOST_PICTURES, PICTURES, kindOf, outdatedCaches, pagesOf } from './rules';
import type { RequestEvent, WorkerScope } from './scope';

/** Stated by the web server above this file: a new shell is a new worker. */
declare const SHELL_VERSION: string;

const scope = self as unknown as WorkerScope; // this file runs as a service worker alone
const PAGES = pagesOf(SHELL_VERSION);

/** The network's answer if there is one, else what is left of the last visit. */
async function answerPage(event: RequestEvent): Promise<Response> {
  const { request } = event;
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request));
    event.waitUntil(cachePage(PAGES, request.url, answer.clone()));
    return inOwnProcess(request.url, answer);
  } catch {
    return answerOffline(PAGES, request.url);
  }
}

/** Keeps what a page has that was there before this worker, or that was reached without a load. */
async function keepSeen(page: string, files: string[]): Promise<void> {
  const answer = await fetch(page, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  await cachePage(PAGES, page, answer);
  for (const file of files) {
    const request = new Request(file);
    const kind = kindOf(request, scope.location.origin);
    if (kind === 'file') await cacheFirst(FILES, request, MOST_FILES);
    if (kind === 'picture') await cacheFirst(PICTURES, request, MOST_PICTURES);
  }
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const old = outdatedCaches(await caches.keys(), SHELL_VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'still') event.respondWith(answerStill(event.request, scope));
  if (kind === 'file') event.respondWith(cacheFirst(FILES, event.request, MOST_FILES));
  if (kind === 'picture') event.respondWith(cacheFirst(PICTURES, event.request, MOST_PICTURES));
});

scope.addEventListener('message', (event) => {
  const { page, files } = Object(event.data) as { page?: unknown; files?: unknown }; // any page of this origin may write
  if (typeof page !== 'string' || new URL(page).origin !== scope.location.origin) return;
  const names = Array.isArray(files) ? files.filter((file): file is string => typeof file === 'string') : [];
  event.waitUntil(keepSeen(page, names.slice(0, MOST_FILES)).catch(() => undefined));
});

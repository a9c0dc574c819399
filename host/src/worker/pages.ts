import { readLanguage, type Language } from '@tessera/shared/i18n';
import { findCached, forget, store as keep } from './cached';
import { facesOf, offlinePage, storeOf, titleOf, withNote, type CachedPage } from './offline-page';
import { MOST_PAGES, leadsElsewhere, mayCachePage } from './rules';

/** As many are offered on the offline page. */
const MOST_OFFERED = 8;

const asHtml = (html: string, status: number, headers: HeadersInit = {}): Response =>
  new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });

/** What a page tells of how the shop looks. */
interface Dress {
  store: string;
  faces: string;
}

async function listCached(cacheName: string, language: Language): Promise<(CachedPage & Dress)[]> {
  const cache = await caches.open(cacheName);
  const newest = [...(await cache.keys())].reverse();
  const own = newest.filter(({ url }) => readLanguage(new URL(url).pathname).language === language);
  return Promise.all(
    own.slice(0, MOST_OFFERED).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? '';
      return {
        address: pathname + search,
        title: titleOf(html) || pathname,
        store: storeOf(html),
        faces: facesOf(html),
      };
    }),
  );
}

/** What can be shown of an address without a connection: the page as it was last seen, marked as such, or the offline page. */
export async function answerOffline(cacheName: string, address: string): Promise<Response> {
  const { language } = readLanguage(new URL(address).pathname);
  const cached = await findCached(cacheName, address).catch(() => undefined);
  if (!cached) {
    const pages = await listCached(cacheName, language).catch(() => []);
    const dress = pages.find(({ store }) => store);
    return asHtml(offlinePage(language, pages, dress?.store, dress?.faces), 503);
  }
  const seen = new Date(cached.headers.get('date') ?? Date.now());
  // the page's own policy stays in force
  const policy = cached.headers.get('content-security-policy');
  return asHtml(
    withNote(await cached.text(), language, seen),
    200,
    policy ? { 'content-security-policy': policy } : {},
  );
}

/** Caches a page that may be cached; one whose address leads elsewhere now is no page any more, and not shown again. */
export async function cachePage(cacheName: string, address: string, answer: Response): Promise<void> {
  if (leadsElsewhere(answer)) await forget(cacheName, address);
  if (mayCachePage(address, answer)) await keep(cacheName, address, answer, MOST_PAGES);
}

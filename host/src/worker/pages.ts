import { readLanguage, type Language } from '@tessera/shared/i18n';
import { findKept, keep } from './keep';
import { offlinePage, titleOf, withNote, type KeptPage } from './offline-page';
import { MOST_PAGES, mayKeepPage } from './rules';

/** As many are offered on the offline page. */
const MOST_OFFERED = 8;

const asHtml = (html: string, status: number, headers: HeadersInit = {}): Response =>
  new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });

async function listKept(cacheName: string, language: Language): Promise<KeptPage[]> {
  const cache = await caches.open(cacheName);
  const newest = [...(await cache.keys())].reverse();
  const own = newest.filter(({ url }) => readLanguage(new URL(url).pathname).language === language);
  return Promise.all(
    own.slice(0, MOST_OFFERED).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? '';
      return { address: pathname + search, title: titleOf(html) || pathname };
    }),
  );
}

/** What can be shown of an address without a connection: the page as it was last seen, marked as such, or the offline page. */
export async function answerOffline(cacheName: string, address: string): Promise<Response> {
  const { language } = readLanguage(new URL(address).pathname);
  const kept = await findKept(cacheName, address).catch(() => undefined);
  if (!kept) return asHtml(offlinePage(language, await listKept(cacheName, language).catch(() => [])), 503);
  const seen = new Date(kept.headers.get('date') ?? Date.now());
  // the page's own policy stays in force
  const policy = kept.headers.get('content-security-policy');
  return asHtml(withNote(await kept.text(), language, seen), 200, policy ? { 'content-security-policy': policy } : {});
}

/** Keeps a page that may be kept. */
export async function keepPage(cacheName: string, address: string, answer: Response): Promise<void> {
  if (mayKeepPage(address, answer)) await keep(cacheName, address, answer, MOST_PAGES);
}

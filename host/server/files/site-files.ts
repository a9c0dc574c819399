import type { FastifyInstance, FastifyReply } from 'fastify';
import path from 'node:path';
import { chooseEncoding } from '@tessera/server/http';
import { type Language, LANGUAGES, pathIn } from '@tessera/shared/i18n';
import { offeredLanguages } from '@tessera/shared/offered-languages';
import type { Registry } from '../composition/registry';
import { SitemapFiles } from './sitemap-files';

/** Pages that are somebody's own, or nobody's to find: they are noindex, too. */
const PERSONAL = ['/admin', '/account', '/cart', '/checkout', '/orders', '/wishlist', '/auth'];
const MAX_AGE = 'public, max-age=600';
const XML = 'application/xml; charset=utf-8';
const PART = /^([1-9]\d{0,4})\.xml$/;

/**
 * RFC 9309. What must not be found is marked noindex: a page that is disallowed here could not say so.
 * @param languages which the shop is offered in (decision 73): it has no addresses in others
 */
function robotsText(publicUrl: string, languages: readonly Language[]): string {
  const closed = languages.flatMap((language) => PERSONAL.map((start) => `Disallow: ${pathIn(language, start)}`));
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

export interface SiteFilesOptions {
  /** base of every absolute link, without trailing slash */
  publicUrl: string;
  /** base URL of the API, without trailing slash and without /api */
  apiUrl: string;
  /** folder for what this process keeps for itself */
  dataDir: string;
  registry: Pick<Registry, 'current' | 'known'>;
}

/** The languages that the shop is offered in now: all before anything is known of it. */
const languagesNow = (registry: SiteFilesOptions['registry']): readonly Language[] =>
  offeredLanguages(registry.known ? registry.current.store.languages : undefined);

/** Gives the site map of the languages that the shop is offered in now: one that was kept for others would be sent for an hour. */
function sitemapsByLanguages({ apiUrl, dataDir, registry }: Omit<SiteFilesOptions, 'publicUrl'>): () => SitemapFiles {
  const maps = new Map<string, SitemapFiles>();
  return () => {
    const languages = languagesNow(registry);
    const name = languages.length === LANGUAGES.length ? '' : languages.join('-');
    const map = maps.get(name) ?? new SitemapFiles({ apiUrl, folder: path.join(dataDir, 'sitemaps', name) });
    maps.set(name, map);
    return map;
  };
}

/** What search engines ask for: robots.txt and the site map. */
export function siteFiles(app: FastifyInstance, { publicUrl, apiUrl, dataDir, registry }: SiteFilesOptions): void {
  const sitemaps = sitemapsByLanguages({ apiUrl, dataDir, registry });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', MAX_AGE)
      .send(robotsText(publicUrl, languagesNow(registry))),
  );

  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type(XML)
      .header('cache-control', MAX_AGE)
      .send(await sitemaps().index()),
  );

  app.get('/sitemaps/:part', async (request, reply): Promise<FastifyReply> => {
    const [, number] = PART.exec((request.params as { part: string }).part) ?? [];
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
    const content = number === undefined ? null : await sitemaps().part(Number(number), encoding);
    if (!content) return reply.code(404).type('text/plain').send('Not found');
    void reply.type(XML).headers({ 'cache-control': MAX_AGE, vary: 'accept-encoding' });
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.send(content);
  });
}

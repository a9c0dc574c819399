import { DEFAULT_LANGUAGE, pagesIn } from '../../core/languages';
import type { Language } from '../../core/languages';

/** One page of the shop: its path without a language, what it is in those where it is another one, and when it last changed. */
export interface MappedPage {
  path: string;
  paths?: Partial<Record<Language, string>>;
  changed_at: Date | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const WRITTEN_AT_ONCE = 500;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The index: `parts` addresses of site maps (sitemaps.org, Protocol). */
export function writeIndex(public_url: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${public_url}/sitemaps/${index + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${XMLNS}">\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** What a site map is written for. */
export interface MappedSite {
  public_url: string;
  /** that the shop is offered in */
  languages: readonly Language[];
}

/** One page in every language; each names all of them, where there are several (Google, 'localized versions of your pages'). */
function writePage({ path: first, paths = {}, changed_at }: MappedPage, { public_url, languages }: MappedSite): string {
  const addressIn = (language: Language): string => {
    const path = paths[language] ?? first;
    return escape(`${pagesIn(public_url, language)}${path === '/' && language !== DEFAULT_LANGUAGE ? '' : path}`);
  };
  const alternates = (languages.length > 1 ? [...languages, 'x-default' as const] : [])
    .map((name) => {
      const href = addressIn(name === 'x-default' ? DEFAULT_LANGUAGE : name);
      return `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
    })
    .join('');
  const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : '';
  return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${changed}${alternates}</url>\n`).join('');
}

/** A part of the site map, piece by piece: as a whole it can be twenty megabytes. */
export function* writePart(site: MappedSite, pages: readonly MappedPage[]): Generator<string> {
  yield `${HEAD}<urlset xmlns="${XMLNS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let at = 0; at < pages.length; at += WRITTEN_AT_ONCE) {
    yield pages
      .slice(at, at + WRITTEN_AT_ONCE)
      .map((page) => writePage(page, site))
      .join('');
  }
  yield '</urlset>\n';
}

import { currentShop } from '../shop/shop';

/** What a search engine reads of a page. */
export interface CrawledPage {
  status: number;
  location: string | null;
  robots: string;
  headings: number;
  canonical: string | undefined;
  alternates: Record<string, string>;
  image: string | undefined;
  /** every JSON-LD block; one that is no JSON is undefined */
  data: (Record<string, unknown> | undefined)[];
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Reads a page as crawlers do: one request, no scripts, redirects are told and not followed. */
export async function crawl(address: string): Promise<CrawledPage> {
  const response = await fetch(new URL(address, currentShop().url), { redirect: 'manual' });
  const html = await response.text();
  const links = [...html.matchAll(/<link[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const metas = [...html.matchAll(/<meta[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const languages = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  return {
    status: response.status,
    location: response.headers.get('location'),
    robots: [response.headers.get('x-robots-tag'), metas.find(({ name }) => name === 'robots')?.['content']]
      .join(' ')
      .trim(),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(languages.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    image: metas.find(({ property }) => property === 'og:image')?.['content'],
    data: scripts.map(([, text = '']) => readJson(text)),
  };
}

/** The addresses in a site map, or of its parts. */
export async function locationsIn(address: string): Promise<string[]> {
  const xml = await fetch(new URL(address, currentShop().url)).then((response) => response.text());
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}

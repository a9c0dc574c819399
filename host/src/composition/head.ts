import type { PageMeta } from '@tessera/shared/composition';
import { DEFAULT_LANGUAGE, LANGUAGES, localeOf, pathIn, type Language } from '@tessera/shared/i18n';

/** One element of the document's head that belongs to the page on show. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface HeadSite {
  store_name: string;
  /** base of every absolute address; never the Host header */
  public_url: string;
  /** path of the page, without query and without the language's prefix */
  path: string;
  language: Language;
  /** that the shop is offered in; all unless said */
  languages?: readonly Language[];
}

const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });

/** Where search engines find the page in each language, where there are several (`x-default`: for everybody else). */
function alternates(
  path: string,
  { canonicalIn }: PageMeta,
  { public_url, languages = LANGUAGES }: HeadSite,
): HeadElement[] {
  return (languages.length > 1 ? [...languages, 'x-default' as const] : []).map((hreflang) => {
    const language = hreflang === 'x-default' ? DEFAULT_LANGUAGE : hreflang;
    const href = new URL(pathIn(language, canonicalIn?.(language) ?? path), public_url).href;
    return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
  });
}

function socialCard(page: PageMeta, { store_name, public_url, language }: HeadSite, url: string): HeadElement[] {
  return [
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: store_name }),
    meta({ property: 'og:locale', content: localeOf(language).replace('-', '_') }),
    meta({ property: 'og:title', content: page.title }),
    meta({ property: 'og:url', content: url }),
    ...(page.description ? [meta({ property: 'og:description', content: page.description })] : []),
    ...(page.image
      ? [
          meta({ property: 'og:image', content: new URL(page.image, public_url).href }),
          meta({ name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
  ];
}

/** What a page's meta data means in the document's head. The first element is always the title. */
export function headElements(page: PageMeta, site: HeadSite): HeadElement[] {
  const path = page.canonical ?? site.path;
  const url = new URL(pathIn(site.language, path), site.public_url).href;
  const title = page.title.includes(site.store_name) ? page.title : `${page.title} | ${site.store_name}`;
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(page.description ? [meta({ name: 'description', content: page.description })] : []),
    ...(page.robots
      ? [meta({ name: 'robots', content: page.robots })]
      : [
          { tag: 'link' as const, attributes: { rel: 'canonical', href: url } },
          ...alternates(path, page, site),
          ...socialCard(page, site, url),
        ]),
    ...(page.jsonLd ?? []).map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  ];
}

const MARK = 'data-head';

/** Replaces the last page's head elements by a page's own. */
export function applyHead([title, ...elements]: HeadElement[]): void {
  if (title?.text && document.title !== title.text) document.title = title.text;
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    element.setAttribute(MARK, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    document.head.append(element);
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for HTML content and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** The same elements as HTML, for the server. */
export function renderHead(elements: HeadElement[]): string {
  return elements
    .map(({ tag, attributes, text }) => {
      const list = Object.entries({ ...attributes, ...(tag === 'title' ? {} : { [MARK]: '' }) })
        .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
        .join('');
      if (tag === 'meta' || tag === 'link') return `<${tag}${list}>`;
      return `<${tag}${list}>${tag === 'script' ? (text ?? '') : escapeHtml(text ?? '')}</${tag}>`;
    })
    .join('');
}

import type { Store } from '@tessera/shared/contract';
import { pathIn, type Language } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import type { HeadElement } from './head';

export interface SiteAddress {
  /** base of every absolute address */
  public_url: string;
  /** path of the page, without the language's prefix */
  path: string;
  language: Language;
}

const data = (value: Record<string, unknown>): HeadElement => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c'),
});

/** https://schema.org/Organization; what the shop has not told is left out. */
function organization({ name, contact, social }: Store, public_url: string): HeadElement {
  return data({
    '@type': 'Organization',
    '@id': `${public_url}/#organization`,
    name,
    url: `${public_url}/`,
    email: contact.email || undefined,
    telephone: contact.phone || undefined,
    address: contact.address || undefined,
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  });
}

/** https://schema.org/WebSite with its search, as Google reads it: on the home page. */
function website({ name }: Store, { public_url, language }: SiteAddress): HeadElement {
  const search = pathIn(language, paths.products({ category: 'all', search: 'TERM' }));
  return data({
    '@type': 'WebSite',
    '@id': `${public_url}${pathIn(language, '/')}#website`,
    name,
    url: public_url + pathIn(language, '/'),
    inLanguage: language,
    publisher: { '@id': `${public_url}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: public_url + search.replace('TERM', '{search_term_string}'),
      },
      'query-input': 'required name=search_term_string',
    },
  });
}

/**
 * What every page that search engines may show tells of the shop. The server alone writes it: it never changes while
 * somebody walks through the shop.
 */
export function siteElements(store: Store, address: SiteAddress): HeadElement[] {
  const own = organization(store, address.public_url);
  return address.path === '/' ? [own, website(store, address)] : [own];
}

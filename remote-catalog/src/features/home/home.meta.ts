import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';

/** What search engines and link previews are told of the home page. */
export function meta({ store, url }: PageContext): PageMeta {
  const home = new URL(paths.home(), url).href;
  return {
    title: `${store.name}: tableware, lighting, furniture and textiles`,
    description: `Tableware, lighting, furniture and textiles at ${store.name}: solid wood, stoneware and linen, made to be used every day.`,
    canonical: paths.home(),
    image: store.heroes[0]?.image.src,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: store.name,
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${home}products?category=all&search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: store.name,
        url: home,
        // what the shop has not told is left out
        email: store.contact.email || undefined,
        telephone: store.contact.phone || undefined,
        address: store.contact.address || undefined,
        sameAs: store.social.length > 0 ? store.social.map((link) => link.url) : undefined,
      },
    ],
  };
}

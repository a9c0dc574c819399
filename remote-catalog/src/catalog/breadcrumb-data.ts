import { currentLanguage, pathIn } from '@tessera/shared/i18n';

/**
 * A trail as search engines read it (schema.org).
 * @param trail from the outermost place in; `to` without the language's prefix
 * @param url any address of the shop
 */
export function breadcrumbData(trail: { label: string; to: string }[], url: URL): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(pathIn(currentLanguage(), to), url).href,
    })),
  };
}

import type { Language } from '@tessera/shared/i18n';

/** Where something stands in each language. @param pathOf its path by what it is called in addresses there */
export const pathsByLanguage = (
  slugs: Readonly<Record<Language, string>>,
  pathOf: (slug: string) => string,
): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, pathOf(slug)]));

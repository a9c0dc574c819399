/** The languages of the shop's own words. The first has no prefix in its addresses. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** What a language calls itself, for the switch. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };
const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

export interface LanguagePath {
  language: Language;
  /** the address within the shop, as routes and `paths` write it */
  path: string;
}

/** Takes an address apart: `/de/cart` is `/cart` in German, `/cart` is English, and so is `/design`. */
export function readLanguage(pathname: string): LanguagePath {
  const [, first = ''] = pathname.split('/', 2);
  const language = LANGUAGES.find((known) => known === first && known !== DEFAULT_LANGUAGE);
  return language
    ? { language, path: pathname.slice(language.length + 1) || '/' }
    : { language: DEFAULT_LANGUAGE, path: pathname };
}

/** What addresses in this language begin with: nothing, or for example `/de`. */
export function prefixOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The address of a page in a language; `path` may carry a query. */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix && path === '/' ? prefix : prefix + path;
}

/** BCP 47 tag for Intl: the store's own locale where it speaks that language (`de-AT`), else the usual one. */
export function localeOf(language: Language, storeLocale = ''): string {
  return storeLocale.split('-')[0] === language ? storeLocale : LOCALES[language];
}

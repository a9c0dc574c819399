import { DEFAULT_LANGUAGE, LANGUAGES, prefixOf } from '@tessera/shared/i18n';
import type { Language } from '@tessera/shared/i18n';

export { DEFAULT_LANGUAGE, LANGUAGES, localeOf } from '@tessera/shared/i18n';
export type { Language } from '@tessera/shared/i18n';

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The first of our languages that somebody reads best (RFC 9110 §12.5.4); English where they named none of them.
 * A page sends the language that it is shown in, a browser by itself those that it is set to.
 */
export function languageOf(accept_language: string | undefined): Language {
  const wanted = (accept_language ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((value) => value !== undefined);
      const language = tag.split('-')[0] ?? '';
      return isLanguage(language) ? [{ language, quality: Number(quality ?? 1) }] : [];
    });
  const best = wanted.reduce<(typeof wanted)[number] | undefined>(
    (found, one) => (one.quality > (found?.quality ?? 0) ? one : found),
    undefined,
  );
  return best?.language ?? DEFAULT_LANGUAGE;
}

/** Where the pages of a language begin: English ones at the root, others under their own name. */
export const pagesIn = (public_url: string, language: Language): string => public_url + prefixOf(language);

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tessera/shared/i18n';

/**
 * The languages that the shop is offered in, the first one before the others (docs/product.md §10). Servers say it: what a
 * document is told is like this already, so that shoppers get no code for it.
 * @param languages of the store; none: of an API one version behind, whose shop is in all of them
 */
export const offeredLanguages = (languages: readonly string[] = LANGUAGES): Language[] =>
  LANGUAGES.filter((known) => known === DEFAULT_LANGUAGE || languages.includes(known));

/** A language where the shop is offered in it, else the first one. @param languages of the store */
export const offeredOrFirst = (language: Language, languages?: readonly string[]): Language =>
  offeredLanguages(languages).includes(language) ? language : DEFAULT_LANGUAGE;

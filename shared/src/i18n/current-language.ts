import { DEFAULT_LANGUAGE, readLanguage, type Language } from './languages';

/** One for each document: another language is another document. The renderer works on one page at a time. */
let current: Language = DEFAULT_LANGUAGE;

/** Says which language the document is in; the host does, before anything is rendered. */
export function setLanguage(language: Language): void {
  current = language;
}

/** The document's language. */
export const currentLanguage = (): Language => current;

/** The path on show as routes and `paths` write it: without the language's prefix. Browser only. */
export const currentPath = (): string => readLanguage(location.pathname).path;

/** The same with its query. Browser only. */
export const currentAddress = (): string => currentPath() + location.search;

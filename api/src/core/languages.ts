import { prefixOf } from '@tessera/shared/i18n';
import type { Language } from '@tessera/shared/i18n';

export { DEFAULT_LANGUAGE, LANGUAGES, localeOf } from '@tessera/shared/i18n';
export { offeredLanguages, offeredOrFirst } from '@tessera/shared/offered-languages';
export type { Language } from '@tessera/shared/i18n';

/** Where the pages of a language begin: English ones at the root, others under their own name. */
export const pagesIn = (public_url: string, language: Language): string => public_url + prefixOf(language);

/** One text in every language. */
export type Texts = Record<Language, string>;

/** What a person is told, in whichever language the answer to them is made. */
export type LocalizedMessage = (language: Language) => string;

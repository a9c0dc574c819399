export { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_NAMES, localeOf, pathIn, prefixOf, readLanguage } from './languages';
export type { Language } from './languages';
export { currentAddress, currentLanguage, currentPath, setLanguage } from './current-language';
export { defineMessages, loadMessages, messagesIn, useMessages } from './messages';
export type { Messages, TextsOf } from './messages';
export { plural } from './plural';

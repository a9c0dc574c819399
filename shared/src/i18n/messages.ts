import { currentLanguage } from './current-language';
import { DEFAULT_LANGUAGE, type Language } from './languages';

type Loaders<T> = Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, () => Promise<T>>;

/** What a set of messages says, for functions that take some of its texts. */
export type TextsOf<Set> = Set extends Messages<infer Texts> ? Texts : never;

/** Messages of one feature: English ones at hand, the others fetched when their language is on show. */
export interface Messages<T extends object = object> {
  readonly load: Loaders<T>;
  readonly loaded: Partial<Record<Language, T>>;
}

/**
 * Declares a feature's messages: strings, or functions that give strings. A message that another language lacks is a type error.
 * @param messages the default language's messages and, for each other language, how to fetch them
 */
export function defineMessages<T extends object>({ en, ...load }: { en: T } & Loaders<NoInfer<T>>): Messages<T> {
  return { load, loaded: { en } };
}

/** Fetches the messages of a language; the default language's stand in for what cannot be had. Never rejects. */
export async function loadMessages(list: readonly Messages[], language: Language = currentLanguage()): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  await Promise.all(
    list.map(async (messages) => {
      if (messages.loaded[language]) return;
      const found = await messages.load[language]().catch(() => undefined);
      if (found) messages.loaded[language] = found;
    }),
  );
}

/** The messages in a language, for code that is no component; else `useMessages`. */
export function messagesIn<T extends object>(messages: Messages<T>, language: Language = currentLanguage()): T {
  const found = messages.loaded[language] ?? messages.loaded[DEFAULT_LANGUAGE];
  if (!found) throw new Error('Messages without a default language');
  return found;
}

/** The messages in the document's language. */
export const useMessages = <T extends object>(messages: Messages<T>): T => messagesIn(messages);

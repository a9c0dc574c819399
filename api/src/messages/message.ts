import type { Language, LocalizedMessage } from '../core/languages';
import { de } from './de';
import { en } from './en';

export type { LocalizedMessage } from '../core/languages';

export type MessageKey = keyof typeof en;

/** What is filled in; nothing for a message that is complete as it stands. */
export type Params<K extends MessageKey> = (typeof en)[K] extends (params: infer P) => string
  ? P
  : Record<string, never>;

/** What a key is given with: its parameters, where it has any. */
export type Given<K extends MessageKey> = K extends PlainKey ? [params?: Params<K>] : [params: Params<K>];

/** The keys of messages that are complete as they stand. */
export type PlainKey<K extends MessageKey = MessageKey> = {
  [One in K]: (typeof en)[One] extends string ? One : never;
}[K];

const catalogues: Record<Language, typeof en> = { en, de };

/**
 * The message of a key.
 * @param params what is filled in, by name
 */
export function messageOf<K extends MessageKey>(key: K, ...[params]: Given<K>): LocalizedMessage {
  return (language) => {
    const words: string | ((filled: never) => string) = catalogues[language][key];
    // The parameters of a key are those of its message in every language: see the type of `de`.
    return typeof words === 'string' ? words : words(params as never);
  };
}

/** Text that is the same in every language: what a person wrote, what a program says. */
export const verbatim =
  (text: string): LocalizedMessage =>
  () =>
    text;

/** An answer with a message, before it is known who reads it. */
export interface Told {
  message: LocalizedMessage;
}

/** The answer with its message in a language. */
export function tell<T extends Told>(answer: T, language: Language): Omit<T, 'message'> & { message: string } {
  return { ...answer, message: answer.message(language) };
}

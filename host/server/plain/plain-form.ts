import type { Language } from '@tessera/shared/i18n';
import type { Markup } from './markup';
import type { PlainWords } from './plain-words';

/** What was typed into a form's fields, each at most as long as the field takes. */
export type Typed = Record<string, string>;

export interface PlainField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'lines' | 'choice';
  /** characters; what is longer is the API's to refuse */
  most: number;
  hint?: string;
  autocomplete?: string;
  /** value and words of each */
  choices?: readonly (readonly [string, string])[];
}

/** What an answer is said with. */
export interface Said {
  words: PlainWords;
  language: Language;
  /** BCP 47, of days */
  locale: string;
}

/** A form that is sent and answered without scripts. */
export interface PlainForm {
  /** below the language's prefix: where it is sent to, and shown */
  path: string;
  /** the API's call, without /api */
  call: string;
  title: (words: PlainWords) => string;
  text: (words: PlainWords) => string;
  send: (words: PlainWords) => string;
  fields: (words: PlainWords) => readonly PlainField[];
  /** it has a field that people do not see, which the API knows programs by */
  trap?: true;
  /** what is agreed to by sending it */
  consent?: (words: PlainWords, language: Language) => Markup;
  /** what a person need not be told by the API, by field */
  missing?: (typed: Typed, words: PlainWords) => Record<string, string>;
  /** instead of the API's own sentence for this status */
  refusal?: (status: number, words: PlainWords) => string | undefined;
  /** @param body as the API answered it */
  done: (body: unknown, said: Said) => { title: string; content: Markup };
}

import { currentLanguage } from '@tessera/shared/i18n';
import * as de from './messages.de';
import * as en from './messages.en';

/**
 * Both languages at hand: forms come late as it is, and what they say of a field must not wait for a file. The API, which
 * answers people of both languages at once, asks the rules in each of them.
 */
export const formMessages = { en, de };

/** The messages and the names of fields in the document's language. */
export const inWords = () => formMessages[currentLanguage()];

/** As yup wants it: asked for when the message is needed. */
export const say =
  (choose: (words: (typeof formMessages)['en']) => string): (() => string) =>
  () =>
    choose(inWords());

type Field = keyof typeof en.fields;

export const isRequired = (field: Field) => say(({ messages, fields }) => messages.required(fields[field]));
export const isTooLong = (field: Field, most: number) =>
  say(({ messages, fields }) => messages.tooLong(fields[field], most));

import { currentLanguage } from '@tessera/shared/i18n';
import * as de from './sentences.de';
import * as en from './sentences.en';

/**
 * Both languages at hand: forms come late as it is, and what they say of a field must not wait for a file. The API, which
 * answers people of both languages at once, asks the rules in each of them.
 */
export const formSentences = { en, de };

/** The sentences and the names of fields in the document's language. */
export const inWords = () => formSentences[currentLanguage()];

/** As yup wants it: asked for when the sentence is needed. */
export const say =
  (choose: (words: (typeof formSentences)['en']) => string): (() => string) =>
  () =>
    choose(inWords());

type Field = keyof typeof en.fields;

export const isRequired = (field: Field) => say(({ sentences, fields }) => sentences.required(fields[field]));
export const isTooLong = (field: Field, most: number) =>
  say(({ sentences, fields }) => sentences.tooLong(fields[field], most));

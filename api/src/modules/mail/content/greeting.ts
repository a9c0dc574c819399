import type { Language, Texts } from '../../../core/languages';

/** Letters of any script with the marks that names have; no digits, no slashes, no dot before a letter. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}\.?$/u;

const HELLO: Texts = { en: 'Hello', de: 'Guten Tag' };

/**
 * The first line of a mail. Anybody can sign up somebody else's address, so what they typed as a name is shown only
 * if it looks like one: else our mails would carry their message.
 */
export function greeting(first_name: string, language: Language = 'en'): string {
  return NAME.test(first_name) ? `${HELLO[language]} ${first_name},` : `${HELLO[language]},`;
}

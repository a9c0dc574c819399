import type { Say } from './mail-words';
import type { CommonKey } from './common-words';

/** Letters of any script with the marks that names have; no digits, no slashes, no dot before a letter. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}\.?$/u;

/**
 * The first line of a mail. Anybody can sign up somebody else's address, so what they typed as a name is shown only
 * if it looks like one: else our mails would carry their message.
 */
export const greeting = (first_name: string, { common }: { common: Say<CommonKey> }): string =>
  NAME.test(first_name) ? common('hello_name', { name: first_name }) : common('hello');

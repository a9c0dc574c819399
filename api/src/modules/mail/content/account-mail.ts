import { greeting } from './greeting';
import type { MailContent, WritingContext } from './mail-content';
import type { Say } from './mail-words';

type Named<Key extends string> = Say<Key | 'subject' | 'preview' | 'button' | 'reason'>;

/**
 * Writes of something that was done to an account, and leads on if it was somebody else.
 * @param what the text that says it
 * @param path of the page where something can be done about it
 */
export const writeWarning =
  <Key extends string>(what: Key, path: string) =>
  ({ first_name }: { first_name: string }, say: Named<Key | 'otherwise'>, context: WritingContext): MailContent => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(first_name, context),
      say(what),
      say('otherwise'),
      { label: say('button'), href: `${context.public_url}${path}` },
    ],
    reason: say('reason'),
  });

/**
 * Writes of a link that works once.
 * @param what the text that says what it is for
 * @param path of its page, before the token
 */
export const writeLink =
  <Key extends string>(what: Key, path: string) =>
  (
    { first_name, token }: { first_name: string; token: string },
    say: Named<Key | 'once'>,
    context: WritingContext,
  ): MailContent => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(first_name, context),
      say(what),
      { label: say('button'), href: `${context.public_url}${path}/${token}` },
      say('once'),
    ],
    reason: say('reason'),
  });

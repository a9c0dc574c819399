import { string } from 'yup';
import { say } from '../messages/messages';

/**
 * What HTML's own e-mail fields take (https://html.spec.whatwg.org/#valid-e-mail-address), and a dot in the domain. The one pattern
 * of forms and API; what a mail server refuses beyond it is for that server to say.
 */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** RFC 5321 §4.5.3.1.3: a path of 256 characters, without its brackets. */
export const EMAIL_MAX = 254;

const emailInvalid = say(({ messages }) => messages.emailInvalid);

/** docs/product.md §5, Email; spaces around the address are cut off. */
export const emailRule = string()
  .trim()
  .required(say(({ messages }) => messages.emailRequired))
  .matches(EMAIL_PATTERN, emailInvalid)
  .max(EMAIL_MAX, emailInvalid);

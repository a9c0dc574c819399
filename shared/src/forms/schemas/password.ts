import { ref, string } from 'yup';
import { say } from '../messages/messages';

/** docs/product.md §9. */
export const PASSWORD_MIN = 8;
/** What is hashed is bounded, whoever sends it. */
export const PASSWORD_MAX = 200;

/** A password that is being chosen (docs/product.md §5); one that is only checked has no rules. */
export const newPasswordRule = string()
  .required(say(({ messages }) => messages.passwordRequired))
  .min(
    PASSWORD_MIN,
    say(({ messages }) => messages.passwordTooShort(PASSWORD_MIN)),
  )
  .max(
    PASSWORD_MAX,
    say(({ messages }) => messages.passwordTooLong(PASSWORD_MAX)),
  )
  .matches(
    /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)/su,
    say(({ messages }) => messages.passwordTooSimple),
  );

/** The same once more, beside a field `password` (docs/product.md §5). */
export const repeatedPasswordRule = string()
  .default('')
  .oneOf(
    [ref('password')],
    say(({ messages }) => messages.passwordsDiffer),
  );

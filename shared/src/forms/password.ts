import { ref, string } from 'yup';

/** SPEC.md §9. */
export const PASSWORD_MIN = 8;
/** What is hashed is bounded, whoever sends it. */
export const PASSWORD_MAX = 200;

/** A password that is being chosen (SPEC.md §5); one that is only checked has no rules. */
export const newPasswordRule = string()
  .required('Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .matches(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)/su, 'Password must contain uppercase, lowercase, and number');

/** The same once more, beside a field `password` (SPEC.md §5). */
export const repeatedPasswordRule = string()
  .default('')
  .oneOf([ref('password')], 'Passwords do not match');

import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { emailRule } from './email';
import { newPasswordRule, repeatedPasswordRule } from './password';
import { isRequired, isTooLong, say } from '../messages/messages';

/** The longest that the API keeps, characters. */
const NAME_MAX = 100;
const USERNAME_MAX = 50;

/** docs/product.md §5: blank or whitespace only fails. */
const notBlank = (field: 'first_name' | 'last_name' | 'username', most: number) =>
  string().trim().required(isRequired(field)).max(most, isTooLong(field, most));

const termsRequired = say(({ messages }) => messages.termsRequired);

/** docs/product.md §5: login checks only the email. */
export const loginSchema = object({ email: emailRule, password: string().defined().default('') });

/** docs/product.md §5, the Create Account form. */
export const signupSchema = object({
  first_name: notBlank('first_name', NAME_MAX),
  last_name: notBlank('last_name', NAME_MAX),
  username: notBlank('username', USERNAME_MAX),
  email: emailRule,
  password: newPasswordRule,
  confirm_password: repeatedPasswordRule,
  terms: boolean().required(termsRequired).oneOf([true], termsRequired),
});

/** Asking for a mail with a link to set a new password. */
export const forgotPasswordSchema = object({ email: emailRule });

/** Setting a new password by such a link. */
export const resetPasswordSchema = object({ password: newPasswordRule, confirm_password: repeatedPasswordRule });

export type LoginValues = InferType<typeof loginSchema>;
export type SignupValues = InferType<typeof signupSchema>;
export type ForgotPasswordValues = InferType<typeof forgotPasswordSchema>;
export type ResetPasswordValues = InferType<typeof resetPasswordSchema>;

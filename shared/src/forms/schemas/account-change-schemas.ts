import { object, string } from 'yup';
import type { InferType } from 'yup';
import { signupSchema } from './account-schemas';
import { say } from '../messages/messages';

const presentPassword = string()
  .default('')
  .required(say(({ messages }) => messages.passwordRequired));

/** Names and username, with the messages of sign-up (docs/product.md §5). */
export const profileSchema = signupSchema.pick(['first_name', 'last_name', 'username']);

/** Another e-mail address; the password proves that it is the account's owner who asks. */
export const emailChangeSchema = signupSchema.pick(['email']).shape({ password: presentPassword });

/** Another password: the new one by the rules of sign-up (docs/product.md §5), twice. */
export const passwordChangeSchema = signupSchema.pick(['password', 'confirm_password']).shape({
  current_password: string()
    .default('')
    .required(say(({ messages }) => messages.currentPasswordRequired)),
});

/** The first code of an authenticator app. */
export const codeSchema = object({
  code: string()
    .default('')
    .required(say(({ messages }) => messages.codeRequired)),
});

/** What is shown before a second factor is changed: password and code. */
export const secondFactorSchema = codeSchema.shape({ password: presentPassword });

/** The password once more: before an account is deleted, or its second factor begun. */
export const presentPasswordSchema = object({ password: presentPassword });

export type ProfileValues = InferType<typeof profileSchema>;
export type EmailChangeValues = InferType<typeof emailChangeSchema>;
export type PasswordChangeValues = InferType<typeof passwordChangeSchema>;
export type CodeValues = InferType<typeof codeSchema>;
export type SecondFactorValues = InferType<typeof secondFactorSchema>;
export type PresentPasswordValues = InferType<typeof presentPasswordSchema>;

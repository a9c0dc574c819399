import { boolean, object, ref, string } from 'yup';
import type { InferType } from 'yup';

/** Something before and after the @, and a dot in the domain: what mail servers decide beyond that is theirs to say. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** SPEC.md §9. */
export const PASSWORD_MIN = 8;

const email = string().trim().required('Email is required').matches(EMAIL_PATTERN, 'Email is invalid');

const password = string()
  .required('Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .matches(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)/su, 'Password must contain uppercase, lowercase, and number');

const notBlank = (sentence: string) => string().trim().required(sentence);

/** SPEC.md §5: login checks only the email. */
export const loginSchema = object({ email, password: string().defined().default('') });

/** SPEC.md §5, the Create Account form. */
export const signupSchema = object({
  first_name: notBlank('First name is required'),
  last_name: notBlank('Last name is required'),
  username: notBlank('Username is required'),
  email,
  password,
  confirm_password: string()
    .default('')
    .oneOf([ref('password')], 'Passwords do not match'),
  terms: boolean()
    .required('You must agree to the terms and conditions')
    .oneOf([true], 'You must agree to the terms and conditions'),
});

export type LoginValues = InferType<typeof loginSchema>;
export type SignupValues = InferType<typeof signupSchema>;

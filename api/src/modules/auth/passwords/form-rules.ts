import { loginSchema, resetPasswordSchema, signupSchema } from '@tessera/shared/forms';
import { checkForm } from '../../../schemas/check-form';

interface Signup {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  password: string;
}

/**
 * docs/product.md §5 by the very rules that the form has; what only the form asks (the second password, the terms) is
 * filled in.
 * @returns the values, trimmed; the address in lower case
 * @throws AppError `validation.failed` with the messages by field
 */
export async function checkSignup(values: Signup): Promise<Signup> {
  await checkForm(signupSchema, { ...values, confirm_password: values.password, terms: true });
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    username: values.username.trim(),
    email: values.email.trim().toLowerCase(),
    password: values.password,
  };
}

/** docs/product.md §5: login checks only the email. Answers it in lower case. */
export async function checkLogin(email: string): Promise<string> {
  await checkForm(loginSchema, { email, password: '' });
  return email.trim().toLowerCase();
}

/** The password rule alone (docs/product.md §5). */
export async function checkPassword(password: string): Promise<void> {
  await checkForm(resetPasswordSchema, { password, confirm_password: password });
}

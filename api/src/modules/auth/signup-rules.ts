import { loginSchema, signupSchema } from '@tessera/shared/forms';
import { checkForm } from '../../schemas/check-form';

interface Signup {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  password: string;
}

/**
 * SPEC.md §5 by the very rules that the form has; what only the form asks (the second password, the terms) is filled in.
 * @returns the values, trimmed
 * @throws AppError `validation.failed` with the sentences by field
 */
export async function checkSignup(values: Signup): Promise<Signup> {
  await checkForm(signupSchema, { ...values, confirm_password: values.password, terms: true });
  const { password } = values;
  const [first_name, last_name, username, email] = [values.first_name, values.last_name, values.username, values.email];
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    username: username.trim(),
    email: email.trim().toLowerCase(),
    password,
  };
}

/** SPEC.md §5: login checks only the email. */
export async function checkLogin(email: string): Promise<string> {
  await checkForm(loginSchema, { email, password: '' });
  return email.trim().toLowerCase();
}

/** The password rule alone, for a change of password. */
export async function checkPassword(password: string): Promise<void> {
  const somebody = { first_name: 'A', last_name: 'B', username: 'c', email: 'a@example.com' };
  await checkForm(signupSchema, { ...somebody, password, confirm_password: password, terms: true });
}

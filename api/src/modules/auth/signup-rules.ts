import { loginSchema, signupSchema } from '@tessera/shared/forms';
import { AppError } from '../../errors';

/** The part of a yup schema that is used here. */
interface Rules {
  validate(value: unknown, options: { abortEarly: boolean }): Promise<unknown>;
}

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
  await check(signupSchema, { ...values, confirm_password: values.password, terms: true });
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
  await check(loginSchema, { email, password: '' });
  return email.trim().toLowerCase();
}

/** The password rule alone, for a change of password. */
export async function checkPassword(password: string): Promise<void> {
  const somebody = { first_name: 'A', last_name: 'B', username: 'c', email: 'a@example.com' };
  await check(signupSchema, { ...somebody, password, confirm_password: password, terms: true });
}

async function check(rules: Rules, values: object): Promise<void> {
  try {
    await rules.validate(values, { abortEarly: false });
  } catch (error) {
    const errors = sentencesByField(error);
    if (!errors) throw error;
    throw new AppError('validation.failed', Object.values(errors)[0]?.[0] ?? 'The form is not valid.', { errors });
  }
}

/** Reads yup's error without importing yup: `inner` holds one error per broken rule. */
function sentencesByField(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof Error) || error.name !== 'ValidationError' || !('inner' in error)) return undefined;
  const inner: unknown[] = Array.isArray(error.inner) ? error.inner : [];
  const fields: Record<string, string[]> = {};
  for (const item of inner) {
    if (!(item instanceof Error) || !('path' in item) || typeof item.path !== 'string') continue;
    (fields[item.path] ??= []).push(item.message);
  }
  return fields;
}

import { AppError } from '../errors/errors';

/** The part of a yup schema that is used here. */
interface Rules {
  validate(value: unknown, options: { abortEarly: boolean }): Promise<unknown>;
}

/**
 * Checks values by the very rules that the form in the browser has.
 * @throws AppError `validation.failed` with the sentences by field
 */
export async function checkForm(rules: Rules, values: object): Promise<void> {
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

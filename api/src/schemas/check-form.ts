import { setLanguage } from '@tessera/shared/i18n';
import { notValid } from '../errors/errors';
import type { FieldErrors } from '../errors/errors';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../core/languages';
import type { Language } from '../core/languages';

interface Options {
  abortEarly: boolean;
}

/** The part of a yup schema that is used here. */
interface Rules {
  validate(value: unknown, options: Options): Promise<unknown>;
  validateSync(value: unknown, options: Options): unknown;
}

/**
 * Checks values by the very rules that the form in the browser has.
 * @throws AppError `validation.failed` with the messages by field
 */
export async function checkForm(rules: Rules, values: object): Promise<void> {
  try {
    await rules.validate(values, { abortEarly: false });
  } catch (error) {
    if (!messagesByField(error)) throw error;
    throw notValid(errorsOf(rules, values));
  }
}

/** The same rules are broken in every language, one after another. */
function errorsOf(rules: Rules, values: object): FieldErrors {
  const said = new Map(LANGUAGES.map((language) => [language, messagesIn(language, rules, values)]));
  const fields = Object.entries(said.get(DEFAULT_LANGUAGE) ?? {});
  const spoken = fields.map(([field, messages]): [string, FieldErrors[string]] => [
    field,
    messages.map((english, index) => (language) => said.get(language)?.[field]?.[index] ?? english),
  ]);
  return Object.fromEntries(spoken);
}

/**
 * Forms speak the language of their document, of which a browser has one: here it is set for as long as the rules are
 * asked, which nothing else comes between.
 */
function messagesIn(language: Language, rules: Rules, values: object): Record<string, string[]> {
  setLanguage(language);
  try {
    rules.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return messagesByField(error) ?? {};
  } finally {
    setLanguage(DEFAULT_LANGUAGE);
  }
}

/** Reads yup's error without importing yup: `inner` holds one error per broken rule. */
function messagesByField(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof Error) || error.name !== 'ValidationError' || !('inner' in error)) return undefined;
  const inner: unknown[] = Array.isArray(error.inner) ? error.inner : [];
  const fields: Record<string, string[]> = {};
  for (const item of inner) {
    if (!(item instanceof Error) || !('path' in item) || typeof item.path !== 'string') continue;
    (fields[item.path] ??= []).push(item.message);
  }
  return fields;
}

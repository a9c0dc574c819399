import type { Language } from './languages';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/**
 * Chooses a message by the language's plural rules (CLDR).
 * @param count how many
 * @param forms what to say for each plural category that the language has; `other` is for all that are left out
 */
export function plural(
  language: Language,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const rule = (rules[language] ??= new Intl.PluralRules(language));
  return forms[rule.select(count)] ?? forms.other;
}

import { DEFAULT_LANGUAGE } from '../../../core/languages';
import type { Language } from '../../../core/languages';

/** A name in that language, in English where there is none, '' where there is neither. */
export function nameIn(names: Record<string, string>, language: Language): string {
  return names[language] ?? names[DEFAULT_LANGUAGE] ?? '';
}

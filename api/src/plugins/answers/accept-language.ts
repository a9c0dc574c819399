import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core/languages';
import type { Language } from '../../core/languages';

/** Nobody needs more to name the languages they read. Characters. */
const LONGEST = 500;

/**
 * The first of our languages that somebody reads best (RFC 9110 §12.5.4); English where they named none of them.
 * A page sends the language that it is shown in, a browser by itself those that it is set to.
 *
 * Looked up in their order (RFC 4647 §3.4), not matched by the library: that takes `de` for the closer one of `en-GB, de`.
 */
export function languageOf(accept_language = ''): Language {
  const headers = { 'accept-language': accept_language.slice(0, LONGEST) };
  const wanted = new Negotiator({ headers }).languages().map((tag) => tag.split('-')[0]?.toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? DEFAULT_LANGUAGE;
}

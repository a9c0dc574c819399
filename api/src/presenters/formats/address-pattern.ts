import { LANGUAGES } from '../../core/languages';

const MOST_CHARACTERS = 300;
const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);
/** Products and categories are addressed by words. */
const NAMED = /^(\/products\/(?:category\/)?)(?!category\/)[^/]+/;
/** What has a digit in it, and what was left of a secret (`withoutSecrets`), is one of many. */
const NUMBERED = /[^/]*[0-9…][^/]*/g;

/**
 * What the addresses of one kind of page have in common: without language and query, and with `:id` in the place of what
 * tells two of them apart. Migration 0298 has the same rule for what was reported before it.
 * @param address as it is kept: path and query
 */
export function addressPattern(address: string): string {
  const [path = ''] = address.split('?');
  return path.replace(LANGUAGE, '').replace(NAMED, '$1:id').replace(NUMBERED, ':id').slice(0, MOST_CHARACTERS);
}

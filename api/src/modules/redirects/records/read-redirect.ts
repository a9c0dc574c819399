import { redirectKey } from '@tessera/server/http';
import { readLanguage } from '@tessera/shared/i18n';
import type { LocalizedMessage } from '../../../core/languages';
import { messageOf } from '../../../messages/message';

/** Where a former address leads, as it is kept. */
export interface Redirect {
  /** as `redirectKey` has it */
  path: string;
  /** a path of the shop, with its query and fragment, without a language */
  target: string;
  /** its path, as `redirectKey` has it */
  target_path: string;
}

export type RedirectField = 'path' | 'target';

/** What is wrong with one side. */
export interface RedirectFault {
  field: RedirectField;
  reason: LocalizedMessage;
}

const LONGEST = 300;
/** Only what addresses are made from relatively: nothing is ever asked of it. */
const BASE = 'https://shop.invalid';
/** A scheme, or the two slashes before a host. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|[/\\]{2})/i;
const UNSEEN = /\p{C}/u;

const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text) && !UNSEEN.test(text) && text.length <= LONGEST;

/** The path without its language: redirects lead in each of them. */
export const keyOf = (pathname: string): string | undefined => redirectKey(readLanguage(pathname).path);

function readPath(given: string): string | LocalizedMessage {
  if (!isPath(given) || /[?#\\]/.test(given)) return messageOf('validation.failed.redirect_path');
  const path = keyOf(given);
  if (path === undefined || path.length > LONGEST || UNSEEN.test(path))
    return messageOf('validation.failed.redirect_path');
  return path === '/' ? messageOf('validation.failed.redirect_home') : path;
}

/** A path of the shop that begins with the shop's own address, without it. */
function withinShop(given: string, shop: string): string {
  if (given === shop) return '/';
  return given.startsWith(`${shop}/`) ? given.slice(shop.length) : given;
}

function readTarget(given: string, shop: string): Omit<Redirect, 'path'> | LocalizedMessage {
  const within = withinShop(given, shop);
  if (ELSEWHERE.test(within)) return messageOf('validation.failed.redirect_elsewhere');
  const url = isPath(within) && !within.includes('\\') ? new URL(within, BASE) : undefined;
  const target_path = url && keyOf(url.pathname);
  if (url?.origin !== BASE || target_path === undefined) return messageOf('validation.failed.redirect_target');
  const target = readLanguage(url.pathname).path.replace(/^\/{2,}/, '/') + url.search + url.hash;
  return target.length > LONGEST ? messageOf('validation.failed.redirect_target') : { target, target_path };
}

/**
 * Reads both sides of a redirect as somebody wrote them (docs/product.md §4, 'Redirects').
 * @param shop its own address (`PUBLIC_URL`), which a target may begin with
 * @returns what is wrong where it cannot be one; circles are found where others are known
 */
export function readRedirect(
  given: Record<RedirectField, string>,
  shop: string,
): { redirect: Redirect; faults: [] } | { redirect: null; faults: RedirectFault[] } {
  const path = readPath(given.path.trim());
  const target = readTarget(given.target.trim(), shop);
  const faults: RedirectFault[] = [];
  if (typeof path === 'function') faults.push({ field: 'path', reason: path });
  if (typeof target === 'function') faults.push({ field: 'target', reason: target });
  if (typeof path === 'function' || typeof target === 'function') return { redirect: null, faults };
  return { redirect: { path, ...target }, faults: [] };
}

/** Anybody can make up addresses: long ones are not kept, and when so many are known, it starts over. */
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 200;
const known = new Map<string, Address>();

export interface Address {
  /** not to be changed: it is kept for the next request */
  url: URL;
  /** false: the same page has a tidier address, which `url` holds */
  tidy: boolean;
}

/** Whether every percent sign of a path begins an escape (RFC 3986 §2.1), and what they stand for is UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * A request's target whose path can be decoded. In one that cannot, percent signs are taken for themselves: it names nothing that
 * there is, and whoever typed it gets the page that says so, and no error of the router.
 */
export function decodableTarget(target: string): string {
  if (!target.includes('%')) return target;
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return isDecodable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

/**
 * The address that a request asks for, always on the shop's own origin: a target that begins with two slashes (or a backslash)
 * would else be read as another host, and a redirect to it would lead there. Slashes at the end and doubled ones go away.
 */
export function readAddress(target: string, publicUrl: string): Address {
  const key = `${publicUrl} ${target}`;
  const found = known.get(key) ?? parseAddress(target, publicUrl);
  if (known.size >= MOST_KNOWN) known.clear();
  if (target.length <= LONGEST_KNOWN) known.set(key, found);
  return found;
}

function parseAddress(target: string, publicUrl: string): Address {
  const [path = '', ...query] = target.split('?');
  const url = new URL('/', publicUrl);
  url.pathname = path.replaceAll('\\', '/').replace(/\/{2,}/g, '/');
  // a second time: resolving `/.//` leaves doubled slashes behind
  url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  if (query.length > 0) url.search = query.join('?');
  const tidied = url.pathname.replace(/(.)\/$/, '$1');
  const tidy = tidied === url.pathname && !/\/{2}|\\/.test(path);
  url.pathname = tidied;
  return { url, tidy };
}

import { readLanguage } from '@tessera/shared/i18n';

/** Every cache of ours begins with this; others of this origin are not touched. */
const PREFIX = 'tessera-';
/** Names with the hash of their content: whatever the shell's version, they stay true. */
export const FILES = `${PREFIX}files`;
export const PICTURES = `${PREFIX}pictures`;
/** Pages belong to the shell's version that made them. */
export const pagesOf = (version: string): string => `${PREFIX}pages-${version}`;

/** The most entries of each cache: a browser that is asked for little allows it. */
export const MOST_FILES = 250;
export const MOST_PICTURES = 150;
export const MOST_PAGES = 40;

/** What was cached by an older version of the shell. */
export function outdatedCaches(names: string[], version: string): string[] {
  const current = [FILES, PICTURES, pagesOf(version)];
  return names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
}

/** Shown as they are this moment or not at all: prices, stock and everything of a person. */
const LIVE = /^\/(cart|checkout|orders|account|wishlist|auth|admin|newsletter|back-in-stock|status|dev)(\/|$)/;

const HASHED_FILE = /^\/(assets\/.+\.[0-9a-f]{8}\.\w+|remotes\/[a-z][^/]*\/[^/]+\/.+)$/;
/** Videos are not: they are large, and players ask for parts of them. */
const HASHED_PICTURE = /^\/media\/[0-9a-f]{16}(?!.*\.(mp4|webm)$)/;

export type Kind = 'page' | 'still' | 'file' | 'picture' | 'other';

/**
 * What the second thread of a page asks for that stands still (beside.worker.ts); no server has it. A form of any other site
 * leads here, too, as a navigation: that would load a page anew on which somebody types.
 */
const STILL = '/page-still';

/** Of a file by its address. */
function kindOfFile({ pathname, search }: URL): Kind {
  if (search) return 'other';
  if (HASHED_FILE.test(pathname)) return 'file';
  return HASHED_PICTURE.test(pathname) ? 'picture' : 'other';
}

/** How a request is answered. 'other' is none of the worker's business, the whole API among it. */
export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>, origin: string): Kind {
  const url = new URL(request.url);
  if (url.origin !== origin) return 'other';
  if (request.method === 'POST' && url.pathname === STILL && request.mode !== 'navigate') return 'still';
  if (request.method !== 'GET' || request.headers.has('range')) return 'other';
  if (request.mode === 'navigate') return /^\/(api|assets|remotes|media)(\/|$)/.test(url.pathname) ? 'other' : 'page';
  return kindOfFile(url);
}

/**
 * Whether a page may be seen again without a connection: the server says that it is everybody's, or while there is a canary
 * (docs/architecture/remotes.md) that browsers alone may keep it, and it is not live.
 */
export function mayCachePage(url: string, answer: Pick<Response, 'status' | 'headers' | 'redirected'>): boolean {
  const { path } = readLanguage(new URL(url).pathname);
  return (
    answer.status === 200 &&
    !answer.redirected &&
    !LIVE.test(path) &&
    /\b(public|no-cache)\b/.test(answer.headers.get('cache-control') ?? '') &&
    (answer.headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** Whether an address leads elsewhere: of a navigation, whose redirect the browser follows by itself, or of what was followed here. */
export const leadsElsewhere = ({ type, redirected }: Pick<Response, 'type' | 'redirected'>): boolean =>
  type === 'opaqueredirect' || redirected;

/** The oldest of them, in the order in which they were cached, that are too many. */
export const tooMany = <Entry>(entries: readonly Entry[], most: number): readonly Entry[] =>
  entries.slice(0, Math.max(0, entries.length - most));

import { createHash } from 'node:crypto';
import type { PageMatch } from './page-match';

/** The status of the shell's pages that stand for whatever was asked for. */
const STAND_INS = { 'not-found': 404, maintenance: 503 } as const;
/** When to look again while the shop is closed, in seconds (RFC 9110, Retry-After): at its end, where that is known and ahead. */
const RETRY_AFTER = 120;
const LONGEST_RETRY_AFTER = 86_400;

function retryAfter(until: string | null | undefined, now: number): number {
  const left = until ? Math.ceil((Date.parse(until) - now) / 1_000) : 0;
  return left > 0 ? Math.min(left, LONGEST_RETRY_AFTER) : RETRY_AFTER;
}

type StandIn = Extract<PageMatch, { kind: keyof typeof STAND_INS }>;

export const isStandIn = (match: PageMatch): match is StandIn => match.kind in STAND_INS;

/** Only documents of its own pages know the back office's remotes. */
export const isBackOffice = (match: PageMatch): boolean => match.kind === 'remote' && match.route.layout === 'admin';

export function statusOf(match: PageMatch, rendered: number): number {
  return isStandIn(match) ? STAND_INS[match.kind] : rendered;
}

/** The same for everybody, so that it may be kept on the way. */
function isPublic(match: PageMatch): boolean {
  return isStandIn(match) ? match.kind === 'not-found' : match.route.render === 'public';
}

/** Headers that depend on what kind of page it is: who may keep it, who may index it. */
export function kindHeaders(match: PageMatch, content: Buffer, now = Date.now()): Record<string, string> {
  const open = isPublic(match);
  const mailLink = match.kind === 'host' && match.route.mail_link;
  return {
    'cache-control': open ? 'public, max-age=0, s-maxage=1' : 'private, no-store',
    ...(open ? { etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` } : {}),
    ...(open && !isStandIn(match) ? {} : { 'x-robots-tag': 'noindex' }),
    ...(match.kind === 'maintenance' ? { 'retry-after': String(retryAfter(match.until, now)) } : {}),
    ...(mailLink ? { 'referrer-policy': 'no-referrer' } : {}),
  };
}

/** The same for a page whose outlet was left to the browser this once: nobody keeps it, and it has no tag. */
export function shellHeaders(match: PageMatch): Record<string, string> {
  const { etag: _tag, ...headers } = kindHeaders(match, Buffer.alloc(0));
  return { ...headers, 'cache-control': 'private, no-store' };
}

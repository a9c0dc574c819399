import type { ContentSources } from '@tessera/shared/composition';

/** Where browsers say what a page's policy has blocked. */
export const CSP_REPORTS = '/csp-report';

/**
 * The Content Security Policy of a page (W3C CSP 3): only own files, inline code by hash, and what this page's route
 * needs.
 * @param sources what of other addresses the page may use (`sourcesOf`, which lets nothing else through)
 */
export function contentSecurityPolicy(scriptHashes: string[], styleHashes: string[], sources: ContentSources): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [CSP_REPORTS],
  };
  for (const [directive, needed] of Object.entries(sources)) {
    directives[directive] = [...(directives[directive] ?? []), ...needed];
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** What a browser reads of documents alone. */
const documentHeaders: Record<string, string> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** Sent with every answer of the web server. */
export const commonHeaders: Record<string, string> = { 'x-content-type-options': 'nosniff', ...documentHeaders };

/** A year, as browsers' makers advise. Seconds. Neither subdomains nor preloading: those are the owner's to decide. */
const HSTS = 'max-age=31536000';

/**
 * What goes with every answer of this web server, the API's among them. Over https it tells browsers to come back by https
 * alone (RFC 6797 §7.1); over http that must not be said (§7.2).
 * @param publicUrl base of the shop's addresses
 */
export const headersFor = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { ...commonHeaders, 'strict-transport-security': HSTS } : commonHeaders;

/** Of no use to scripts, pictures and fonts, of which a first view loads a dozen: 0.2 KiB each that nobody reads. */
export const documentHeaderNames = Object.keys(documentHeaders);

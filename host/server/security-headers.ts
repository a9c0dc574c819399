import type { RegisteredRemote } from '@tessera/shared/composition';

/** Directives that a remote's descriptor may widen, and what a source may look like: no wildcard, no 'unsafe-*'. */
const WIDENED = new Set(['connect-src', 'img-src', 'font-src', 'frame-src']);
/**
 * The only code from elsewhere that a remote may ask for: providers whose card forms must be their own code from their own
 * address, so that card data never reaches us (PCI DSS, SAQ A).
 */
const FOREIGN_SCRIPTS = new Set(['https://js.stripe.com']);
const SOURCE = /^https:\/\/[a-z0-9.-]+(:\d+)?$/i;

/**
 * The Content Security Policy of a page (W3C CSP 3): only own files, inline code by hash, and what live remotes state
 * that they need.
 */
export function contentSecurityPolicy(
  scriptHashes: string[],
  styleHashes: string[],
  remotes: RegisteredRemote[],
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  for (const { descriptor } of remotes) {
    for (const [directive, sources] of Object.entries(descriptor.csp)) {
      const isAllowed = (source: string): boolean =>
        directive === 'script-src' ? FOREIGN_SCRIPTS.has(source) : WIDENED.has(directive) && SOURCE.test(source);
      const allowed = sources.filter(isAllowed);
      if (allowed.length > 0) directives[directive] = [...(directives[directive] ?? []), ...allowed];
    }
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

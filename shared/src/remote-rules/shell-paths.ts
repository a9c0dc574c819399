import { hostRoutes } from '@tessera/shared/composition';
import { LANGUAGES } from '@tessera/shared/i18n';
import { firstSegmentOf, patternsMeet, segmentsOf } from './route-patterns';

/**
 * First segments that the web server answers itself, beside its files, whose names have a dot. It refuses to start with an
 * address that is in none of them (`isShellPath`), so none is forgotten. `metrics` is the API's own, and stays free.
 */
const WEB_SERVER = [
  'api',
  'assets',
  'csp-report',
  'error-log',
  'healthz',
  'icons',
  'media',
  'metrics',
  'readyz',
  'release-watch',
  'remotes',
  'sitemaps',
];

/** A remote's segments in which the shell has a page: there it owns what that page stands under, `/admin/auth`. */
const SHARED = new Set(['admin']);

function ownerPatternOf(path: string): string {
  const [first = '', second = ''] = segmentsOf(path);
  return SHARED.has(first) ? `/${first}/${second}/*` : `/${first}/*`;
}

/** Patterns of everything that belongs to no remote. */
const SHELL_PATTERNS = [
  ...new Set([
    ...[...WEB_SERVER, ...LANGUAGES].map((segment) => `/${segment}/*`),
    ...hostRoutes.map(({ path }) => ownerPatternOf(path)),
  ]),
];

/** Whether a path, or some path of a pattern, is the shell's: its pages', the web server's, or below a language's prefix. */
export function isShellPath(path: string): boolean {
  return firstSegmentOf(path).includes('.') || SHELL_PATTERNS.some((pattern) => patternsMeet(pattern, path));
}

import type { FailureInBrowser } from './error-log';

/** A failure of a remote, as the API takes it (docs/api.md, 'Sinks'). */
export interface ToldFailure {
  remote: string;
  version: string;
  kind: 'threw' | 'not_loaded' | 'hung' | 'ended' | 'hoarded' | 'patched' | 'blocked';
  message: string;
  /** of the page, without its query */
  path: string;
  /** the place that the remote fills there; '' for a page */
  slot: string;
}

/** A remote and the version of it that is meant. */
export interface Owner {
  remote: string;
  version: string;
}

/** Whose page an address is; undefined: the shell's, or nobody's. */
export type OwnerOf = (path: string) => Owner | undefined;

/** What a browser's report of a blocked thing has (W3C CSP 3, §5.3). */
export interface CspReport {
  'document-uri'?: string;
  'effective-directive'?: string;
  'violated-directive'?: string;
  'blocked-uri'?: string;
  'source-file'?: string;
}

/** `reviews 1.2.0`, of a slot `reviews:cart-aside 1.2.0` */
const PART = /^([a-z][a-z0-9-]*)(?::([a-z0-9-]+))? (\d+\.\d+\.\d+[\w.-]*)$/;
const KIND = /^(hung|ended|hoarded|patched): /;
const FILE = /^\/remotes\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[\w.-]*)\//;
const LONGEST_PATH = 500;
/** What the API or a person is to blame for is no failure of a remote. */
const OF_CODE = new Set(['general', 'network', 'timeout']);

const pathOf = (address: string): string => (address.split(/[?#]/)[0] ?? '').slice(0, LONGEST_PATH);

function kindOf({ errorType, errorMessage }: FailureInBrowser): ToldFailure['kind'] {
  // its alternatives are kinds
  const named = KIND.exec(errorMessage)?.[1] as ToldFailure['kind'] | undefined;
  return named ?? (errorType === 'general' ? 'threw' : 'not_loaded');
}

const isOfCode = ({ statusCode, errorCode, errorType }: FailureInBrowser): boolean =>
  statusCode === 0 && errorCode !== 'offline' && OF_CODE.has(errorType);

const ownerIn = (remote: string | undefined, version: string | undefined): Owner | undefined =>
  remote && version ? { remote, version } : undefined;

/** Whose failure a line of the log is, and what it says of it; undefined: no remote's. */
export function failureOf(said: FailureInBrowser, ownerOf: OwnerOf): ToldFailure | undefined {
  if (!isOfCode(said)) return undefined;
  const path = pathOf(said.address);
  const [, remote, slot = '', version] = PART.exec(said.part ?? '') ?? [];
  const owner = ownerIn(remote, version) ?? ownerOf(path);
  return owner && { ...owner, kind: kindOf(said), message: said.errorMessage || 'No message', path, slot };
}

const urlOf = (text: string | undefined): URL | undefined =>
  text !== undefined && URL.canParse(text) ? new URL(text) : undefined;

const directiveOf = (report: CspReport): string =>
  (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0] ?? '';

/** Its origin, or its scheme: an address may have anything in its path. */
function whatOf({ 'blocked-uri': blocked = '' }: CspReport): string {
  const origin = urlOf(blocked)?.origin ?? 'null';
  return origin === 'null' ? (blocked.split(':')[0] ?? '') : origin;
}

/**
 * Whose code tried what a page's policy has blocked: the build's whose file it was, else the page's; undefined where it is
 * neither, an extension of the browser's.
 * @param origin the shop's own
 */
export function blockedOf(report: CspReport, origin: string, ownerOf: OwnerOf): ToldFailure | undefined {
  const page = urlOf(report['document-uri']);
  const file = urlOf(report['source-file']);
  if (page?.origin !== origin || (file && file.origin !== origin)) return undefined;
  const [, remote, version] = FILE.exec(file?.pathname ?? '') ?? [];
  const path = pathOf(page.pathname);
  const owner = ownerIn(remote, version) ?? ownerOf(path);
  return (
    owner && { ...owner, kind: 'blocked', message: `${directiveOf(report)} blocked ${whatOf(report)}`, path, slot: '' }
  );
}

import { isShellPath } from '@tessera/shared/remote-rules';

/** The web server's answer to every path of a page. */
const PAGES = '/*';

/**
 * Keeps the list of what belongs to no remote complete: an address that the web server answers itself must be on it.
 * @throws Error for one that a remote could claim, so that the web server does not start
 */
export function refuseUnknownPath({ url }: { url: string }): void {
  if (url === PAGES || isShellPath(url)) return;
  throw new Error(`${url} is not among the shell's paths (shared/src/remote-rules/shell-paths.ts).`);
}

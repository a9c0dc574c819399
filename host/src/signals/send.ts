/** What is said of a version of a remote (docs/api.md, 'Remotes'). */
export interface Signal {
  remote: string;
  version: string;
  kind: string;
}

const ADDRESS = '/api/remote-signals';

/**
 * Tells the shop, without cookies and without saying which page it was, also while the page is being left. Never fails:
 * without a network there is nobody to tell. A beacon would send both.
 */
export function send(signals: Signal[]): void {
  void fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signals }),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

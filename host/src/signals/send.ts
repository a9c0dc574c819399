/** What is said of a version of a remote (docs/api.md, 'Remotes'). */
export interface Signal {
  remote: string;
  version: string;
  kind: string;
}

const ADDRESS = '/api/remote-signals';

/** Tells the shop, with neither cookie nor address in it. Never fails: without a network there is nobody to tell. */
export function send(signals: Signal[]): void {
  const body = new Blob([JSON.stringify({ signals })], { type: 'application/json' });
  // missing in a few privacy modes, whatever its type says
  (navigator.sendBeacon as typeof navigator.sendBeacon | undefined)?.call(navigator, ADDRESS, body);
}

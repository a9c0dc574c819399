import type { PageData } from './page-data';

declare global {
  var tesseraIntegrity: ((url: string) => string) | undefined;
  var tesseraAddress: ((url: string) => string) | undefined;
}

/**
 * Lets every build's loader ask for the hash of a file it is about to insert (scripts/webpack/script-integrity.js), so
 * that a browser refuses a file that is not the registered one.
 */
export function installIntegrity({ remotes, shell_files }: PageData): void {
  const hashes = new Map<string, string>();
  for (const [file, hash] of Object.entries(shell_files)) hashes.set(`/assets/${file}`, hash);
  for (const { base_url, descriptor } of remotes) {
    for (const [file, hash] of Object.entries(descriptor.files)) hashes.set(base_url + file, hash);
  }
  globalThis.tesseraIntegrity = (url) => {
    const { origin, pathname } = new URL(url, location.href);
    return hashes.get(pathname) ?? hashes.get(origin + pathname) ?? '';
  };
}

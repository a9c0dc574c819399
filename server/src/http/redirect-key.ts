/**
 * By what a former address is known, in API and web server alike: its path decoded, in lower case, with single slashes and
 * none at its end. Undefined where it cannot be decoded.
 * @param path without a language's prefix, query or fragment
 */
export function redirectKey(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path).normalize('NFC').toLowerCase();
    return plain.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  } catch {
    return undefined;
  }
}

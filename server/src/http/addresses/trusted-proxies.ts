import { compile } from '@fastify/proxy-addr';

/**
 * @param proxies TRUSTED_PROXIES: addresses, networks or names such as 'loopback'; a string has commas between them
 * @returns whether an address is one of these
 * @throws TypeError for what is no address
 */
export function trustedBy(proxies: string | string[]): (address: string) => boolean {
  const isTrusted = compile(typeof proxies === 'string' ? proxies.split(/\s*,\s*/) : proxies);
  return (address) => isTrusted(address, 0);
}

/** Whether TRUSTED_PROXIES can be read. */
export function areProxies(list: string): boolean {
  try {
    trustedBy(list);
    return true;
  } catch {
    return false;
  }
}

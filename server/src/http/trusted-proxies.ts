import { compile } from '@fastify/proxy-addr';

/** Whether TRUSTED_PROXIES can be read: addresses, networks and names such as `loopback`, with commas between them. */
export function areProxies(list: string): boolean {
  try {
    compile(list.split(/\s*,\s*/));
    return true;
  } catch {
    return false;
  }
}

import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What of IPv6 is given to networks of the world (IANA); everything else is somebody's own, or leads elsewhere. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address is one of the open network: not private, loopback, link-local or reserved, and none that wraps another
 * one up (IPv4-mapped, NAT64, 6to4, Teredo).
 * @param address IPv4 or IPv6 as a socket or DNS tells it
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return plain.kind() === 'ipv4' || GLOBAL.check(plain.toNormalizedString(), 'ipv6');
}

import ipaddr from 'ipaddr.js';

/** What counts as one visitor: an IPv4 address, or the /64 that an IPv6 connection has to itself (RFC 6177). */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

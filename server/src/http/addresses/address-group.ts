import { isIPv4, isIPv6 } from 'node:net';

/** RFC 4291 §2.5.5.2: an IPv4 address as a socket for both kinds writes it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, each without leading zeros; undefined when it is none. */
function groupsOf(address: string): string[] | undefined {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return undefined;
  // The URL parser writes every form of an address in the one of RFC 5952.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

const unmapped = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** What counts as one visitor: an IPv4 address, or the /64 that an IPv6 connection has to itself. */
export function addressGroup(address: string): string {
  const plain = unmapped(address);
  return groupsOf(plain)?.slice(0, 4).join(':') ?? plain;
}

/** Enough of an address to recognise a place by: '203.0.113.x', or the first 48 bits of IPv6, '2001:db8:1::x'. */
export function shortAddress(address: string): string {
  const plain = unmapped(address);
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  const groups = groupsOf(plain);
  return groups ? `${groups.slice(0, 3).join(':')}::x` : '';
}

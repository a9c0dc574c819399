import fc from 'fast-check';
import { addressGroup, shortAddress } from './address-group';

describe('a shortened address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::x'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8:0::x'],
    ['::1', '0:0:0::x'],
    ['fe80::1%eth0', 'fe80:0:0::x'],
    ['not an address', ''],
    ['', ''],
  ])('of %s is %s', (address, short) => expect(shortAddress(address)).toBe(short));

  it('never holds the last part', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const short = shortAddress(address);
        expect(short.endsWith('.x')).toBe(true);
        expect(address.startsWith(short.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe('a place', () => {
  it('is an IPv4 address, however it is written', () => {
    expect(addressGroup('::ffff:192.0.2.1')).toBe(addressGroup('192.0.2.1'));
    expect(addressGroup('192.0.2.1')).not.toBe(addressGroup('192.0.2.2'));
  });

  it('is the /64 of an IPv6 address: who has one has all addresses in it', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const groups = addressGroup(address).split(':');
        expect(groups).toHaveLength(4);
        expect(addressGroup(`${groups.join(':')}:1:2:3:4`)).toBe(addressGroup(address));
      }),
    );
    expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
  });

  it('is something for whatever a proxy says', () => {
    fc.assert(fc.property(fc.string(), (address) => typeof addressGroup(address) === 'string'));
  });
});

import fc from 'fast-check';
import { placeOf, shortAddress } from './place';

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
    expect(placeOf('::ffff:192.0.2.1')).toBe(placeOf('192.0.2.1'));
    expect(placeOf('192.0.2.1')).not.toBe(placeOf('192.0.2.2'));
  });

  it('is the /64 of an IPv6 address: who has one has all addresses in it', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const groups = placeOf(address).split(':');
        expect(groups).toHaveLength(4);
        expect(placeOf(`${groups.join(':')}:1:2:3:4`)).toBe(placeOf(address));
      }),
    );
    expect(placeOf('2001:db8:1:2::1')).not.toBe(placeOf('2001:db8:1:3::1'));
  });

  it('is something for whatever a proxy says', () => {
    fc.assert(fc.property(fc.string(), (address) => typeof placeOf(address) === 'string'));
  });
});

import { isPublicAddress } from './public-address';

test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2a01:4f8::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['a private network', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
  ['this machine', ['127.0.0.1', '127.8.8.8', '::1', '0.0.0.0', '::', '0.1.2.3']],
  ['what is reached without a router', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1']],
  ['many at once', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
  [
    'a provider’s own, tests and documentation',
    ['100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '240.0.0.1', '2001:db8::1'],
  ],
  [
    'another address in disguise',
    [
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001:0:1::1',
    ],
  ],
  ['no address', ['', 'localhost', '127.1', 'example.com']],
])('%s is not', (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

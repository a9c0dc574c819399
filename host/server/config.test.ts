import { readConfig } from './config';

it.each([
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ['DEV_REMOTES', 'cart', 'DEV_REMOTES must be JSON'],
  ['TRUSTED_PROXIES', 'balancer', 'TRUSTED_PROXIES must be addresses, networks or names'],
  ['PUBLIC_URL', 'ftp://shop.example', 'PUBLIC_URL must be a web address'],
  ['PUBLIC_URL', 'https://shop.example/shop', 'PUBLIC_URL must be scheme, host and port alone'],
  ['API_URL', 'ftp://api.example', 'API_URL must be a web address'],
  ['SHUTDOWN_DELAY', 'soon', 'SHUTDOWN_DELAY must be a whole number from 0 to 300'],
])('a wrong %s is named with what it may be', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${message}`);
});

it('several trusted proxies are read with blanks between them', () => {
  expect(readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }).trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
});

it.each(['https://shop.example', 'https://shop.example/', 'https://SHOP.example'])(
  'PUBLIC_URL %s is an origin',
  (url) => {
    expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe('https://shop.example');
  },
);

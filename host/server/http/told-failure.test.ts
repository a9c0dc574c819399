import fastify from 'fastify';
import { cspReports } from './csp-reports';
import { blockedOf, failureOf, type CspReport, type OwnerOf } from './told-failure';

/** Whose failure it is that a browser tells of: docs/api.md, 'Sinks'. */

const ownerOf: OwnerOf = (path) => (path.startsWith('/cart') ? { remote: 'cart', version: '1.0.0' } : undefined);
const said = {
  error_id: 'E-7K3M-9PX2',
  errorType: 'general',
  errorCode: 'unexpected',
  errorMessage: 'x is not a function',
  statusCode: 0,
  timestamp: '2026-01-02T03:04:05.000Z',
  address: '/cart?token=secret',
};
const told = { remote: 'cart', version: '1.0.0', kind: 'threw', message: said.errorMessage, path: '/cart', slot: '' };

test.each([
  ['a page, by its address', {}, told],
  ['a part, by its name', { part: 'reviews 2.0.0-a' }, { ...told, remote: 'reviews', version: '2.0.0-a' }],
  [
    'a slot',
    { part: 'reviews:cart-aside 2.0.0' },
    { ...told, remote: 'reviews', version: '2.0.0', slot: 'cart-aside' },
  ],
  ['files that did not come', { errorType: 'network' }, { ...told, kind: 'not_loaded' }],
  ['a page that stood still', { errorMessage: 'hung: 5 s' }, { ...told, kind: 'hung', message: 'hung: 5 s' }],
  ['the shell', { address: '/contact' }, undefined],
  ['the API’s answer', { statusCode: 500, errorType: 'server' }, undefined],
  ['no network', { errorType: 'network', errorCode: 'offline' }, undefined],
])('a failure of %s', (_what, changes, expected) => {
  expect(failureOf({ ...said, ...changes }, ownerOf)).toEqual(expected);
});

const SHOP = 'https://shop.example';
const report: CspReport = {
  'document-uri': `${SHOP}/cart?token=secret`,
  'effective-directive': 'img-src',
  'blocked-uri': 'https://tracker.example/ada@example.com.gif',
};
const blocked = { ...told, kind: 'blocked', message: 'img-src blocked https://tracker.example' };

test.each([
  ['without a file is the page’s', {}, blocked],
  [
    'of a build’s file is that build’s',
    { 'source-file': `${SHOP}/remotes/reviews/2.0.0/js/1.js` },
    { ...blocked, remote: 'reviews', version: '2.0.0' },
  ],
  [
    'of the shell’s file is the page’s',
    { 'source-file': `${SHOP}/assets/js/main.js`, 'blocked-uri': 'inline' },
    { ...blocked, message: 'img-src blocked inline' },
  ],
  ['of an extension is nobody’s', { 'source-file': 'chrome-extension://abc/x.js' }, undefined],
  ['of another site is nobody’s', { 'document-uri': 'https://other.example/cart' }, undefined],
  ['of the shell’s page is nobody’s', { 'document-uri': `${SHOP}/contact` }, undefined],
])('what is blocked %s', (_what, changes, expected) => {
  expect(blockedOf({ ...report, ...changes }, SHOP, ownerOf)).toEqual(expected);
});

test('browsers tell by themselves, and nobody floods it', async () => {
  const app = fastify();
  const heard: CspReport[] = [];
  cspReports(app, (each) => heard.push(each));
  const send = (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/csp-report',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/csp-report' },
    });
  for (let count = 0; count < 30; count += 1) expect((await send({ 'csp-report': report })).statusCode).toBe(204);
  expect(heard).toHaveLength(20);
  expect(heard[0]).toEqual(report);
  expect((await send({ nothing: 1 })).statusCode).toBe(400);
});

import fc from 'fast-check';
import { ApiError } from '@tessera/shared/client';
import { ERROR_TYPES } from '../../../messages/en/error';
import { errorInfoOf } from './error-info';

const now = new Date('2026-01-02T03:04:05.678Z');
const online = { online: true, now };
const offline = { online: false, now };
const typeOf = (cause: unknown, circumstances = online) => errorInfoOf(cause, circumstances).errorType;
const answer = (status: number, code = 'unexpected') => new ApiError({ status, code });
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['a 500', answer(500, 'server.error'), 'server'],
  ['a 502 of a proxy', answer(502), 'server'],
  ['an outage that calls itself one', answer(503, 'server.unavailable'), 'server'],
  ['too many at once', answer(503, 'server.busy'), 'server'],
  ['a full disk', answer(503, 'server.disk_full'), 'server'],
  ['a 503', answer(503), 'maintenance'],
  ['a 408', answer(408), 'timeout'],
  ['our own timeout', answer(0, 'timeout'), 'timeout'],
  ["a remote's timeout", new Error('Remote cart did not answer in time'), 'timeout'],
  ["the browser's timeout", new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
  ["a chunk's timeout", named('ChunkLoadError', 'Loading chunk 7 failed.\n(timeout: /assets/7.js)'), 'timeout'],
  ['a 403', answer(403, 'auth.forbidden'), 'forbidden'],
  ['a 402', answer(402), 'payment'],
  ['a way to pay that is not offered', answer(422, 'payments.method_not_available'), 'payment'],
  ['an order that cannot be paid any more', answer(409, 'payments.not_payable'), 'payment'],
  ['no answer', answer(0, 'network'), 'network'],
  ['a chunk that did not load', named('ChunkLoadError', 'Loading chunk 7 failed.'), 'network'],
  ['a remote that did not load', named('ScriptNetworkError', 'ScriptNetworkError: Failed to load script'), 'network'],
  ['a page that throws', new TypeError('x is not a function'), 'general'],
  ['a mistake about setTimeout', new TypeError('setTimeout is not a function'), 'general'],
  ['a 404', answer(404), 'general'],
  ['a string', 'broken', 'general'],
  ['nothing', undefined, 'general'],
])('%s is shown as the right one of the seven types (docs/product.md §2)', (_, cause, expected) => {
  expect(typeOf(cause)).toBe(expected);
});

test('without a network everything that had no answer is a connection error; what the server said still counts', () => {
  expect(errorInfoOf(new TypeError('x is not a function'), offline)).toMatchObject({
    errorType: 'network',
    errorCode: 'offline',
  });
  expect(typeOf(answer(0, 'timeout'), offline)).toBe('network');
  expect(typeOf(answer(403), offline)).toBe('forbidden');
});

test('what is known of a failure goes by the names of docs/product.md §3', () => {
  expect(errorInfoOf(new ApiError({ status: 500, code: 'server.error', message: 'Oh' }), online)).toEqual({
    errorType: 'server',
    errorCode: 'server.error',
    errorMessage: 'Oh',
    statusCode: 500,
    timestamp: '2026-01-02T03:04:05.678Z',
  });
});

test('whatever is thrown gives a whole ErrorInfo that the server takes', () => {
  fc.assert(
    fc.property(fc.anything(), fc.boolean(), (cause, isOnline) => {
      const info = errorInfoOf(cause, { online: isOnline, now });
      expect(ERROR_TYPES).toContain(info.errorType);
      expect(info.errorCode.length).toBeGreaterThan(0);
      expect(info.errorCode.length).toBeLessThanOrEqual(100);
      expect(info.errorMessage.length).toBeLessThanOrEqual(500);
      expect(Number.isInteger(info.statusCode) && info.statusCode >= 0 && info.statusCode <= 999).toBe(true);
    }),
  );
});

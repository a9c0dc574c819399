import { isDatabaseAway } from './database-away';

const withCode = (code: string, more = {}): Error => Object.assign(new Error('inside story'), { code, ...more });

describe('what passes by itself', () => {
  it.each([
    ...['08000', '08003', '08006', '08P01', '57P01', '57P02', '57P03', '57014', '53300', '53200', '58030'],
    ...['40001', '40P01', '55P03', '25006'],
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ])('is a failure with the code %s', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('is what pg says without a code: %s', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  it('is found behind what it was wrapped in', () => {
    const wrapped = new Error('Placing failed', { cause: new Error('Again', { cause: withCode('57P01') }) });
    expect(isDatabaseAway(wrapped)).toBe(true);
    const round: Error = new Error('round');
    round.cause = round;
    expect(isDatabaseAway(round)).toBe(false);
  });

  it('is a socket file that is not there', () => {
    expect(isDatabaseAway(withCode('ENOENT', { syscall: 'connect' }))).toBe(true);
    expect(isDatabaseAway(withCode('ENOENT', { syscall: 'open' }))).toBe(false);
  });
});

describe('a mistake of ours', () => {
  it.each(['23505', '23503', '23514', '22P02', '42P01', '42601', '0A000', 'XX000', 'ERR_ASSERTION', 'cart.line_limit'])(
    'does not pass by itself: %s',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(false);
    },
  );

  it.each([[new TypeError('x is not a function')], [undefined], [null], ['57P01'], [{}]])(
    'does not either: %p',
    (thrown) => {
      expect(isDatabaseAway(thrown)).toBe(false);
    },
  );
});

/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, RequestLogger } from './index';
import { redactLine } from './redact';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tessera-log-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a logger writes. */
function linesOf(write: (log: ReturnType<typeof createLogger>) => void): Record<string, Record<string, unknown>>[] {
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'a');
  write(createLogger('trace', 'test', fd));
  closeSync(fd);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, Record<string, unknown>>);
}

describe('an error in a log', () => {
  it.each(['err', 'error', 'cause', 'reason'])('tells its message and stack under the name %s', (name) => {
    const [line] = linesOf((log) => log.warn({ [name]: new TypeError('broken', { cause: new Error('below') }) }, 'x'));
    expect(line?.[name]).toMatchObject({ type: 'TypeError', message: 'broken', cause: { message: 'below' } });
    expect(line?.[name]?.['stack']).toMatch(/^TypeError: broken\n +at /);
  });

  it('tells it in a child of a logger, and when it is all that is logged', () => {
    const [first, second] = linesOf((log) => {
      log.child({ reqId: '1' }).error({ error: new Error('one') }, 'x');
      log.error(new Error('two'));
    });
    expect(first?.['error']).toMatchObject({ message: 'one' });
    expect(second?.['err']).toMatchObject({ message: 'two' });
  });

  it('carries the number of its request, at each level, and in a child of its logger', () => {
    const lines = linesOf((log) => {
      const own = RequestLogger.of(log, { reqId: '7' });
      own.warn('late');
      own.error({ error: new Error('one') }, 'broken');
      own.child({ part: 'mail' }).info('sent');
      expect(own.level).toBe('trace');
    });
    expect(lines.map(({ reqId, part, msg }) => [reqId, part, msg])).toEqual([
      ['7', undefined, 'late'],
      ['7', undefined, 'broken'],
      ['7', 'mail', 'sent'],
    ]);
  });

  it('holds no row and no value of the database', () => {
    const [line] = linesOf((log) => {
      const refused = Object.assign(new Error('invalid input syntax for type uuid: "my "own" secret"'), {
        ...{ severity: 'ERROR', code: '22P02', table: 'users', where: 'unnamed portal parameter $1 = my secret' },
        detail: 'Failing row contains (ada@example.com, my secret).',
      });
      log.error({ error: refused }, 'x');
    });
    expect(JSON.stringify(line)).not.toMatch(/secret|ada@/);
    expect(line?.['error']).toMatchObject({
      code: '22P02',
      table: 'users',
      message: 'invalid input syntax for type uuid: "…"',
    });
  });
});

const TOKEN = 'q7Rr0mJ5Zb1XvT-4sKp_9WcLyE2uHn6GdA8fOiQw3xM';
const JWT = `eyJhbGciOiJFUzI1NiJ9.${Buffer.from('{"sub":"x"}').toString('base64url')}.c2lnbmF0dXJl`;

describe('a line of a log', () => {
  it.each([
    ['/auth/reset-password/abc-short', 'abc-short'],
    ['/de/auth/verify-email/abc-short?next=%2Fcart', 'abc-short'],
    ['https://shop.example/newsletter/unsubscribe/abc-short', 'abc-short'],
    ['/back-in-stock/confirm/abc-short', 'abc-short'],
    ['/api/wishlist/shared/abc-short', 'abc-short'],
    ['/de/pay/abc-short', 'abc-short'],
    ['/api/payment-links/abc-short/payments', 'abc-short'],
    ['/orders/track?number=T-1&email=ada%40example.com', 'ada%40example.com'],
    ['/api/invoices/download?link=abc.def', 'abc.def'],
    ['connect postgres://shop:pass:w@rd@db.example:5432/shop failed', 'w@rd'],
    ['smtps://user:letmein@mail.example', 'letmein'],
    [`Authorization: Bearer ${JWT}`, JWT],
    ['authorization: basic dXNlcjpzZWNyZXQtcGFzc3dvcmQ=', 'dXNlcjpzZWNyZXQtcGFzc3dvcmQ'],
    [JSON.stringify({ deep: { deeper: { deepest: { password: 'letmein' } } } }), 'letmein'],
    [JSON.stringify({ msg: JSON.stringify({ token: 'abc-short' }) }), 'abc-short'],
    ['sk_test_abcdefgh and whsec_abcdefgh', 'abcdefgh'],
    [`no such key: ${TOKEN}`, TOKEN],
    [JWT, JWT],
  ])('%s holds no secret', (line, secret) => {
    expect(line).toContain(secret);
    expect(redactLine(line)).not.toContain(secret);
  });

  it.each([
    '{"level":40,"time":1700000000000,"pid":1,"hostname":"a","msg":"Is this all? Yes."}',
    'at Object.<anonymous> (/srv/shop/api/dist/server.cjs:10:20)',
    'request 0190b6c2-7d2c-7a8f-b1ce-1f2e3d4c5b6a of media/0123456789abcdef-320.avif',
    'the password is wrong',
    '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  ])('%s stays as it is', (line) => expect(redactLine(line)).toBe(line));
});

/** A disk of one megabyte; undefined where this user may not mount one. */
function smallDisk(): { directory: string; unmount: () => void } | undefined {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  return mounted ? { directory: folder, unmount: () => void execFileSync('umount', [folder]) } : undefined;
}

describe('a log on a full disk', () => {
  it('fails nobody who writes to it', () => {
    const fd = openSync('/dev/full', 'w');
    const log = createLogger('info', 'test', fd);
    // It stays open: what waits is tried again every five seconds, and the number of a closed one is soon somebody else's.
    for (let line = 0; line < 5_000; line += 1) log.info({ line }, 'written to a disk without room');
  });

  it('goes on when there is room again: whole lines, and one that says how many are missing', async () => {
    const disk = smallDisk();
    if (!disk) return; // only root may mount; the test above needs nobody's permission
    try {
      const fd = openSync(path.join(disk.directory, 'log'), 'a');
      const log = createLogger('info', 'test', fd);
      log.info('before');
      const { bavail, bsize } = statfsSync(disk.directory);
      writeFileSync(path.join(disk.directory, 'ballast'), Buffer.alloc(bavail * bsize));
      for (let line = 0; line < 3_000; line += 1) log.info({ line }, 'during');
      rmSync(path.join(disk.directory, 'ballast'));
      log.info('after');
      await new Promise(setImmediate);
      closeSync(fd);
      const text = readFileSync(path.join(disk.directory, 'log'), 'utf8');
      const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { msg: string; dropped?: number });
      const count = (msg: string) => lines.filter((line) => line.msg === msg).length;
      const [told] = lines.flatMap(({ dropped }) => (dropped === undefined ? [] : [dropped]));
      expect(count('before')).toBe(1);
      expect(told).toBeGreaterThan(0);
      // each of them was written or counted
      expect(count('during') + count('after') + Number(told)).toBe(3_001);
    } finally {
      disk.unmount();
    }
  });
});

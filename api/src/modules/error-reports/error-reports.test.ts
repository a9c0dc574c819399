import { Writable } from 'node:stream';
import pino from 'pino';
import type { Problem, ReportReceipt } from '@tessera/shared/contract';
import { buildApp } from '../../app';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';

const shop = forAllTests(startTestShop);
afterEach(async () => {
  await shop.infra.db.deleteFrom('error_reports').execute();
  await shop.infra.db.deleteFrom('error_report_groups').execute();
});

const report = {
  error_id: 'ERR-01A1FD6E',
  errorType: 'server',
  errorCode: 'server.error',
  errorMessage: 'An unexpected error occurred',
  statusCode: 500,
  timestamp: '2026-11-21T09:00:00.000Z',
  address: '/products?category=lighting',
  comment: ' I only clicked. ',
};
const post = (payload: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/error-reports', payload, headers });
const stored = () => shop.infra.db.selectFrom('error_reports').selectAll().execute();

describe('a report from the error page (docs/product.md §2, §3)', () => {
  it('is kept for the back office with the number that the visitor saw', async () => {
    const answer = await post(report, { 'user-agent': 'A browser', 'x-request-id': 'request-12345' });
    expect(answer.statusCode).toBe(201);
    const { reference } = answer.json<ReportReceipt>();
    expect(reference).toMatch(/^E-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(await stored()).toEqual([
      expect.objectContaining({
        reference,
        error_id: 'ERR-01A1FD6E',
        error_type: 'server',
        error_code: 'server.error',
        error_message: 'An unexpected error occurred',
        status_code: 500,
        happened_at: new Date('2026-11-21T09:00:00.000Z'),
        address: '/products?category=lighting',
        comment: 'I only clicked.',
        user_agent: 'A browser',
        request_id: 'request-12345',
      }),
    ]);
  });

  it('writes that number into the server’s log, beside the reference', async () => {
    const lines: string[] = [];
    const output = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
    const app = await buildApp({ ...shop.infra, logger: pino(output) }, shop.services);
    const answer = await app.inject({ method: 'POST', url: '/api/error-reports', payload: report });
    await app.close();
    const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>).find(({ error_id }) => error_id);
    expect(line).toMatchObject({
      msg: 'a visitor reported a failure',
      error_id: 'ERR-01A1FD6E',
      statusCode: 500,
      ...answer.json<ReportReceipt>(),
      request_id: answer.headers['x-request-id'],
    });
  });

  it('needs only what says which failure it was', async () => {
    const { error_id, errorType, timestamp } = report;
    expect((await post({ error_id, errorType, timestamp, statusCode: null })).statusCode).toBe(201);
    expect(await stored()).toEqual([expect.objectContaining({ status_code: null, error_message: '', address: '' })]);
  });

  it('does not ask who sends it: an old token is no hindrance', async () => {
    expect((await post(report, { authorization: 'Bearer old' })).statusCode).toBe(201);
  });

  it.each([
    ['https://shop.example.com/cart?x=1#top', '/cart?x=1'],
    ['/auth/reset-password/abc.def-123', '/auth/reset-password/…'],
    ['/de/auth/verify-email/abc/more?x=1', '/de/auth/verify-email/…?x=1'],
    ['/newsletter/confirm/abc', '/newsletter/confirm/…'],
    ['/pay/abc', '/pay/…'],
    ['/de/wishlist/shared/abc', '/de/wishlist/shared/…'],
    ['/newsletter/unsubscribe/abc#x', '/newsletter/unsubscribe/…'],
    ['/page?token=abc&x=1&access_token=def', '/page?token=…&x=1&access_token=…'],
    // an expression that looks at each part from each part before it would be at this for minutes
    ['?token'.repeat(1_666), '?token'.repeat(334).slice(0, 2_000)],
  ])('keeps of the address %s what opens nothing', async (address, expected) => {
    await post({ ...report, address });
    expect((await stored())[0]?.address).toBe(expected);
  });

  it('is cut where it is long, not refused', async () => {
    const long = 'x'.repeat(4000);
    expect((await post({ ...report, errorMessage: long, address: `/${long}`, comment: long })).statusCode).toBe(201);
    const [row] = await stored();
    expect([row?.error_message.length, row?.address.length, row?.comment.length]).toEqual([2000, 2000, 2000]);
  });

  it.each([
    { error_id: '' },
    { error_id: 'a b' },
    { error_id: 'x'.repeat(65) },
    { errorType: 'other' },
    { statusCode: '500' },
    { statusCode: 5.5 },
    { timestamp: 'yesterday' },
    { timestamp: '2026-99-99T00:00:00Z' },
    { errorMessage: 'x'.repeat(20_001) },
    { password: 'x' },
  ])('with %j is refused', async (changes) => {
    const answer = await post({ ...report, ...changes });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([422, 'validation.failed']);
    expect(await stored()).toEqual([]);
  });

  it('is taken 500 times an hour, from however many addresses', async () => {
    const now = shop.clock.now();
    const ids = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(12, '0'));
    const times = { happened_at: now, created_at: now, last_modified_at: now };
    const row = { error_id: 'x', error_type: 'server', request_id: 'x', ...times };
    const rows = ids.map((id) => ({ ...row, id: `00000000-0000-7000-8000-${id}`, reference: id }));
    await shop.infra.db.insertInto('error_reports').values(rows).execute();
    const refused = await post(report);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    shop.clock.advance(3_600_001);
    expect((await post(report)).statusCode).toBe(201);
  });
});

describe('a report that nobody needs any more', () => {
  it('is kept for 90 days (the privacy page says so)', async () => {
    const references = async () => (await stored()).map(({ reference }) => reference);
    const { reference } = (await post(report)).json<ReportReceipt>();
    shop.clock.advance(90 * 86_400_000);
    await shop.services.retention.run();
    expect(await references()).toEqual([reference]);
    const later = (await post(report)).json<ReportReceipt>();
    shop.clock.advance(1);
    await shop.services.retention.run();
    expect(await references()).toEqual([later.reference]);
  });
});

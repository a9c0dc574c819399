import type { ErrorReportGroupList, ErrorReportGroupRecord, Problem, ReportReceipt } from '@tessera/shared/contract';
import { newId } from '../../../infra/basics/ids';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

const shop = forAllTests(startTestShop);
let support: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  support = await signIn(shop, 'ADMIN');
  await appoint(shop, support.user_id, 'support');
  reader = await signIn(shop, 'ADMIN');
  await appoint(shop, reader.user_id, 'read_only');
});
afterEach(() => shop.infra.db.deleteFrom('error_report_groups').execute());

const timestamp = '2026-11-21T09:00:00.000Z';
async function report(given: object = {}): Promise<string> {
  const payload = { error_id: 'ERR-01A1FD6E', errorType: 'server', errorCode: 'server.error', timestamp, ...given };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/error-reports', payload });
  return answer.json<ReportReceipt>().reference;
}

type Method = 'GET' | 'PATCH' | 'POST';
const ask = (method: Method, path = '', payload?: object, { headers } = support) =>
  shop.app.inject({ method, url: `/api/admin/error-reports${path}`, headers, ...(payload && { payload }) });
const list = async (query = '') => (await ask('GET', query)).json<ErrorReportGroupList>().items;
async function first(): Promise<string> {
  const [group] = await list();
  if (!group) throw new Error('Nothing was reported');
  return group.id;
}
const get = async (id: string) => (await ask('GET', `/${id}`)).json<ErrorReportGroupRecord>();

describe('reported failures, for staff (docs/product.md §4, Reported failures)', () => {
  it('are one by type, code and kind of page, with how often and when they were reported', async () => {
    const begin = shop.clock.now().toISOString();
    await report({ address: '/products/ember-mug' });
    shop.clock.advance(60_000);
    await report({ address: '/de/products/arch-vase?x=1' });
    await report({ address: '/cart' });
    await report({ address: '/cart', errorType: 'network' });
    const now = shop.clock.now().toISOString();
    const groups = await list('?sort=-reports');
    expect(groups).toHaveLength(3);
    expect(groups[0]).toMatchObject({
      address: '/products/:id',
      reports: 2,
      first_at: begin,
      last_at: now,
      state: 'open',
    });
    expect((await list('?type=network')).map(({ address }) => address)).toEqual(['/cart']);
  });

  it('are found by the number that a visitor saw, the one they were given, an address or a code', async () => {
    const reference = await report({ error_id: 'ERR-ABCD1234', address: '/cart', errorCode: 'cart.x' });
    await report({ error_id: 'ERR-FFFFFFFF', address: '/checkout' });
    for (const search of ['ERR-ABCD1234', 'err-abcd1234', reference.toLowerCase(), '/car', 'cart.'])
      expect([search, (await list(`?search=${search}`)).map(({ address }) => address)]).toEqual([search, ['/cart']]);
    for (const search of ['ERR-0', '%25', '_cart']) expect(await list(`?search=${search}`)).toEqual([]);
  });

  it('show what browsers said as it came, the latest first, and not the whole of what is many', async () => {
    const comment = '<b>I only clicked</b> https://spam.example.net';
    await report({ address: '/cart?step=1', comment, errorMessage: 'No answer' });
    for (let count = 0; count < 20; count += 1) await report({ address: '/cart' });
    const record = await get(await first());
    expect([record.reports, record.latest.length]).toEqual([21, 20]);
    await report({ address: '/cart?step=1', comment, errorMessage: 'No answer' });
    expect((await get(await first())).latest[0]).toMatchObject({ comment, address: '/cart?step=1' });
  });

  it('are looked at and mended, noted down and in the audit log; one that comes again is open again', async () => {
    await report();
    const id = await first();
    const looked = (await ask('PATCH', `/${id}`, { version: 1, state: 'looked_at' })).json<ErrorReportGroupRecord>();
    expect(looked).toMatchObject({ state: 'looked_at', version: 2 });
    await report();
    expect(await get(id)).toMatchObject({ state: 'looked_at', version: 2, reports: 2 });
    await ask('PATCH', `/${id}`, { version: 2, state: 'mended' });
    const noted = (await ask('POST', `/${id}/notes`, { text: ' Since the release ' })).json<ErrorReportGroupRecord>();
    expect(noted.notes).toMatchObject([{ text: 'Since the release', author_name: 'Ada Lovelace' }]);
    expect((await list('?state=mended')).map((group) => group.id)).toEqual([id]);
    await report();
    expect(await get(id)).toMatchObject({ state: 'open', version: 4, reports: 3, notes: [{}] });
    const log = shop.infra.db.selectFrom('audit_log').select('action').where('record_id', '=', id).orderBy('id');
    expect((await log.execute()).map(({ action }) => action)).toEqual([
      'error_reports.update',
      'error_reports.update',
      'error_reports.note',
    ]);
  });

  it('tell open screens when one is new or comes back, and not of each report', async () => {
    const heard: string[] = [];
    const stop = shop.infra.changes.onChange((tags) => heard.push(...tags));
    await report();
    await report();
    const id = await first();
    await ask('PATCH', `/${id}`, { version: 1, state: 'mended' });
    await report();
    await shop.infra.changes.notify(shop.infra.db, ['end']);
    while (!heard.includes('end')) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    expect(heard.filter((tag) => tag.includes(id))).toHaveLength(3);
  });

  it('keep what somebody else decided meanwhile', async () => {
    await report();
    const id = await first();
    await ask('PATCH', `/${id}`, { version: 1, state: 'mended' });
    const answer = await ask('PATCH', `/${id}`, { version: 1, state: 'looked_at' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'error_reports.stale']);
    expect(answer.json()).toMatchObject({ current: { state: 'mended', version: 2 } });
  });

  it('are read with one right and written with another', async () => {
    await report();
    const id = await first();
    expect((await ask('GET', `/${id}`, undefined, reader)).statusCode).toBe(200);
    for (const [method, path, payload] of [
      ['PATCH', `/${id}`, { version: 1, state: 'mended' }],
      ['POST', `/${id}/notes`, { text: 'x' }],
    ] as const)
      expect((await ask(method, path, payload, reader)).json<Problem>().code).toBe('staff.right_missing');
    const catalogue = await signIn(shop, 'ADMIN');
    await appoint(shop, catalogue.user_id, 'catalogue');
    for (const path of ['', `/${id}`]) expect((await ask('GET', path, undefined, catalogue)).statusCode).toBe(403);
    for (const path of [newId(), 'x']) expect((await ask('GET', `/${path}`)).statusCode).toBe(404);
  });

  it('are forgotten when nobody has reported them for 90 days', async () => {
    await report();
    const id = await first();
    await ask('POST', `/${id}/notes`, { text: 'Odd' });
    shop.clock.advance(90 * 86_400_000 + 1);
    await shop.services.retention.run();
    for (const table of ['error_report_groups', 'error_report_notes'] as const)
      expect(await shop.infra.db.selectFrom(table).select('id').execute()).toEqual([]);
  });
});

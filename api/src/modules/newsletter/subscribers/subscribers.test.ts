import type { Download, Problem, SubscriberList } from '@tessera/shared/contract';
import { newId } from '../../../infra/basics/ids';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { mailsTo, tokenIn } from '../../../../test/mails/mailbox';
import { appoint, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

const shop = forAllTests(startTestShop);
let manager: SignedIn;
let support: SignedIn;
beforeAll(async () => {
  [manager, support] = [await signIn(shop, 'ADMIN'), await signIn(shop, 'ADMIN')];
  await appoint(shop, manager.user_id, 'manager');
  await appoint(shop, support.user_id, 'support');
});
afterEach(() => shop.infra.db.deleteFrom('newsletter_subscriptions').execute());

const subscribe = (email: string, headers = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload: { email }, headers });
const confirm = async (email: string) => {
  const [mail] = await mailsTo(shop, email);
  if (!mail) throw new Error(`There is no mail to ${email}`);
  const token = tokenIn(mail, 'newsletter/confirm');
  await shop.app.inject({ method: 'POST', url: '/api/newsletter/confirm', payload: { token } });
};
const ask = (method: 'GET' | 'POST', path = '', { headers } = manager, payload?: object) =>
  shop.app.inject({ method, url: `/api/admin/subscribers${path}`, headers, ...(payload && { payload }) });
const list = async (query = '') => (await ask('GET', query)).json<SubscriberList>().items;

describe('subscribers of the newsletter, for staff (docs/product.md §4, Newsletter)', () => {
  it('are shown with what they agreed to, when, where and in which language, and never with what opens links', async () => {
    await subscribe('mara@example.com', { 'accept-language': 'de' });
    await confirm('mara@example.com');
    const [row] = await list();
    expect(row).toEqual({
      id: expect.any(String) as unknown,
      email: 'mara@example.com',
      state: 'confirmed',
      source: 'footer',
      language: 'de',
      consent_text: expect.stringMatching(/^By subscribing, you agree/) as unknown,
      requested_at: shop.clock.now().toISOString(),
      confirmed_at: shop.clock.now().toISOString(),
      unsubscribed_at: null,
    });
  });

  it('are found by state, form, language and the beginning of an address, page by page', async () => {
    await subscribe('ben_1@example.com');
    shop.clock.advance(1000);
    await subscribe('mara@example.com', { 'accept-language': 'de' });
    const asked: [string, string[]][] = [
      ['', ['mara@example.com', 'ben_1@example.com']],
      ['sort=requested_at', ['ben_1@example.com', 'mara@example.com']],
      ['state=confirmed', []],
      ['source=account', []],
      ['language=de', ['mara@example.com']],
      ['search=BEN_', ['ben_1@example.com']],
      ['search=ben%25', []],
    ];
    for (const [query, found] of asked)
      expect([query, (await list(`?${query}`)).map(({ email }) => email)]).toEqual([query, found]);
    const first = (await ask('GET', '?page_size=1')).json<SubscriberList>();
    expect(first.total).toBe(2);
    const next = await list(`?page_size=1&after=${first.next_cursor ?? ''}`);
    expect(next.map(({ email }) => email)).toEqual(['ben_1@example.com']);
  });

  it('are taken off as by their own link; the audit log hears of it, and not of whom', async () => {
    await subscribe('mara@example.com');
    const id = (await list())[0]?.id ?? '';
    const taken = (await ask('POST', `/${id}/unsubscribe`)).json<object>();
    expect(taken).toMatchObject({ state: 'unsubscribed', unsubscribed_at: shop.clock.now().toISOString() });
    expect(await list('?state=unsubscribed')).toHaveLength(1);
    const log = await shop.infra.db.selectFrom('audit_log').selectAll().where('record_id', '=', id).execute();
    expect(log).toMatchObject([{ action: 'newsletter.unsubscribe', before: { state: 'pending' } }]);
    expect(JSON.stringify(log)).not.toContain('mara');
    expect((await ask('POST', `/${newId()}/unsubscribe`)).json<Problem>().code).toBe('newsletter.not_found');
  });

  it('are a file in which nothing is a formula', async () => {
    await subscribe('mara@example.com');
    await shop.infra.db.updateTable('newsletter_subscriptions').set({ email: '=cmd@example.com' }).execute();
    const { url } = (await ask('POST', '/downloads', manager, { filter: { sort: 'requested_at' } })).json<Download>();
    const { body, headers } = await shop.app.inject({ url });
    expect(headers['content-disposition']).toContain('subscribers-');
    expect(body.split('\r\n')[0]).toContain('email,state,source,language,consent_text,requested_at');
    expect(body).toContain("'=cmd@example.com,pending,footer,en,");
  });

  it('need rights of their own', async () => {
    await subscribe('mara@example.com');
    const id = (await list())[0]?.id ?? '';
    for (const answer of [
      await ask('GET', '', support),
      await ask('POST', `/${id}/unsubscribe`, support),
      await ask('POST', '/downloads', support, {}),
    ])
      expect(answer.json<Problem>().code).toBe('staff.right_missing');
  });
});

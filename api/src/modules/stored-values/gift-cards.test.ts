import type { AdminGiftCardList, AdminGiftCardRecord, Problem } from '@tessera/shared/contract';
import { mailsTo } from '../../../test/mails/mailbox';
import { appoint, PASSWORD, signIn } from '../../../test/people';
import { addDays } from '../../infra/basics/calendar';
import { newId } from '../../infra/basics/ids';
import { hashOf, lettersOf } from './ledger/gift-card-code';
import { codeIn, valueDesk } from './testing/value-desk';

const desk = valueDesk();
const { shop, call, see, issue, write } = desk;
jest.setTimeout(60_000);

const list = async (query: string): Promise<AdminGiftCardList> => (await call('GET', `gift-cards?${query}`)).json();
const today = () => shop.clock.now().toISOString().slice(0, 10);
const faultsOf = async (body: object) => {
  const all = { amount: 100, email: 'a@example.com', language: 'en', ...body };
  return Object.keys((await call('POST', 'gift-cards', all)).json<Problem>().errors ?? {});
};

describe('a gift card', () => {
  it('is issued by mail in a language, and its code stands nowhere else', async () => {
    const words = { name: 'Mina', message: 'For your kitchen.', language: 'de', expires_on: addDays(today(), 365) };
    const { card, code } = await issue(5000, words);
    expect(card).toMatchObject({ amount: 5000, balance: 5000, state: 'active', currency: 'USD', version: 1, ...words });
    expect(card.entries).toMatchObject([{ kind: 'issue', amount: 5000, by: 'Ada Lovelace', order_id: null }]);
    expect(card.last_four).toBe(code.slice(-4));
    const [mail] = await mailsTo(shop, card.email);
    expect(mail?.subject).toMatch(/^Ihre Geschenkkarte von .*: 50,00/);
    expect(mail?.text).toContain('For your kitchen.');
    const letters = lettersOf(code.toLowerCase().replaceAll('-', ' ')) ?? '';
    const kept = await shop.infra.db.selectFrom('gift_cards').selectAll().where('id', '=', card.id).executeTakeFirst();
    expect(kept?.code_hash).toEqual(hashOf(letters));
    expect(JSON.stringify(kept)).not.toContain(letters);
    expect((await call('GET', `gift-cards/${card.id}`)).body).not.toContain(letters.slice(0, 8));
  });

  it('is refused with a sentence at its field', async () => {
    expect(await faultsOf({ email: 'nobody' })).toEqual(['email']);
    expect(await faultsOf({ amount: 0 })).toEqual(['amount']);
    expect(await faultsOf({ amount: 1_000_001 })).toEqual(['amount']);
    expect(await faultsOf({ expires_on: today() })).toEqual(['expires_on']);
    expect(await faultsOf({ expires_on: '2030-02-30' })).toEqual(['expires_on']);
    const no_key = await shop.app.inject({
      ...{ method: 'POST', url: '/api/admin/gift-cards', headers: desk.staff.headers },
      payload: { amount: 1, email: 'a@example.com', language: 'en' },
    });
    expect(no_key.json().code).toBe('idempotency.key_required');
  });

  it('is issued by nobody to themselves', async () => {
    const { email } = await shop.infra.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', desk.staff.user_id)
      .executeTakeFirstOrThrow();
    const answer = await call('POST', 'gift-cards', { amount: 100, email, language: 'en' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'gift_cards.own_credit']);
  });

  it('is made once for a key, also when the kept answer is gone', async () => {
    const [key, email] = [newId(), `twice-${newId()}@example.com`];
    const body = { amount: 700, email, language: 'en' };
    const first = (await call('POST', 'gift-cards', body, { key })).json<AdminGiftCardRecord>();
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    const again = await call('POST', 'gift-cards', body, { key });
    expect([again.statusCode, again.json().id]).toEqual([201, first.id]);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  it('is found by its last four, its address and its state', async () => {
    const { card } = await issue(1234);
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await ids(`search=${card.last_four.toLowerCase()}`)).toContain(card.id);
    expect(await ids(`search=${card.email.slice(0, 20).toUpperCase()}`)).toEqual([card.id]);
    expect(await ids('state=active&sort=-balance')).toContain(card.id);
    expect(await ids(`search=${card.email}&state=disabled`)).toEqual([]);
    const { card: none } = await issue(3);
    await write(none.id, 'adjust', { amount: -3, reason: 'All of it' });
    const { card: least } = await issue(1);
    const rising = await ids('sort=balance&page_size=100');
    expect([rising[0], rising.at(-1)]).toEqual([least.id, none.id]);
    const page = await list('page_size=1');
    expect(page).toMatchObject({ total_is_exact: true, next_cursor: expect.any(String) });
    expect((await list(`page_size=1&after=${page.next_cursor}`)).items[0]?.id).not.toBe(page.items[0]?.id);
  });

  it('is put on and taken off with a reason, never below nothing, once for a key and by who has seen it as it is', async () => {
    const { card } = await issue(1000);
    const key = newId();
    const taken = await write(card.id, 'adjust', { amount: -400, reason: 'Sold by mistake' }, { key });
    expect(taken.json()).toMatchObject({
      balance: 600,
      version: 2,
      entries: [{ amount: -400, reason: 'Sold by mistake' }, {}],
    });
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    await write(card.id, 'adjust', { amount: -400, reason: 'Sold by mistake' }, { key });
    expect(await see(card.id)).toMatchObject({ balance: 600 });
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    const late = await call('POST', `gift-cards/${card.id}/adjust`, { version: 1, amount: -400, reason: 'x' }, { key });
    expect([late.statusCode, late.json().balance]).toEqual([200, 600]);
    const told = await shop.services.audit.list({ record_id: card.id }, { limit: 50 });
    expect(told.items.filter(({ action }) => action === 'gift_cards.adjust')).toHaveLength(1);
    await shop.infra.db.deleteFrom('idempotency_keys').execute();
    const other = await write(card.id, 'adjust', { amount: -1, reason: 'x' }, { key });
    expect(other.json().code).toBe('idempotency.mismatch');
    const too_much = await write(card.id, 'adjust', { amount: -601, reason: 'x' });
    expect([too_much.statusCode, too_much.json().code]).toEqual([409, 'gift_cards.not_so_much']);
    const beyond = await write(card.id, 'adjust', { amount: 1_000_000, reason: 'x' });
    expect(beyond.json().detail).toMatch(/more than a gift card/);
    const stale = await call('POST', `gift-cards/${card.id}/adjust`, { version: 1, amount: 5, reason: 'x' });
    expect(stale.json()).toMatchObject({ code: 'gift_cards.stale', current: { balance: 600 } });
    await write(card.id, 'adjust', { amount: -600, reason: 'All of it' });
    expect(await see(card.id)).toMatchObject({ balance: 0, state: 'used_up' });
  });

  it('is disabled and enabled, and keeps what is on it', async () => {
    const { card } = await issue(300);
    const off = (await write(card.id, 'disable', { reason: 'Reported as stolen' })).json();
    expect(off).toMatchObject({ state: 'disabled', balance: 300, disabled_reason: 'Reported as stolen' });
    expect((await write(card.id, 'disable', { reason: 'x' })).json().code).toBe('gift_cards.not_possible');
    expect((await write(card.id, 'send')).json().code).toBe('gift_cards.not_possible');
    expect((await write(card.id, 'enable')).json()).toMatchObject({ state: 'active', disabled_reason: '' });
  });

  it('is sent again with another code, and the one of before is good no more', async () => {
    const { card, code } = await issue(300);
    const sent = (await write(card.id, 'send')).json<AdminGiftCardRecord>();
    const mails = await mailsTo(shop, card.email);
    const next = codeIn(mails.at(-1)?.text);
    expect(next).not.toBe(code);
    expect(sent.last_four).toBe(next.slice(-4));
    const found = await shop.infra.db
      .selectFrom('gift_cards')
      .select('id')
      .where('code_hash', '=', hashOf(lettersOf(code) ?? ''))
      .execute();
    expect(found).toEqual([]);
  });

  it('is theirs who confirm its address later, and that is forgotten with their account', async () => {
    const person = await signIn(shop);
    const { db } = shop.infra;
    const users = db.updateTable('users').where('id', '=', person.user_id);
    await users.set({ email_verified: false }).execute();
    const { email = '' } = (await shop.services.users.findById(person.user_id)) ?? {};
    const { card } = await issue(100, { email });
    expect(await see(card.id)).toMatchObject({ email, customer_id: null });
    await users.set({ email_verified: true }).execute();
    expect(await see(card.id)).toMatchObject({ email, customer_id: person.user_id });
    await shop.app.inject({
      ...{ method: 'DELETE', url: '/api/users/me', headers: person.headers },
      payload: { password: PASSWORD },
    });
    expect(await see(card.id)).toMatchObject({ email: '', customer_id: null, state: 'active' });
  });

  it('is read by who may, and written by who may write', async () => {
    const { card } = await issue(100);
    const reader = await signIn(shop);
    await appoint(shop, reader.user_id, 'support');
    expect((await call('GET', `gift-cards/${card.id}`, undefined, { who: reader })).statusCode).toBe(200);
    expect((await write(card.id, 'disable', { reason: 'x' }, { who: reader })).statusCode).toBe(403);
    expect((await call('GET', `gift-cards/${newId()}`)).json().code).toBe('gift_cards.not_found');
  });

  it('expires after its last day with what is left entered, and its address is forgotten 90 days later', async () => {
    const { card } = await issue(900, { expires_on: addDays(today(), 2) });
    const { card: spent } = await issue(5, { expires_on: addDays(today(), 2) });
    await write(spent.id, 'adjust', { amount: -5, reason: 'x' });
    shop.clock.advance(2 * 86_400_000);
    await shop.services.giftCardExpiring.run();
    expect(await see(card.id)).toMatchObject({ state: 'active' });
    shop.clock.advance(86_400_000);
    await shop.services.giftCardExpiring.run();
    await shop.services.giftCardExpiring.run();
    expect(await see(card.id)).toMatchObject({
      state: 'expired',
      balance: 0,
      entries: [{ kind: 'expire', amount: -900 }, {}],
    });
    expect(await see(spent.id)).toMatchObject({ state: 'expired', entries: [{ kind: 'adjust' }, {}] });
    const late = await write(card.id, 'adjust', { amount: 5, reason: 'x' });
    expect(late.json().detail).toMatch(/past its last day/);
    shop.clock.advance(91 * 86_400_000);
    await shop.services.retention.run();
    const row = await shop.infra.db
      .selectFrom('gift_cards')
      .select(['email', 'name'])
      .where('id', '=', card.id)
      .execute();
    expect(row).toEqual([{ email: '', name: '' }]);
  });
});

import { sql } from 'kysely';
import type { Checkout, Problem } from '@tessera/shared/contract';
import { addGoods } from '../../../../test/goods';
import { PASSWORD } from '../../../../test/people';
import { aPayer, newKey } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { cardDesk } from '../testing/card-desk';
import { addGiftCard, soldCards } from '../testing/sold-cards';

const desk = cardDesk();
const { shop, staff, seen, emailOf, choose, place, cardMails, redeem, balanceOf, refund } = desk;
jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
const inDays = (days: number): string =>
  new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const give = (payer: Payer, variant_id: string, to: object | null, piece = 1) =>
  payer.call('PATCH', 'checkout', { gift: { variant_id, piece, to } });
const aFriend = () => `${newKey()}@example.com`;

/** Somebody who has chosen gift cards of $50. */
async function aGiver(quantity = 1) {
  const [payer, card] = [await aPayer(shop), await addGiftCard(shop, 5000)];
  await choose(payer, [card], 'test-card', quantity);
  return { payer, card, variant_id: card.variant_id };
}

describe('to whom a gift card goes', () => {
  it('is chosen piece by piece, changed and taken back, and checked by field', async () => {
    const { payer, variant_id } = await aGiver(2);
    const email = aFriend();
    const chosen = (
      await give(payer, variant_id, { email: ` ${email.toUpperCase()}`, name: ' Ada ' }, 2)
    ).json<Checkout>();
    expect(chosen.gifts).toEqual([{ variant_id, piece: 2, email, name: 'Ada', message: '', send_on: null }]);
    expect(chosen.items).toMatchObject([{ gift_card: true }]);
    const wrong = await give(payer, variant_id, { email: 'ada@' });
    expect([wrong.statusCode, Object.keys(wrong.json<Problem>().errors ?? {})]).toEqual([422, ['gift.email']]);
    for (const send_on of [inDays(0), inDays(400), '2026-02-31']) {
      const late = await give(payer, variant_id, { email, send_on });
      expect(late.json<Problem>().errors).toEqual({
        'gift.send_on': ['Please choose a day after the present one, within a year.'],
      });
    }
    expect((await give(payer, variant_id, null, 2)).json<Checkout>().gifts).toEqual([]);
    // What is in the cart no more waits, and is said of nothing.
    await give(payer, variant_id, { email }, 2);
    const goods = await addGoods(shop);
    expect((await give(payer, goods.variant_id, { email })).json<Checkout>().gifts).toMatchObject([{ piece: 2 }]);
  });

  it('gets its code, and the buyer reads where each went', async () => {
    const { payer, variant_id } = await aGiver(2);
    const email = aFriend();
    await give(payer, variant_id, { email, name: 'Ada', message: 'Many happy returns!' }, 2);
    const order = await place(payer);
    const [mail] = await cardMails(email);
    expect(mail?.text).toContain('Many happy returns!');
    expect(mail?.text).toContain('It is a present from');
    const own = await emailOf(payer);
    expect((await cardMails(own)).map(({ text }) => text?.includes('present'))).toEqual([false]);
    const { gift_cards, cards } = await seen(order.id);
    expect(gift_cards).toMatchObject([
      { email: own, name: '', state: 'mailed' },
      { email, name: 'Ada', message: 'Many happy returns!', state: 'mailed' },
    ]);
    expect(cards).toMatchObject([{ email: own }, { email, state: 'active', balance: 5000 }]);
    const friend = await aPayer(shop);
    expect(await redeem(friend, email)).toBe(200);
    expect(await balanceOf(friend)).toBe(5000);
    // The next order begins anew, and the order's lines keep nothing of it.
    expect((await payer.call('GET', 'checkout')).json<Checkout>().gifts).toEqual([]);
    const kept = shop.infra.db.selectFrom('order_items').select('gifts').where('order_id', '=', order.id);
    expect(await kept.execute()).toEqual([{ gifts: null }]);
  });

  it('gets it on the day that was chosen, once, unless it was ended before', async () => {
    const { payer, variant_id } = await aGiver(2);
    const [email, other] = [aFriend(), aFriend()];
    await give(payer, variant_id, { email, send_on: inDays(3) });
    await give(payer, variant_id, { email: other, send_on: inDays(3) }, 2);
    const order = await place(payer);
    expect((await seen(order.id)).gift_cards).toMatchObject([{ state: 'planned', send_on: inDays(3) }, {}]);
    const [line] = order.items;
    expect((await refund(order.id, 5000, [{ order_item_id: line?.id, quantity: 1, restock: false }])).statusCode).toBe(
      200,
    );
    shop.clock.advance(2 * DAY_MS);
    await shop.services.giftCardMailing.run();
    const mails = async () => [...(await cardMails(email)), ...(await cardMails(other))];
    expect(await mails()).toEqual([]);
    shop.clock.advance(DAY_MS);
    await Promise.all([1, 2].map(() => shop.services.giftCardMailing.run()));
    await shop.services.giftCardMailing.run();
    expect(await mails()).toHaveLength(1);
    const states = (await seen(order.id)).gift_cards?.map(({ state }) => state);
    expect(states?.toSorted()).toEqual(['ended', 'mailed']);
    const [to = ''] = (await soldCards(shop, order.id)).filter(({ balance }) => balance > 0).map((card) => card.email);
    expect(await redeem(await aPayer(shop), to)).toBe(200);
  });

  it('gets it also where they end their account before that day: it was paid for', async () => {
    const { payer, variant_id } = await aGiver();
    const friend = await aPayer(shop);
    const email = await emailOf(friend);
    await shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', friend.user_id).execute();
    await give(payer, variant_id, { email, name: 'Ada', message: 'Soon', send_on: inDays(1) });
    const order = await place(payer);
    expect((await seen(order.id)).cards).toMatchObject([{ customer_id: friend.user_id }]);
    const gone = await friend.call('DELETE', 'users/me', { password: PASSWORD });
    expect([gone.statusCode < 300, gone.body]).toEqual([true, gone.body]);
    expect((await seen(order.id)).cards).toMatchObject([{ customer_id: null, email, balance: 5000 }]);
    shop.clock.advance(DAY_MS);
    await shop.services.giftCardMailing.run();
    const [mail] = (await cardMails(email)).slice(-1);
    expect(mail?.text).toContain('Soon');
    expect(await redeem(await aPayer(shop), email)).toBe(200);
  });

  it('gets it within the hour, however many have the same day', async () => {
    const { payer, variant_id } = await aGiver();
    const email = aFriend();
    await give(payer, variant_id, { email, send_on: inDays(1) });
    await place(payer);
    await sql`
      insert into gift_cards (id, code_hash, last_four, amount, currency, email, language, send_on, order_item_id,
        created_at, last_modified_at)
      select gen_random_uuid(), decode(md5(n::text), 'hex'), last_four, amount, currency, 'to-' || n || '@example.com',
        language, send_on, order_item_id, created_at, last_modified_at
      from (select * from gift_cards where email = ${email}) as one cross join generate_series(1, 250) as n`.execute(
      shop.infra.db,
    );
    await sql`
      insert into stored_value_entries (id, gift_card_id, kind, amount, source, created_at)
      select gen_random_uuid(), id, 'adjust', amount, 'many', created_at from gift_cards
      where send_on = ${inDays(1)} and balance = 0`.execute(shop.infra.db);
    shop.clock.advance(DAY_MS);
    await shop.services.giftCardMailing.run();
    const waiting = shop.infra.db.selectFrom('gift_cards').select('id').where('send_on', 'is not', null);
    expect(await waiting.where('send_on', '<=', inDays(0)).where('state', '=', 'active').execute()).toEqual([]);
  });

  it('waits while a bank holds its price, and is mailed once staff enable it', async () => {
    const { payer, variant_id } = await aGiver();
    const email = aFriend();
    await give(payer, variant_id, { email, send_on: inDays(1) });
    const order = await place(payer);
    await desk.dispute(order.id, 5000, 'open');
    shop.clock.advance(2 * DAY_MS);
    await shop.services.giftCardMailing.run();
    expect(await cardMails(email)).toEqual([]);
    const [card] = (await seen(order.id)).cards ?? [];
    await staff('POST', `gift-cards/${card?.id}/enable`, { version: card?.version });
    await shop.services.giftCardMailing.run();
    expect(await cardMails(email)).toHaveLength(1);
  });

  it('is in the buyer’s export; what they wrote is forgotten with their account, and with an order that is cancelled', async () => {
    const { payer, card, variant_id } = await aGiver();
    const email = aFriend();
    const to = { email, name: 'Ada', message: 'About somebody' };
    await give(payer, variant_id, to);
    const order = await place(payer);
    await choose(payer, [card], 'bank-transfer');
    await give(payer, variant_id, to);
    const unpaid = await place(payer, 'bank-transfer');
    expect((await payer.call('GET', 'users/me/export')).json()).toMatchObject({
      orders: expect.arrayContaining([
        expect.objectContaining({ id: order.id, issued_gift_cards: [{ ...to, amount: 5000, send_on: null }] }),
        expect.objectContaining({ lines: [expect.objectContaining({ gifts: [{ ...to, send_on: null }] })] }),
      ]),
    });
    await payer.call('POST', `orders/${unpaid.number}/cancel`, {});
    const { db } = shop.infra;
    const gifts = db.selectFrom('order_items').select('gifts').where('order_id', '=', unpaid.id);
    expect([await gifts.execute(), (await seen(unpaid.id)).gift_cards]).toEqual([[{ gifts: null }], []]);
    const gone = await payer.call('DELETE', 'users/me', { password: PASSWORD });
    expect([gone.statusCode, gone.body]).toEqual([gone.statusCode < 300 ? gone.statusCode : 204, gone.body]);
    const left = db.selectFrom('gift_cards').select(['email', 'message', 'balance']).where('email', '=', email);
    expect(await left.execute()).toEqual([{ email, message: '', balance: 5000 }]);
    expect((await seen(order.id)).email).toBe('');
  });
});

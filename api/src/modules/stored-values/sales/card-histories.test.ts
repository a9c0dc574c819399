import type { Order } from '@tessera/shared/contract';
import fc from 'fast-check';
import { addGoods } from '../../../../test/goods';
import { aPayer, CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { cardDesk } from '../testing/card-desk';
import { addGiftCard, soldCards } from '../testing/sold-cards';

const desk = cardDesk();
const { shop, staff, balanceOf, seen, choose, place, redeem, settle, refund, differing } = desk;

const PRICE = 3000;

type Step =
  | { do: 'refund'; amount: number; line: number | null }
  | { do: 'cancel' | 'pay' | 'paid' | 'redeem' | 'redeem_gift' | 'settle' | 'dispute' | 'day' };

const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('refund' as const),
    amount: fc.integer({ min: 1, max: 6000 }),
    line: fc.constantFrom(0, 1, null),
  }),
  fc.record({
    do: fc.constantFrom(...(['cancel', 'pay', 'paid', 'redeem', 'redeem_gift', 'settle', 'dispute', 'day'] as const)),
  }),
);

/** What people do with an order of gift cards; whether they may is not asked. */
function deedsOf(payer: Payer, order: Order, friend: string): Record<Step['do'], (step: Step) => Promise<unknown>> {
  return {
    refund: (step) => {
      const { amount, line: at } = { amount: 0, line: null, ...step };
      const line = at === null ? undefined : order.items[at];
      return refund(order.id, amount, line ? [{ order_item_id: line.id, quantity: 1, restock: true }] : []);
    },
    cancel: () => payer.call('POST', `orders/${order.number}/cancel`, {}),
    pay: async () => {
      const body = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
      return payer.call('POST', `orders/${order.id}/payments`, body, { 'idempotency-key': newKey() });
    },
    paid: async () => {
      const { version } = await seen(order.id);
      return staff('POST', `orders/${order.id}/paid`, { version });
    },
    redeem: () => redeem(payer).catch(() => undefined),
    redeem_gift: () => redeem(payer, friend).catch(() => undefined),
    settle: () => settle(order.id),
    dispute: () => desk.dispute(order.id, PRICE, 'open'),
    day: async () => {
      shop.clock.advance(86_400_000);
      await desk.signInAnew();
      return shop.services.giftCardMailing.run();
    },
  };
}

const aHistory = fc.record({
  way: fc.constantFrom(...(['approved', 'declined', 'transfer'] as const)),
  goods: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 3 }),
  gift: fc.option(fc.record({ later: fc.boolean() }), { nil: null }),
  steps: fc.array(aStep, { maxLength: 7 }),
});
type History = typeof aHistory extends fc.Arbitrary<infer One> ? One : never;

/** Orders what a history begins with; a gift goes to `friend`. */
async function orderOf({ way, goods, quantity, gift }: History, payer: Payer, friend: string): Promise<Order> {
  const card = await addGiftCard(shop, PRICE);
  const wanted = [card, ...(goods ? [await addGoods(shop)] : [])];
  const method = way === 'transfer' ? 'bank-transfer' : 'test-card';
  await choose(payer, wanted, method, quantity);
  if (gift) {
    const day = new Date(shop.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const to = { email: friend, name: 'Ada', message: '', send_on: gift.later ? day : null };
    await payer.call('PATCH', 'checkout', { gift: { variant_id: card.variant_id, piece: 1, to } });
  }
  return place(payer, method, way === 'declined' ? CARDS.declined : CARDS.approved);
}

it('whatever becomes of orders with gift cards: cards, credit, ledger, payments and refunds say the same', async () => {
  await fc.assert(
    fc.asyncProperty(aHistory, async (history) => {
      const { quantity, gift, steps } = history;
      const payer = await aPayer(shop);
      const friend = `${newKey()}@example.com`;
      const order = await orderOf(history, payer, friend);
      const deeds = deedsOf(payer, order, friend);
      for (const step of steps) await deeds[step.do](step);
      const { payments, totals, cards: shown, gift_cards = [] } = await settle(order.id);
      const money = payments.reduce((sum, one) => sum + one.captured_amount - one.refunded_amount, 0);
      const cards = await soldCards(shop, order.id);
      const owed = cards.reduce((sum, { balance }) => sum + balance, await balanceOf(payer));
      // Nobody has the money back and can spend it, too.
      expect(owed).toBeLessThanOrEqual(money);
      if (money === totals.total) expect(owed).toBe(PRICE * quantity);
      // Each piece is a card, or none is, and each is mailed to whom it is for alone.
      expect([0, quantity]).toContain(cards.length);
      expect(shown).toHaveLength(cards.length);
      if (cards.length > 0) expect(gift_cards.filter(({ email }) => email === friend)).toHaveLength(gift ? 1 : 0);
      expect((await desk.cardMails(friend)).length).toBeLessThanOrEqual(1);
      expect(await differing()).toEqual([]);
    }),
    { numRuns: process.env['TESSERA_DRILL'] ? 500 : 2 },
  );
  expect(await shop.services.storedValueLedger.check()).toEqual([]);
}, 3_600_000);

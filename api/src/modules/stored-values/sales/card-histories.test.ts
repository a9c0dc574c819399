import fc from 'fast-check';
import { addGoods } from '../../../../test/goods';
import { aPayer, CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import { cardDesk } from '../testing/card-desk';
import { addGiftCard, soldCards } from '../testing/sold-cards';

const desk = cardDesk();
const { shop, staff, balanceOf, seen, choose, place, redeem, settle, refund, differing } = desk;

const PRICE = 3000;

const aStep = fc.oneof(
  fc.record({
    do: fc.constant('refund' as const),
    amount: fc.integer({ min: 1, max: 6000 }),
    line: fc.constantFrom(0, 1, null),
  }),
  fc.record({
    do: fc.constantFrom(...(['cancel', 'pay', 'paid', 'redeem', 'redeem_gift', 'settle'] as const)),
  }),
  fc.record({ do: fc.constantFrom(...(['dispute', 'day'] as const)) }),
);

it('whatever becomes of orders with gift cards: cards, credit, ledger, payments and refunds say the same', async () => {
  const history = fc.record({
    way: fc.constantFrom(...(['approved', 'declined', 'transfer'] as const)),
    goods: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 3 }),
    gift: fc.option(fc.record({ later: fc.boolean() }), { nil: null }),
    steps: fc.array(aStep, { maxLength: 7 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ way, goods, quantity, gift, steps }) => {
      const payer = await aPayer(shop);
      const card = await addGiftCard(shop, PRICE);
      const wanted = [card, ...(goods ? [await addGoods(shop)] : [])];
      const method = way === 'transfer' ? 'bank-transfer' : 'test-card';
      await choose(payer, wanted, method, quantity);
      const friend = `${newKey()}@example.com`;
      if (gift) {
        const send_on = gift.later ? new Date(shop.clock.now().getTime() + 2 * 86_400_000) : null;
        const to = { email: friend, name: 'Ada', message: '', send_on: send_on?.toISOString().slice(0, 10) ?? null };
        await payer.call('PATCH', 'checkout', { gift: { variant_id: card.variant_id, piece: 1, to } });
      }
      const order = await place(payer, method, way === 'declined' ? CARDS.declined : CARDS.approved);
      for (const step of steps) {
        if (step.do === 'refund') {
          const line = step.line === null ? undefined : order.items[step.line];
          await refund(order.id, step.amount, line ? [{ order_item_id: line.id, quantity: 1, restock: true }] : []);
        } else if (step.do === 'cancel') await payer.call('POST', `orders/${order.number}/cancel`, {});
        else if (step.do === 'redeem') await redeem(payer).catch(() => undefined);
        else if (step.do === 'redeem_gift') await redeem(payer, friend).catch(() => undefined);
        else if (step.do === 'settle') await settle(order.id);
        else if (step.do === 'paid') {
          const { version } = await seen(order.id);
          await staff('POST', `orders/${order.id}/paid`, { version });
        } else if (step.do === 'dispute') await desk.dispute(order.id, PRICE, 'open');
        else if (step.do === 'day') {
          shop.clock.advance(86_400_000);
          await shop.services.giftCardMailing.run();
        } else {
          const body = { method: 'test-card', token: await tokenOf(shop, CARDS.approved) };
          await payer.call('POST', `orders/${order.id}/payments`, body, { 'idempotency-key': newKey() });
        }
      }
      const { payments, totals, cards: shown, gift_cards = [] } = await settle(order.id);
      const money = payments.reduce((sum, one) => sum + one.captured_amount - one.refunded_amount, 0);
      const cards = await soldCards(shop, order.id);
      const owed = cards.reduce((sum, { balance }) => sum + balance, await balanceOf(payer));
      // Nobody has the money back and can spend it, too.
      expect(owed).toBeLessThanOrEqual(money);
      if (money === totals.total) expect(owed).toBe(PRICE * quantity);
      // Each piece is a card, or none is.
      expect([0, quantity]).toContain(cards.length);
      expect(shown).toHaveLength(cards.length);
      if (cards.length > 0) expect(gift_cards.filter(({ email }) => email === friend)).toHaveLength(gift ? 1 : 0);
      expect((await desk.cardMails(friend)).length).toBeLessThanOrEqual(1);
      expect(await differing()).toEqual([]);
    }),
    { numRuns: process.env['TESSERA_DRILL'] ? 500 : 6 },
  );
  expect(await shop.services.storedValueLedger.check()).toEqual([]);
}, 3_600_000);

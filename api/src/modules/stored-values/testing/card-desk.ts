import type { AdminOrder, Checkout, MonthClosing, Order } from '@tessera/shared/contract';
import type { Goods } from '../../../../test/goods';
import { mailsTo } from '../../../../test/mails/mailbox';
import { aPayer, CARDS, newKey, tokenOf } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { creditDesk } from './credit-desk';
import { codeIn } from './value-desk';

/** A shop that sells gift cards, and what people do with them there. */
export function cardDesk() {
  const desk = creditDesk();
  const { shop, staff } = desk;
  const bank_transfer = { enabled: true, holder: 'Kiln & Oak', iban: 'DE02120300000000202051', bic: '', days: 10 };
  beforeAll(() => shop.services.paymentSettings.update({ bank_transfer }));

  const seen = async (id: string): Promise<AdminOrder> => (await staff('GET', `orders/${id}`)).json();
  const emailOf = async ({ user_id }: Payer) => (await shop.services.users.getById(user_id)).email;

  /** What is chosen to be ordered, with the way to pay. */
  async function choose(payer: Payer, goods: Goods[], payment_method = 'test-card', quantity = 1): Promise<Checkout> {
    await payer.fill(goods, quantity);
    return (await payer.call('PATCH', 'checkout', { payment_method })).json();
  }

  async function place(payer: Payer, method = 'test-card', card: string | undefined = CARDS.approved): Promise<Order> {
    const token = method === 'test-card' ? { token: await tokenOf(shop, card) } : {};
    const answer = await payer.order(newKey(), { payment: { method, ...token } });
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
    return answer.json<{ order: Order }>().order;
  }

  const cardMails = async (email: string) =>
    (await mailsTo(shop, email)).filter(({ text = '' }) => /([2-9A-Z]{4}-){3}/.test(text));

  return {
    ...desk,
    seen,
    emailOf,
    choose,
    place,
    cardMails,

    /** Somebody's order of these. */
    async bought(goods: Goods[], quantity = 1) {
      const payer = await aPayer(shop);
      await choose(payer, goods, 'test-card', quantity);
      return { payer, order: await place(payer) };
    },

    /** Redeems the last card that was mailed to an address, the buyer's own unless said otherwise. */
    async redeem(payer: Payer, email?: string): Promise<number> {
      const code = codeIn((await cardMails(email ?? (await emailOf(payer)))).at(-1)?.text);
      return (await payer.call('POST', 'store-credit/redeem', { code })).statusCode;
    },

    /** Has everything done that waits for the provider. */
    async settle(id: string): Promise<AdminOrder> {
      for (let round = 0; round < 2; round += 1) {
        await shop.deliverMessages();
        for (const { id: refund, state } of (await seen(id)).refunds)
          if (state === 'pending') await shop.services.orderJobs.refund(refund);
      }
      return seen(id);
    },

    refund: (id: string, amount: number, items: object[] = []) =>
      staff('POST', `orders/${id}/refunds`, { amount, reason: '', items }),

    /** What two books of the month say differently; papers are written by the worker, who is not here. */
    async differing(): Promise<MonthClosing['checks']> {
      const month = shop.clock.now().toISOString().slice(0, 7);
      const { checks } = (await staff('GET', `transactions/closings/${month}`)).json<MonthClosing>();
      return checks.filter(
        ({ check, differences }) => differences.length > 0 && !['invoices', 'credit_notes', 'changes'].includes(check),
      );
    },

    /** A bank disputes what was paid for an order, or the dispute is decided. */
    dispute: (order_id: string, amount: number, state: 'open' | 'won', dispute_id = newKey()) =>
      shop.infra.db.transaction().execute((trx) =>
        shop.services.paymentOrders.disputeChanged(trx, {
          ...{ order_id, dispute_id, amount, reason: 'fraudulent', respond_by: null },
          ...{ state, was: state === 'open' ? null : 'open', dispute: state, disputed: state === 'open' ? amount : 0 },
        }),
      ),
  };
}

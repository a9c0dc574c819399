import type { PayLaterAccount } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { aPayer, CARDS, newKey, startPayShop, tokenOf } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';

export const FACTS = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed', consent: true };

/** A shop, and in each test somebody new who buys by a plan; after each balance, ledger and schedules say the same. */
export function planBuyer() {
  const shop = forAllTests(startPayShop);
  const payer = {} as Payer; // is somebody by the time that a test runs
  beforeEach(async () => {
    Object.assign(payer, await aPayer(shop));
  });
  afterEach(async () => {
    expect(await shop.services.payLaterLedger.check()).toEqual([]);
  });

  const apply = (changes: object = {}) => payer.call('POST', 'pay-later/applications', { ...FACTS, ...changes });
  const account = async (): Promise<PayLaterAccount> => (await payer.call('GET', 'pay-later')).json();
  const instalmentsOf = async () => (await account()).schedules[0]?.instalments ?? [];

  return {
    shop,
    payer,
    apply,
    account,
    instalmentsOf,
    idOf: async (number: number): Promise<string> =>
      (await instalmentsOf()).find((part) => part.number === number)?.id ?? '',
    emailOf: async (): Promise<string> => (await shop.services.users.getById(payer.user_id)).email,

    /** An order in four instalments, the first of which is paid. */
    async buyOnPlan(total = 10_000, card: string = CARDS.approved) {
      await apply();
      return payer.buy(total, { method: 'pay-later', plan: 'four-parts', card });
    },

    payOne: async (id: string, amount?: number, card: string = CARDS.approved, key = newKey()) =>
      payer.call(
        'POST',
        `pay-later/instalments/${id}/payments`,
        { method: 'test-card', token: await tokenOf(shop, card), ...(amount === undefined ? {} : { amount }) },
        { 'idempotency-key': key },
      ),

    /** What the gateway has taken of this person and not given back. */
    async taken(): Promise<number> {
      const { db } = shop.infra;
      const rows = await db.selectFrom('payments').select('id').where('user_id', '=', payer.user_id).execute();
      const books = await Promise.all(rows.map(({ id }) => shop.services.testGateway.find({ reference: id })));
      return books.reduce(
        (sum, book) =>
          sum + (book ? book.captured_amount - book.refunds.reduce((back, { amount }) => back + amount, 0) : 0),
        0,
      );
    },
  };
}

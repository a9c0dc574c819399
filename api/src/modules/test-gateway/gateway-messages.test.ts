import { forAllTests } from '../../../test/for-all-tests';
import { aPayer, CARDS, startPayShop } from '../../../test/sales/pay-shop';
import type { Payer } from '../../../test/sales/pay-shop';

const shop = forAllTests(startPayShop);
let payer: Payer;
beforeAll(async () => {
  payer = await aPayer(shop);
});
afterEach(() => jest.restoreAllMocks());

const waiting = () =>
  shop.infra.db
    .selectFrom('test_gateway_events')
    .select(['id', 'try_at', 'tries', 'deliveries'])
    .where('try_at', 'is not', null)
    .execute();

/** How many messages are handed over now. */
async function handOver(): Promise<number> {
  const before = (await waiting()).length;
  while (await shop.services.testGateway.deliverDue());
  return before - (await waiting()).length;
}

describe('a message of the test gateway', () => {
  it('that is not taken holds up no other, and comes again a little later', async () => {
    await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const [lost] = await waiting();
    const send = global.fetch;
    jest.spyOn(global, 'fetch').mockImplementation(async (url, init) => {
      if (String(init?.body).includes(String(lost?.id))) throw new Error('connection refused');
      return send(url, init);
    });
    expect(await handOver()).toBe(1);
    expect(await waiting()).toMatchObject([{ id: lost?.id, tries: 1, deliveries: 0 }]);
    expect(await handOver()).toBe(0);
    jest.restoreAllMocks();
    shop.clock.advance(2_000);
    expect(await handOver()).toBe(1);
  });

  it('that nobody ever takes is given up after nine tries', async () => {
    await payer.buy(5000, { method: 'test-card', card: CARDS.approved });
    const refused = jest.spyOn(global, 'fetch').mockRejectedValue(new Error('connection refused'));
    for (let round = 0; round < 20; round += 1) {
      await handOver();
      shop.clock.advance(3_600_000);
    }
    expect(await waiting()).toEqual([]);
    // the order has two
    expect(refused).toHaveBeenCalledTimes(18);
  });
});

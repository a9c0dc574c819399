import { DEMO, startDemoShop } from '../../../test/demo-shop';
import { forAllTests } from '../../../test/for-all-tests';
import { groupBy } from '../../infra/basics/group-by';

const shop = forAllTests(startDemoShop, 300_000);
beforeAll(async () => {
  const { demoSelling, demoPayments, demoInvoices } = shop.services;
  await demoSelling.load(DEMO, 'nobody@example.com');
  await demoPayments.load();
  await demoInvoices.load();
}, 300_000);

it('the demo shop’s past months agree, book by book; its orders are invoiced on the days when they were paid, once', async () => {
  const { demoInvoices, closing } = shop.services;
  const papers = () =>
    shop.infra.db.selectFrom('invoices').select(['sequence', 'issued_at']).orderBy('issued_at').execute();
  const before = await papers();
  expect(before.length).toBeGreaterThan(50);
  await demoInvoices.load();
  expect(await papers()).toEqual(before);
  const byYear = groupBy(before, ({ issued_at }) => issued_at.getUTCFullYear());
  for (const own of byYear.values())
    expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, index) => index + 1));
  for (let ago = 0; ago < 4; ago += 1) {
    const now = shop.clock.now();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
    const { differing, checks } = await closing.get(month);
    expect([month, differing, checks.flatMap(({ differences }) => differences)]).toEqual([month, 0, []]);
  }
});

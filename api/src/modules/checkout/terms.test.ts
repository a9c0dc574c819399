import type { CheckoutTerms } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { withTransaction } from '../../infra/database/transaction';
import type { ZoneSetting } from '../delivery/delivery.service';

const shop = forAllTests(startTestShop);

const deliverTo = (...zones: ZoneSetting[]) =>
  withTransaction(shop.infra.db, (trx) => shop.services.delivery.replace(trx, zones));
const read = async () => (await shop.app.inject({ url: '/api/checkout/terms?x=1' })).json<CheckoutTerms>();

const home: ZoneSetting = {
  name: 'Home',
  names: { en: 'Contiguous US' },
  countries: ['US'],
  methods: [
    {
      code: 'standard',
      names: { en: 'Standard delivery' },
      prices: [
        { up_to_grams: 2000, price: 590 },
        { up_to_grams: null, price: 1900 },
      ],
      free_from: 15_000,
      min_days: 3,
      max_days: 5,
    },
  ],
};

test('what holds for every order is told to anybody, and follows the settings', async () => {
  await deliverTo(home, { name: 'World', countries: ['*'], methods: [] });
  expect(await read()).toMatchObject({
    delivery: { price_from: 590, free_from: 15_000, where: { en: 'Contiguous US', de: 'Contiguous US' } },
    return_days: 30,
  });
  await deliverTo();
  await eventually(async () => (await read()).delivery === null);
});

test('it names the ways to pay, those too that depend on who pays', async () => {
  const { payment_methods } = await read();
  expect(payment_methods).toEqual(expect.arrayContaining(['pay-later', 'cash-on-delivery']));
  expect(new Set(payment_methods).size).toBe(payment_methods.length);
});

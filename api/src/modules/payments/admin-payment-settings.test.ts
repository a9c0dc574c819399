import type { AuditList, CheckoutTerms, PaymentSettings } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { isBic, isIban } from './settings/bank-account';

const stripe = { secret_key: 'sk_test_1', publishable_key: 'pk_test_1', webhook_secret: 'whsec_1', api_base: null };
const shop = forAllTests(() => startTestShop({ config: { stripe } }));
let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn(shop, 'ADMIN');
});

const call = (method: 'GET' | 'PUT', payload?: object, by = owner) =>
  shop.app.inject({
    method,
    url: '/api/admin/payment-settings',
    headers: by.headers,
    ...(payload ? { payload } : {}),
  });
const read = async () => (await call('GET')).json<PaymentSettings>();
/** What is there, as a form sends it back. */
async function editOf(change: Partial<PaymentSettings> = {}): Promise<object> {
  const { currency: _currency, available: _available, ...edit } = await read();
  return { ...edit, ...change };
}
const entries = async () => {
  const url = '/api/admin/audit-log?record_type=payment_settings&record_id=payments';
  return (await shop.app.inject({ url, headers: owner.headers })).json<AuditList>().items;
};
const offered = async () =>
  (await shop.app.inject({ url: '/api/checkout/terms' })).json<CheckoutTerms>().payment_methods;

const ACCOUNT = { enabled: true, holder: 'Kiln & Oak', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', days: 10 };

test('what is offered follows what is set within a moment, and no key of Stripe is told', async () => {
  const before = await call('GET');
  expect(before.json()).toMatchObject({
    available: { stripe: 'test', test_card: true },
    bank_transfer: { enabled: false },
  });
  expect(before.body).not.toMatch(/sk_|pk_|whsec_/);
  expect(await offered()).toEqual(['test-card', 'stripe', 'pay-later', 'cash-on-delivery']);
  const saved = await call(
    'PUT',
    await editOf({
      cards: { stripe: true, test_card: false },
      bank_transfer: { ...ACCOUNT, iban: 'de02 1203 0000 0000 2020 51' },
    }),
  );
  expect(saved.json()).toMatchObject({ bank_transfer: ACCOUNT, version: 1 });
  await eventually(async () => (await offered()).join() === 'stripe,pay-later,cash-on-delivery,bank-transfer');
  const [entry] = await entries();
  expect(entry).toMatchObject({
    action: 'payments.update',
    before: { cards: { test_card: true } },
    after: { cards: { test_card: false }, bank_transfer: { iban: ACCOUNT.iban } },
  });
  // the settings that stand on no screen stay what they were
  expect((await shop.services.paymentSettings.get()).pay_later).toMatchObject({ enabled: true, min_age: 18 });
});

test('an account that is told to whoever has still to pay is turned off, not emptied', async () => {
  const empty = await call('PUT', await editOf({ bank_transfer: { ...ACCOUNT, enabled: false, iban: '' } }));
  expect([empty.statusCode, empty.json().errors]).toEqual([
    422,
    { 'bank_transfer.iban': ['Whoever has still to pay is told this account. Turn bank transfer off instead'] },
  ]);
  const off = await call('PUT', await editOf({ bank_transfer: { ...ACCOUNT, enabled: false } }));
  expect(off.json()).toMatchObject({ bank_transfer: { enabled: false, iban: ACCOUNT.iban } });
  await eventually(async () => !(await offered()).includes('bank-transfer'));
});

test('that nobody could pay any more is saved only once it is confirmed', async () => {
  const { cash_on_delivery } = await read();
  const none = await editOf({
    cards: { stripe: false, test_card: false },
    cash_on_delivery: { ...cash_on_delivery, enabled: false },
  });
  const refused = await call('PUT', none);
  expect(refused.json()).toMatchObject({ status: 409, code: 'payments.unconfirmed' });
  expect(await read()).toMatchObject({ cards: { stripe: true } });
  expect((await call('PUT', { ...none, confirmed: true })).statusCode).toBe(200);
  await eventually(async () => (await offered()).join() === 'pay-later');
  const back = await editOf({ cards: { stripe: true, test_card: true }, cash_on_delivery });
  expect((await call('PUT', back)).statusCode).toBe(200);
});

test.each<[string, Partial<PaymentSettings>]>([
  ['bank_transfer.iban', { bank_transfer: { ...ACCOUNT, iban: 'DE03120300000000202051' } }],
  ['bank_transfer.bic', { bank_transfer: { ...ACCOUNT, bic: 'BANK' } }],
  ['bank_transfer.holder', { bank_transfer: { ...ACCOUNT, holder: ' ' } }],
  ['cash_on_delivery.countries', { cash_on_delivery: { enabled: true, fee: 1, up_to: 1, countries: ['XX'] } }],
])('is refused at %s, and nothing is lost', async (field, change) => {
  const before = await read();
  const answer = await call('PUT', await editOf(change));
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  expect(await read()).toEqual(before);
});

test('an edit of an older version is refused with what is there, and what differs in nothing is not told', async () => {
  const told = (await entries()).length;
  expect((await call('PUT', await editOf())).statusCode).toBe(200);
  expect((await entries()).length).toBe(told);
  const stale = await editOf({ capture: 'at_shipment' });
  expect(
    (await call('PUT', await editOf({ pay_later: { enabled: false, second_person_above: 5_000 } }))).statusCode,
  ).toBe(200);
  expect((await call('PUT', stale)).json()).toMatchObject({
    code: 'conflict',
    present: { capture: 'at_once', pay_later: { enabled: false, second_person_above: 5_000 } },
  });
});

test('are read and changed by those whose role says so', async () => {
  const night = await signIn(shop);
  await appoint(shop, night.user_id, 'support');
  expect((await call('GET', undefined, night)).statusCode).toBe(403);
  await appoint(shop, night.user_id, 'read_only');
  expect((await call('GET', undefined, night)).statusCode).toBe(200);
  expect((await call('PUT', await editOf(), night)).statusCode).toBe(403);
});

test('an IBAN has the check digits of its country, a BIC eight or eleven signs', () => {
  expect(['DE02120300000000202051', 'GB33BUKB20201555555555', 'NO9386011117947'].map(isIban)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['DE02120300000000202050', 'DE02', 'xx', 'GB33BUKB2020155555555!'].map(isIban)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['BYLADEM1001', 'BYLADEM1', 'BYLADEM', 'byladem1'].map(isBic)).toEqual([true, true, false, false]);
});

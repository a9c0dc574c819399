import { forAllTests } from '../../../test/for-all-tests';
import { newKey } from '../../../test/sales/pay-shop';
import { startStripeShop } from '../../../test/sales/stripe-shop';

const shop = forAllTests(startStripeShop, 180_000);

/** Of 50.60 in four parts. */
const PART = 1265;

const openedOf = async () => {
  const begun = await shop.planBegun();
  const dispute = shop.stripe.dispute(begun.intent.id, PART);
  await shop.say(shop.stripe.event('charge.dispute.created', dispute, 1_800_000_000));
  const end = (status: string, at = 1_800_000_100) =>
    shop.say(shop.stripe.event('charge.dispute.closed', { ...dispute, status }, at));
  const refund = async (amount: number) => {
    await shop.admin('POST', `orders/${begun.id}/refunds`, { amount, reason: '', items: [] });
    await shop.services.reconcile.run();
  };
  return { ...begun, end, refund };
};
/** The bank decides anew. */
const LATER = 1_800_000_200;

/** Pays the first open part of an account's only plan with a card of Stripe's. */
async function payAgain(id: string, { buyer }: Pick<Awaited<ReturnType<typeof openedOf>>, 'buyer'>) {
  const part = (await shop.seen(id)).pay_later?.instalments.find(({ state }) => state !== 'paid');
  const pay = { method: 'stripe', amount: PART };
  const key = { 'idempotency-key': newKey() };
  const answer = await buyer.call('POST', `pay-later/instalments/${part?.id ?? ''}/payments`, pay, key);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const intent = [...shop.stripe.intents.values()].at(-1);
  if (!intent) throw new Error('No intent was made');
  await shop.say(shop.stripe.event('payment_intent.amount_capturable_updated', shop.stripe.confirm(intent.id)));
  return intent;
}

const agrees = async () => expect(await shop.services.payLaterLedger.check()).toEqual([]);
const backOf = (intent_id: string) => shop.stripe.chargeOf(intent_id).amount_refunded;

describe('a part of a plan that is disputed', () => {
  it('is shown on its order, found by the filter and told; the plan stays, and so does what can be refunded', async () => {
    const { id, order, account } = await openedOf();
    expect(await shop.seen(id)).toMatchObject({
      dispute: 'open',
      disputes: [{ amount: PART, state: 'open' }],
      payment_status: 'authorised',
      refundable: 5060,
    });
    expect((await shop.admin('GET', 'orders?dispute=open')).body).toContain(order.number);
    expect((await account()).used).toBe(5060 - PART);
    expect((await shop.told(id)).map(({ kind }) => kind)).toEqual(['dispute_opened']);
    await agrees();
  });

  it('and lost was never paid: it is open in the plan again, once, and staff are told', async () => {
    const { id, account, end } = await openedOf();
    for (let time = 0; time < 2; time += 1) await end('lost');
    expect((await account()).used).toBe(5060);
    expect(await shop.seen(id)).toMatchObject({
      dispute: 'lost',
      pay_later: { instalments: [{ number: 1, state: expect.not.stringMatching('paid') }, {}, {}, {}] },
    });
    const told = (await shop.told(id)).map(({ kind, data }) => [kind, Object(data).amount]);
    expect(told).toEqual(expect.arrayContaining([['instalment_returned', PART]]));
    expect(told).toHaveLength(3);
    await agrees();
  });

  it('and won changes nothing of the plan', async () => {
    const { id, intent, account, end } = await openedOf();
    await end('won');
    expect((await account()).used).toBe(5060 - PART);
    expect(await shop.seen(id)).toMatchObject({ dispute: 'won' });
    expect(backOf(intent.id)).toBe(0);
    await agrees();
  });

  it('does not go back with a refund while its bank holds it; once it is won it does', async () => {
    const { intent, account, end, refund } = await openedOf();
    await refund(5060);
    expect([(await account()).used, backOf(intent.id)]).toEqual([0, 0]);
    await end('won');
    await shop.services.reconcile.run();
    expect([(await account()).used, backOf(intent.id)]).toEqual([0, PART]);
    await agrees();
  });

  it('and lost after a refund has gone back by the bank: nothing is owed, and nothing goes back twice', async () => {
    const { id, intent, account, end, refund } = await openedOf();
    await refund(5060);
    await end('lost');
    await shop.services.reconcile.run();
    expect([(await account()).used, backOf(intent.id)]).toEqual([0, 0]);
    expect((await shop.told(id)).map(({ kind }) => kind)).not.toContain('instalment_returned');
    await agrees();
  });

  it('and lost, then won after all, is paid in the plan again, once', async () => {
    const { id, intent, account, end } = await openedOf();
    await end('lost');
    expect((await account()).used).toBe(5060);
    for (let time = 0; time < 2; time += 1) await end('won', LATER);
    expect((await account()).used).toBe(5060 - PART);
    expect(await shop.seen(id)).toMatchObject({
      dispute: 'won',
      payment_status: 'authorised',
      pay_later: { instalments: [{ number: 1, state: 'paid' }, {}, {}, {}] },
    });
    expect(backOf(intent.id)).toBe(0);
    await agrees();
  });

  it('and lost once more is open in the plan once more', async () => {
    const { account, end } = await openedOf();
    await end('lost');
    await end('won', LATER);
    await end('lost', LATER + 100);
    expect((await account()).used).toBe(5060);
    await agrees();
  });

  it('and lost, paid again, then won after all pays the next part, which is open when it is lost once more', async () => {
    const opened = await openedOf();
    const { id, intent, account, end } = opened;
    await end('lost');
    const second = await payAgain(id, opened);
    expect((await account()).used).toBe(5060 - PART);
    await end('won', LATER);
    await shop.services.reconcile.run();
    expect([(await account()).used, backOf(intent.id), backOf(second.id)]).toEqual([5060 - 2 * PART, 0, 0]);
    await agrees();
    await end('lost', LATER + 100);
    expect((await account()).used).toBe(5060 - PART);
    await agrees();
  });

  it('and lost, then won when all parts are paid without it goes back, and is open once more when it is lost', async () => {
    const opened = await openedOf();
    const { id, intent, account, end } = opened;
    await end('lost');
    let last = intent;
    for (let part = 0; part < 4; part += 1) last = await payAgain(id, opened);
    expect([(await account()).used, (await shop.seen(id)).payment_status]).toEqual([0, 'paid']);
    await end('won', LATER);
    await shop.services.reconcile.run();
    expect([(await account()).used, backOf(intent.id), backOf(last.id)]).toEqual([0, 0, PART]);
    await agrees();
    await end('lost', LATER + 100);
    expect((await account()).used).toBe(PART);
    await agrees();
  });

  it('and lost, then refunded with its order, then won after all goes back', async () => {
    const { intent, account, end, refund } = await openedOf();
    await end('lost');
    await refund(5060);
    expect([(await account()).used, backOf(intent.id)]).toEqual([0, 0]);
    await end('won', LATER);
    await shop.services.reconcile.run();
    expect([(await account()).used, backOf(intent.id)]).toEqual([0, PART]);
    await agrees();
  });

  it('and lost after all others were paid, then won after all, is the last one: the order is paid', async () => {
    const opened = await openedOf();
    const { id, account, end } = opened;
    await end('lost');
    for (let part = 1; part < 4; part += 1) await payAgain(id, opened);
    expect([(await account()).used, (await shop.seen(id)).payment_status]).toEqual([PART, 'authorised']);
    await end('won', LATER);
    expect([(await account()).used, (await shop.seen(id)).payment_status]).toEqual([0, 'paid']);
    await agrees();
  });
});

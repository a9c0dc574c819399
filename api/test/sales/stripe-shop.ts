import type { StaffNoticeList } from '@tessera/shared/contract';
import Stripe from 'stripe';
import { mailsTo } from '../mails/mailbox';
import { startEditingShop } from '../../src/modules/orders/testing/editing-shop';
import { startStripeDouble } from '../../src/modules/payments/testing/stripe-double';

const WEBHOOK_SECRET = 'whsec_test_secret';
const SECRET_KEY = 'sk_test_secret';
/** Where the shop reads what goes wrong with money. */
export const SHOP_ADDRESS = 'money@shop.example.com';

/** A shop that takes cards by the local Stripe double, whose staff call it over HTTP. */
export async function startStripeShop() {
  const stripe = await startStripeDouble();
  const keys = { secret_key: SECRET_KEY, publishable_key: 'pk_test_public', webhook_secret: WEBHOOK_SECRET };
  const shop = await startEditingShop({ config: { stripe: { ...keys, api_base: stripe.url } } });
  await shop.services.store.update({ trouble_email: SHOP_ADDRESS });

  /** Hands a message over as Stripe does; answers the status. */
  async function say(body: string): Promise<number> {
    const timestamp = Math.floor(shop.clock.now().getTime() / 1000);
    const signing = { payload: body, secret: WEBHOOK_SECRET, timestamp };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/stripe',
      payload: body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': new Stripe(SECRET_KEY).webhooks.generateTestHeaderString(signing),
      },
    });
    return answer.statusCode;
  }

  return {
    ...shop,
    stripe,
    say,

    /** An order of 50.60 whose money was taken. */
    async paidOrder() {
      const sold = await shop.anOrder('stripe');
      const intent = [...stripe.intents.values()].at(-1);
      if (!intent) throw new Error('No intent was made');
      await say(stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id)));
      await shop.tell(sold.id);
      return { ...sold, intent };
    },

    /** An order of 50.60 that is paid in four parts, the first of which was taken. */
    async planBegun() {
      const sold = await shop.anOrder('pay-later', undefined, 'four-parts');
      const intent = [...stripe.intents.values()].at(-1);
      if (!intent) throw new Error('No intent was made');
      await say(stripe.event('payment_intent.amount_capturable_updated', stripe.confirm(intent.id)));
      const account = async () => (await sold.buyer.call('GET', 'pay-later')).json<{ used: number }>();
      return { ...sold, intent, account };
    },

    /** What staff were told of an order, the newest first. */
    async told(order_id: string) {
      await shop.tell(order_id);
      const { items } = (await shop.admin('GET', 'notices?page_size=100')).json<StaffNoticeList>();
      return items.filter(({ subject_id, kind }) => subject_id === order_id && kind !== 'order_placed');
    },

    /** Subjects of the mails to the shop itself that name an order. */
    async mailsAbout(number: string): Promise<string[]> {
      const mails = await mailsTo(shop, SHOP_ADDRESS);
      return mails.flatMap(({ subject = '' }) => (subject.includes(number) ? [subject] : []));
    },

    async close() {
      await shop.close();
      await stripe.close();
    },
  };
}

import { forAllTests } from '../../../../test/for-all-tests';
import { signIn } from '../../../../test/people';
import { aPayer, newKey, startPayShop } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';

/** A shop whose owner gives people store credit, which they pay with. */
export function creditDesk() {
  const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: 365 * 86_400 } }));
  const owner = forAllTests(() => signIn(shop, 'ADMIN'));

  const staff = (method: 'GET' | 'POST', path: string, payload?: object) =>
    shop.app.inject({
      ...{ method, url: `/api/admin/${path}` },
      headers: { ...owner.headers, ...(method === 'POST' && { 'idempotency-key': newKey() }) },
      ...(payload ? { payload } : {}),
    });

  return {
    shop,
    staff,

    /** A session is over after 90 days, and days pass in tests. */
    async signInAnew(): Promise<void> {
      Object.assign(owner, await signIn(shop, 'ADMIN'));
    },

    /** Somebody with so much store credit. */
    async rich(amount: number): Promise<Payer> {
      const payer = await aPayer(shop);
      await staff('POST', `customers/${payer.user_id}/store-credit`, { amount, reason: 'A late parcel' });
      return payer;
    },

    balanceOf: async (payer: Payer): Promise<number> => (await payer.call('GET', 'store-credit')).json().balance,
  };
}

import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { appoint, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';
import { aPayer, CARDS, newKey, startPayShop } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { FACTS } from './plan-buyer';

/** A shop with somebody who buys by a plan, and two of the staff who look after its credit. */
export function creditDesk() {
  const shop = forAllTests(() => startPayShop({ config: { access_token_seconds: 90 * 86_400 } }));
  const staff = forAllTests(async () => {
    const one = await signIn(shop);
    const two = await signIn(shop);
    await appoint(shop, one.user_id, 'credit');
    await appoint(shop, two.user_id, 'credit');
    return { one, two };
  });

  const get = async <T>(path: string, who: SignedIn = staff.one): Promise<T> =>
    (await shop.app.inject({ url: `/api/admin/pay-later${path}`, headers: who.headers })).json<T>();

  /** Somebody with an account and an order of `total`: in four parts, the first of which is paid, unless it is said otherwise. */
  async function aDebtor(total = 10_000, plan = 'four-parts') {
    const payer: Payer = await aPayer(shop);
    await payer.call('POST', 'pay-later/applications', FACTS);
    const { order } = await payer.buy(total, { method: 'pay-later', plan, card: CARDS.approved });
    const row = await shop.infra.db
      .selectFrom('pay_later_accounts')
      .select('id')
      .where('user_id', '=', payer.user_id)
      .executeTakeFirstOrThrow();
    const see = () => get<AdminPayLaterRecord>(`/${row.id}`);
    const instalments = async () => (await see()).schedules[0]?.instalments ?? [];
    return {
      payer,
      order,
      id: row.id,
      see,
      instalments,
      part: async (number: number): Promise<string> =>
        (await instalments()).find((one) => one.number === number)?.id ?? '',

      /** A write with the present version and a key of its own, unless it is said otherwise. */
      async write(path: string, body: object = {}, { who = staff.one, key = newKey() } = {}) {
        const { version } = await see();
        return shop.app.inject({
          method: 'POST',
          url: `/api/admin/pay-later/${row.id}/${path}`,
          headers: { ...who.headers, 'idempotency-key': key },
          payload: { version, ...body },
        });
      },
    };
  }

  return { shop, staff, get, aDebtor };
}

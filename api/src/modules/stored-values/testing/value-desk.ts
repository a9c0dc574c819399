import type { AdminGiftCardRecord, StoreCredit } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { mailsTo } from '../../../../test/mails/mailbox';
import { appoint, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';

type Method = 'GET' | 'POST';

/** A shop whose manager issues gift cards and gives store credit. */
export function valueDesk() {
  const shop = forAllTests(() => startTestShop({ config: { access_token_seconds: 365 * 86_400 } }));
  const staff = forAllTests(async () => {
    const manager = await signIn(shop);
    await appoint(shop, manager.user_id, 'manager');
    return manager;
  });

  const call = (method: Method, path: string, payload?: object, { who = staff, key = newId() } = {}) =>
    shop.app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { ...(who as SignedIn).headers, ...(method === 'POST' && { 'idempotency-key': key }) },
      ...(payload ? { payload } : {}),
    });

  const see = async (id: string): Promise<AdminGiftCardRecord> => (await call('GET', `gift-cards/${id}`)).json();

  return {
    shop,
    staff,
    call,
    see,

    /** A card of `amount`, and the code that was mailed with it. */
    async issue(amount = 5000, body: object = {}): Promise<{ card: AdminGiftCardRecord; code: string }> {
      const email = `to-${newId()}@example.com`;
      const answer = await call('POST', 'gift-cards', { amount, email, language: 'en', ...body });
      expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
      const card = answer.json<AdminGiftCardRecord>();
      const [mail] = await mailsTo(shop, card.email);
      return { card, code: codeIn(mail?.text) };
    },

    /** A write with the present version of the card. */
    async write(id: string, deed: string, body: object = {}, by: { who?: SignedIn; key?: string } = {}) {
      const { version } = await see(id);
      return call('POST', `gift-cards/${id}/${deed}`, { version, ...body }, by);
    },

    credit: async (customer_id: string): Promise<StoreCredit> =>
      (await call('GET', `customers/${customer_id}/store-credit`)).json(),
  };
}

/** The code in a mail's text. */
export function codeIn(text = ''): string {
  const [code] = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text) ?? [];
  if (code === undefined) throw new Error('The mail has no code');
  return code;
}

import type { Problem } from '@tessera/shared/contract';
import { appoint, signIn } from '../../../../test/people';
import { aPayer } from '../../../../test/sales/pay-shop';
import type { Payer } from '../../../../test/sales/pay-shop';
import { cardDesk } from '../../stored-values/testing/card-desk';
import { addGiftCard, soldCards } from '../../stored-values/testing/sold-cards';

const { shop, seen, emailOf, choose, place, bought } = cardDesk();
jest.setTimeout(60_000);

const markPaid = async ({ headers }: Pick<Payer, 'headers'>, id: string) =>
  shop.app.inject({ method: 'POST', url: `/api/admin/orders/${id}/paid`, headers, payload: {} });

describe('staff who look after orders', () => {
  it('see how the gift cards of one stand, not to whom they went nor what is left of them', async () => {
    const { payer, order } = await bought([await addGiftCard(shop, 5000)]);
    const email = await emailOf(payer);
    expect(await seen(order.id)).toMatchObject({ cards: [{ balance: 5000, email }], gift_cards: [{ email }] });

    const clerk = await signIn(shop);
    await appoint(shop, clerk.user_id, 'orders');
    const url = `/api/admin/orders/${order.id}`;
    const answer = await shop.app.inject({ method: 'GET', url, headers: clerk.headers });
    const nobody = { email: '', name: '', message: '' };
    expect(answer.json()).toMatchObject({ cards: [], gift_cards: [{ amount: 5000, state: 'mailed', ...nobody }] });
    const tagged = await shop.app.inject({
      ...{ method: 'PUT', url: `${url}/tags`, headers: clerk.headers },
      payload: { tags: ['gift'] },
    });
    expect([tagged.statusCode, tagged.json().cards, tagged.json().gift_cards]).toMatchObject([200, [], [nobody]]);
  });

  it('say of nobody’s order that it is paid if it is their own, while somebody else works here', async () => {
    const payer = await aPayer(shop);
    await choose(payer, [await addGiftCard(shop, 5000)], 'bank-transfer');
    const order = await place(payer, 'bank-transfer');
    await appoint(shop, payer.user_id, 'owner');
    const refused = await markPaid(payer, order.id);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([403, 'orders.own_payment']);
    expect(await soldCards(shop, order.id)).toEqual([]);

    await shop.infra.db.deleteFrom('staff').where('user_id', '<>', payer.user_id).execute();
    expect((await markPaid(payer, order.id)).statusCode).toBe(200);
    expect(await soldCards(shop, order.id)).toMatchObject([{ balance: 5000 }]);
  });
});

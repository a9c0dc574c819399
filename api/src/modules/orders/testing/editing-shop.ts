import type { AdminOrder, Order, OrderEditPreview } from '@tessera/shared/contract';
import { addGoods } from '../../../../test/goods';
import type { Goods } from '../../../../test/goods';
import type { TestShopOptions } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import { aPayer, newKey, startPayShop, tokenOf } from '../../../../test/sales/pay-shop';
import type { PayShop } from '../../../../test/sales/pay-shop';
import { withTransaction } from '../../../infra/database/transaction';

export interface WantedEdit {
  lines?: { order_item_id: string; quantity: number }[];
  add?: { variant_id: string; quantity: number }[];
  quote_delivery?: boolean;
}

const FACTS = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed', consent: true };
const BANK = { holder: 'Kiln & Oak', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };

export const pieces = (order_item_id: string, quantity: number): WantedEdit => ({
  lines: [{ order_item_id, quantity }],
});
export const added = ({ variant_id }: Goods, quantity = 1): WantedEdit => ({ add: [{ variant_id, quantity }] });

/** A shop with every way to pay, 10 % tax that is added, and staff who change orders over HTTP. */
export async function startEditingShop({ config = {} }: TestShopOptions = {}) {
  const shop: PayShop = await startPayShop({ config: { access_token_seconds: 3600, ...config } });
  const staff = await signIn(shop, 'ADMIN');
  await shop.services.paymentSettings.update({ bank_transfer: BANK });
  await withTransaction(shop.infra.db, (trx) =>
    shop.services.taxes.replace(trx, { included: false, shipping_taxed: true }, [
      { country: 'US', names: { en: 'Sales tax' }, rate: 10_000 },
    ]),
  );

  const admin = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key = newKey()) =>
    shop.app.inject({
      method,
      url: `/api/admin/${url}`,
      headers: { ...staff.headers, 'idempotency-key': key },
      ...(payload ? { payload } : {}),
    });
  const seen = async (id: string) => (await admin('GET', `orders/${id}`)).json<AdminOrder>();

  async function preview(id: string, wanted: WantedEdit): Promise<OrderEditPreview> {
    const answer = await admin('POST', `orders/${id}/edit-preview`, wanted);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<OrderEditPreview>();
  }

  /** Works on everything that happened, as the worker does. */
  async function tell(id: string): Promise<void> {
    const events = shop.infra.db.selectFrom('order_events').select('id').where('order_id', '=', id);
    for (const event of await events.orderBy('at').orderBy('id').execute()) {
      await shop.services.orderMails.handle(event.id);
    }
  }

  return {
    ...shop,
    admin,
    seen,
    preview,
    tell,

    /** Two pieces at 20.00 with delivery for 6.00 and 10 % tax: 50.60. */
    async anOrder(method: string, card?: string, plan?: string) {
      const buyer = await aPayer(shop);
      if (plan) await buyer.call('POST', 'pay-later/applications', FACTS);
      const goods = await addGoods(shop, { regular_price: 2000, stock: 10 });
      await buyer.fill(goods, 2);
      await buyer.call('PATCH', 'checkout', { payment_method: method, ...(plan ? { plan } : {}) });
      const token = card === undefined ? {} : { token: await tokenOf(shop, card) };
      const answer = await buyer.order(newKey(), { payment: { method, ...token, ...(plan ? { plan } : {}) } });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      const { order } = answer.json<{ order: Order }>();
      const show = () => buyer.getOrder(order.id);
      return { buyer, goods, id: order.id, order, line: order.items[0]?.id ?? '', show };
    },

    /** As a person does: looks at what it comes to, then does it. */
    async edit(id: string, wanted: WantedEdit, key = newKey()) {
      const { after } = await preview(id, wanted);
      return admin('POST', `orders/${id}/edits`, { ...wanted, expected_total: after.total }, key);
    },

    /** Invoices less credit notes. */
    async onPaper(id: string): Promise<number> {
      await tell(id);
      return (await seen(id)).documents.reduce(
        (sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total),
        0,
      );
    },
  };
}

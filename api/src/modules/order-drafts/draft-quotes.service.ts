import { splitByLargestRemainder } from '@tessera/shared/money';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import type { Language } from '../../core/languages';
import type { CartViewsService } from '../cart/cart-views.service';
import type { CheckoutContext, CheckoutService, PaymentChoice, PreparedCheckout } from '../checkout/checkout.service';
import type { ExchangesService, ReturnToExchange } from '../returns/exchanges.service';
import type { UsersService } from '../users/users.service';
import type { OrderDraftRow } from './records/order-drafts.repository';
import type { OrderDraftView } from './records/order-drafts.schemas';
import { presentDraft } from './records/present-draft';
import type { DraftExchange } from './records/present-draft';

export interface DraftQuotesDeps extends Pick<Infra, 'db'> {
  cartViews: Pick<CartViewsService, 'listGoods'>;
  checkout: Pick<CheckoutService, 'begin' | 'prepareWanted'>;
  users: Pick<UsersService, 'findById'>;
  returnExchanges: Pick<ExchangesService, 'find'>;
}

export type DraftQuotes = ReturnType<typeof createDraftQuotes>;

/** What a draft costs at this moment, by the checkout's own quote. */
export function createDraftQuotes({ db, cartViews, checkout, users, returnExchanges }: DraftQuotesDeps) {
  async function prepare(
    handle: Db | Trx,
    row: OrderDraftRow,
    context: CheckoutContext,
    chosen: PaymentChoice | null = null,
  ) {
    const priced = await cartViews.listGoods(handle, row.lines, context.language);
    const all = priced.map((line) => {
      const own = row.lines.find(({ variant_id }) => variant_id === line.variant_id)?.price ?? null;
      return { ...line, shop_price: line.price, price: own ?? line.price };
    });
    const { discount, agreed_delivery, shipping_address, billing_address, delivery_method, note } = row;
    const returned = row.return_id === null ? null : await returnExchanges.find(handle, row.return_id);
    const credit = returned && (context.taxes.included ? returned.worth : returned.worth - returned.tax);
    const benefit = credit === null ? discount && { kind: discount.kind, value: discount.value } : creditOff(credit);
    const choices = { shipping_address, billing_address, delivery_method, note };
    const wanted = { row: choices, all, benefit, agreed_delivery };
    const prepared = await checkout.prepareWanted(handle, context, wanted, chosen);
    const exchange = returned && credit !== null ? exchangeOf(returned, credit, prepared) : null;
    return { all, prepared, exchange };
  }

  return {
    /** Before a transaction: what it needs from elsewhere. */
    begin: checkout.begin,

    prepare,

    /** As staff see it, in their language. */
    async present(row: OrderDraftRow, language: Language): Promise<OrderDraftView> {
      const context = await checkout.begin(row.user_id, language);
      const author = row.created_by === null ? undefined : await users.findById(row.created_by);
      const created_by_name = author ? `${author.first_name} ${author.last_name}` : '';
      const parts = await prepare(db, row, context);
      return presentDraft({ row, ...parts, currency: context.currency, created_by_name, language });
    },
  };
}

const creditOff = (credit: number) => (credit > 0 ? { kind: 'amount' as const, value: credit } : null);

/** Of what came back, the part that the new goods did not cost goes back, with its share of the tax. */
function exchangeOf(returned: ReturnToExchange, credit: number, { quote }: PreparedCheckout): DraftExchange {
  const off = Math.min(credit, quote.totals.discount);
  const [used = 0, goes_back = 0] = credit > 0 ? splitByLargestRemainder(returned.worth, [off, credit - off]) : [];
  return { ...returned, credit, used, goes_back };
}

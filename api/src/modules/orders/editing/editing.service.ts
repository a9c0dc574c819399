import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { pick } from '../../../infra/basics/pick';
import type { Language } from '../../../core/languages';
import type { Right } from '../../../framework/staff/rights';
import type { CartViewsService } from '../../cart/cart-views.service';
import type { Delivery, DeliveryService } from '../../delivery/delivery.service';
import type { PromotionsService } from '../../promotions/promotions.service';
import type { StaffService } from '../../staff/staff.service';
import type { Taxes, TaxesService } from '../../taxes/taxes.service';
import type { AdminOrdersService, StaffWrite } from '../admin/admin-orders.service';
import type { AdminOrderView } from '../admin/admin-orders.schemas';
import type { AdminOrderViewsService } from '../admin/admin-order-views.service';
import type { OrderEventsService } from '../events/order-events.service';
import type { OrderPayments } from '../order/order-payments.port';
import { canCancel, isPaid, owedOf, takenStatus } from '../order/order-state';
import { orderEditsRepository } from '../order/order-edits.repository';
import type { OrderWordsService } from '../order/order-words.service';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { refundsRepository } from '../order/refunds.repository';
import type { ExchangedMoney } from '../payments/exchanged-money.service';
import type { RefundingService } from '../payments/refunding.service';
import type { StockService } from '../stock/stock.service';
import { changedLines, changedTaxes, namesOf, uneditedOrder } from './edit-papers';
import { editedLinesRepository } from './edited-lines.repository';
import type { EditPreviewView, EditQuestion, EditRequest } from './editing.schemas';
import { availableFor, findShort, totalsOf, wantedLines, wereExtrasTaxed } from './plan-edit';
import type { EditContext, PlannedEdit } from './plan-edit';
import { writeLines } from './write-lines';

export interface EditingDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  adminOrders: Pick<AdminOrdersService, 'change'>;
  adminOrderViews: Pick<AdminOrderViewsService, 'getRow'>;
  events: Pick<OrderEventsService, 'emit'>;
  refunding: Pick<RefundingService, 'requestDifference' | 'tryNow'>;
  exchangedMoney: Pick<ExchangedMoney, 'release'>;
  payments: Pick<OrderPayments, 'follow' | 'dropDifferences' | 'cancel' | 'findScheduleAfter'>;
  stock: Pick<StockService, 'exchange'>;
  words: Pick<OrderWordsService, 'rewrite'>;
  cartViews: Pick<CartViewsService, 'listGoods'>;
  delivery: Pick<DeliveryService, 'get'>;
  taxes: Pick<TaxesService, 'get'>;
  promotions: Pick<PromotionsService, 'findBenefit'>;
  staff: Pick<StaffService, 'may'>;
}

type Staff = StaffWrite['actor'];

/** What is read before a transaction: within one, nothing asks for a second connection. */
interface Settings {
  delivery: Delivery;
  taxes: Taxes;
}

/** What a line says in the language of its order. */
const SAID = ['name', 'slug', 'options', 'backorder_note'] as const;

/** Who gives money back. */
const REFUND: Right = 'orders.refund';

export type EditingService = ReturnType<typeof createEditingService>;

/** Changing the lines of an order before it is sent, and settling the difference (docs/decisions/0032). */
export function createEditingService(deps: EditingDeps) {
  const { db, clock, logger, adminOrders, adminOrderViews, events, refunding, payments, staff, stock, words } = deps;

  const settings = async (): Promise<Settings> => {
    const [delivery, taxes] = await Promise.all([deps.delivery.get(), deps.taxes.get()]);
    return { delivery, taxes };
  };

  async function read(
    handle: Db | Trx,
    row: OrderRow,
    { taxes }: Settings,
    { add }: EditQuestion,
  ): Promise<EditContext> {
    const items = await ordersRepository.listItems(handle, [row.id]);
    const variants = [
      ...items.flatMap(({ variant_id }) => variant_id ?? []),
      ...add.map(({ variant_id }) => variant_id),
    ];
    const goods = await editedLinesRepository.listGoods(handle, variants);
    // The column is written from the same list.
    const language = row.language as Language;
    const each = variants.map((variant_id) => ({ variant_id, quantity: 1 }));
    const named = await deps.cartViews.listGoods(handle, each, language);
    const saidOf = (id: string) => named.find(({ variant_id }) => variant_id === id);
    const benefit = row.coupon_code === null ? undefined : await deps.promotions.findBenefit(handle, row.coupon_code);
    return {
      row,
      items,
      goods: new Map(goods.map((one) => [one.variant_id, { ...one, ...pick(saidOf(one.variant_id) ?? one, SAID) }])),
      benefit,
      rateOf: (category_id) => taxes.rateFor(row.shipping_address, category_id, language),
      shipping_taxed: wereExtrasTaxed(row, items, taxes.shipping_taxed),
      now: clock.now(),
    };
  }

  /** What delivery of these goods costs now; null where it is not offered any more. */
  function quotedDelivery({ row, benefit }: EditContext, { lines, totals }: PlannedEdit, { delivery }: Settings) {
    const weight_grams = lines.reduce((sum, { item, goods, quantity }) => {
      return sum + (item?.weight_grams ?? goods?.weight_grams ?? 0) * quantity;
    }, 0);
    const { country, postal_code } = row.shipping_address;
    const parcel = { country, postal_code, weight_grams, goods: totals.items - totals.discount };
    const offers = delivery.offers({ ...parcel, free: benefit?.kind === 'free_shipping' }, 'en');
    return offers.find(({ code }) => code === row.delivery_code)?.price ?? null;
  }

  /** @throws AppError `orders.not_possible` */
  async function plan(handle: Db | Trx, row: OrderRow, known: Settings, question: EditQuestion) {
    if (!canCancel(row)) throw new AppError('orders.not_possible.edit');
    if (row.gift_cards > 0) throw new AppError('orders.not_possible.edit_gift_cards');
    const context = await read(handle, row, known, question);
    const drafts = wantedLines(context, question);
    const kept = totalsOf(context, drafts, row.shipping);
    const quoted_delivery = quotedDelivery(context, kept, known);
    if (question.quote_delivery && quoted_delivery === null) throw new AppError('orders.not_possible.edit_delivery');
    const planned = question.quote_delivery ? totalsOf(context, drafts, quoted_delivery ?? 0) : kept;
    const refunds = await refundsRepository.listOf(handle, row.id);
    const going = refunds.filter(({ state, purpose }) => state === 'pending' && purpose === 'refund');
    const back = going.reduce((sum, { amount }) => sum + amount, row.refunded);
    const { total } = planned.totals;
    if (total < back) throw new AppError('orders.not_possible.edit_refunded');
    if (total === 0 && !isPaid(row)) throw new AppError('orders.not_possible.edit_payment');
    return { context, planned, quoted_delivery };
  }

  /** What the buyer would owe, or get back. */
  function moneyOf(row: OrderRow, total: number): { owed: number; refund: number; due: number } {
    if (!isPaid(row)) return { owed: owedOf({ ...row, total, due: 0 }), refund: 0, due: 0 };
    const due = row.due + total - row.total;
    return { owed: Math.max(0, due), refund: Math.max(0, -due), due };
  }

  /**
   * What makes a paid order cost less gives money back, and a plan smaller what was promised: that is a refund, whatever
   * it is called.
   * @throws AppError `staff.right_missing`
   */
  async function requireRefund(trx: Trx, row: OrderRow, total: number, actor: Staff): Promise<void> {
    const shrinks = row.payment_method === 'pay-later' && row.payment_status === 'authorised' && total < row.total;
    if (!shrinks && moneyOf(row, total).refund === 0) return;
    if (!(await staff.may(actor, REFUND, trx))) throw new AppError('staff.right_missing', { right: REFUND });
  }

  /** The money of an edit, as part of `trx`. @returns the refund to be tried after the commit */
  async function settle(trx: Trx, row: OrderRow, total: number, edit_id: string, reason: string) {
    if (!isPaid(row)) {
      const change = { edit_id, before: row.total, after: total };
      if (total !== row.total) await payments.follow(trx, row.id, change);
      return null;
    }
    await payments.dropDifferences(trx, row.id);
    const { refund } = moneyOf(row, total);
    return refund > 0 ? refunding.requestDifference(trx, row.id, refund, reason) : null;
  }

  async function apply(trx: Trx, row: OrderRow, known: Settings, write: StaffWrite, request: EditRequest) {
    const { context, planned } = await plan(trx, row, known, request);
    const { totals } = planned;
    if (totals.total !== request.expected_total) throw new AppError('orders.not_possible.edit_price');
    await requireRefund(trx, row, totals.total, write.actor);
    const short = findShort(planned.lines);
    if (short) throw new AppError('orders.not_possible.edit_stock', shortOf(short));
    const id = newId();
    const now = clock.now();
    const apart = isPaid(row);
    await orderEditsRepository.insert(trx, {
      id,
      order_id: row.id,
      author_id: write.actor.user_id,
      reason: request.reason,
      amount: totals.total - row.total,
      before: JSON.stringify(uneditedOrder(row, context.items)),
      lines: JSON.stringify(changedLines(planned)),
      taxes: JSON.stringify(changedTaxes(row.tax_lines, totals.tax_lines)),
      apart,
      settled_by: null,
      created_at: now,
    });
    // In the order in which placing locks them: balance, goods.
    const refund_id = await settle(trx, row, totals.total, id, request.reason);
    await writeLines(trx, stock, { order_id: row.id, staff_id: write.actor.user_id }, planned.lines);
    await deps.exchangedMoney.release(trx, row, { before: row.discount, after: totals.discount });
    const { owed, refund, due } = moneyOf(row, totals.total);
    const left = refund > 0 ? 0 : due;
    if (apart && left === 0 && refund === 0) await orderEditsRepository.settle(trx, row.id, id);
    const { tax_lines, tax_included: _included, ...sums } = totals;
    const status = apart ? { payment_status: takenStatus({ ...row, total: totals.total, due: left }) } : {};
    const values = { ...sums, tax_lines: JSON.stringify(tax_lines), due: left, ...status };
    await ordersRepository.update(trx, row.id, values, now);
    await words.rewrite(trx, row.id);
    const data = {
      edit_id: id,
      difference: totals.total - row.total,
      total: totals.total,
      owed: apart ? owed : 0,
      refund,
    };
    await events.emit(trx, { order_id: row.id, event: 'edited', data: { ...data, lines: changedLines(planned) } });
    return refund_id;
  }

  return {
    /** What an edit would come to. @throws AppError `orders.not_found`, `orders.not_possible` */
    async preview(id_or_number: string, question: EditQuestion, language: Language): Promise<EditPreviewView> {
      const row = await adminOrderViews.getRow(id_or_number);
      const { planned, quoted_delivery } = await plan(db, row, await settings(), question);
      const { refunded } = row;
      const { owed, refund } = moneyOf(row, planned.totals.total);
      const difference = planned.totals.total - row.total;
      const on_plan = row.payment_method === 'pay-later' && (!isPaid(row) || difference < 0);
      const after = on_plan ? await payments.findScheduleAfter(db, row.id, -difference, language) : null;
      return {
        lines: planned.lines.map((line) => ({
          ...namesOf(line),
          order_item_id: line.item?.id ?? null,
          variant_id: line.item?.variant_id ?? line.goods?.variant_id ?? null,
          quantity_before: line.quantity_before,
          quantity: line.quantity,
          unit_price: line.unit_price,
          total_before: line.item?.total ?? 0,
          total: line.total,
          available: availableFor(line),
          is_short: findShort([line]) !== undefined,
        })),
        before: { ...uneditedOrder(row, []).totals, refunded },
        after: { ...planned.totals, refunded },
        difference,
        owed: isPaid(row) ? owed : 0,
        refund,
        quoted_delivery,
        pay_later_plan: after?.plan ?? null,
      };
    },

    /**
     * Changes lines of an order; its stock is taken and given back, and its money settled.
     * @throws AppError `orders.stale`, `orders.not_possible`, `pay_later.limit_exceeded`; `staff.right_missing` where money
     * goes back and whoever asks gives none
     */
    async edit(write: StaffWrite, request: EditRequest): Promise<AdminOrderView> {
      const known = await settings();
      const { lines, add, quote_delivery, reason } = request;
      const deed = { action: 'edit', details: { lines, add, quote_delivery, reason } };
      return adminOrders.change(write, deed, async (trx, row) => {
        const refund_id = await apply(trx, row, known, write, request);
        return async () => {
          await payments.cancel(row.id).catch((error: unknown) => {
            logger.warn({ error, order_id: row.id }, 'a payment that was given up waits for its next try');
          });
          await refunding.tryNow(refund_id);
        };
      });
    },
  };
}

function shortOf(line: Parameters<typeof availableFor>[0] & Parameters<typeof namesOf>[0]) {
  return { name: namesOf(line).name, available: availableFor(line) ?? 0 };
}

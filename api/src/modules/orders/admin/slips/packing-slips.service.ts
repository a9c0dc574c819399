import { addressLines } from '@tessera/shared/addresses';
import type { Infra } from '../../../../infra';
import { dayIn } from '../../../../infra/basics/calendar';
import { groupBy } from '../../../../infra/basics/group-by';
import type { Language } from '../../../../core/languages';
import type { StoreService } from '../../../store/store.service';
import { leftToSend } from '../../order/order-pieces';
import { ordersRepository } from '../../order/orders.repository';
import type { OrderItemRow, OrderRow } from '../../order/orders.repository';
import { drawPackingSlips } from './draw-packing-slips';
import type { PackingSlip } from './draw-packing-slips';

export interface PackingSlipsDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getSettings'>;
}

export type PackingSlipsService = ReturnType<typeof createPackingSlips>;

/** What is laid into parcels. */
export function createPackingSlips({ db, store }: PackingSlipsDeps, drawing: { compress?: boolean } = {}) {
  async function draw(rows: readonly OrderRow[], language: Language): Promise<Buffer> {
    const ids = rows.map(({ id }) => id);
    const [items, { name, contact, locale, time_zone }] = await Promise.all([
      ordersRepository.listItems(db, ids),
      store.getSettings(),
    ]);
    const itemsOf = groupBy(items, ({ order_id }) => order_id);
    const slips = rows.map((row) => slipOf(row, itemsOf.get(row.id) ?? [], { locale, time_zone }));
    return drawPackingSlips(slips, { name, ...contact }, language, drawing);
  }

  return {
    /**
     * One document for all of these orders, oldest first: what is left to send of each, or where nothing is, all that it
     * had. Orders that are gone are left out.
     * @param language of the document's name; each slip speaks its buyer's
     */
    async draw(order_ids: readonly string[], language: Language): Promise<Buffer> {
      return draw(await ordersRepository.listByIds(db, order_ids), language);
    },

    /** A part of a document that goes on, and which of these orders are gone. */
    async drawSome(order_ids: readonly string[], language: Language) {
      const rows = await ordersRepository.listByIds(db, order_ids);
      const found = new Set(rows.map(({ id }) => id));
      const without = order_ids.filter((id) => !found.has(id));
      return { without, ...(rows.length > 0 && { document: await draw(rows, language) }) };
    },
  };
}

function slipOf(
  row: OrderRow,
  items: readonly OrderItemRow[],
  usual: { locale: string; time_zone: string },
): PackingSlip {
  // The column is written from the same list.
  const language = row.language as Language;
  const locale = language === 'de' ? 'de-DE' : usual.locale;
  const goods = items.filter(({ gift_card }) => !gift_card);
  const left = goods.filter((item) => leftToSend(item) > 0);
  const shown = left.length > 0 ? left : goods;
  return {
    number: row.number,
    placed_on: dayIn(usual.time_zone, row.placed_at),
    language,
    locale,
    ship_to: addressLines(row.shipping_address, locale),
    delivery: row.delivery_name,
    note: row.note,
    lines: shown.map((item) => ({
      name: item.name,
      details: Object.entries(item.options)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
      sku: item.sku,
      quantity: left.length > 0 ? leftToSend(item) : item.quantity - item.quantity_unsent,
    })),
  };
}

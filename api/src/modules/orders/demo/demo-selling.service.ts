import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { AddressSnapshot } from '../../../infra/database/tables/orders';
import { drawReference } from '../../../infra/basics/references';
import { withTransaction } from '../../../infra/database/transaction';
import type { DeliveryService, ZoneSetting } from '../../delivery/delivery.service';
import type { CouponSetting, PromotionsService } from '../../promotions/promotions.service';
import type { StoreService } from '../../store/store.service';
import type { RateSetting, TaxesService, TaxSettings } from '../../taxes/taxes.service';
import type { UsersService } from '../../users/users.service';
import { demoOrderRows } from './demo-order-rows';
import type { DemoOrderRows } from './demo-order-rows';
import { planDemoOrders } from './demo-plan';
import type { DemoOrder } from './demo-plan';
import { demoSellingRepository } from './demo-selling.repository';
import { orderEventsRepository } from '../events/order-events.repository';
import { ordersRepository } from '../order/orders.repository';
import { shipmentsRepository } from '../order/shipments.repository';
import { stockRepository } from '../stock/stock.repository';

export interface DemoSellingDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
  users: Pick<UsersService, 'findByEmail'>;
  delivery: Pick<DeliveryService, 'replace'>;
  taxes: Pick<TaxesService, 'get' | 'replace'>;
  promotions: Pick<PromotionsService, 'put'>;
}

interface SellingFile {
  delivery: ZoneSetting[];
  taxes: TaxSettings & { rates: (RateSetting & { category?: string })[] };
  coupons: CouponSetting[];
  baskets: string[][];
  buyers: Omit<AddressSnapshot, 'company' | 'line2' | 'phone'>[];
}

export type DemoSelling = ReturnType<typeof createDemoSelling>;

/** What the demo shop needs to sell, and what it has sold: real input for best sellers and 'bought together'. */
export function createDemoSelling(deps: DemoSellingDeps) {
  const { db, clock, store, users, delivery, taxes, promotions } = deps;

  async function putSettings(trx: Trx, { delivery: zones, taxes: tax, coupons }: SellingFile): Promise<void> {
    const categories = await demoSellingRepository.listCategories(trx);
    const { rates, ...settings } = tax;
    await delivery.replace(trx, zones);
    await taxes.replace(
      trx,
      settings,
      rates.map(({ category, ...rate }) => ({
        ...rate,
category_id: categories.find(({ slug }) => slug === category)?.id ?? null,
      })),
    );
    for (const coupon of coupons) await promotions.put(trx, coupon);
  }

  async function write(trx: Trx, { order, items, events, shipment }: DemoOrderRows): Promise<void> {
    await ordersRepository.insert(trx, { ...order, number: drawReference('KO') });
    await ordersRepository.insertItems(trx, items);
    for (const event of events) await orderEventsRepository.insert(trx, event);
    if (!shipment) return;
    const row = { ...shipment, order_id: order.id, carrier: 'UPS', tracking_number: `1Z${order.id.slice(-12)}` };
    const sent = items.map(({ id, quantity }) => ({ shipment_id: shipment.id, order_item_id: id, quantity }));
    await shipmentsRepository.insert(trx, { ...row, tracking_number: row.tracking_number.toUpperCase() }, sent);
  }

  async function readKnown(shopper_email: string) {
    const shopper = await users.findByEmail(shopper_email);
    return { shopper, currency: await store.getCurrency(), taxes: await taxes.get() };
  }

  type Known = Awaited<ReturnType<typeof readKnown>>;

  async function putOrders(trx: Trx, { baskets, buyers }: SellingFile, known: Known): Promise<number> {
    const { shopper, ...settings } = known;
    const found = await demoSellingRepository.listVariants(trx, [...new Set(baskets.flat())]);
    const variants = new Map(found.map((variant) => [variant.slug, variant]));
    const sold: { product_id: string; units: number }[] = [];
    const orders = planDemoOrders(clock.now(), baskets, buyers.length);
    for (const plan of orders) {
      const own = plan.is_shoppers && shopper ? shopper : null;
      const address = addressOf(plan, buyers, own);
      const email = own?.email ?? `${address.first_name}.${address.last_name}@example.com`.toLowerCase();
      const user_id = own?.id ?? null;
      const rows = demoOrderRows({ plan, user_id, email, address, variants, ...settings });
      if (!rows) continue;
      await write(trx, rows);
      if (plan.fate === 'cancelled') continue;
      sold.push(...rows.items.map(({ product_id, quantity }) => ({ product_id: product_id ?? '', units: quantity })));
    }
    // It counts for best sellers; the stock is what is left.
    await stockRepository.countSales(trx, sumByProduct(sold));
    return orders.length;
  }

  return {
    /**
     * Loads settings and past orders once, after the demo's products; a shop with goods of its own is left alone.
     * @param folder the repository's demo/
     * @param shopper_email some of the orders are this account's
     * @returns how many orders there are now
     */
    async load(folder: string, shopper_email: string): Promise<number> {
      if (!(await demoSellingRepository.isDue(db))) return 0;
      // It ships with the shop and is trusted to have its form.
      const file = JSON.parse(await readFile(path.join(folder, 'selling.json'), 'utf8')) as SellingFile;
      await withTransaction(db, (trx) => putSettings(trx, file));
      const known = await readKnown(shopper_email);
      return withTransaction(db, async (trx) => {
        await demoSellingRepository.setDone(trx, clock.now());
        return putOrders(trx, file, known);
      });
    },
  };
}

function sumByProduct(sold: { product_id: string; units: number }[]): { product_id: string; units: number }[] {
  const units = new Map<string, number>();
  for (const line of sold) units.set(line.product_id, (units.get(line.product_id) ?? 0) + line.units);
  return [...units].map(([product_id, count]) => ({ product_id, units: count }));
}

function addressOf(
  { buyer }: DemoOrder,
  buyers: SellingFile['buyers'],
  own: { first_name: string; last_name: string } | null,
): AddressSnapshot {
  const [first] = buyers;
  const home = (own ? first : buyers[buyer]) ?? first;
  if (!home) throw new Error('The demo has no buyers');
  const names = own ? { first_name: own.first_name, last_name: own.last_name } : {};
  return { ...home, company: '', line2: '', phone: '', ...names };
}

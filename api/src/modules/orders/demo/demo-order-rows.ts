import { calculateTotals, priceCharged } from '@tessera/shared/money';
import type { Insertable } from 'kysely';
import type {
  AddressSnapshot,
  OrderEventsTable,
  OrderItemsTable,
  OrdersTable,
} from '../../../infra/database/tables/orders';
import { newId } from '../../../infra/basics/ids';
import type { Taxes } from '../../taxes/taxes.service';
import type { DemoFate, DemoOrder } from './demo-plan';
import type { DemoVariant } from './demo-selling.repository';

const DAY_MS = 86_400_000;
const SHIPPING = 990;
const HOLD_DAYS = 14;

export interface DemoOrderInput {
  plan: DemoOrder;
  user_id: string | null;
  email: string;
  address: AddressSnapshot;
  currency: string;
  taxes: Taxes;
  variants: ReadonlyMap<string, DemoVariant>;
}

export interface DemoOrderRows {
  /** its number is drawn when it is written */
  order: Omit<Insertable<OrdersTable>, 'number'>;
  items: Insertable<OrderItemsTable>[];
  events: Insertable<OrderEventsTable>[];
  /** null: it has not been sent off */
  shipment: { id: string; shipped_at: Date; delivered_at: Date | null } | null;
}

type States = Pick<Insertable<OrdersTable>, 'status' | 'payment_status' | 'fulfilment_status' | 'payment_method'>;

const STATES: Record<DemoFate, States> = {
  delivered: {
    status: 'completed',
payment_status: 'paid',
fulfilment_status: 'delivered',
payment_method: 'test-card',
  },
  shipped: { status: 'open', payment_status: 'paid', fulfilment_status: 'shipped', payment_method: 'test-card' },
  paid: { status: 'open', payment_status: 'paid', fulfilment_status: 'unfulfilled', payment_method: 'test-card' },
  transfer: {
    status: 'open',
payment_status: 'awaiting',
fulfilment_status: 'unfulfilled',
    payment_method: 'bank-transfer',
  },
  cancelled: {
    status: 'cancelled',
payment_status: 'failed',
fulfilment_status: 'unfulfilled',
payment_method: 'test-card',
  },
};

/** A past order as its rows; undefined where none of its products is sold. */
export function demoOrderRows(input: DemoOrderInput): DemoOrderRows | undefined {
  const { plan, user_id, email, address, currency, taxes } = input;
  const { placed_at, fate } = plan;
  const lines = plan.lines.flatMap(({ slug, quantity }) => {
    const variant = input.variants.get(slug);
    return variant ? [{ ...variant, quantity, tax: taxes.rateFor(address, variant.category_id, 'en') }] : [];
  });
  if (lines.length === 0) return undefined;
  const sums = calculateTotals({
    lines: lines.map((line) => ({ unit_price: priceCharged(line), quantity: line.quantity, tax: line.tax })),
    coupon: null,
shipping: SHIPPING,
fee: 0,
    tax_included: taxes.included,
shipping_taxed: taxes.shipping_taxed,
  });
  const id = newId();
  const after = (days: number): Date => new Date(placed_at.getTime() + days * DAY_MS);
  const day = (days: number): string => after(days).toISOString().slice(0, 10);
  const is_paid = STATES[fate].payment_status === 'paid';
  const sent = fate === 'delivered' || fate === 'shipped';
  const delivered_at = fate === 'delivered' ? after(4) : null;
  const shipment = sent ? { id: newId(), shipped_at: after(1), delivered_at } : null;
  return {
    order: {
      id,
user_id,
email,
currency,
...STATES[fate],
placed_at,
last_modified_at: placed_at,
      ...sums.totals,
tax_lines: JSON.stringify(sums.totals.tax_lines),
      shipping_address: JSON.stringify(address),
      delivery_code: 'standard',
delivery_name: 'Standard delivery',
earliest_on: day(3),
latest_on: day(7),
      paid_at: is_paid ? placed_at : null,
delivered_at,
cancelled_at: fate === 'cancelled' ? after(0.02) : null,
      held_until: fate === 'transfer' ? after(HOLD_DAYS) : null,
      stock_returned: fate === 'cancelled',
    },
    items: lines.map(({ tax: rate, category_id, sale_price, ...line }, position) => ({
      id: newId(),
order_id: id,
position,
...line,
options: JSON.stringify(line.options),
      unit_price: priceCharged({ regular_price: line.regular_price, sale_price }),
      ...(sums.lines[position] ?? { subtotal: 0, total: 0 }),
      tax_name: rate?.name ?? '',
tax_rate: rate?.rate ?? 0,
quantity_shipped: sent ? line.quantity : 0,
    })),
    events: timelineOf(fate, shipment?.id).map(({ event, days, data = {} }) => ({
      id: newId(),
order_id: id,
event,
at: after(days),
data: JSON.stringify(data),
      // long past: nobody is told
      try_at: null,
    })),
    shipment,
  };
}

interface Step {
  event: string;
  /** after it was placed */
  days: number;
  data?: Record<string, unknown>;
}

function timelineOf(fate: DemoFate, shipment_id: string | undefined): Step[] {
  const steps: Step[] = [{ event: 'placed', days: 0 }];
  if (fate === 'cancelled') {
    return [...steps, { event: 'cancelled', days: 0.02, data: { by: 'shop', reason: 'not_paid', refund: 0 } }];
  }
  if (fate !== 'transfer') steps.push({ event: 'paid', days: 0.001 });
  if (shipment_id) steps.push({ event: 'shipped', days: 1, data: { shipment_id, carrier: 'UPS' } });
  if (fate === 'delivered') steps.push({ event: 'delivered', days: 4, data: { shipment_id } });
  return steps;
}

import type { AdminReturn, AdminReturnItem, AdminReturnList, AdminReturnSummary } from '@tessera/shared/contract';
import { requestedReturn } from '@tessera/shared/testing';
import { orderItem } from './order-fixtures';

/** Two mugs of which nothing has come, unless told otherwise. */
export function returnItem(overrides: Partial<AdminReturnItem> = {}): AdminReturnItem {
  const { product_id, variant_id, slug, name, sku, options, image, unit_price } = orderItem();
  const goods = { product_id, variant_id, slug, name, sku, options, image, unit_price };
  return {
    order_item_id: 'item-mug',
    quantity: 2,
    reason: 'damaged',
    quantity_received: 0,
    restocked: null,
    quantity_restocked: 0,
    worth: 4800,
    ...goods,
    ...overrides,
  };
}

/** Asked for, and not decided. */
export function adminReturn(overrides: Partial<AdminReturn> = {}): AdminReturn {
  return {
    id: '0190aaaa-0000-7000-8000-00000000a001',
    ...requestedReturn(),
    items: [returnItem()],
    comment: 'The handle is broken.',
    order: { id: 'order-1', number: 'K-1042', email: 'ada@example.com', name: 'Ada Lane', shipping: 590 },
    currency: 'USD',
    refundable: 4800,
    credit: 4800,
    exchange_draft_id: null,
    notes: [],
    timeline: [{ at: '2026-11-20T08:00:00Z', event: 'return_requested', data: {} }],
    ...overrides,
  };
}

/** The same with one of its two mugs here. */
export function receivedReturn(overrides: Partial<AdminReturn> = {}): AdminReturn {
  const item = returnItem({ quantity_received: 1, quantity_restocked: 1, restocked: true, worth: 2400 });
  return adminReturn({ state: 'received', version: 3, items: [item], refundable: 2400, credit: 2400, ...overrides });
}

export function returnSummary(overrides: Partial<AdminReturnSummary> = {}): AdminReturnSummary {
  const { id, number, state, created_at, currency, refund_amount, version } = adminReturn();
  return {
    id,
    number,
    state,
    created_at,
    order: { id: 'order-1', number: 'K-1042', email: 'ada@example.com', name: 'Ada Lane' },
    reasons: ['damaged', 'arrived_late'],
    quantity: 2,
    quantity_received: 0,
    currency,
    refund_amount,
    version,
    ...overrides,
  };
}

/** One page of the queue. */
export function returnPage(items: AdminReturnSummary[], overrides: Partial<AdminReturnList> = {}): AdminReturnList {
  return { items, total: items.length, page: 1, page_size: 50, total_is_exact: true, next_cursor: null, ...overrides };
}

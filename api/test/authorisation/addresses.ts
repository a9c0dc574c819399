import type { Operation } from './operations';
import type { Owner } from './owner';

/** An id that nothing has. */
export const NOWHERE = '019ab000-0000-7000-8000-ffffffffffff';

/** What stands in addresses and belongs to one person, by the address up to there. */
const OWNED = {
  'orders/{id}': 'order',
  'payments/{id}': 'payment',
  'pay-later/instalments/{id}': 'instalment',
  'users/me/addresses/{id}': 'address',
  'users/me/sessions/{id}': 'session',
} as const;
/** What stands in addresses and is staff's business, or everybody's. */
const SHARED = {
  'reviews/{id}': 'review',
  'admin/orders/{id}': 'order',
  'admin/shipments/{id}': 'shipment',
  'admin/returns/{id}': 'return',
  'admin/reviews/{id}': 'review',
  'admin/views/{id}': 'view',
  'admin/order-drafts/{id}': 'draft',
  'payment-links/{token}/payments/{id}': 'payment',
  'admin/jobs/{id}': 'job',
  'admin/coupons/{id}': 'coupon',
  'admin/gift-cards/{id}': 'gift_card',
  'admin/inquiries/{id}': 'inquiry',
  'admin/error-reports/{id}': 'failure',
  'admin/saved-answers/{id}': 'saved_answer',
  'admin/subscribers/{id}': 'subscriber',
  'admin/pay-later/{id}': 'account',
} as const;

/** Whether it is about what belongs to one person. */
export const isOwned = ({ path }: Operation): boolean =>
  Object.keys(OWNED).some((start) => path.startsWith(`/api/${start}`));

/**
 * Where it is called.
 * @param whose things stand in the address
 * @throws Error for a path parameter that nobody has said anything of
 */
export function urlOf({ path, query }: Operation, whose: Owner): string {
  const byStart = { ...OWNED, ...SHARED };
  const byName: Record<string, string> = {
    product_id: whose.goods.product_id,
    variant_id: whose.goods.variant_id,
    token: whose.share_token,
    slug: 'imprint',
    part: '1',
    provider: 'test-gateway',
    name: 'cart',
    ticket: 'made-up',
    number: '2026-000001',
    user_id: whose.person.user_id,
    customer_id: whose.person.user_id,
    group_id: NOWHERE,
    redirect_id: NOWHERE,
    picture_id: NOWHERE,
    session_id: NOWHERE,
    role_id: NOWHERE,
    file_id: NOWHERE,
    check_id: NOWHERE,
    import_id: NOWHERE,
    token_id: NOWHERE,
    link_id: NOWHERE,
    refund_id: NOWHERE,
    adjustment_id: NOWHERE,
    instalment_id: NOWHERE,
    category_id: NOWHERE,
    reconciliation_id: NOWHERE,
    month: '2026-01',
    code: 'made-up',
    pass: 'made-up',
    kept_version: '1',
    kind: 'webhook',
    language: 'en',
  };
  const filled = path.replace(/\{(\w+)\}/g, (parameter, name: string, at: number) => {
    const start = path.slice('/api/'.length, at + parameter.length);
    const thing = start in byStart ? byStart[start as keyof typeof byStart] : undefined;
    const value = thing ? whose.things[thing] : byName[name];
    if (!value) throw new Error(`What stands in ${start}? Say so in authorisation/addresses.ts`);
    return value;
  });
  return query ? `${filled}?${query}` : filled;
}

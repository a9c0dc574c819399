import type {
  Address,
  AdminCouponRecord,
  AdminGiftCardRecord,
  AdminOrder,
  InquiryReceipt,
  MyReview,
  Order,
  OrderDraft,
  ReportReceipt,
  Return,
  SavedAnswerList,
  SavedView,
  SessionList,
  Wishlist,
} from '@tessera/shared/contract';
import { signInConfirmed } from '../sales/engagement';
import { addGoods } from '../goods';
import type { Goods } from '../goods';
import { aPayer, CARDS } from '../sales/pay-shop';
import type { Payer, PayShop } from '../sales/pay-shop';
import { newId } from '../../src/infra/basics/ids';
import { ADDRESS } from '../../src/modules/orders/testing/orders-shop';
import { signIn } from '../people';
import type { SignedIn } from '../people';

/** Somebody who has one of everything that a person can have. */
export interface Owner {
  person: Payer;
  /** ids by what they are */
  things: Record<Thing, string>;
  /** an order is found by its number too */
  order_number: string;
  goods: Goods;
  /** what opens their wishlist to anybody */
  share_token: string;
  /** all that stands in rows which are theirs */
  ids: string[];
}

type Thing =
  | 'order'
  | 'payment'
  | 'instalment'
  | 'account'
  | 'shipment'
  | 'return'
  /** somebody else's: anybody may find it helpful */
  | 'review'
  /** staff's */
  | 'view'
  /** an order that staff write */
  | 'draft'
  | 'job'
  | 'coupon'
  | 'gift_card'
  | 'inquiry'
  /** that somebody reported */
  | 'failure'
  | 'saved_answer'
  | 'subscriber'
  | 'address'
  | 'session'
  | 'cart';

const SAVED_ADDRESS = { ...ADDRESS, is_default_shipping: false, is_default_billing: false };
const SAVED_VIEW = { list: 'orders', name: 'To send', query: 'status=open' };
const aCoupon = () => ({ code: `STAFF-${newId().slice(-8)}`, kind: 'percent', value: 10_000 });
const GIFT_CARD = { amount: 5000, email: 'somebody@example.com', language: 'en' };
const aSavedAnswer = () => ({ name: `~${newId()}`, language: 'en', text: 'Thank you, {name}.' });
const FACTS = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed', consent: true };

type Make = <T>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers?: Record<string, string>,
) => Promise<T>;

/** Makes them over HTTP, as the shop's own pages do. */
export async function anOwner(shop: PayShop): Promise<Owner> {
  const person = await aPayer(shop);
  const { db } = shop.infra;
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', person.user_id).execute();
  const staff = await signIn(shop, 'ADMIN');
  const make: Make = async (method, url, payload, headers = person.headers) => {
    const answer = await shop.app.inject({
      method,
      url: `/api/${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json();
  };
  const bought = await buy(shop, person, make, staff);
  const goods = await addGoods(shop);
  const [own_review, review] = await write(goods, make, [person, await signInConfirmed(shop)], staff);
  const share_token = await wish(shop, goods, make);
  const address = await make<Address>('POST', 'users/me/addresses', SAVED_ADDRESS);
  await shop.services.sessions.open({ id: person.user_id, role: 'REGULAR' }, { address: '', user_agent: '' });
  const { items: sessions } = await make<SessionList>('GET', 'users/me/sessions');
  const view = await make<SavedView>('POST', 'admin/views', SAVED_VIEW, staff.headers);
  const draft = await make<OrderDraft>('POST', 'admin/order-drafts', {}, staff.headers);
  const [inquiry, failure] = await writeToShop(shop, make);
  const saved = await make<SavedAnswerList>('POST', 'admin/saved-answers', aSavedAnswer(), staff.headers);
  const subscriber = await subscribe(shop, make);
  const coupon = await make<AdminCouponRecord>('POST', 'admin/coupons', aCoupon(), staff.headers);
  const gift_card = await make<AdminGiftCardRecord>('POST', 'admin/gift-cards', GIFT_CARD, {
    ...staff.headers,
    'idempotency-key': newId(),
  });
  const held = { orders: { ids: [bought.things.order] }, reason: 'Stocktaking' };
  const caller = { user_id: staff.user_id, address: '' };
  const job = await shop.services.jobs.start(caller, 'en', newId(), { kind: 'orders.hold', parameters: held });
  const idIn = async (table: 'pay_later_accounts' | 'carts') =>
    (await db.selectFrom(table).select('id').where('user_id', '=', person.user_id).executeTakeFirstOrThrow()).id;
  const own = {
    ...bought.things,
    address: address.id,
    session: known(sessions.find(({ current }) => !current)).id,
    account: await idIn('pay_later_accounts'),
    cart: await idIn('carts'),
  };
  const ids = [...Object.values(own), person.user_id, bought.later_id, own_review];
  return {
    person,
    goods,
    share_token,
    ids,
    order_number: bought.order_number,
    things: {
      ...own,
      review,
      view: view.id,
      draft: draft.id,
      job: job.id,
      coupon: coupon.id,
      gift_card: gift_card.id,
      inquiry,
      failure,
      saved_answer: known(saved.items.at(-1)).id,
      subscriber,
    },
  };
}

/** @throws Error for what is not there */
function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The shop did not make it');
  return value;
}

/** An order by pay-later, and one by card that was delivered, has its invoice and partly comes back. */
async function buy(shop: PayShop, person: Payer, make: Make, { headers }: SignedIn) {
  await make('POST', 'pay-later/applications', FACTS);
  const later = await person.buy(10_000, { method: 'pay-later', plan: 'pay-in-30-days' });
  const { order, payment } = await person.buy(5000, { method: 'test-card', card: CARDS.approved });
  const parcel = { carrier: 'DHL', tracking_number: '00340434161094000000' };
  const sent = await make<AdminOrder>('POST', `admin/orders/${order.id}/shipments`, parcel, headers);
  const shipment = known(sent.shipments[0]).id;
  await make('POST', `admin/shipments/${shipment}/delivered`, {}, headers);
  const { db } = shop.infra;
  const events = await db.selectFrom('order_events').select('id').where('order_id', '=', order.id).execute();
  // As the worker does, who writes the invoice too.
  for (const { id } of events) await shop.services.orderMails.handle(id);
  const items = [{ order_item_id: known(order.items[0]).id, quantity: 1, reason: 'damaged' }];
  const back = await make<Return>('POST', `orders/${order.id}/returns`, { items });
  const { pay_later } = await make<Order>('GET', `orders/${later.order.id}`);
  const instalment = known(pay_later?.instalments[0]).id;
  const things = { order: order.id, payment: payment.id, shipment, instalment, return: back.id };
  return { things, order_number: order.number, later_id: later.order.id };
}

/** A message, and a report of a failure, by whoever made nothing else; answers the ids that staff know them by. */
async function writeToShop({ infra: { db } }: PayShop, make: Make): Promise<[string, string]> {
  const words = { type: 'general', subject: 'A question', message: 'Is it oak?', name: '' };
  const { reference } = await make<InquiryReceipt>('POST', 'inquiries', { ...words, email: 'visitor@example.com' }, {});
  const failure = { error_id: `ERR-${newId().slice(-8)}`, errorType: 'server', timestamp: '2026-11-21T09:00:00Z' };
  const report = await make<ReportReceipt>('POST', 'error-reports', failure, {});
  const inquiry = db.selectFrom('inquiries').select('id').where('reference', '=', reference);
  const group = db.selectFrom('error_reports').select('group_id').where('reference', '=', report.reference);
  return [(await inquiry.executeTakeFirstOrThrow()).id, known((await group.executeTakeFirstOrThrow()).group_id)];
}

/** Somebody who asks for the newsletter; answers the id that staff know them by. */
async function subscribe({ infra: { db } }: PayShop, make: Make): Promise<string> {
  const email = `reader-${newId()}@example.com`;
  await make('POST', 'newsletter/subscriptions', { email }, {});
  const row = db.selectFrom('newsletter_subscriptions').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** A published review of each of two; answers the ids. */
async function write({ product_id }: Goods, make: Make, authors: [SignedIn, SignedIn], { headers }: SignedIn) {
  const publish = async (author: SignedIn): Promise<string> => {
    await make('POST', `products/${product_id}/reviews`, { rating: 5, body: 'Warm and heavy.' }, author.headers);
    const { review } = await make<MyReview>('GET', `products/${product_id}/my-review`, undefined, author.headers);
    await make('POST', `admin/reviews/${known(review).id}/publish`, undefined, headers);
    return known(review).id;
  };
  return [await publish(authors[0]), await publish(authors[1])] as const;
}

/** A cart, what is saved for later, a shared wishlist, and a wait for what is sold out; answers what opens the list. */
async function wish(shop: PayShop, { product_id, variant_id }: Goods, make: Make): Promise<string> {
  await make('PUT', `wishlist/${product_id}`);
  const { share_url } = await make<Wishlist>('POST', 'wishlist/share');
  await make('POST', 'recently-viewed/join', { product_ids: [product_id] });
  const gone = await addGoods(shop, { stock: 0 });
  await make('POST', `products/${gone.product_id}/${gone.variant_id}/subscription`, {});
  await make('POST', 'products/add-to-cart', { product_id, variant_id, quantity: 1 });
  await make('POST', `cart/saved/${variant_id}`);
  await make('POST', 'products/add-to-cart', { product_id, variant_id, quantity: 1 });
  return known(share_url?.split('/').at(-1));
}

import type { CouponBenefit } from '@tessera/shared/money';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import type { AddressSnapshot } from '../../infra/database/tables/orders';
import { dayIn } from '../../infra/basics/calendar';
import { onOneConnection, inPipeline } from '../../infra/database/pipeline';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import { checkAddress } from '../../schemas/check-address';
import type { PaymentMethodCode, PaymentOfferView } from '../../schemas/payment';
import { goodsOf } from '../cart/cart-views.service';
import type { CartLine, CartViewsService } from '../cart/cart-views.service';
import type { Delivery, DeliveryService } from '../delivery/delivery.service';
import type { CouponAnswer, PromotionsService } from '../promotions/promotions.service';
import type { StoreService } from '../store/store.service';
import type { Taxes, TaxesService } from '../taxes/taxes.service';
import type { CheckoutPayments, OfferMethods } from './checkout-payments.port';
import { checkoutRepository } from './checkout.repository';
import type { CheckoutRow } from './checkout.repository';
import { problemsOf } from './checkout-problems';
import type { CheckoutEdit, CheckoutProblemView, CheckoutView } from './checkout.schemas';
import { checkedGift, giftsOfLine, withGift } from './gifts/gifts';
import { presentCheckout } from './present-checkout';
import { makeQuote } from './quote';
import type { AgreedDelivery, Quote } from './quote';

export interface CheckoutDeps extends Pick<Infra, 'db' | 'clock'> {
  views: Pick<CartViewsService, 'listLines' | 'findCoupon'>;
  store: Pick<StoreService, 'getCurrency' | 'getSettings'>;
  delivery: Pick<DeliveryService, 'get'>;
  taxes: Pick<TaxesService, 'get'>;
  promotions: Pick<PromotionsService, 'check'>;
  payments: CheckoutPayments;
}

/** What is read before a transaction: within one, nothing asks for a second connection. */
export interface CheckoutContext {
  /** null: somebody without an account, for whom staff order */
  user_id: string | null;
  language: Language;
  currency: string;
  delivery: Delivery;
  taxes: Taxes;
}

/** How somebody wants to pay: as their checkout says, or as their order does. */
export interface PaymentChoice {
  method: PaymentMethodCode;
  plan: string | null;
}

/** Somebody's own. */
type OwnContext = CheckoutContext & { user_id: string };

/** What of a checkout goes into the order besides its goods. */
export type OrderChoices = Pick<CheckoutRow, 'shipping_address' | 'billing_address' | 'delivery_method' | 'note'> &
  Partial<Pick<CheckoutRow, 'use_credit' | 'gifts'>>;

/** What is to be ordered. */
interface Wanted<Choices extends OrderChoices> {
  row: Choices | undefined;
  /** every line, those that cannot be bought, too */
  all: CartLine[];
  /** those that can be bought */
  lines: CartLine[];
  coupon: CouponAnswer | null;
  /** what the coupon takes off, or staff do */
  benefit: CouponBenefit | null;
  /** agreed on with staff, in the place of what is offered */
  agreed_delivery?: AgreedDelivery | null;
  /** ways to pay for the person that it is for */
  offerMethods: OfferMethods;
}

/** What staff order for somebody. */
export type StaffWanted = Omit<Wanted<OrderChoices>, 'lines' | 'coupon' | 'offerMethods'> & { row: OrderChoices };

/** All that an order is made of. */
export interface PreparedCheckout<Choices extends OrderChoices = OrderChoices> {
  row: Choices | undefined;
  /** those that can be bought */
  lines: CartLine[];
  quote: Quote;
  coupon: CouponAnswer | null;
  problems: CheckoutProblemView[];
  payment_offers: PaymentOfferView[];
  /** line by line: to whom the pieces of a gift card go; null: all to whoever buys it */
  gifts: ReturnType<typeof giftsOfLine>[];
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** What somebody is about to order, computed anew whenever it is asked for. */
export function createCheckoutService(deps: CheckoutDeps) {
  const { db, clock, views, store, delivery, taxes, promotions, payments } = deps;

  async function loadContext<Id extends string | null>(user_id: Id, language: Language) {
    const [currency, known, tax] = await Promise.all([store.getCurrency(), delivery.get(), taxes.get()]);
    return { user_id, language, currency, delivery: known, taxes: tax };
  }

  async function read(handle: Db | Trx, { user_id, currency, language }: OwnContext): Promise<Wanted<CheckoutRow>> {
    const [row, held, code, offerMethods] = await inPipeline(
      checkoutRepository.find(handle, user_id),
      views.listLines(handle, user_id, language),
      views.findCoupon(handle, user_id),
      payments.methodsFor(handle, user_id),
    );
    const all = held.filter(({ saved }) => !saved);
    const lines = all.filter(({ available }) => available > 0);
    const subtotal = goodsOf(lines);
    const question = { user_id, subtotal, currency, language };
    const coupon = code === null ? null : await promotions.check(handle, { code, ...question });
    return { row, all, lines, coupon, benefit: coupon?.benefit ?? null, offerMethods };
  }

  const quoteOf = (wanted: Wanted<OrderChoices>, context: CheckoutContext, fee: number): Quote => {
    const { row, lines, benefit, agreed_delivery = null } = wanted;
    return makeQuote({
      lines,
      fee,
      benefit,
      agreed_delivery,
      address: row?.shipping_address ?? null,
      delivery_method: row?.delivery_method ?? null,
      now: clock.now(),
      ...context,
    });
  };

  async function complete<Choices extends OrderChoices>(
    context: CheckoutContext,
    found: Wanted<Choices>,
    { method, plan }: { method: PaymentMethodCode | null; plan: string | null },
  ): Promise<PreparedCheckout<Choices>> {
    const { row, lines, coupon, all, offerMethods } = found;
    const { currency, language } = context;
    const free = quoteOf(found, context, 0);
    const { total } = free.totals;
    const country = row?.shipping_address?.country ?? null;
    const gift_cards = lines.some(({ gift_card }) => gift_card);
    const payment_offers = await offerMethods({ currency, total, country, plan, language, gift_cards });
    const fee = payment_offers.find(({ code }) => code === method)?.fee ?? 0;
    const charged = fee === 0 ? free : quoteOf(found, context, fee);
    const quote = withCredit(charged, payment_offers, { method, row, gift_cards });
    const problems = problemsOf({
      lines: all,
      coupon_problem: coupon?.shown.problem ?? null,
      has_address: row?.shipping_address != null,
      delivery_offers: quote.delivery_offers,
      delivery_offer: quote.delivery_offer,
      payment_method: method,
      payment_offers,
      language,
    });
    const gifts = lines.map((line) => giftsOfLine(line, row?.gifts));
    return { row, lines, coupon, quote, problems, payment_offers, gifts };
  }

  async function get(user_id: string, language: Language): Promise<CheckoutView> {
    const context = await loadContext(user_id, language);
    return onOneConnection(db, async (own) => {
      const found = await read(own, context);
      const plan = found.row?.plan ?? null;
      // Written by `update` alone, whose body is checked by the schema.
      const payment_method = (found.row?.payment_method ?? null) as PaymentMethodCode | null;
      const parts = await complete(context, found, { method: payment_method, plan });
      return presentCheckout({ ...parts, payment_method, currency: context.currency });
    });
  }

  return {
    get,

    /**
     * Keeps what is given; an address counts once the form's rules take it.
     * @throws AppError `validation.failed` by field ('shipping_address.line1', 'gift.email'), `conflict` with the present state
     */
    async update(user_id: string, { version, ...edit }: CheckoutEdit, language: Language): Promise<CheckoutView> {
      const { shipping_address, billing_address, gift, ...choices } = edit;
      const values = {
        ...choices,
        ...(await addressValue('shipping_address', shipping_address)),
        ...(await addressValue('billing_address', billing_address)),
      };
      const to = gift && (await checkedGift(gift, dayIn((await store.getSettings()).time_zone, clock.now())));
      const isSaved = await withTransaction(db, async (trx) => {
        const row = await checkoutRepository.lock(trx, user_id, clock.now());
        if (version !== undefined && version !== row.version) return false;
        if (isBeginning(row, clock.now())) await checkoutRepository.begin(trx, user_id, clock.now());
        const gifts = gift && { gifts: JSON.stringify(withGift(row.gifts, gift, to ?? null)) };
        await checkoutRepository.update(trx, user_id, { ...values, ...gifts, last_modified_at: clock.now() });
        return true;
      });
      const present = await get(user_id, language);
      if (isSaved) return present;
      throw new AppError('conflict', {}, { extensions: { present } });
    },

    /** Before the transaction that places an order: all that is needed from elsewhere. */
    begin: loadContext,

    /** In it: prices, stock and ways to pay as they are now. */
    prepare: async (trx: Trx, context: OwnContext, chosen: PaymentChoice): Promise<PreparedCheckout> =>
      complete(context, await read(trx, context), chosen),

    /**
     * The same of what staff order for somebody, which is in nobody's cart: one arithmetic for both.
     * @param chosen null while no way to pay is chosen
     */
    prepareWanted: async (
      handle: Db | Trx,
      context: CheckoutContext,
      wanted: StaffWanted,
      chosen: PaymentChoice | null,
    ): Promise<PreparedCheckout> => {
      const lines = wanted.all.filter(({ available }) => available > 0);
      const offerMethods = await payments.methodsFor(handle, context.user_id);
      const found = { ...wanted, lines, coupon: null, offerMethods };
      return complete(context, found, chosen ?? { method: null, plan: null });
    },

    /** It has become an order; the addresses stay for the next one. */
    finish: (trx: Trx, user_id: string): Promise<void> => checkoutRepository.finish(trx, user_id, clock.now()),

    /** What somebody has chosen, for their export. */
    read: (user_id: string) => checkoutRepository.find(db, user_id),
  };
}

/** Ways to pay the rest of what store credit is too little for: a plan is of the whole order. */
const PAYS_REST: ReadonlySet<string> = new Set(['test-card', 'stripe', 'bank-transfer', 'cash-on-delivery']);

/** What store credit pays of it, where somebody has chosen that and has too little for all. */
function withCredit(
  quote: Quote,
  offers: readonly PaymentOfferView[],
  about: { method: PaymentMethodCode | null; row: OrderChoices | undefined; gift_cards: boolean },
): Quote {
  const { method, row, gift_cards } = about;
  // What is money itself is not paid with it.
  if (gift_cards) return quote;
  const balance = offers.find(({ code }) => code === 'store-credit')?.balance ?? 0;
  const isPart =
    row?.use_credit && method !== null && PAYS_REST.has(method) && balance > 0 && balance < quote.totals.total;
  return isPart ? { ...quote, totals: { ...quote.totals, credit: balance } } : quote;
}

/** Somebody who comes back after so long begins again. */
const REST_MS = 24 * 3_600_000;

function isBeginning({ begun_at, last_modified_at }: CheckoutRow, now: Date): boolean {
  return begun_at === null || now.getTime() - last_modified_at.getTime() > REST_MS;
}

type AddressField = 'shipping_address' | 'billing_address';

async function addressValue(
  field: AddressField,
  address: AddressSnapshot | null | undefined,
): Promise<Partial<Record<AddressField, string | null>>> {
  if (address === undefined) return {};
  if (address === null) return { [field]: null };
  return { [field]: JSON.stringify(await checkAddress(field, address)) };
}

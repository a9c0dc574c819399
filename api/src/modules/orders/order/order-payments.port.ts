import type { Db, Trx } from '../../../infra/database/db';
import type { OrderPaymentStatus } from '../../../infra/database/tables/orders';
import type { Language } from '../../../core/languages';
import type {
  OrderDisputeView,
  OrderPaymentView,
  PayLaterScheduleView,
  PaymentMethodCode,
  PaymentView,
} from '../../../schemas/payment';

/**
 * What orders and payments are to each other. Neither knows the other's tables.
 *
 * One order of locks for both: the order's row first (`PaymentOrders.lock`), then the payment's. Nothing that is called
 * with a transaction calls anybody outside.
 */

/** What is to be paid, as the payments module needs it. */
export interface PayableOrder {
  id: string;
  number: string;
  user_id: string | null;
  email: string;
  language: Language;
  /** minor units: what is to be paid in all, the method's fee included */
  total: number;
  fee: number;
  refunded: number;
  /** of `total`, what store credit has paid with the order */
  credit: number;
  /** what is to be paid now: `total` without `credit` while nothing is paid or promised, later what has been added to it; 0: nothing */
  owed: number;
  currency: string;
  status: 'awaiting_payment' | 'open' | 'completed' | 'cancelled';
  payment_status: OrderPaymentStatus;
  payment_method: PaymentMethodCode;
  plan: string | null;
  /** the payment that it counts on; null where none was made, or it was promised with the order */
  payment_id: string | null;
  placed_at: Date;
  /** until when the goods are kept while nothing is paid; null: for as long as it takes */
  held_until: Date | null;
  /** reserved or promised by another way than a plan, and nothing taken yet but what store credit has paid */
  promised: boolean;
  /** a payment may be started now: something is owed, it is not cancelled, and its goods are still kept */
  payable: boolean;
  country: string;
  /** some of it are gift cards */
  gift_cards: boolean;
}

export interface PreparedPayment {
  /**
   * 'awaiting': nothing is certain yet; 'authorised': the shop can count on it (pay-later, cash on delivery); 'paid':
   * there is nothing to pay
   */
  payment_status: 'awaiting' | 'authorised' | 'paid';
  /** how long goods are kept until something is paid: 15 for cards, 14 days for a transfer; null: no limit */
  hold_minutes: number | null;
  /** the order is worked on at once, before anything is paid (pay-later, cash on delivery, transfer) */
  open: boolean;
  /** the payment once its row is written; null where `start` makes another one of it */
  shown: Promise<PaymentView | null>;
}

export interface NewPayment {
  order_id: string;
  order_number: string;
  /** null: of somebody without an account */
  user_id: string | null;
  method: PaymentMethodCode;
  plan: string | null;
  /** minor units: without what store credit pays of the order */
  amount: number;
  /** minor units of store credit that are taken with it; without: none, or all by that way to pay */
  credit?: number;
  currency: string;
  placed_at: Date;
  language: Language;
  /** of the buyer's card; it is kept nowhere, so that nothing without one is begun that needs one */
  token: string | null;
}

/** How money comes that no provider tells of. */
export type HandMethod = 'bank-transfer' | 'cash-on-delivery' | 'cash';

/** What the payments module does for orders. It is written there. */
export interface OrderPayments {
  /**
   * Part of placing an order: writes the payment's row, takes what store credit pays of it, and reserves the pay-later
   * balance with a conditional update. It
   * resolves when it is certain how it is paid; its row is sent by then, and `shown` must be waited for.
   * @throws AppError with a `payments.*` or `pay_later.*` code where it cannot be paid so; then no order is made
   */
  prepare(trx: Trx, payment: NewPayment): Promise<PreparedPayment>;

  /**
   * After the commit: begins the payment that was prepared, where somebody has to be asked for it. `key` is the buyer's
   * Idempotency-Key: with the same one it is begun once. It never throws for a decline or a gateway that is away: that
   * is the payment's `status` and `message`.
   */
  start(order_id: string, attempt: { method: PaymentMethodCode; key: string; token: string | null }): Promise<void>;

  /** The latest payment of each order; an order without any is left out. */
  listCurrent(db: Db | Trx, order_ids: readonly string[], language: Language): Promise<Map<string, PaymentView>>;

  /** Every payment of an order as staff see them, those into its pay-later schedule among them; oldest first. */
  listAll(db: Db | Trx, order_id: string, language: Language): Promise<OrderPaymentView[]>;

  /** What was to go back of an order's payments, the order's own refunds among it; oldest first. */
  listPayBacks(db: Db | Trx, order_id: string, language: Language): Promise<PayBack[]>;

  /** What is disputed of an order's payments, oldest first. */
  listDisputes(db: Db | Trx, order_id: string): Promise<OrderDisputeView[]>;

  /**
   * Money beside the order's own refunds that was to go back and did not: it is wanted again, as part of `trx`; of what
   * waits nothing is written. Call `cancel` after the commit.
   * @returns false where there is none such
   */
  payBackAgain(trx: Trx, order_id: string, id: string): Promise<boolean>;

  /** The same has been given back another way; `words` say how. @returns false where there is none such */
  payBackByHand(trx: Trx, order_id: string, id: string, words: string): Promise<boolean>;

  /**
   * Payments whose money the order has, or was promised, oldest first: what can go back of each at most. `shares`: it paid
   * a part of the order as it was placed, beside store credit or as that, and what goes back is shared among those. Whoever
   * gives back by it has the order locked.
   */
  listTaken(
    db: Db | Trx,
    order_id: string,
  ): Promise<{ payment_id: string; method: PaymentMethodCode; amount: number; shares: boolean }[]>;

  /**
   * The total of a locked order that is not paid yet has changed, as part of `trx`: what is to be paid follows it. Call
   * `cancel` after the commit.
   * @throws AppError where it cannot: `orders.not_possible`, `pay_later.limit_exceeded`
   */
  follow(trx: Trx, order_id: string, change: { edit_id: string; before: number; after: number }): Promise<void>;

  /** Gives up what was begun to pay a difference, as part of `trx`. Call `cancel` after the commit. */
  dropDifferences(trx: Trx, order_id: string): Promise<void>;

  /** The pay-later schedule of an order. */
  findSchedule(db: Db | Trx, order_id: string, language: Language): Promise<PayLaterScheduleView | null>;

  /** The same as a refund of so much (minor units) would leave it, and what of it had been paid and goes back; nothing is written. */
  findScheduleAfter(
    db: Db | Trx,
    order_id: string,
    refund: number,
    language: Language,
  ): Promise<{ plan: PayLaterScheduleView; pay_back: number } | null>;

  /**
   * An order has been cancelled in `trx`: gives back what was reserved (pay-later, store credit of one that was not paid)
   * and marks open payments cancelled. Call `cancel` after the commit.
   */
  release(trx: Trx, order_id: string): Promise<void>;

  /**
   * After the commit of a cancellation, at least once: tells the gateway to void what was authorised or is pending.
   * @throws Error where the gateway is away: it is called again later
   */
  cancel(order_id: string): Promise<void>;

  /** After the commit of the first shipment, at least once: takes what was only authorised. @throws Error to be called again */
  capture(order_id: string): Promise<void>;

  /**
   * Gives money back, at least once per `refund_id`: the same id never pays twice. What comes of it is told by
   * `PaymentOrders.refundSettled`, before this resolves where the answer is known at once.
   * @param refund.amount minor units
   * @throws Error where the gateway is away: it is called again later
   */
  refund(refund: {
    refund_id: string;
    order_id: string;
    /** whose money; without: the order's one payment */
    payment_id?: string | null;
    amount: number;
    reason: string;
  }): Promise<void>;

  /**
   * Money that staff say has arrived: in the same transaction calls `PaymentOrders.paymentChanged`. Call `cancel` after the
   * commit.
   * @param method by which it came; without: as the order said that it would
   * @throws AppError `payments.not_payable`
   */
  markPaid(trx: Trx, order_id: string, method?: HandMethod): Promise<void>;
}

export interface PaymentChange {
  order_id: string;
  payment_id: string;
  /** 'difference': of what was added to the order; without: of the order */
  purpose?: 'order' | 'difference';
  method: PaymentMethodCode;
  /** 'failed' may be followed by another try of the buyer's while the goods are kept */
  status: 'pending' | 'needs_confirmation' | 'authorised' | 'paid' | 'failed' | 'cancelled';
  /** minor units */
  amount: number;
  /** why it failed, in plain words for the buyer (English) */
  reason?: string | null;
}

/** What the orders module does for payments. */
export interface PaymentOrders {
  /** The order as it is to be paid; undefined where there is none, or where `user_id` is given and it is not theirs. */
  findPayable(db: Db | Trx, order_id_or_number: string, user_id?: string): Promise<PayableOrder | undefined>;

  /** The same, and nobody else changes the order until `trx` ends. Taken before any row of payments. */
  lock(trx: Trx, order_id: string): Promise<PayableOrder | undefined>;

  /** Keeps the goods of an order that waits for its payment at least so long. */
  keepUntil(trx: Trx, order_id: string, until: Date): Promise<void>;

  /**
   * Notes what became of a payment and writes it into the order's timeline. The same news twice changes nothing.
   * One that the order counted on and that is lost ('cancelled' or 'failed' after 'authorised') leaves it to be paid anew.
   * @returns false where the order does not take it (it was cancelled, or is paid already): the money must go back
   */
  paymentChanged(trx: Trx, change: PaymentChange): Promise<{ taken: boolean }>;

  /**
   * Notes how a refund ended, also one that came to nothing after all. The same news twice changes nothing.
   * @param refund.to_credit it went back to the store credit that had paid a part of the order
   */
  refundSettled(
    trx: Trx,
    refund: { refund_id: string; done: boolean; to_credit?: boolean; reason?: string },
  ): Promise<void>;

  /**
   * Money that the order counts on went back by a refund that was made at the provider itself, or (`done` false) such a
   * one came to nothing after all. The same news twice changes nothing.
   */
  refundFound(trx: Trx, refund: FoundRefund): Promise<void>;

  /** Writes what staff have to know of an order's money into its timeline, as part of `trx`. */
  tellTrouble(trx: Trx, trouble: MoneyTrouble): Promise<void>;

  /** A dispute was opened, changed or closed. What its order gave as store credit beside it is told of once. */
  disputeChanged(trx: Trx, change: DisputeChange): Promise<void>;
}

export interface FoundRefund {
  order_id: string;
  payment_id: string;
  /** the provider's own number */
  key: string;
  /** minor units */
  amount: number;
  done: boolean;
}

export interface MoneyTrouble {
  order_id: string;
  /**
   * '…_failed': the provider has refused; '…_waits': it has not answered several times; pay_back: of money beside the
   * order's own refunds; instalment_returned: a part of a plan was given back at the provider, or never came, so it is open again
   */
  event: 'capture_failed' | 'capture_waits' | 'refund_waits' | 'pay_back_failed' | 'instalment_returned';
  /** of what failed: it is told once for each */
  about: string;
  /** minor units */
  amount: number;
  /** the provider's word */
  reason: string;
}

export interface DisputeChange {
  order_id: string;
  dispute_id: string;
  amount: number;
  reason: string;
  state: 'open' | 'won' | 'lost';
  /** null: it had not been heard of */
  was: 'open' | 'won' | 'lost' | null;
  /** RFC 3339 */
  respond_by: string | null;
  /** how all disputes of the order stand together, and what the bank holds or has taken by them */
  dispute: 'open' | 'won' | 'lost';
  disputed: number;
}

/** Money that was to go back. */
export interface PayBack {
  /** an order's own refund has the same */
  id: string;
  /** false: beside the order's own refunds, e.g. what was paid twice */
  for_order: boolean;
  payment_id: string;
  /** minor units */
  amount: number;
  reason: string;
  state: 'pending' | 'done' | 'failed';
  /** why it failed, or has not been done yet */
  message: string | null;
  /** how often the provider was asked */
  attempts: number;
  /** when it is asked again; null: it is not */
  next_try_at: string | null;
  followed_by: string | null;
  /** what staff said who gave it back another way */
  by_hand: string | null;
  created_at: Date;
}

import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentFact } from '../records/payment-state';

/** A payment as its provider needs to know it. */
export interface ProviderPayment {
  id: string;
  order_id: string;
  /** minor units */
  amount: number;
  currency: string;
  /** the provider's own number, once it has given one */
  provider_ref: string | null;
}

/** What a provider has said. Facts are complete: those that were told before may be among them. */
export interface ProviderAnswer {
  provider_ref?: string | null;
  facts: PaymentFact[];
  /** what the buyer knows the card by */
  card?: { brand: string; last4: string };
  /** what the buyer's browser needs to go on; kept sealed */
  client_secret?: string;
  /** the provider has never heard of this payment */
  unheard?: true;
}

/** A payment that its payer disputes at their bank. */
export interface ProviderDispute {
  /** the provider's own number */
  dispute_id: string;
  /** minor units */
  amount: number;
  currency: string;
  /** the provider's word, e.g. 'product_not_received' */
  reason: string;
  state: 'open' | 'won' | 'lost';
  /** until when the provider takes an answer */
  respond_by: Date | null;
  /** when the provider said so */
  said_at: Date;
}

export interface ProviderEvent {
  /** unique at this provider */
  event_id: string;
  /** what it is about, in the provider's word: 'charge.refunded' */
  type: string;
  /** our payment's id, as it was told to the provider; null: only the provider's own number is there */
  payment_id: string | null;
  provider_ref: string | null;
  facts: PaymentFact[];
  /** more has happened than it says: the provider is to be asked */
  incomplete?: true;
  dispute?: ProviderDispute;
}

/** The provider has refused for good: asking again is of no use. Everything else that is thrown may be tried again. */
export class ProviderRefused extends Error {
  constructor(
    readonly reason: string,
    message = reason,
  ) {
    super(message);
    this.name = 'ProviderRefused';
  }
}

/** The provider has not answered in time: it may have done it, and will not be asked twice while the buyer waits. */
export class ProviderLate extends Error {}

/** The message is not the provider's, is too old or cannot be read. */
export class MessageNotValid extends Error {}

/**
 * What every way to pay can do. Each call has a key by which the provider knows a repetition: called again after a
 * lost answer it does nothing twice.
 */
export interface PaymentProvider {
  /** Reserves the money, or begins to. The key is the payment's id. @throws ProviderRefused for what it will never take */
  authorise(payment: ProviderPayment, attempt: { token: string | null }): Promise<ProviderAnswer>;
  /** The buyer's answer to a question of their bank. */
  confirm?(payment: ProviderPayment, code: string): Promise<ProviderAnswer>;
  /** Takes `payment.amount` of what was reserved; what is more than that is free again. */
  capture(payment: ProviderPayment, key: string): Promise<ProviderAnswer>;
  /** Gives up what was reserved or begun; a payment that was taken meanwhile is told as such. */
  cancel(payment: ProviderPayment, key: string): Promise<ProviderAnswer>;
  /** Gives back `refund.amount`; `refund.key` is also the fact's key. */
  refund(payment: ProviderPayment, refund: { key: string; amount: number; reason: string }): Promise<ProviderAnswer>;
  /** How it stands at the provider: for payments of which nothing was heard. */
  fetch(payment: ProviderPayment): Promise<ProviderAnswer>;
  /** Reads a message; null for one that is genuine and of no interest. @throws MessageNotValid */
  readWebhook?(
    body: Buffer,
    headers: IncomingHttpHeaders,
    now: Date,
  ): ProviderEvent | null | Promise<ProviderEvent | null>;
}

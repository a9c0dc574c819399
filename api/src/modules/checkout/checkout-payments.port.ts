import type { Language } from '../../core/languages';
import type { Db, Trx } from '../../infra/database/db';
import type { PaymentOfferView } from '../../schemas/payment';

/** Asked while a checkout is shown and while an order is placed, of what has been read for somebody. */
export interface PaymentQuestion {
  currency: string;
  /** minor units, without any method's fee */
  total: number;
  /** ISO 3166-1 alpha-2 of the shipping address; null while there is none */
  country: string | null;
  plan: string | null;
  language: Language;
  /** some of what is bought are gift cards */
  gift_cards?: boolean;
  /** an order that is paid anew: what pay-later has reserved for it is not in its own way */
  order_id?: string;
}

/** Every method that the shop has on, with its fee, and whether and why not that person may use it. */
export type OfferMethods = (question: PaymentQuestion) => Promise<PaymentOfferView[]>;

/** What the payments module does for a checkout. It is written there. */
export interface CheckoutPayments {
  /**
   * Reads what ways to pay depend on beside the sum, so that it is read while the sum is not known yet. What is asked then
   * may read more, on the same handle. Reads only.
   * @param user_id null: somebody without an account
   */
  methodsFor(handle: Db | Trx, user_id: string | null): Promise<OfferMethods>;
}

import type { Language } from '../../core/languages';
import type { Db, Trx } from '../../infra/database/db';
import type { PaymentOfferView } from '../../schemas/payment';

/** Asked while a checkout is shown and while an order is placed. */
export interface PaymentQuestion {
  /** null: somebody without an account */
  user_id: string | null;
  currency: string;
  /** minor units, without any method's fee */
  total: number;
  /** ISO 3166-1 alpha-2 of the shipping address; null while there is none */
  country: string | null;
  plan: string | null;
  language: Language;
  /** an order that is paid anew: what pay-later has reserved for it is not in its own way */
  order_id?: string;
}

/** What the payments module does for a checkout. It is written there. */
export interface CheckoutPayments {
  /** Every method that the shop has on, with its fee, and whether and why not this person may use it. Reads only. */
  methodsFor(handle: Db | Trx, question: PaymentQuestion): Promise<PaymentOfferView[]>;
}

import type { Language } from '../../../core/languages';

/** Whose texts these are, beside the mails themselves. */
export const COMMON = 'common';

const en = {
  hello_name: 'Hello {name},',
  hello: 'Hello,',
  label_quantity: 'Quantity {count}',
  label_ahead: 'On back-order ({count})',
  label_ahead_by: 'On back-order ({count}): ships by {day}',
  label_items: 'Items',
  label_discount: 'Discount',
  label_shipping: 'Delivery',
  label_free: 'Free',
  label_fee: 'Payment fee',
  label_total: 'Total',
  label_included: 'Includes {tax} {rate}',
  label_credit: 'Paid with store credit',
  label_rest: 'Paid otherwise, or still to pay',
  button_view: 'View your order',
  button_track: 'Track your order',
  reason_order: 'You get this mail because order {number} was placed at {store} with this address.',
};

export type CommonKey = keyof typeof en;

const de: Record<CommonKey, string> = {
  hello_name: 'Guten Tag {name},',
  hello: 'Guten Tag,',
  label_quantity: 'Menge {count}',
  label_ahead: 'Vorbestellung ({count})',
  label_ahead_by: 'Vorbestellung ({count}): Versand bis {day}',
  label_items: 'Artikel',
  label_discount: 'Rabatt',
  label_shipping: 'Versand',
  label_free: 'Kostenlos',
  label_fee: 'Zahlungsgebühr',
  label_total: 'Gesamtbetrag',
  label_included: 'Enthält {tax} {rate}',
  label_credit: 'Mit Guthaben bezahlt',
  label_rest: 'Anders bezahlt oder noch zu zahlen',
  button_view: 'Bestellung ansehen',
  button_track: 'Bestellung verfolgen',
  reason_order:
    'Sie erhalten diese E-Mail, weil mit dieser Adresse die Bestellung {number} bei {store} aufgegeben wurde.',
};

/** What several mails say: the greeting, the words around the goods of an order, and the end of the mails about it. */
export const COMMON_WORDS: Record<Language, Record<CommonKey, string>> = { en, de };

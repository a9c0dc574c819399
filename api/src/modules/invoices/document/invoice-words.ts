import { PAYMENT_METHOD_NAMES, PAYMENT_METHOD_NAMES_DE } from '@tessera/shared/contract';
import type { Language } from '../../../core/languages';

interface InvoiceWords {
  title: string;
  /** several in one document */
  many: string;
  number: string;
  date: string;
  order: string;
  ordered: string;
  bill_to: string;
  ship_to: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  discounted: (amount: string) => string;
  items: string;
  discount: string;
  shipping: string;
  fee: string;
  total: string;
  tax_included: (name: string, rate: string) => string;
  tax_added: (name: string, rate: string) => string;
  net: (name: string, rate: string) => string;
  untaxed: string;
  /** of a gift card's line (Directive (EU) 2016/1065) */
  voucher: string;
  no_tax: string;
  payment: string;
  methods: Record<string, string>;
  delivery: string;
  /** the day */
  delivered: string;
  /** its days, before it */
  expected: string;
  tax_number: string;
  vat_id: string;
  page: (page: number, pages: number) => string;
  credit: {
    title: string;
    number: string;
    refers_to: string;
    total: string;
    /** beside the goods: delivery, a goodwill */
    further: string;
    deducted: string;
    /** where no goods are named */
    refunded: string;
  };
  /** of a cancellation, and of the invoice in the place of what it cancels */
  correction: {
    title: string;
    number: string;
    cancels: string;
    total: string;
    replaces: string;
  };
}

const en: InvoiceWords = {
  title: 'Invoice',
  many: 'Invoices',
  number: 'Invoice number',
  date: 'Date',
  order: 'Order',
  ordered: 'Ordered on',
  bill_to: 'Billed to',
  ship_to: 'Delivered to',
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
  discounted: (amount) => `Discount ${amount}`,
  items: 'Items',
  discount: 'Discount',
  shipping: 'Delivery',
  fee: 'Payment fee',
  total: 'Total',
  tax_included: (name, rate) => `Includes ${name} (${rate})`,
  tax_added: (name, rate) => `${name} (${rate})`,
  net: (name, rate) => `Net amount, ${name} (${rate})`,
  untaxed: 'Amount without tax',
  voucher: 'Multi-purpose voucher: taxed when it is spent',
  no_tax: 'No tax was charged.',
  payment: 'Payment',
  methods: PAYMENT_METHOD_NAMES,
  delivery: 'Delivery',
  delivered: 'Delivered',
  expected: 'Delivery expected',
  tax_number: 'Tax number',
  vat_id: 'VAT ID',
  page: (page, pages) => `Page ${page} of ${pages}`,
  credit: {
    title: 'Credit note',
    number: 'Credit note number',
    refers_to: 'For invoice',
    total: 'Credited',
    further: 'Delivery and other amounts',
    deducted: 'Deduction',
    refunded: 'Refund',
  },
  correction: {
    title: 'Cancellation of invoice',
    number: 'Cancellation number',
    cancels: 'Cancels invoice',
    total: 'Cancelled',
    replaces: 'Replaces invoice',
  },
};

const de: InvoiceWords = {
  title: 'Rechnung',
  many: 'Rechnungen',
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  order: 'Bestellung',
  ordered: 'Bestellt am',
  bill_to: 'Rechnungsadresse',
  ship_to: 'Lieferadresse',
  item: 'Artikel',
  quantity: 'Menge',
  price: 'Einzelpreis',
  amount: 'Betrag',
  discounted: (amount) => `Rabatt ${amount}`,
  items: 'Artikel',
  discount: 'Rabatt',
  shipping: 'Versand',
  fee: 'Zahlungsgebühr',
  total: 'Gesamtbetrag',
  tax_included: (name, rate) => `Enthält ${name} (${rate})`,
  tax_added: (name, rate) => `${name} (${rate})`,
  net: (name, rate) => `Nettobetrag, ${name} (${rate})`,
  untaxed: 'Betrag ohne Steuer',
  voucher: 'Mehrzweck-Gutschein: wird beim Einlösen versteuert',
  no_tax: 'Es wurde keine Steuer berechnet.',
  payment: 'Zahlungsart',
  methods: PAYMENT_METHOD_NAMES_DE,
  delivery: 'Versandart',
  delivered: 'Lieferdatum',
  expected: 'Lieferung voraussichtlich',
  tax_number: 'Steuernummer',
  vat_id: 'USt-IdNr.',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  credit: {
    title: 'Gutschrift',
    number: 'Gutschriftsnummer',
    refers_to: 'Zu Rechnung',
    total: 'Gutschriftsbetrag',
    further: 'Versand und weitere Beträge',
    deducted: 'Abzug',
    refunded: 'Erstattung',
  },
  correction: {
    title: 'Stornorechnung',
    number: 'Stornonummer',
    cancels: 'Storniert Rechnung',
    total: 'Stornierter Betrag',
    replaces: 'Ersetzt Rechnung',
  },
};

/** The fixed words of an invoice, by the order's language. */
export const invoiceWords: Record<Language, InvoiceWords> = { en, de };

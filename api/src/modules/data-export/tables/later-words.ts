import type { Texts } from '../../../core/languages';

/** What the archive says of the files that came later. */
export const LATER_WORDS: Readonly<Record<string, Texts>> = {
  'order-edits.csv': {
    en: 'How the lines of orders were changed; `settled_by` is a payment.',
    de: 'Wie die Positionen von Bestellungen geändert wurden; `settled_by` ist eine Zahlung.',
  },
  'order-exchanges.csv': {
    en: 'What of an order’s money paid for the order that a return was exchanged for.',
    de: 'Was vom Geld einer Bestellung die Bestellung bezahlt hat, gegen die eine Rücksendung getauscht wurde.',
  },
  'order-drafts.csv': {
    en: 'Orders that staff are writing for somebody.',
    de: 'Bestellungen, die Mitarbeiter für jemanden schreiben.',
  },
  'order-events.csv': {
    en: 'What happened to orders.',
    de: 'Was mit Bestellungen geschah.',
  },
  'order-mails.csv': {
    en: 'Which e-mails of orders were sent; `event_id` is an `id` of order-events.csv.',
    de: 'Welche E-Mails zu Bestellungen geschickt wurden; `event_id` ist eine `id` aus order-events.csv.',
  },
  'return-pictures.csv': {
    en: 'Pictures that customers sent with returns; `upload_id` is an `id` of uploads.csv.',
    de: 'Bilder, die Kunden zu Rücksendungen geschickt haben; `upload_id` ist eine `id` aus uploads.csv.',
  },
  'payment-facts.csv': {
    en: 'What providers said of payments.',
    de: 'Was Anbieter zu Zahlungen gesagt haben.',
  },
  'payment-tasks.csv': {
    en: 'What providers were told to do, and what staff gave back another way.',
    de: 'Was Anbietern aufgetragen wurde, und was Mitarbeiter anders erstattet haben.',
  },
  'transactions.csv': {
    en: 'All money in and out; `fee` is what the provider took.',
    de: 'Alles Geld, das kam und ging; `fee` ist, was der Anbieter behielt.',
  },
  'reconciliations.csv': {
    en: 'Files of payouts that were compared with it.',
    de: 'Dateien von Auszahlungen, die damit verglichen wurden.',
  },
  'reconciliation-lines.csv': {
    en: 'Their lines.',
    de: 'Ihre Zeilen.',
  },
  'month-closings.csv': {
    en: 'Months as they were closed.',
    de: 'Monate, wie sie abgeschlossen wurden.',
  },
  'invoice-counters.csv': {
    en: 'The last number of invoices by year.',
    de: 'Die letzte Nummer der Rechnungen je Jahr.',
  },
  'credit-note-counters.csv': {
    en: 'The same of credit notes and cancellations.',
    de: 'Dasselbe für Gutschriften und Stornos.',
  },
  'stored-value-reasons.csv': {
    en: 'Why staff booked something; `entry_id` is an `id` of stored-value-entries.csv.',
    de: 'Warum Mitarbeiter etwas gebucht haben; `entry_id` ist eine `id` aus stored-value-entries.csv.',
  },
  'pay-later-plans.csv': {
    en: 'The plans that are offered for paying later.',
    de: 'Die Pläne, die für späteres Bezahlen angeboten werden.',
  },
  'pay-later-applications.csv': {
    en: 'Who applied for a pay-later account, and what was decided.',
    de: 'Wer ein Konto für späteres Bezahlen beantragt hat, und was entschieden wurde.',
  },
  'pay-later-adjustments.csv': {
    en: 'What staff changed of instalments: payments, fees, waivers, write-offs.',
    de: 'Was Mitarbeiter an Raten geändert haben: Zahlungen, Gebühren, Erlässe, Abschreibungen.',
  },
  'pay-later-reminders.csv': {
    en: 'Which reminders of instalments were sent.',
    de: 'Welche Erinnerungen an Raten geschickt wurden.',
  },
  'checkouts-begun.csv': {
    en: 'How many checkouts were begun, by quarter of an hour.',
    de: 'Wie viele Kassen begonnen wurden, je Viertelstunde.',
  },
  'customer-ids.csv': {
    en: 'Which customer the `customer_id` of other files is; without name and address: made anonymous.',
    de: 'Welcher Kunde die `customer_id` anderer Dateien ist; ohne Namen und Adresse: anonymisiert.',
  },
  'customer-groups.csv': {
    en: 'Groups of customers; customers.csv has who is in them.',
    de: 'Kundengruppen; customers.csv hat, wer darin ist.',
  },
  'customer-notes.csv': {
    en: 'What staff noted of customers, by whom and when.',
    de: 'Was Mitarbeiter zu Kunden notiert haben, von wem und wann.',
  },
  'carts.csv': {
    en: 'Carts of customers.',
    de: 'Warenkörbe von Kunden.',
  },
  'cart-lines.csv': {
    en: 'What is in them.',
    de: 'Was darin ist.',
  },
  'saved-for-later.csv': {
    en: 'What was put aside from them.',
    de: 'Was daraus zur Seite gelegt wurde.',
  },
  'wishlists.csv': {
    en: 'Wish lists.',
    de: 'Wunschlisten.',
  },
  'back-in-stock.csv': {
    en: 'Who waits for a product, or waited.',
    de: 'Wer auf ein Produkt wartet, oder gewartet hat.',
  },
  'review-votes.csv': {
    en: 'Who found a review helpful.',
    de: 'Wer eine Bewertung hilfreich fand.',
  },
  'review-pictures.csv': {
    en: 'Pictures of reviews; `upload_id` is an `id` of uploads.csv.',
    de: 'Bilder von Bewertungen; `upload_id` ist eine `id` aus uploads.csv.',
  },
  'uploads.csv': {
    en: 'Pictures that customers sent; `image_id` is an `id` of pictures.csv.',
    de: 'Bilder, die Kunden geschickt haben; `image_id` ist eine `id` aus pictures.csv.',
  },
  'error-report-groups.csv': {
    en: 'What failed in the shop.',
    de: 'Was im Shop fehlschlug.',
  },
  'error-reports.csv': {
    en: 'Its reports by visitors.',
    de: 'Die Meldungen von Besuchern dazu.',
  },
  'error-report-notes.csv': {
    en: 'What staff noted of it.',
    de: 'Was Mitarbeiter dazu notiert haben.',
  },
  'staff.csv': {
    en: 'Who is of the staff, and with which role.',
    de: 'Wer Mitarbeiter ist, und mit welcher Rolle.',
  },
  'staff-roles.csv': {
    en: 'Roles of the staff.',
    de: 'Rollen der Mitarbeiter.',
  },
  'staff-role-rights.csv': {
    en: 'Their rights.',
    de: 'Ihre Rechte.',
  },
  'staff-tokens.csv': {
    en: 'Which programs may act in the back office, without the tokens themselves.',
    de: 'Welche Programme das Back-Office aufrufen dürfen, ohne die Tokens selbst.',
  },
  'saved-views.csv': {
    en: 'Filters of lists that staff saved.',
    de: 'Filter von Listen, die Mitarbeiter gespeichert haben.',
  },
  'saved-answers.csv': {
    en: 'Answers that staff write often.',
    de: 'Antworten, die Mitarbeiter oft schreiben.',
  },
  'audit-log.csv': {
    en: 'What staff did; `token_id` is an `id` of staff-tokens.csv.',
    de: 'Was Mitarbeiter taten; `token_id` ist eine `id` aus staff-tokens.csv.',
  },
  'audit-log-people.csv': {
    en: 'What of it is about a person.',
    de: 'Was davon eine Person betrifft.',
  },
  'pictures.csv': {
    en: 'Pictures: their files are called by `hash` and `ext`; `alt_words` by language.',
    de: 'Bilder: Ihre Dateien heißen nach `hash` und `ext`; `alt_words` nach Sprachen.',
  },
  'page-versions.csv': {
    en: 'The texts of the shop as they were at each save.',
    de: 'Die Texte des Shops, wie sie bei jedem Speichern waren.',
  },
  'settings-versions.csv': {
    en: 'Header and footer as they were at each save.',
    de: 'Kopf- und Fußzeile, wie sie bei jedem Speichern waren.',
  },
  'product-versions.csv': {
    en: 'Products as they were before a save.',
    de: 'Produkte, wie sie vor einem Speichern waren.',
  },
  'search-terms.csv': {
    en: 'What was searched for, by day, and how often something was found.',
    de: 'Wonach gesucht wurde, je Tag, und wie oft etwas gefunden wurde.',
  },
};

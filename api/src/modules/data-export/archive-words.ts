import type { Language, Texts } from '../../core/languages';
import { LATER_WORDS } from './tables/later-words';

/** What the archive of all the shop's data says of its files. */
export const ARCHIVE_WORDS: Readonly<Record<string, Texts>> = {
  'settings.json': {
    en: 'Settings by their names, texts of mails among them; no keys of payment providers.',
    de: 'Einstellungen nach ihren Namen, darunter die Texte der E-Mails; keine Schlüssel von Zahlungsanbietern.',
  },
  'products.csv': {
    en: 'Products as Products → Import and export takes them back.',
    de: 'Produkte, wie Produkte → Import und Export sie zurücknimmt.',
  },
  'customers.csv': {
    en: 'Customers as Customers → Import and export takes them back.',
    de: 'Kunden, wie Kunden → Import und Export sie zurücknimmt.',
  },
  'accounts.csv': {
    en: 'Who has an account, staff too: `user_id` and `author_id` of other files are an `id` here.',
    de: 'Wer ein Konto hat, auch Mitarbeiter: `user_id` und `author_id` anderer Dateien sind hier eine `id`.',
  },
  'product-ids.csv': {
    en: 'Which product of products.csv the `product_id` of other files is.',
    de: 'Welches Produkt aus products.csv die `product_id` anderer Dateien ist.',
  },
  'videos.csv': {
    en: 'Short videos; the file of one is `/media/{hash}.{ext}` of the shop.',
    de: 'Kurze Videos; die Datei eines Videos ist `/media/{hash}.{ext}` des Shops.',
  },
  'product-videos.csv': {
    en: 'Which product shows which video; `words` by language.',
    de: 'Welches Produkt welches Video zeigt; `words` nach Sprachen.',
  },
  'variant-ids.csv': {
    en: 'Which variant the `variant_id` of other files is.',
    de: 'Welche Variante die `variant_id` anderer Dateien ist.',
  },
  'categories.csv': {
    en: 'Categories and collections; `words` are texts by language.',
    de: 'Kategorien und Sammlungen; `words` sind Texte nach Sprachen.',
  },
  'category-picks.csv': {
    en: 'The products that stand first in a category, in their order.',
    de: 'Die Produkte, die in einer Kategorie vorn stehen, in ihrer Reihenfolge.',
  },
  'attributes.csv': {
    en: 'Attributes; `names` by language.',
    de: 'Merkmale; `names` nach Sprachen.',
  },
  'attribute-values.csv': {
    en: 'Their values; `labels` by language.',
    de: 'Ihre Werte; `labels` nach Sprachen.',
  },
  'reviews.csv': {
    en: 'Reviews of products.',
    de: 'Bewertungen von Produkten.',
  },
  'orders.csv': {
    en: 'Orders; amounts in minor units of `currency`.',
    de: 'Bestellungen; Beträge in der kleinsten Einheit von `currency`.',
  },
  'order-lines.csv': {
    en: 'Their lines.',
    de: 'Ihre Positionen.',
  },
  'order-notes.csv': {
    en: 'What staff noted of them.',
    de: 'Was Mitarbeiter dazu notiert haben.',
  },
  'payments.csv': {
    en: 'What was paid for them, and by what.',
    de: 'Was dafür bezahlt wurde, und womit.',
  },
  'refunds.csv': {
    en: 'What went back of it.',
    de: 'Was davon erstattet wurde.',
  },
  'disputes.csv': {
    en: 'Payments that their payers dispute at their banks.',
    de: 'Zahlungen, die ihre Zahler bei ihren Banken anfechten.',
  },
  'shipments.csv': {
    en: 'Parcels.',
    de: 'Pakete.',
  },
  'shipment-lines.csv': {
    en: 'What was in them.',
    de: 'Was darin war.',
  },
  'invoices.csv': {
    en: 'Invoices, credit notes and cancellations; `content` is all that each says.',
    de: 'Rechnungen, Gutschriften und Stornos; `content` ist alles, was darauf steht.',
  },
  'returns.csv': {
    en: 'Returns.',
    de: 'Rücksendungen.',
  },
  'return-lines.csv': {
    en: 'What was sent back.',
    de: 'Was zurückgeschickt wurde.',
  },
  'return-notes.csv': {
    en: 'What staff noted of returns.',
    de: 'Was Mitarbeiter zu Rücksendungen notiert haben.',
  },
  'coupons.csv': {
    en: 'Coupons.',
    de: 'Gutscheincodes.',
  },
  'coupon-codes.csv': {
    en: 'The codes of coupons that have many.',
    de: 'Die Codes von Gutscheinen, die viele haben.',
  },
  'gift-cards.csv': {
    en: 'Gift cards without their codes, of which the shop keeps the last four characters alone.',
    de: 'Geschenkkarten ohne ihre Codes, von denen der Shop nur die letzten vier Zeichen kennt.',
  },
  'store-credits.csv': {
    en: 'Store credit of customers.',
    de: 'Guthaben von Kunden.',
  },
  'stored-value-entries.csv': {
    en: 'What was booked on gift cards and store credit.',
    de: 'Was auf Geschenkkarten und Guthaben gebucht wurde.',
  },
  'pay-later-accounts.csv': {
    en: 'Pay-later accounts.',
    de: 'Konten für späteres Bezahlen.',
  },
  'pay-later-schedules.csv': {
    en: 'The plans of orders that are paid later.',
    de: 'Die Pläne von Bestellungen, die später bezahlt werden.',
  },
  'pay-later-instalments.csv': {
    en: 'Their instalments.',
    de: 'Ihre Raten.',
  },
  'pay-later-entries.csv': {
    en: 'What was booked on pay-later accounts.',
    de: 'Was auf Konten für späteres Bezahlen gebucht wurde.',
  },
  'stock-movements.csv': {
    en: 'What came into stock and left it.',
    de: 'Was in den Bestand kam und ihn verließ.',
  },
  'inquiries.csv': {
    en: 'What visitors wrote to the shop.',
    de: 'Was Besucher dem Shop geschrieben haben.',
  },
  'inquiry-entries.csv': {
    en: 'Answers to them, and notes of staff.',
    de: 'Antworten darauf, und Notizen von Mitarbeitern.',
  },
  'subscribers.csv': {
    en: 'The newsletter, with the sentence that each agreed to.',
    de: 'Der Newsletter, mit dem Satz, dem jeder zugestimmt hat.',
  },
  'pages.csv': {
    en: 'The texts of the shop, in Markdown.',
    de: 'Die Texte des Shops, in Markdown.',
  },
  'product-redirects.csv': {
    en: 'Former addresses of products.',
    de: 'Frühere Adressen von Produkten.',
  },
  'category-redirects.csv': {
    en: 'Former addresses of categories.',
    de: 'Frühere Adressen von Kategorien.',
  },
  'redirects.csv': {
    en: 'Where addresses lead that are no pages; Redirects → Import and export has a file of its own.',
    de: 'Wohin Adressen führen, die keine Seiten sind; Weiterleitungen → Import und Export hat eine eigene Datei.',
  },
  'search-redirects.csv': {
    en: 'Searches that lead to a page.',
    de: 'Suchen, die auf eine Seite führen.',
  },
  'tax-rates.csv': {
    en: 'Rates of tax.',
    de: 'Steuersätze.',
  },
  'delivery-zones.csv': {
    en: 'Where the shop delivers.',
    de: 'Wohin der Shop liefert.',
  },
  'delivery-methods.csv': {
    en: 'How, and at what price.',
    de: 'Wie, und zu welchem Preis.',
  },
  'search-synonyms.csv': {
    en: 'Words of the search that mean the same.',
    de: 'Wörter der Suche, die dasselbe bedeuten.',
  },
  ...LATER_WORDS,
};

/** How its README begins. */
export const README_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'All data of the shop, one file for each kind. CSV is UTF-8 with commas (RFC 4180); an apostrophe before = + - @ keeps',
    'spreadsheets from reckoning. Amounts are whole minor units (cents), times are UTC. Files were read one after the other.',
    'Not in it: passwords, sessions, keys and addresses that open something; e-mails that were sent; the files of pictures;',
    'what stands here in another file already, and sums that are reckoned from it; jobs, and files that are being checked;',
    'what customers looked at; the books of the test gateway; the versions of the shop’s remotes.',
  ],
  de: [
    'Alle Daten des Shops, eine Datei für jede Art. CSV ist UTF-8 mit Kommas (RFC 4180); ein Apostroph vor = + - @ hält',
    'Tabellenprogramme vom Rechnen ab. Beträge sind ganze kleinste Einheiten (Cent), Zeiten sind UTC. Die Dateien wurden',
    'nacheinander gelesen.',
    'Nicht darin: Passwörter, Sitzungen, Schlüssel und Adressen, die etwas öffnen; verschickte E-Mails; die Dateien der',
    'Bilder; was hier schon in einer anderen Datei steht, und Summen, die daraus gerechnet sind; Aufgaben, und Dateien, die',
    'geprüft werden; was Kunden angesehen haben; die Bücher des Test-Gateways; die Versionen der Remotes des Shops.',
  ],
};

import { plural } from '@tessera/shared/i18n';
import type { checkout as en } from '../en/checkout';

export const checkout: typeof en = {
  pageTitle: 'Kasse',
  title: 'Kasse',
  inviteTitle: 'Melden Sie sich an, um zur Kasse zu gehen',
  inviteText: 'Ihr Warenkorb wartet in Ihrem Konto. Nach dem Anmelden geht es genau hier weiter.',
  failure: 'Die Kasse konnte nicht geladen werden',
  loading: 'Die Kasse wird geladen',
  emptyTitle: 'Es gibt nichts zu bestellen',
  emptyText: 'Aus Ihrem Warenkorb kann gerade nichts bestellt werden.',
  toCart: 'Zurück zum Warenkorb',
  parts: { address: 'Adresse', delivery: 'Lieferung', payment: 'Zahlung', review: 'Prüfen' },
  step: (number, of) => `Schritt ${number} von ${of}`,
  change: 'Ändern',
  changeWhat: (what) => `: ${what}`,
  saveFailed: 'Das konnte nicht gespeichert werden. Es ist nichts verloren: Versuchen Sie es noch einmal.',

  deliverTo: 'Wohin sollen wir liefern?',
  another: 'Eine andere Adresse',
  defaultAddress: 'Standard',
  keepAddress: 'Diese Adresse in meinem Adressbuch behalten',
  notKept: 'Die Adresse wird verwendet, konnte aber nicht im Adressbuch gespeichert werden.',
  billingSame: 'Rechnung an dieselbe Adresse',
  billTo: 'Rechnungsadresse',
  useAddress: 'Weiter zur Lieferung',

  deliveryLegend: 'Wie soll geliefert werden?',
  arrives: (days) => `Kommt an: ${days}`,
  freeFrom: (amount) => `kostenlos ab ${amount}`,
  useDelivery: 'Weiter zur Zahlung',

  usePayment: 'Weiter zur Prüfung',

  reviewIntro: 'Sehen Sie sich alles noch einmal an. Bezahlt wird erst, wenn Sie bestellen.',
  itemsTitle: (count) => plural('de', count, { one: '1 Artikel', other: `${count} Artikel` }),
  lineDiscount: (amount) => `${amount} Rabatt`,
  priceWas: (amount) => `Eben waren es noch ${amount}.`,
  lowerTo: (quantity) => `Auf ${quantity} ändern`,
  takeOut: 'Herausnehmen',
  note: 'Eine Nachricht an uns',
  noteHint: 'Zum Beispiel, wo das Paket abgelegt werden darf.',
  termsBefore: 'Ich stimme den ',
  terms: 'Allgemeinen Geschäftsbedingungen zu',
  termsMissing: 'Sie müssen den Geschäftsbedingungen zustimmen',
  place: (amount) => `Zahlungspflichtig bestellen: ${amount}`,
  placing: 'Ihre Bestellung wird aufgegeben …',
  slow: 'Das dauert länger als sonst. Bleiben Sie hier: Was auch geschieht, Ihre Bestellung wird nur einmal aufgegeben.',
  unanswered:
    'Wir wissen nicht, ob Ihre Bestellung angekommen ist. Drücken Sie ruhig noch einmal: Sie wird nur einmal aufgegeben und nur einmal bezahlt.',
  unansweredBefore:
    'Ihr letzter Versuch blieb ohne Antwort. Drücken Sie ruhig noch einmal: Bestellt und bezahlt wird nur einmal.',
  changed: 'Es hat sich etwas geändert. Bitte sehen Sie noch einmal nach.',
  summary: 'Ihre Bestellung',
  showSummary: 'Bestellung anzeigen',
  deliveryLater: 'wird in Schritt 2 gewählt',
  secure: 'Kartendaten gehen direkt an den Zahlungsanbieter. Wir sehen sie nie.',
};

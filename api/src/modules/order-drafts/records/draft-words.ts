import type { Language } from '../../../core/languages';

const WORDS = {
  en: {
    customer: 'Please say whose order it is: an e-mail address is needed.',
    empty: 'Please add something to order.',
    gone: (name: string) => `${name} is not sold any more. Please remove it.`,
    sold_out: (name: string) => `${name} is sold out. Please remove it.`,
    stock_short: (name: string, available: number) =>
      `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left. Please change the quantity.`,
    address: 'Please enter the address that we deliver to.',
    delivery_none: 'Nothing is delivered to this address. Agree on a price for the delivery, or change the address.',
    delivery: 'Please choose how it is delivered.',
    gift_card: (name: string) => `${name} is a gift card, which its buyer orders in the shop. Please remove it.`,
    exchange: (number: string) => `Exchange for return ${number}`,
    exchange_closed: (number: string) =>
      `Return ${number} is settled, or nothing of it is here. Please delete this draft.`,
  },
  de: {
    customer: 'Bitte geben Sie an, wessen Bestellung das ist: Eine E-Mail-Adresse wird gebraucht.',
    empty: 'Bitte fügen Sie hinzu, was bestellt wird.',
    gone: (name: string) => `${name} wird nicht mehr verkauft. Bitte entfernen Sie es.`,
    sold_out: (name: string) => `${name} ist ausverkauft. Bitte entfernen Sie es.`,
    stock_short: (name: string, available: number) =>
      `Von ${name} ${available === 1 ? 'ist' : 'sind'} nur noch ${available} da. Bitte ändern Sie die Menge.`,
    address: 'Bitte geben Sie die Lieferadresse an.',
    delivery_none:
      'An diese Adresse wird nicht geliefert. Vereinbaren Sie einen Preis für den Versand oder ändern Sie die Adresse.',
    delivery: 'Bitte wählen Sie, wie geliefert wird.',
    gift_card: (name: string) => `${name} ist eine Geschenkkarte, die im Shop bestellt wird. Bitte entfernen Sie sie.`,
    exchange: (number: string) => `Umtausch für Rücksendung ${number}`,
    exchange_closed: (number: string) =>
      `Die Rücksendung ${number} ist erledigt, oder nichts davon ist da. Bitte löschen Sie diesen Entwurf.`,
  },
};

/** What staff are told of a draft in their language. */
export const draftWords = (language: Language): (typeof WORDS)['en'] => WORDS[language];

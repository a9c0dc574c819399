import type { Language } from '../../core/languages';

const WORDS = {
  en: {
    empty: 'There is nothing to order: your cart is empty.',
    gone: (name: string) => `${name} is not sold any more and is left out.`,
    sold_out: (name: string) => `${name} is sold out and is left out.`,
    stock_short: (name: string, available: number) =>
      `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left. Please change the quantity.`,
    address_missing: 'Please enter the address that we deliver to.',
    by_mail: 'By e-mail',
    gift_cards_many: (most: number) => `At most ${most} gift cards can be bought at once.`,
    gift_card_amount: 'A gift card cannot be of this amount. Please take it out of the cart.',
    delivery_none: 'We cannot deliver these items to this address.',
    delivery_missing: 'Please choose how we deliver.',
    payment_missing: 'Please choose how you pay.',
    payment_not_available: 'This way to pay is not available now. Please choose another one.',
  },
  de: {
    empty: 'Es gibt nichts zu bestellen: Ihr Warenkorb ist leer.',
    gone: (name: string) => `${name} wird nicht mehr verkauft und bleibt außen vor.`,
    sold_out: (name: string) => `${name} ist ausverkauft und bleibt außen vor.`,
    stock_short: (name: string, available: number) =>
      `Von ${name} ${available === 1 ? 'ist' : 'sind'} nur noch ${available} da. Bitte ändern Sie die Menge.`,
    address_missing: 'Bitte geben Sie die Lieferadresse an.',
    by_mail: 'Per E-Mail',
    gift_cards_many: (most: number) => `Auf einmal können höchstens ${most} Geschenkkarten gekauft werden.`,
    gift_card_amount: 'Über diesen Betrag gibt es keine Geschenkkarte. Bitte nehmen Sie sie aus dem Warenkorb.',
    delivery_none: 'An diese Adresse können wir diese Artikel nicht liefern.',
    delivery_missing: 'Bitte wählen Sie, wie wir liefern.',
    payment_missing: 'Bitte wählen Sie, wie Sie bezahlen.',
    payment_not_available: 'Diese Zahlungsart ist gerade nicht möglich. Bitte wählen Sie eine andere.',
  },
};

/** What the checkout says in a language. */
export const checkoutWords = (language: Language): (typeof WORDS)['en'] => WORDS[language];

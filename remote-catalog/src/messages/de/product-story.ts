import { plural } from '@tessera/shared/i18n';

export const productStory = {
  sizeGuide: 'Größentabelle',
  compareAll: (count: number) => `Alle ${count} nebeneinander`,
  share: 'Teilen',
  terms: 'Lieferung, Rückgabe und Bezahlung',
  deliveryFrom: (money: string) => `Lieferung ab ${money}`,
  freeFrom: (money: string) => `kostenlos ab ${money}`,
  returnDays: (days: number) => plural('de', days, { one: '1 Tag Rückgaberecht', other: `${days} Tage Rückgaberecht` }),
  payBy: (ways: string) => `Bezahlen per ${ways}`,
  ways: {
    'test-card': 'Karte',
    stripe: 'Karte',
    'pay-later': 'Raten',
    'cash-on-delivery': 'Nachnahme',
    'bank-transfer': 'Überweisung',
    cash: 'Barzahlung',
  },
  about: 'Über dieses Stück',
  details: 'Einzelheiten',
};

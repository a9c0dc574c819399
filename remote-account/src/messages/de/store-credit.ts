import type { OwnStoreCredit } from '@tessera/shared/contract';

const kinds: Record<OwnStoreCredit['entries'][number]['kind'], string> = {
  issue: 'Vom Shop gegeben',
  spend: 'Damit bezahlt',
  release: 'Zurückgegeben',
  refund: 'Erstattet',
  adjust: 'Vom Shop geändert',
  expire: 'Verfallen',
  redeem: 'Geschenkkarte eingelöst',
  forfeit: 'Mit dem Konto verfallen',
  end: 'Beendet',
};

export const storeCredit = {
  title: 'Guthaben',
  loading: 'Ihr Guthaben wird geladen',
  failure: 'Ihr Guthaben konnte nicht geladen werden',
  balanceTitle: 'Was Sie haben',
  balanceText:
    'Damit bezahlen Sie an der Kasse eine Bestellung oder einen Teil davon: Den Rest zahlen Sie auf anderem Weg.',
  redeemTitle: 'Geschenkkarte einlösen',
  redeemText: 'Was auf der Karte ist, kommt sofort zu Ihrem Guthaben. Der Code ist damit verbraucht.',
  code: 'Code der Geschenkkarte',
  codeMissing: 'Geben Sie den Code ein',
  redeem: 'Einlösen',
  redeemed: (amount: string) => `${amount} zu Ihrem Guthaben hinzugefügt`,
  redeemFailed: 'Der Code konnte nicht eingelöst werden. Versuchen Sie es noch einmal.',
  historyTitle: 'Was kam und ging',
  noHistory: 'Noch nichts.',
  kinds,
  orderOf: (number: string) => `Bestellung ${number}`,
  checkoutWaits: 'Ihre Kasse wartet so, wie Sie sie verlassen haben.',
  toCheckout: 'Zurück zu Ihrer Kasse',
};

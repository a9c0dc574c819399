import { plural } from '@tessera/shared/i18n';

export const returns = {
  theReturns: 'Die Rücksendungen',
  count: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Rücksendung`, other: `${shown} Rücksendungen` }),
  search: 'Rücksendung, Bestellung, E-Mail, Name oder SKU',
  columns: {
    number: 'Rücksendung',
    created_at: 'Angefragt',
    order: 'Bestellung',
    customer: 'Kunde',
    state: 'Status',
    reasons: 'Grund',
    pieces: 'Stück',
    refund: 'Erstattung',
  },
  arrived: (received: string, asked: string) => `${received} von ${asked} da`,
  filters: {
    state: 'Status',
    reason: 'Grund',
    created_from: 'Angefragt ab',
    created_to: 'Angefragt bis',
    customer_id: 'Kunde',
  },
  created: 'Angefragt',
  thisCustomer: 'ein Kunde',
  sorts: { '-created_at': 'Neueste zuerst', created_at: 'Älteste zuerst' },
  views: {
    all: 'Alle',
    toDecide: 'Zu entscheiden',
    underWay: 'Unterwegs',
    toRefund: 'Zu erstatten',
    refunded: 'Erstattet',
    exchanged: 'Umgetauscht',
    refused: 'Abgelehnt',
  },
  none: 'Noch keine Rücksendungen',
  noneText: 'Wenn jemand etwas zurückgeben möchte, erscheint es hier.',
  noMatch: 'Keine Rücksendung passt dazu',
  noMatchText: 'Versuchen Sie andere Filter oder weniger Wörter.',
  showAll: 'Alle Rücksendungen zeigen',
};

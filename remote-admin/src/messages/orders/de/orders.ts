import type { FulfilmentStatus, OrderPaymentStatus, OrderStatus } from '@tessera/shared/contract';
import { plural } from '@tessera/shared/i18n';

const statuses: Record<OrderStatus, string> = {
  awaiting_payment: 'Wartet auf Zahlung',
  open: 'Offen',
  completed: 'Abgeschlossen',
  cancelled: 'Storniert',
};

const payments: Record<OrderPaymentStatus, string> = {
  awaiting: 'Nicht bezahlt',
  authorised: 'Autorisiert',
  paid: 'Bezahlt',
  partially_paid: 'Teilweise bezahlt',
  partially_refunded: 'Teilweise erstattet',
  refunded: 'Erstattet',
  failed: 'Fehlgeschlagen',
};

const shipments: Record<FulfilmentStatus, string> = {
  unfulfilled: 'Zu versenden',
  partly_shipped: 'Teilweise versandt',
  shipped: 'Unterwegs',
  delivered: 'Zugestellt',
};

export const orders = {
  title: 'Bestellungen',
  drafts: 'Entwürfe',
  newOrder: 'Neue Bestellung',
  theOrders: 'Die Bestellungen',
  orderNumber: (number: string) => `Bestellung ${number}`,
  statuses,
  payments,
  shipments,
  held: 'Angehalten',
  troubles: { refund: 'Erstattung fehlgeschlagen', capture: 'Nicht eingezogen' },
  disputeStates: { open: 'Wird bestritten', lost: 'Streit verloren', won: 'Streit gewonnen' },
  count: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Bestellung`, other: `${shown} Bestellungen` }),
  search: 'Nummer, E-Mail, Name, SKU oder Paket suchen',
  columns: {
    number: 'Bestellung',
    placed_at: 'Eingang',
    customer: 'Kunde',
    status: 'Status',
    payment: 'Zahlung',
    shipment: 'Versand',
    items: 'Artikel',
    total: 'Summe',
    country: 'Land',
    tags: 'Schlagwörter',
  },
  filters: {
    status: 'Status',
    payment_status: 'Zahlung',
    fulfilment_status: 'Versand',
    placed_from: 'Eingang ab',
    placed_to: 'Eingang bis',
    total_from: 'Summe ab',
    total_to: 'Summe bis',
    country: 'Land',
    tag: 'Schlagwort',
    customer_id: 'Kunde',
    is_held: 'Angehalten',
    dispute: 'Zahlungsstreit',
    trouble: 'Zahlungsproblem',
  },
  placed: 'Eingang',
  total: 'Summe',
  thisCustomer: 'ein Kunde',
  onlyHeld: 'Nur angehaltene Bestellungen',
  yes: 'ja',
  no: 'nein',
  notAnAmount: 'Bitte geben Sie einen Betrag ein, etwa 12,50',
  sorts: {
    '-placed_at': 'Neueste zuerst',
    placed_at: 'Älteste zuerst',
    '-total': 'Größte Summe zuerst',
    total: 'Kleinste Summe zuerst',
  },
  views: {
    all: 'Alle',
    unpaid: 'Wartet auf Zahlung',
    toShip: 'Zu versenden',
    partlyShipped: 'Teilweise versandt',
    underWay: 'Unterwegs',
    held: 'Angehalten',
    cancelled: 'Storniert',
    disputed: 'Bestritten',
  },
  exporting: 'Wird vorbereitet…',
  none: 'Noch keine Bestellungen',
  noneText: 'Was im Shop bestellt wird, erscheint hier sofort.',
  noMatch: 'Keine Bestellung passt dazu',
  noMatchText: 'Versuchen Sie andere Filter oder weniger Wörter.',
  showAll: 'Alle Bestellungen zeigen',
};

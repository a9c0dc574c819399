import type { notices as en } from '../en/notices';

export const notices: typeof en = {
  title: 'Mitteilungen',
  bell: (unread) => (unread ? `Mitteilungen, ${unread} ungelesen` : 'Mitteilungen'),
  unread: 'Ungelesen',
  none: 'Noch keine Mitteilungen.',
  failed: 'Ihre Mitteilungen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  markAll: 'Alle als gelesen markieren',
  waiting: (count) => `${count} warten`,
  kinds: {
    order_placed: ({ number, money }) => `Neue Bestellung ${number} über ${money}`,
    payment_failed: ({ number, money }) => `Die Zahlung von ${money} für Bestellung ${number} ist gescheitert`,
    capture_failed: ({ number, money }) => `Der Einzug von ${money} für Bestellung ${number} ist gescheitert`,
    refund_failed: ({ number, money }) => `Die Erstattung von ${money} für Bestellung ${number} ist gescheitert`,
    money_waits: ({ number, money }) =>
      `${money} von Bestellung ${number} warten: Der Zahlungsanbieter antwortet nicht`,
    instalment_returned: ({ number, money }) =>
      `${money} der Bestellung ${number} sind wieder offen: Eine Zahlung wurde zurückgegeben oder zurückgenommen`,
    payment_unknown: ({ provider, reference }) =>
      `Der Zahlungsanbieter (${provider}) meldet eine Zahlung, die zu keiner Bestellung gehört: ${reference}`,
    dispute_opened: ({ number, money }) => `Die Zahlung von ${money} für Bestellung ${number} wird bestritten`,
    credit_disputed: ({ number, money }) =>
      `Bestellung ${number} wird bestritten, und ${money} davon sind schon Guthaben`,
    dispute_closed: ({ number, won }) =>
      `Der Zahlungsstreit um Bestellung ${number} wurde ${won ? 'gewonnen' : 'verloren'}`,
    return_requested: ({ number }) => `Für Bestellung ${number} wurde eine Rücksendung angefragt`,
    inquiry_received: ({ reference }) => `Eine Nachricht ist eingegangen: ${reference}`,
    stock_low: ({ name, sku, stock }) =>
      stock > 0 ? `Noch ${stock} von ${name} (${sku})` : `${name} (${sku}) ist ausverkauft`,
    application_waiting: () => 'Ein Antrag auf Ratenzahlung wartet auf eine Entscheidung',
    instalment_overdue: ({ number, money, day }) => `${money} von Bestellung ${number} waren am ${day} fällig`,
    second_person_needed: ({ number, money }) =>
      `${money} von Bestellung ${number} sollen erlassen oder ausgebucht werden: Eine zweite Person ist gefragt`,
    request_decided: ({ number, money, agreed }) =>
      `Ihrer Anfrage, ${money} von Bestellung ${number} zu erlassen oder auszubuchen, wurde ${agreed ? '' : 'nicht '}zugestimmt`,
    release_ended: ({ name, version, former }) =>
      `${name} ${version} wurde zurückgenommen: Die Version scheiterte, wo ${former} es nicht tut`,
    job_finished: ({ done, failed, stopped }) =>
      `Ein Auftrag ${stopped ? 'wurde abgebrochen' : 'ist fertig'}: ${done} erledigt${failed > 0 ? `, ${failed} gescheitert` : ''}`,
  },
};

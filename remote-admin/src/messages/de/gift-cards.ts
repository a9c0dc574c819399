import type { AdminGiftCard, StoredValueEntry } from '@tessera/shared/contract';
import { plural } from '@tessera/shared/i18n';

const states: Record<AdminGiftCard['state'], string> = {
  active: 'Aktiv',
  used_up: 'Verbraucht',
  disabled: 'Gesperrt',
  expired: 'Abgelaufen',
};

const entries: Record<StoredValueEntry['kind'], string> = {
  issue: 'Ausgestellt',
  spend: 'Bezahlt',
  release: 'Mit der Bestellung zurück',
  refund: 'Erstattet',
  adjust: 'Vom Team geändert',
  expire: 'Verfallen',
  redeem: 'Eingelöst',
};

export const giftCards = {
  title: 'Geschenkkarten',
  theCards: 'Die Geschenkkarten',
  count: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Geschenkkarte`, other: `${shown} Geschenkkarten` }),
  search: 'Die letzten vier Zeichen eines Codes oder den Anfang einer E-Mail-Adresse suchen',
  code: (last_four: string) => `…${last_four}`,
  states,
  columns: {
    code: 'Code',
    email: 'Geschickt an',
    state: 'Status',
    balance: 'Übrig',
    amount: 'Ausgestellt über',
    expires_on: 'Letzter Tag',
    created_at: 'Ausgestellt',
  },
  filters: { state: 'Status' },
  sorts: {
    '-created_at': 'Neueste zuerst',
    created_at: 'Älteste zuerst',
    '-balance': 'Größter Rest zuerst',
    balance: 'Kleinster Rest zuerst',
  },
  views: { all: 'Alle', active: 'Aktiv', used_up: 'Verbraucht', disabled: 'Gesperrt' },
  none: 'Noch keine Geschenkkarten',
  noneText: 'Stellen Sie eine aus: Ihr Code geht per E-Mail an die Person, für die sie ist.',
  noMatch: 'Keine Geschenkkarte passt',
  noMatchText: 'Versuchen Sie andere Filter, die letzten vier Zeichen des Codes oder den Anfang der Adresse.',
  showAll: 'Alle Geschenkkarten zeigen',
  forgotten: 'Adresse vergessen',
  noEnd: 'Keiner',
  add: {
    title: 'Neue Geschenkkarte',
    text: 'Ihr Code wird per E-Mail verschickt, und niemand sieht ihn hier.',
    submit: 'Ausstellen und senden',
    done: 'Die Geschenkkarte ist unterwegs',
  },
  fields: {
    amount: 'Betrag',
    email: 'Senden an',
    name: 'Name (optional)',
    message: 'Nachricht (optional)',
    language: 'Sprache der E-Mail',
    expires_on: 'Letzter Tag (optional)',
    reason: 'Grund',
    direction: 'Was geschieht',
  },
  hints: {
    expires_on: 'Ohne einen gilt sie, solange etwas darauf ist.',
    reason: 'Das liest nur das Team.',
  },
  faults: {
    amount: 'Bitte geben Sie einen Betrag über 0 an',
    email: 'Bitte geben Sie eine E-Mail-Adresse an',
    reason: 'Bitte sagen Sie, warum',
  },
  directions: { put: 'Aufladen', take: 'Abziehen' },
  loading: 'Geschenkkarte wird geladen',
  theCard: 'Die Geschenkkarte',
  missing: 'Diese Geschenkkarte gibt es nicht',
  missingText: 'Vielleicht hat sie eine andere Adresse, oder es gab sie nie.',
  toCards: 'Alle Geschenkkarten',
  stateLabel: 'Status der Geschenkkarte',
  issued: 'Ausgestellt',
  more: 'Mehr für diese Geschenkkarte',
  actions: { adjust: 'Betrag ändern', send: 'Neuen Code senden', disable: 'Sperren', enable: 'Entsperren' },
  dialogs: {
    adjust: {
      title: 'Betrag auf der Karte ändern',
      text: 'Das wird in die Geschichte der Karte eingetragen und bleibt dort.',
    },
    send: {
      title: 'Neuen Code senden?',
      text: (email: string) => `Ein neuer Code geht an ${email}. Der bisherige gilt dann nicht mehr.`,
    },
    disable: {
      title: 'Geschenkkarte sperren?',
      text: 'Niemand bezahlt damit, bis sie entsperrt wird. Was darauf ist, bleibt.',
    },
    enable: { title: 'Geschenkkarte entsperren?', text: 'Man kann wieder damit bezahlen.' },
  },
  done: {
    adjust: 'Der Betrag auf der Karte wurde geändert',
    send: 'Ein neuer Code ist unterwegs',
    disable: 'Die Geschenkkarte ist gesperrt',
    enable: 'Die Geschenkkarte ist entsperrt',
  },
  blocks: {
    expired: 'Sie ist abgelaufen',
    disabled: 'Sie ist gesperrt',
    used_up: 'Es ist nichts mehr darauf',
    forgotten: 'Ihre Adresse ist vergessen',
  },
  stale:
    'Jemand hat diese Geschenkkarte inzwischen geändert oder damit bezahlt. Die Seite zeigt sie, wie sie jetzt ist.',
  cards: { figures: 'Auf der Karte', history: 'Was dazukam und abging', mailed: 'Was verschickt wurde' },
  figures: { balance: 'Übrig', amount: 'Ausgestellt über', expires_on: 'Letzter Tag' },
  disabledFor: (reason: string) => `Gesperrt: ${reason}`,
  facts: { email: 'An', name: 'Name', language: 'Sprache', message: 'Nachricht' },
  toCustomer: 'Zum Kunden',
  entries,
  noEntries: 'Noch nichts',
  credit: {
    title: 'Guthaben',
    change: 'Ändern',
    changeLabel: 'Guthaben geben oder zurücknehmen',
    failed: 'Das Guthaben konnte nicht geladen werden',
    loading: 'Guthaben wird geladen',
    dialog: {
      title: 'Guthaben ändern',
      text: 'Was gegeben wird, erfährt der Kunde per E-Mail; was zurückgenommen wird, nicht.',
      submit: 'Ändern',
      done: 'Das Guthaben wurde geändert',
    },
    directions: { put: 'Geben', take: 'Zurücknehmen' },
  },
};

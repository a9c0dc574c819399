import { plural } from '@tessera/shared/i18n';

const ages = { '1_30': '1–30 Tage', '31_60': '31–60 Tage', '61_90': '61–90 Tage', '91': 'Über 90 Tage' };

export const payLater = {
  title: 'Später bezahlen',
  theAccounts: 'Die Ratenkonten',
  count: (count: number, shown: string) => plural('de', count, { one: `${shown} Konto`, other: `${shown} Konten` }),
  states: {
    pending: 'Wartet auf Entscheidung',
    active: 'Aktiv',
    refused: 'Abgelehnt',
    suspended: 'Gesperrt',
  },
  kinds: { payment: 'Zahlung von Hand', fee: 'Gebühr', waiver: 'Erlass', write_off: 'Ausbuchung' },
  nobody: 'Jemand, der gegangen ist',
  search: 'Name, E-Mail oder Bestellnummer suchen',
  columns: {
    name: 'Kunde',
    state: 'Status',
    limit: 'Rahmen',
    used: 'Offen',
    overdue: 'Überfällig',
    due: 'Überfällig seit',
    applied: 'Beantragt',
  },
  days: (count: number, shown: string) => plural('de', count, { one: `${shown} Tag`, other: `${shown} Tagen` }),
  filters: { state: 'Status', overdue: 'Überfällig' },
  overdue: { any: 'Egal wie lange', ...ages },
  sorts: {
    '-applied_at': 'Neueste Anträge zuerst',
    applied_at: 'Am längsten wartende zuerst',
    '-used': 'Höchste Schuld zuerst',
    used: 'Niedrigste Schuld zuerst',
    next_due_on: 'Am längsten überfällige zuerst',
  },
  views: { all: 'Alle', pending: 'Anträge', overdue: 'Überfällig', suspended: 'Gesperrt' },
  none: 'Noch hat niemand einen Antrag gestellt',
  noneText: 'Wer beantragt, später zu zahlen, steht hier.',
  noMatch: 'Kein Konto passt dazu',
  noMatchText: 'Versuchen Sie andere Filter oder weniger Wörter.',
  showAll: 'Alle Konten zeigen',
  ageing: {
    title: 'Überfällig, nach Dauer',
    ages: {
      '1_30': '1–30 Tage überfällig',
      '31_60': '31–60 Tage überfällig',
      '61_90': '61–90 Tage überfällig',
      '91': 'Über 90 Tage überfällig',
    },
    accounts: (count: number, shown: string) =>
      plural('de', count, { one: `${shown} Konto`, other: `${shown} Konten` }),
    failed: 'Das Überfällige ließ sich nicht zusammenzählen.',
  },
  requests: {
    title: (count: number) =>
      plural('de', count, {
        one: 'Eine Buchung wartet auf eine zweite Person',
        other: `${count} Buchungen warten auf eine zweite Person`,
      }),
    of: (kind: string, amount: string, order: string) => `${kind} über ${amount}, Bestellung ${order}`,
    by: (name: string) => `beantragt von ${name}`,
  },
};

import type { Subscriber } from '@tessera/shared/contract';
import { plural } from '@tessera/shared/i18n';

const states: Record<Subscriber['state'], string> = {
  pending: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  unsubscribed: 'Abgemeldet',
};

export const newsletter = {
  title: 'Newsletter',
  theSubscribers: 'Die Empfänger',
  subscribers: 'Empfänger',
  count: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Empfänger`, other: `${shown} Empfänger` }),
  search: 'Anfang einer E-Mail-Adresse suchen',
  states,
  sources: { footer: 'Formular im Fuß der Seite', account: 'Konto', import: 'Kundendatei' },
  languages: { en: 'Englisch', de: 'Deutsch' },
  columns: {
    email: 'E-Mail',
    state: 'Status',
    requested_at: 'Angefragt',
    confirmed_at: 'Bestätigt',
    source: 'Wo',
    language: 'Sprache',
    consent: 'Zugestimmt',
    action: 'Abmelden',
  },
  filters: { state: 'Status', source: 'Wo', language: 'Sprache' },
  sorts: { '-requested_at': 'Neueste zuerst', requested_at: 'Älteste zuerst' },
  views: { all: 'Alle', confirmed: 'Bestätigt', pending: 'Wartend', unsubscribed: 'Abgemeldet' },
  none: 'Noch keine Empfänger',
  noneText: 'Wenn jemand den Newsletter anfragt, erscheint das hier.',
  noMatch: 'Kein Empfänger passt',
  noMatchText: 'Versuchen Sie andere Filter oder den Anfang der Adresse.',
  showAll: 'Alle Empfänger zeigen',
  takeOff: 'Abmelden',
  takeOffWhom: (email: string) => `${email} abmelden`,
  takeOffText: 'Sie erhalten keinen Newsletter mehr, bis sie ihn wieder anfragen. Der Nachweis der Zustimmung bleibt.',
  takenOff: 'Der Empfänger wurde abgemeldet',
  gone: 'Bereits abgemeldet',
};

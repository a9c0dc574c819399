import type { MailText } from '@tessera/shared/contract';
import { plural } from '@tessera/shared/i18n';
import { mailNames } from '../../de/mail-names';

const kinds: Record<MailText['kind'], string> = {
  subject: 'Betreff',
  preview: 'Neben dem Betreff',
  text: 'Absatz',
  button: 'Schaltfläche',
  label: 'Bezeichnung',
  reason: 'Letzte Zeile: warum sie kam',
};

export const mails = {
  theMails: 'Die E-Mails',
  lead: 'Was jede E-Mail sagt, in jeder Sprache. Wo nichts geschrieben ist, sagt sie, was jeder Shop sagt.',
  names: mailNames,
  groups: {
    common: 'In mehreren E-Mails',
    orders: 'Bestellungen und Rücksendungen',
    'pay-later': 'Später bezahlen',
    'stored-values': 'Geschenkkarten und Guthaben',
    notices: 'Neuigkeiten und Nachrichten',
    account: 'Konten und Team',
  },
  columns: { name: 'E-Mail', group: 'Worum es geht', en: 'Englisch', de: 'Deutsch' },
  usual: 'Übliche Texte',
  own: (count: number, number: string) =>
    plural('de', count, { one: '1 eigener Text', other: `${number} eigene Texte` }),
  count: (count: number, number: string) => plural('de', count, { one: '1 E-Mail', other: `${number} E-Mails` }),
  theSettings: 'Die Texte der E-Mail',
  mailLead:
    'Anrede, Artikel, Links und was jemand selbst geschrieben hat, stehen an ihrem Platz. Ein leeres Feld sagt, was jeder Shop sagt. E-Mails, die einen Moment nach dem Speichern hinausgehen, haben die neuen Texte.',
  reminderLead: 'Betreff und Anfang der Erinnerungen schreiben Sie unter Zahlungen, für jeden Tag.',
  toReminders: 'Erinnerungen bei späterer Zahlung',
  missing: 'Diese E-Mail gibt es nicht',
  missingText: 'Vielleicht ist die Adresse nicht vollständig.',
  toMails: 'Alle E-Mails',
  language: 'Sprache',
  languages: { en: 'Englisch', de: 'Deutsch' },
  texts: 'Texte',
  kinds,
  numbered: (kind: string, number: number) => `${kind} ${number}`,
  placeholders: (all: string) => `Eingesetzt wird: ${all}`,
  needed: (all: string) => `Darin muss ${all} stehen`,
  toUsual: 'Zurück zum üblichen Text',
  toUsualOf: (label: string) => `Zurück zum üblichen Text: ${label}`,
  allToUsual: 'Alle zurück zu den üblichen Texten',
  preview: 'So wird sie verschickt',
  previewLead:
    'Mit erfundenen Daten. Manche Texte gibt es nur in manchen Fällen, etwa bei einer Zahlungsart: Setzen Sie den Cursor hinein, und hier steht ein solcher Fall.',
  subject: 'Betreff',
  asHtml: 'Die E-Mail',
  asText: 'Für Programme, die kein HTML zeigen',
  send: 'An mich senden',
  sentTo: (to: string) => `Die E-Mail geht an ${to}`,
  notSent: 'Die E-Mail wurde nicht gesendet',
  saved: 'Die Texte wurden gespeichert',
  stale:
    'Jemand hat Texte dieser E-Mail geändert, seit Sie sie geöffnet haben. Was Sie nicht angefasst hatten, ist jetzt wie dort.',
};

import { plural } from '@tessera/shared/i18n';

export const reminders = {
  theSettings: 'Die Erinnerungen',
  lead: 'E-Mails an Kunden zu offenen Raten, ab acht Uhr, höchstens eine am Tag. Was verschickt wurde, bleibt im Verlauf jedes Kontos.',
  holding: 'Überfällig',
  hold: 'Tage Verzug, bis ein Konto gesperrt ist',
  holdHint: 'Wer länger etwas Überfälliges hat, kauft nichts mehr auf spätere Zahlung. 0: vom ersten Tag an.',
  when: (days: number | undefined) => {
    if (days === undefined) return 'Eine neue Erinnerung';
    if (days === 0) return 'Am Tag selbst';
    return days < 0
      ? plural('de', -days, { one: 'Einen Tag vorher', other: `${-days} Tage vorher` })
      : plural('de', days, { one: 'Einen Tag danach', other: `${days} Tage danach` });
  },
  fields: { days: 'Tage', when: 'Vom Tag der Fälligkeit aus', subject: 'Betreff', text: 'Anfang' },
  whens: { before: 'davor', after: 'danach' },
  languages: { en: 'Englisch', de: 'Deutsch' },
  usual: 'der übliche Text',
  says: (subject: string, text: string) => `Üblicher Text: „${subject}. ${text}“`,
  placeholders: (names: readonly string[]) =>
    `Steht über den Raten. Eingesetzt werden: ${names.map((name) => `{${name}}`).join(', ')}.`,
  write: 'Eigenen Text schreiben',
  toUsual: 'Zurück zum üblichen Text',
  preview: 'Vorschau',
  previewTitle: 'Vorschau',
  previewLead: 'So würde sie verschickt, mit einer ausgedachten Rate.',
  add: 'Erinnerung hinzufügen',
  remove: (title: string) => `Entfernen: ${title}`,
  faults: {
    days: 'Bitte geben Sie eine Zahl von Tagen von 0 bis 90 ein',
    step: 'Bitte geben Sie eine Zahl von Tagen ein: höchstens 30 vorher, 90 danach',
  },
  saved: 'Die Erinnerungen wurden gespeichert',
  stale:
    'Jemand hat die Erinnerungen geändert, seit Sie sie geöffnet haben. Was Sie nicht geändert hatten, ist jetzt auf deren Stand.',
};

import type { secondFactor as en } from '../en/second-factor';

export const secondFactor: typeof en = {
  app: {
    form: 'Code eingeben',
    field: 'Code',
    hint: 'Der 6-stellige Code aus Ihrer Authenticator-App.',
    other: 'Wiederherstellungscode benutzen',
  },
  recovery: {
    form: 'Wiederherstellungscode eingeben',
    field: 'Wiederherstellungscode',
    hint: 'Einer der zehn Codes, die Sie beim Einschalten der Zwei-Faktor-Anmeldung aufbewahrt haben. Jeder gilt einmal.',
    other: 'Code der App benutzen',
  },
  missing: 'Bitte geben Sie den Code ein',
  send: 'Bestätigen',
  back: 'Zurück',
};

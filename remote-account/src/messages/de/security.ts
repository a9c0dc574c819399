import type { security as en } from '../en/security';

export const security: typeof en = {
  title: 'Sicherheit',
  failure: 'Ihr Konto konnte nicht geladen werden',
  loading: 'Ihre Sicherheitseinstellungen werden geladen',
  passwordTitle: 'Passwort',
  passwordIntro: 'Wenn Sie es ändern, werden alle anderen Geräte abgemeldet.',
  changePassword: 'Passwort ändern',
  current: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  nextHint: 'Mindestens 8 Zeichen, mit Großbuchstabe, Kleinbuchstabe und Ziffer.',
  repeat: 'Neues Passwort wiederholen',
  submit: 'Passwort ändern',
  changing: 'Wird geändert ...',
  changed: 'Passwort geändert. Ihre anderen Geräte sind abgemeldet.',
  sessionsTitle: 'Wo Sie angemeldet sind',
  sessionsIntro:
    'Melden Sie Geräte ab, die Sie nicht kennen oder nicht mehr benutzen, und ändern Sie Ihr Passwort, wenn eines nicht Ihres ist.',
  sessionsFailure: 'Ihre Geräte konnten nicht geladen werden',
  sessionsLoading: 'Ihre Geräte werden geladen',
  thisDevice: 'Dieses Gerät',
  lastSeen: 'Zuletzt gesehen',
  signOut: 'Abmelden',
  signOutAll: 'Alle anderen Geräte abmelden',
  signedOut: (device) => `${device} ist abgemeldet`,
  signedOutAll: 'Alle anderen Geräte sind abgemeldet',
};

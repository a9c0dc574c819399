import type { profile as en } from '../en/profile';

export const profile: typeof en = {
  title: 'Ihr Konto',
  failure: 'Ihr Konto konnte nicht geladen werden',
  loading: 'Ihr Konto wird geladen',
  profileTitle: 'Profil',
  edit: 'Profil bearbeiten',
  name: 'Name',
  memberSince: 'Mitglied seit',
  first_name: 'Vorname',
  last_name: 'Nachname',
  username: 'Benutzername',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert ...',
  saved: 'Profil gespeichert',
  yourProfile: 'Ihr Profil',
};

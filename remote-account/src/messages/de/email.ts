export const email = {
  title: 'E-Mail-Adresse',
  intro: 'Damit melden Sie sich an, und dorthin gehen E-Mails zu Ihren Bestellungen.',
  change: 'E-Mail-Adresse ändern',
  address: 'E-Mail',
  confirmed: 'Bestätigt',
  unconfirmed: 'Noch nicht bestätigt',
  confirmTitle: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  confirmText: (email: string) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um zu zeigen, dass die Adresse Ihre ist.`,
  pendingTitle: 'Ihre neue E-Mail-Adresse wartet auf Bestätigung',
  pendingText: (pending: string, email: string) =>
    `Wir haben einen Link an ${pending} gesendet. Bis Sie ihn öffnen, melden Sie sich mit ${email} an. Wenn keine E-Mail ankommt, sehen Sie im Spam-Ordner nach oder wählen Sie noch einmal „E-Mail-Adresse ändern“.`,
  resend: 'Link noch einmal senden',
  resent: 'Wir haben den Link noch einmal gesendet.',
  newEmail: 'Neue E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Um sicherzugehen, dass Sie es sind.',
  same: 'Das ist bereits die Adresse Ihres Kontos',
  submit: 'Bestätigungslink senden',
  sending: 'Wird gesendet ...',
  sent: 'Bitte öffnen Sie den Link, den wir an Ihre neue E-Mail-Adresse gesendet haben.',
};

import type { newsletter as en } from '../en/newsletter';

export const newsletter: typeof en = {
  failed: 'Wir konnten das gerade nicht senden. Bitte versuchen Sie es erneut.',
  confirm: {
    title: 'Anmeldung bestätigen',
    text: 'Ein Klick, und unsere Angebote kommen per E-Mail zu Ihnen. Ohne ihn hören Sie nichts von uns.',
    action: 'Anmeldung bestätigen',
    doneTitle: 'Sie sind angemeldet',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    text: 'Ein Klick, und Sie erhalten keinen Newsletter mehr. E-Mails zu Ihren Bestellungen kommen weiterhin.',
    action: 'Abbestellen',
    doneTitle: 'Sie sind abgemeldet',
  },
  goneTitle: 'Dieser Link ist nicht mehr gültig',
  gone: 'Er wurde schon benutzt, ist zu alt oder wurde nicht vollständig kopiert. Am Ende jeder Seite können Sie sich erneut anmelden.',
  goOn: 'Weiter zum Shop',
  contact: 'Kontakt aufnehmen',
};

import type { backInStock as en } from '../en/back-in-stock';

export const backInStock: typeof en = {
  failed: 'Wir konnten das gerade nicht senden. Bitte versuchen Sie es erneut.',
  confirm: {
    title: 'Sollen wir Ihnen Bescheid geben?',
    text: 'Ein Klick, und Sie erhalten eine einzige E-Mail, sobald das Produkt wieder da ist. Ohne ihn hören Sie nichts von uns.',
    action: 'Ja, bitte Bescheid geben',
    doneTitle: 'Wir geben Ihnen Bescheid',
  },
  unsubscribe: {
    title: 'Keine weiteren dieser E-Mails',
    text: 'Ein Klick, und wir senden Ihnen keine E-Mails dieser Art mehr. E-Mails zu Ihren Bestellungen kommen weiterhin.',
    action: 'Nicht mehr senden',
    doneTitle: 'Es kommen keine weiteren',
  },
  goneTitle: 'Dieser Link ist nicht mehr gültig',
  gone: 'Er wurde schon benutzt, ist zu alt oder wurde nicht vollständig kopiert. Auf der Seite des Produkts können Sie erneut darum bitten.',
  goOn: 'Weiter zum Shop',
  contact: 'Kontakt aufnehmen',
};
